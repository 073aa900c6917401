<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BeltLine</name>
    <message numerus="yes">
        <source>The belt: one step back in %n second(s)</source>
        <translation>
            <numerusform>The belt: one step back in %n second</numerusform>
            <numerusform>The belt: one step back in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one step back in %n second(s)</source>
        <translation>
            <numerusform>one step back in %n second</numerusform>
            <numerusform>one step back in %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n door(s) behind you</source>
        <translation>
            <numerusform>%n door behind you</numerusform>
            <numerusform>%n doors behind you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break(s) through</source>
        <translation>
            <numerusform>%n breaks through</numerusform>
            <numerusform>%n break through</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mind −%n each round</source>
        <translation>
            <numerusform>Mind −%n each round</numerusform>
            <numerusform>Mind −%n each round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bravery −%n each round</source>
        <translation>
            <numerusform>Bravery −%n each round</numerusform>
            <numerusform>Bravery −%n each round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardRing</name>
    <message numerus="yes">
        <source>%n field(s) ahead</source>
        <translation>
            <numerusform>%n field ahead</numerusform>
            <numerusform>%n fields ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxOfCards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BreathWater</name>
    <message numerus="yes">
        <source>Under water: %n second(s) without a breath</source>
        <translation>
            <numerusform>Under water: %n second without a breath</numerusform>
            <numerusform>Under water: %n seconds without a breath</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) without a breath</source>
        <translation>
            <numerusform>%n second without a breath</numerusform>
            <numerusform>%n seconds without a breath</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <translation>
            <numerusform>%n second so far</numerusform>
            <numerusform>%n seconds so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>%n fear(s)</source>
        <translation>
            <numerusform>%n fear</numerusform>
            <numerusform>%n fears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more line(s)</source>
        <translation>
            <numerusform>and %n more line</numerusform>
            <numerusform>and %n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), not kept when the deck is saved</source>
        <translation>
            <numerusform>%n remark, not kept when the deck is saved</numerusform>
            <numerusform>%n remarks, not kept when the deck is saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out: {lines}</source>
        <translation>
            <numerusform>%n line left out: {lines}</numerusform>
            <numerusform>%n lines left out: {lines}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n card to draw</numerusform>
            <numerusform>%n cards to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n to draw</numerusform>
            <numerusform>%n to draw</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message numerus="yes">
        <source>%n point(s), %1 in all</source>
        <translation>
            <numerusform>%n point, %1 in all</numerusform>
            <numerusform>%n points, %1 in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message numerus="yes">
        <source>%n evening(s) are behind it. Which one do you want to watch again?</source>
        <translation>
            <numerusform>%n evening is behind it. Do you want to watch it again?</numerusform>
            <numerusform>%n evenings are behind it. Which one do you want to watch again?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s). Arrows choose a value and how many, Return plays.</source>
        <translation>
            <numerusform>Your hand, %n card. Arrows choose a value and how many, Return plays.</numerusform>
            <numerusform>Your hand, %n cards. Arrows choose a value and how many, Return plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n card(s)</source>
        <translation>
            <numerusform>%1, %2, %n card</numerusform>
            <numerusform>%1, %2, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnewTable</name>
    <message numerus="yes">
        <source>%1 guessed %2 in %n round(s): %3</source>
        <translation>
            <numerusform>%1 guessed %2 in %n round: %3</numerusform>
            <numerusform>%1 guessed %2 in %n rounds: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>Counted: %n ranking(s) read out, in {games}.</source>
        <translation>
            <numerusform>Counted: %n ranking read out, in {games}.</numerusform>
            <numerusform>Counted: %n rankings read out, in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted: %n guess(es) read out, in {games}.</source>
        <translation>
            <numerusform>Counted: %n guess read out, in {games}.</numerusform>
            <numerusform>Counted: %n guesses read out, in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n saved game could not be read and is left out.</numerusform>
            <numerusform>%n saved games could not be read and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is erased. Struck out in %n saved game(s).</source>
        <translation>
            <numerusform>{name} is erased. Struck out in %n saved game.</numerusform>
            <numerusform>{name} is erased. Struck out in %n saved games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranking(s)</source>
        <translation>
            <numerusform>%n ranking</numerusform>
            <numerusform>%n rankings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>likely place {best}, in %n ranking(s)</source>
        <translation>
            <numerusform>likely place {best}, in %n ranking</numerusform>
            <numerusform>likely place {best}, in %n rankings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>likely place {best} to {worst}, in %n ranking(s)</source>
        <translation>
            <numerusform>likely place {best} to {worst}, in %n ranking</numerusform>
            <numerusform>likely place {best} to {worst}, in %n rankings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es), {points} points</source>
        <translation>
            <numerusform>%n guess, {points} points</numerusform>
            <numerusform>%n guesses, {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es), {points} points, all four right: {perfect}</source>
        <translation>
            <numerusform>%n guess, {points} points, all four right: {perfect}</numerusform>
            <numerusform>%n guesses, {points} points, all four right: {perfect}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n point(s), woken in round {round}</source>
        <translation>
            <numerusform>%n point, woken in round {round}</numerusform>
            <numerusform>%n points, woken in round {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), in round {round}</source>
        <translation>
            <numerusform>%n point, in round {round}</numerusform>
            <numerusform>%n points, in round {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, {names} has %n point(s)</source>
        <translation>
            <numerusform>Round {round}, {names} has %n point</numerusform>
            <numerusform>Round {round}, {names} has %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, {names} have %n point(s)</source>
        <translation>
            <numerusform>Round {round}, {names} have %n point</numerusform>
            <numerusform>Round {round}, {names} have %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message numerus="yes">
        <source>%n field(s) ahead of the Shadow</source>
        <translation>
            <numerusform>%n field ahead of the Shadow</numerusform>
            <numerusform>%n fields ahead of the Shadow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message numerus="yes">
        <source>%1: %n point(s), the goal is %2</source>
        <translation>
            <numerusform>%1: %n point, the goal is %2</numerusform>
            <numerusform>%1: %n points, the goal is %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>The ring has {fields} fields. The Shadow starts %n field(s) behind you.</source>
        <translation>
            <numerusform>The ring has {fields} fields. The Shadow starts %n field behind you.</numerusform>
            <numerusform>The ring has {fields} fields. The Shadow starts %n fields behind you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the twelve Nightmares want(s) your hands.</source>
        <translation>
            <numerusform>%n of the twelve Nightmares wants your hands.</numerusform>
            <numerusform>%n of the twelve Nightmares want your hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the twelve Nightmares is/are active, with a die for your hands.</source>
        <translation>
            <numerusform>%n of the twelve Nightmares is active, with a die for your hands.</numerusform>
            <numerusform>%n of the twelve Nightmares are active, with a die for your hands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointBoxes</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>{people}, %n point(s)</source>
        <translation>
            <numerusform>{people}, %n point</numerusform>
            <numerusform>{people}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mistake: it gives away about %n point(s). Better: {better}.</source>
        <translation>
            <numerusform>Mistake: it gives away about %n point. Better: {better}.</numerusform>
            <numerusform>Mistake: it gives away about %n points. Better: {better}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lucky die: it is worth about %n point(s).</source>
        <translation>
            <numerusform>Lucky die: it is worth about %n point.</numerusform>
            <numerusform>Lucky die: it is worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlucky die: it costs about %n point(s).</source>
        <translation>
            <numerusform>Unlucky die: it costs about %n point.</numerusform>
            <numerusform>Unlucky die: it costs about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{people}. {names} won with %n point(s)</source>
        <translation>
            <numerusform>{people}. {names} won with %n point</numerusform>
            <numerusform>{people}. {names} won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaySheet</name>
    <message numerus="yes">
        <source>%1, %n point(s), the goal is %2</source>
        <translation>
            <numerusform>%1, %n point, the goal is %2</numerusform>
            <numerusform>%1, %n points, the goal is %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n point in this round</numerusform>
            <numerusform>%n points in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundOpen</name>
    <message numerus="yes">
        <source>%1: %n point(s). %2 In all %3.</source>
        <translation>
            <numerusform>%1: %n point. %2 In all %3.</numerusform>
            <numerusform>%1: %n points. %2 In all %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n clause(s) found</source>
        <translation>
            <numerusform>%n clause found</numerusform>
            <numerusform>%n clauses found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) marked</source>
        <translation>
            <numerusform>%n clause marked</numerusform>
            <numerusform>%n clauses marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n point in this round</numerusform>
            <numerusform>%n points in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point in all</numerusform>
            <numerusform>%n points in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message numerus="yes">
        <source>The dice board: %n spider(s) lie on it.</source>
        <translation>
            <numerusform>The dice board: %n spider lies on it.</numerusform>
            <numerusform>The dice board: %n spiders lie on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n tooth/teeth lie on it.</source>
        <translation>
            <numerusform>The dice board: %n tooth lies on it.</numerusform>
            <numerusform>The dice board: %n teeth lie on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n monster(s) lie on it.</source>
        <translation>
            <numerusform>The dice board: %n monster lies on it.</numerusform>
            <numerusform>The dice board: %n monsters lie on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n nail(s) lie on it.</source>
        <translation>
            <numerusform>The dice board: %n nail lies on it.</numerusform>
            <numerusform>The dice board: %n nails lie on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>You walk %n step(s).</source>
        <translation>
            <numerusform>You walk %n step.</numerusform>
            <numerusform>You walk %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stray back %n step(s).</source>
        <translation>
            <numerusform>You stray back %n step.</numerusform>
            <numerusform>You stray back %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The belt carries you back %n step(s).</source>
        <translation>
            <numerusform>The belt carries you back %n step.</numerusform>
            <numerusform>The belt carries you back %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fall %n step(s).</source>
        <translation>
            <numerusform>You fall %n step.</numerusform>
            <numerusform>You fall %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Shadow comes %n step(s) closer.</source>
        <translation>
            <numerusform>The Shadow comes %n step closer.</numerusform>
            <numerusform>The Shadow comes %n steps closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coins make %n Nightmare(s) active.</source>
        <translation>
            <numerusform>The coins make %n Nightmare active.</numerusform>
            <numerusform>The coins make %n Nightmares active.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tallies</name>
    <message numerus="yes">
        <source>%1: %n point(s), the goal is %2</source>
        <translation>
            <numerusform>%1: %n point, the goal is %2</numerusform>
            <numerusform>%1: %n points, the goal is %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksBoard</name>
    <message numerus="yes">
        <source>Scared lay on top: two for each of %n card(s) under it.</source>
        <translation>
            <numerusform>Scared lay on top: two for the one card under it.</numerusform>
            <numerusform>Scared lay on top: two for each of %n cards under it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under Scared.</source>
        <translation>
            <numerusform>%n card under Scared.</numerusform>
            <numerusform>%n cards under Scared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksEnd</name>
    <message numerus="yes">
        <source>Place %1, shared: %2, %n point(s). %3</source>
        <translation>
            <numerusform>Place %1, shared: %2, %n point. %3</numerusform>
            <numerusform>Place %1, shared: %2, %n points. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s). %3</source>
        <translation>
            <numerusform>Place %1: %2, %n point. %3</numerusform>
            <numerusform>Place %1: %2, %n points. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksPlacing</name>
    <message numerus="yes">
        <source>in your last %n round(s) with {seats} at the table</source>
        <translation>
            <numerusform>in your last round with {seats} at the table</numerusform>
            <numerusform>in your last %n rounds with {seats} at the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksReplay</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksStory</name>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} draws %n card.</numerusform>
            <numerusform>{name} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scared of {name} lies at {position}: %n point(s).</source>
        <translation>
            <numerusform>Scared of {name} lies at {position}: %n point.</numerusform>
            <numerusform>Scared of {name} lies at {position}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round {round} {names} leads with %n point(s).</source>
        <translation>
            <numerusform>After round {round} {names} leads with %n point.</numerusform>
            <numerusform>After round {round} {names} leads with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round {round} {names} lead with %n point(s).</source>
        <translation>
            <numerusform>After round {round} {names} lead with %n point.</numerusform>
            <numerusform>After round {round} {names} lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins with %n point(s).</source>
        <translation>
            <numerusform>{names} wins with %n point.</numerusform>
            <numerusform>{names} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win together with %n point(s).</source>
        <translation>
            <numerusform>{names} win together with %n point.</numerusform>
            <numerusform>{names} win together with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winner</name>
    <message numerus="yes">
        <source>Place %1, shared: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1, shared: %2, %n point</numerusform>
            <numerusform>Place %1, shared: %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n point</numerusform>
            <numerusform>Place %1: %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstEnd</name>
    <message numerus="yes">
        <source>%1 gave it place %2 in round %3; %n guess(es), none right</source>
        <translation>
            <numerusform>%1 gave it place %2 in round %3; %n guess, and it was wrong</numerusform>
            <numerusform>%1 gave it place %2 in round %3; %n guesses, all wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstSheet</name>
    <message numerus="yes">
        <source>%n place(s) still open</source>
        <translation>
            <numerusform>%n place still open</numerusform>
            <numerusform>%n places still open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstStory</name>
    <message numerus="yes">
        <source>%n card(s) are shuffled and put under the pile.</source>
        <translation>
            <numerusform>%n card is shuffled and put under the pile.</numerusform>
            <numerusform>%n cards are shuffled and put under the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {name}, {total} in all.</source>
        <translation>
            <numerusform>%n point for {name}, {total} in all.</numerusform>
            <numerusform>%n points for {name}, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins with %n point(s).</source>
        <translation>
            <numerusform>{names} wins with %n point.</numerusform>
            <numerusform>{names} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win together with %n point(s).</source>
        <translation>
            <numerusform>{names} win together with %n point.</numerusform>
            <numerusform>{names} win together with %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
