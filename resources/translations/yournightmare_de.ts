<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionChoice</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much do you dare?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dare %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BedroomPage</name>
    <message>
        <source>Bedroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not in this version yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This door will open in a later version. The door to “Endless Nightmare” is open tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Endless Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n door(s) behind you</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{value} of {highest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n break(s) through</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Mind −%n each round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mind loses nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Bravery −%n each round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bravery loses nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you, on a {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Shadow, on a {faces}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message numerus="yes">
        <source>%n step(s) on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no use now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track} {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faces} in 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must move with 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Movement this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose your action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parachute opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You fall on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Nightmare is overcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nightmare} comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track} {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 1 Mind: add 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 1 Mind: take 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueFrame</name>
    <message>
        <source>Continue %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueWall</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>Your saved games and settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything lies in this folder. Copy it to keep it safe or to take it to another computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder could not be opened here. Copy its path and open it in your file manager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The games you play now are kept in memory only. Check the folder, or start with another one by --data-dir.
{folder}
{reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of saved games can&apos;t be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t begin as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t be played on from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fault}. The file was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number for the deal has digits only, 18 at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>The die shows %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doors</name>
    <message>
        <source>Your Worst Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank four fears, then guess how a friend has ranked them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endless Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry the lantern. Stay ahead of the Shadow for as long as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monster Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win tricks and turn over your stack, but leave Scared where it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 6 players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>10 × %1 survived, and %n step(s) walked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your first night in the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best so far. Before it was %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions were taken back in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Endless</name>
    <message>
        <source>Survived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mantras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bravery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defy horrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tame fear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recite spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recite mantras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather courage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear and Horrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each successful Movement, Horrors rise by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buried Alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dig: a successful Movement makes two steps fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In phase V a 1, 2 or 3 brings Fear, a 4 or 5 Horrors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nakedness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second round on: a die above your Bravery, and you must move with 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die below your Bravery opens the parachute. Else you fall two fields. At the door lies the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every successful action has one Action Point fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed Movement leads you back as far as you dared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round: on a 1, 2 or 3 they block the way. No Movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round the belt carries you back by one field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each successful Movement, Fear rises by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temptation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second round on: a die above your Bravery, and you lose your action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each failed Movement, Fear rises by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat has nothing to decide now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can&apos;t be done at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Monsters block your way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must move with 5, naked as you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last point of Mind can&apos;t be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would not change the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have been through this one already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such Nightmare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shadow has you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Mind has gone dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Bravery is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have hit the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ran into the Shadow from behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first die for the Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second die for the Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for the Nightmare&apos;s ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for the parachute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for your action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fresh die</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndlessBoard</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndlessPage</name>
    <message>
        <source>Endless Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game; it is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your best is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dream again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndlessTable</name>
    <message>
        <source>With 1 Mind it is {odds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for a Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face the Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw a fresh die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull the cord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will you dream?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the six?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wants something of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will you pay with your Mind?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You wake up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2, 3: the left column. 4, 5, 6: the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die counts down the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action this round. A fresh die moves Shadow, Fear and Horrors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above your Bravery of {bravery} you must move with 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above your Bravery of {bravery} you lose your action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a 1, 2 or 3 the Monsters block your way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below your Bravery of {bravery} the parachute opens. Mind can&apos;t help here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceTable</name>
    <message>
        <source>Chance of success: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bravery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you lose the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Footboard</name>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Footsteps</name>
    <message>
        <source>%1 of %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>This room can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the program is missing or damaged. Nothing of your games is lost. Installing the program again mends it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message>
        <source>You threw a %1. One point of Mind adds 2 or takes 2 away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) ahead of the Shadow</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}

Every decision you made until now is saved. You can go on; if the screen looks wrong, go back to the bedroom and continue from there. What happened is written down in {log}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightmareCard</name>
    <message>
        <source>Duration %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightmareChoice</name>
    <message>
        <source>1 · 2 · 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 · 5 · 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at one to see what it does. The number is its length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is its length in steps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnDie</name>
    <message>
        <source>Throw your own die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the result of the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseStrip</name>
    <message>
        <source>Phases of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase %1, %2: now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>The ring. The Shadow is %1 fields behind you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) ahead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change here holds at once and is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light and motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your system asks for high contrast, so it is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With reduced motion everything changes at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets everything on this page back. Your games stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is as on the first evening.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>You walk %n step(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stray back %n step(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The belt carries you back %n step(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fall %n field(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Shadow comes %n step(s) closer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The Shadow falls with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stare the Horrors down to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You tame your Fear down to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Spells grow to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Mantras grow to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Bravery rises to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horrors rise to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear creeps up to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you saw on the way lifts Horrors to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something with legs lifts Fear to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late again: Fear climbs to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horrors break through: Mind falls to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear breaks through: Bravery falls to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Bravery stands at {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more door is behind you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must run for it with 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your nerve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give in and lose the action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You resist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Monsters block the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Monsters look elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parachute opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cord won&apos;t give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You defy the Horrors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold your Fear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spells come to your lips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mantras find their rhythm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gather courage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dared} dared: your feet won&apos;t move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dared} dared: the Horrors stare back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dared} dared: your Fear won&apos;t be tamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dared} dared: the Spell slips away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dared} dared: the Mantra falters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dared} dared: no courage comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first die shows {eyes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second die shows {eyes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Nightmare&apos;s die shows {eyes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pull the cord: {eyes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You throw a {eyes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fresh die shows {eyes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay 1 Mind: the {eyes} counts as {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nightmare} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nightmare} lies behind you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shadow waits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryLog</name>
    <message>
        <source>The story so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lie down. The lamp goes out. Somewhere behind you something opens its eyes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextSample</name>
    <message>
        <source>Something is under the bed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is only your slippers. Probably.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitleSign</name>
    <message>
        <source>Your Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nightmare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three doors. Which one tonight?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything saved before is kept, and the game goes on in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the file of saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other program and try again, or export the game to a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left to save the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on the disk and try again, or export the game to another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of saved games can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow writing there, or export the game elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of saved games can&apos;t be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed, and games can be played in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the folder, or start with another one by --data-dir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged file was copied aside and nothing in it was overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could be read is in the library; keep the copy if you miss a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games were written by a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the newer version, or start with another folder by --data-dir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This saved game is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other saved games are as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This saved game can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left untouched, and so were the other saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a newer version of the program, or delete the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
