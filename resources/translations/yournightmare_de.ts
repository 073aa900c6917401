<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionChoice</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>How much do you dare?</source>
        <translation>Wie viel wagst du?</translation>
    </message>
    <message>
        <source>throw above it</source>
        <translation>würfle darüber</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Aktionspunkte</translation>
    </message>
    <message>
        <source>Dare %1</source>
        <translation>%1 wagen</translation>
    </message>
</context>
<context>
    <name>BedroomPage</name>
    <message>
        <source>Bedroom</source>
        <translation>Schlafzimmer</translation>
    </message>
</context>
<context>
    <name>BeltLine</name>
    <message numerus="yes">
        <source>The belt: one step back in %n second(s)</source>
        <translation>
            <numerusform>Das Band: in %n Sekunde ein Schritt zurück</numerusform>
            <numerusform>Das Band: in %n Sekunden ein Schritt zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>The belt runs</source>
        <translation>Das Band läuft</translation>
    </message>
    <message numerus="yes">
        <source>one step back in %n second(s)</source>
        <translation>
            <numerusform>in %n Sekunde ein Schritt zurück</numerusform>
            <numerusform>in %n Sekunden ein Schritt zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlindTable</name>
    <message>
        <source>The blind table</source>
        <translation>Der Tisch für Blinde</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Spiel verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Where is the die?</source>
        <translation>Wo liegt der Würfel?</translation>
    </message>
    <message>
        <source>Your roll has failed already: your finger can&apos;t help any more, but you have to point.</source>
        <translation>Dein Wurf ist schon misslungen: Dein Finger hilft nicht mehr, aber zeigen musst du.</translation>
    </message>
    <message>
        <source>Look well. In the dark: press on your hand, glide to the die in one movement, and let go. Or hold the arrow keys, and point with Space.</source>
        <translation>Schau gut hin. Im Dunkeln: Drück auf deine Hand, gleite in einer Bewegung zum Würfel und lass los. Oder halte die Pfeiltasten und zeig mit der Leertaste.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc opens your eyes again</source>
        <translation>Esc öffnet die Augen wieder</translation>
    </message>
</context>
<context>
    <name>BlindTop</name>
    <message>
        <source>The blind table</source>
        <translation>Der Tisch für Blinde</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n door(s) behind you</source>
        <translation>
            <numerusform>%n Tür hinter dir</numerusform>
            <numerusform>%n Türen hinter dir</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} of {highest}</source>
        <translation>{value} von {highest}</translation>
    </message>
    <message numerus="yes">
        <source>%n break(s) through</source>
        <translation>
            <numerusform>%n bricht durch</numerusform>
            <numerusform>%n brechen durch</numerusform>
        </translation>
    </message>
    <message>
        <source>held back</source>
        <translation>abgewehrt</translation>
    </message>
    <message numerus="yes">
        <source>Mind −%n each round</source>
        <translation>
            <numerusform>Verstand −%n je Runde</numerusform>
            <numerusform>Verstand −%n je Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Mind loses nothing</source>
        <translation>Verstand bleibt</translation>
    </message>
    <message numerus="yes">
        <source>Bravery −%n each round</source>
        <translation>
            <numerusform>Mut −%n je Runde</numerusform>
            <numerusform>Mut −%n je Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Bravery loses nothing</source>
        <translation>Mut bleibt</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>Progress (your lantern)</source>
        <translation>Fortschritt (deine Laterne)</translation>
    </message>
    <message>
        <source>the Shadow</source>
        <translation>der Schatten</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>die Tür</translation>
    </message>
    <message>
        <source>you, on a {faces}</source>
        <translation>du bei {faces}</translation>
    </message>
    <message>
        <source>the Shadow, on a {faces}</source>
        <translation>der Schatten bei {faces}</translation>
    </message>
</context>
<context>
    <name>BoardRing</name>
    <message>
        <source>A ring of %1 fields. The Shadow starts %2 behind you.</source>
        <translation>Ein Ring aus %1 Feldern. Der Schatten beginnt %2 hinter dir.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) ahead</source>
        <translation>
            <numerusform>%n Feld voraus</numerusform>
            <numerusform>%n Felder voraus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>This board comes with the program and stays as it is. Copy it to make one of your own.</source>
        <translation>Dieses Brett gehört zum Programm und bleibt, wie es ist. Kopiere es und mach daraus dein eigenes.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Bretts</translation>
    </message>
    <message>
        <source>The circle</source>
        <translation>Der Kreis</translation>
    </message>
    <message>
        <source>Fields in the circle</source>
        <translation>Felder im Kreis</translation>
    </message>
    <message>
        <source>The Shadow starts this many fields behind</source>
        <translation>So viele Felder hinter dir beginnt der Schatten</translation>
    </message>
    <message>
        <source>In the variant for veterans it is always 5.</source>
        <translation>In der Variante für Veteranen sind es immer 5.</translation>
    </message>
    <message>
        <source>The Shadow table</source>
        <translation>Die Schattentafel</translation>
    </message>
    <message>
        <source>The result of the round minus the Nightmares survived says how far the Shadow comes.</source>
        <translation>Das Ergebnis der Runde, weniger die überlebten Albträume, sagt, wie weit der Schatten geht.</translation>
    </message>
    <message>
        <source>The straight tracks</source>
        <translation>Die geraden Leisten</translation>
    </message>
    <message>
        <source>Their first field is 0.</source>
        <translation>Ihr erstes Feld ist die 0.</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Brett löschen</translation>
    </message>
</context>
<context>
    <name>BoardTracks</name>
    <message>
        <source>Highest field</source>
        <translation>Höchstes Feld</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>%1, highest field</source>
        <translation>%1, höchstes Feld</translation>
    </message>
    <message>
        <source>%1, start</source>
        <translation>%1, Beginn</translation>
    </message>
</context>
<context>
    <name>BoardZone</name>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Still to be mended: {fields}.</source>
        <translation>Noch zu ändern: {fields}.</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Anything lower</source>
        <translation>Alles darunter</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} oder mehr</translation>
    </message>
    <message>
        <source>Exactly {low}</source>
        <translation>Genau {low}</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>Von {low} bis {high}</translation>
    </message>
    <message>
        <source>{field}: {reason}</source>
        <translation>{field}: {reason}</translation>
    </message>
    <message>
        <source>name: The board in {file} has this name already.</source>
        <translation>name: So heißt schon das Brett in {file}.</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Nicht benutzbar</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Gehört zum Programm</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Dein eigenes</translation>
    </message>
    <message>
        <source>This board can&apos;t be copied</source>
        <translation>Dieses Brett lässt sich nicht kopieren</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Mein Brett</translation>
    </message>
    <message>
        <source>My board {number}</source>
        <translation>Mein Brett {number}</translation>
    </message>
    <message>
        <source>This board can&apos;t be saved</source>
        <translation>Dieses Brett lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>This board can&apos;t be deleted</source>
        <translation>Dieses Brett lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>“{name}” is deleted. Games on it keep their board.</source>
        <translation>„{name}“ ist gelöscht. Begonnene Partien behalten ihr Brett.</translation>
    </message>
    <message>
        <source>This board can&apos;t be brought back</source>
        <translation>Dieses Brett lässt sich nicht zurückholen</translation>
    </message>
    <message>
        <source>{reason}
{file}
Everything is as before. Check the folder, then try again.</source>
        <translation>{reason}
{file}
Alles ist wie zuvor. Sieh nach dem Ordner und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>{name} · {note}</source>
        <translation>{name} · {note}</translation>
    </message>
    <message>
        <source>At least {low}, please.</source>
        <translation>Mindestens {low}, bitte.</translation>
    </message>
    <message>
        <source>At most {high}, please.</source>
        <translation>Höchstens {high}, bitte.</translation>
    </message>
    <message>
        <source>The Shadow must start less than one lap behind: at most {high}.</source>
        <translation>Weniger als ein Umlauf hinter dir: höchstens {high}.</translation>
    </message>
    <message>
        <source>This track must begin at 0.</source>
        <translation>Diese Leiste muss bei 0 beginnen.</translation>
    </message>
    <message>
        <source>The marker must start on the track: from 0 to {high}.</source>
        <translation>Der Marker muss auf der Leiste beginnen: von 0 bis {high}.</translation>
    </message>
    <message>
        <source>The marker must not start on 0, which ends the game.</source>
        <translation>Auf 0 darf der Marker nicht beginnen: Da ist die Partie schon aus.</translation>
    </message>
    <message>
        <source>Each row must begin below the row above it.</source>
        <translation>Jede Zeile muss unter der vorigen beginnen.</translation>
    </message>
    <message>
        <source>The last row must catch every result.</source>
        <translation>Die letzte Zeile muss alles auffangen.</translation>
    </message>
    <message>
        <source>The circle has {low} to {high} fields.</source>
        <translation>Der Kreis hat {low} bis {high} Felder.</translation>
    </message>
    <message>
        <source>The Shadow starts {low} to {high} fields behind you.</source>
        <translation>Der Schatten beginnt {low} bis {high} Felder hinter dir.</translation>
    </message>
    <message>
        <source>The highest field is a number from {low} to {high}.</source>
        <translation>Das höchste Feld ist eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>The start is a number from {low} to {high}.</source>
        <translation>Der Beginn ist eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>This row begins with a number from {low} to {high}.</source>
        <translation>Diese Zeile beginnt mit einer Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>The Shadow goes {low} to {high} steps.</source>
        <translation>Der Schatten geht {low} bis {high} Schritte.</translation>
    </message>
    <message>
        <source>The start is a number from {low} to {high}: 0 ends the game.</source>
        <translation>Der Beginn ist eine Zahl von {low} bis {high}: Bei 0 wäre das Spiel aus.</translation>
    </message>
    <message>
        <source>This row begins below the one above, from {low} to {high}.</source>
        <translation>Diese Zeile beginnt unter der darüber, von {low} bis {high}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fields in the circle</source>
        <translation>Felder im Kreis</translation>
    </message>
    <message>
        <source>The Shadow&apos;s start</source>
        <translation>Beginn des Schattens</translation>
    </message>
    <message>
        <source>Shadow table</source>
        <translation>Schattentafel</translation>
    </message>
    <message>
        <source>A whole number belongs here.</source>
        <translation>Hier gehört eine ganze Zahl hin.</translation>
    </message>
    <message>
        <source>A text in quotation marks belongs here.</source>
        <translation>Hier gehört ein Text in Anführungszeichen hin.</translation>
    </message>
    <message>
        <source>A list in square brackets belongs here.</source>
        <translation>Hier gehört eine Liste in eckigen Klammern hin.</translation>
    </message>
    <message>
        <source>Named entries belong here.</source>
        <translation>Hier gehören benannte Einträge hin.</translation>
    </message>
    <message>
        <source>It is too large for a board.</source>
        <translation>Für ein Brett ist sie zu groß.</translation>
    </message>
    <message>
        <source>Its text is not UTF-8.</source>
        <translation>Ihr Text ist kein UTF-8.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>Sie ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This can&apos;t be a name.</source>
        <translation>Das taugt nicht als Name.</translation>
    </message>
    <message>
        <source>It can&apos;t be read: {reason}</source>
        <translation>Sie lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>It can&apos;t be written: {reason}</source>
        <translation>Sie lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>It can&apos;t be removed: {reason}</source>
        <translation>Sie lässt sich nicht löschen: {reason}</translation>
    </message>
    <message>
        <source>This entry is missing.</source>
        <translation>Dieser Eintrag fehlt.</translation>
    </message>
    <message>
        <source>No board has an entry of this name.</source>
        <translation>Einen Eintrag dieses Namens hat kein Brett.</translation>
    </message>
    <message>
        <source>It must have {count} entries.</source>
        <translation>Es müssen {count} Einträge sein.</translation>
    </message>
    <message>
        <source>It is too short: at least {count}.</source>
        <translation>Zu kurz: mindestens {count}.</translation>
    </message>
    <message>
        <source>It is too long: at most {count}.</source>
        <translation>Zu lang: höchstens {count}.</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>So heißt schon ein Brett, das zum Programm gehört.</translation>
    </message>
    <message>
        <source>You have a board of this name already.</source>
        <translation>Du hast schon ein Brett dieses Namens.</translation>
    </message>
    <message>
        <source>This number is too small.</source>
        <translation>Diese Zahl ist zu klein.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Diese Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>The Shadow must start less than one lap behind.</source>
        <translation>Der Schatten muss weniger als einen Umlauf hinter dir beginnen.</translation>
    </message>
    <message>
        <source>The marker must start on the track.</source>
        <translation>Der Marker muss auf der Leiste beginnen.</translation>
    </message>
</context>
<context>
    <name>BoardsPage</name>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Enter the numbers of a board you own, or make one up.</source>
        <translation>Gib die Zahlen eines Bretts ein, das du besitzt, oder denk dir eins aus.</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Copy the standard board</source>
        <translation>Standardbrett kopieren</translation>
    </message>
    <message>
        <source>This board can&apos;t be used</source>
        <translation>Dieses Brett lässt sich nicht verwenden</translation>
    </message>
    <message>
        <source>The folder could not be opened here. Its path stands on the sheet.</source>
        <translation>Der Ordner ließ sich hier nicht öffnen. Sein Pfad steht auf dem Blatt.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Copy this board</source>
        <translation>Brett kopieren</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>%1. Not for children</source>
        <translation>%1. Nichts für Kinder</translation>
    </message>
    <message>
        <source>%1 · not for children</source>
        <translation>%1 · nichts für Kinder</translation>
    </message>
</context>
<context>
    <name>BoxOfCards</name>
    <message>
        <source>Find a fear</source>
        <translation>Eine Angst suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards of the box</source>
        <translation>Die Karten der Schachtel</translation>
    </message>
    <message>
        <source>Nobody in this box is afraid of that.</source>
        <translation>Davor fürchtet sich in dieser Schachtel niemand.</translation>
    </message>
</context>
<context>
    <name>BreathWater</name>
    <message numerus="yes">
        <source>Under water: %n second(s) without a breath</source>
        <translation>
            <numerusform>Unter Wasser: seit %n Sekunde kein Atemzug</numerusform>
            <numerusform>Unter Wasser: seit %n Sekunden kein Atemzug</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold your breath</source>
        <translation>Halt den Atem an</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) without a breath</source>
        <translation>
            <numerusform>%n Sekunde ohne Atemzug</numerusform>
            <numerusform>%n Sekunden ohne Atemzug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <translation>
            <numerusform>bisher %n Sekunde</numerusform>
            <numerusform>bisher %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>I breathe</source>
        <translation>Ich atme</translation>
    </message>
    <message>
        <source>Bravery −2</source>
        <translation>Mut −2</translation>
    </message>
    <message>
        <source>Key B. Bravery falls by 2.</source>
        <translation>Taste B. Der Mut sinkt um 2.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>no use now</source>
        <translation>bringt nichts</translation>
    </message>
    <message>
        <source>{track} {steps}</source>
        <translation>{track} {steps}</translation>
    </message>
    <message>
        <source>{faces} in 6</source>
        <translation>{faces} von 6</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>from {zone}</source>
        <translation>ab {zone}</translation>
    </message>
    <message>
        <source>dare {points} or more</source>
        <translation>wage {points} oder mehr</translation>
    </message>
    <message>
        <source>from {time}</source>
        <translation>ab {time}</translation>
    </message>
    <message>
        <source>You must move with 5.</source>
        <translation>Du musst mit 5 rennen.</translation>
    </message>
    <message>
        <source>No Movement this round.</source>
        <translation>Keine Bewegung in dieser Runde.</translation>
    </message>
    <message>
        <source>You lose your action.</source>
        <translation>Deine Aktion fällt aus.</translation>
    </message>
    <message>
        <source>You keep your choice.</source>
        <translation>Du hast die Wahl.</translation>
    </message>
    <message>
        <source>The parachute opens.</source>
        <translation>Der Fallschirm geht auf.</translation>
    </message>
    <message>
        <source>You fall on.</source>
        <translation>Du fällst weiter.</translation>
    </message>
    <message>
        <source>The Nightmare is overcome.</source>
        <translation>Der Albtraum ist überstanden.</translation>
    </message>
    <message>
        <source>The action succeeds if you hit the die in the dark.</source>
        <translation>Die Aktion gelingt, wenn du den Würfel im Dunkeln triffst.</translation>
    </message>
    <message>
        <source>The action succeeds.</source>
        <translation>Die Aktion gelingt.</translation>
    </message>
    <message>
        <source>It changes nothing else.</source>
        <translation>Sonst ändert es nichts.</translation>
    </message>
    <message>
        <source>The action fails.</source>
        <translation>Die Aktion misslingt.</translation>
    </message>
    <message>
        <source>{nightmare} comes.</source>
        <translation>Es kommt: {nightmare}.</translation>
    </message>
    <message>
        <source>{track} {steps}.</source>
        <translation>{track} {steps}.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lass ihn liegen</translation>
    </message>
    <message>
        <source>Pay 1 Mind: add 2</source>
        <translation>1 Verstand: 2 mehr</translation>
    </message>
    <message>
        <source>Pay 1 Mind: take 2 away</source>
        <translation>1 Verstand: 2 weniger</translation>
    </message>
    <message>
        <source>The left column:</source>
        <translation>Die linke Spalte:</translation>
    </message>
    <message>
        <source>The right column:</source>
        <translation>Die rechte Spalte:</translation>
    </message>
</context>
<context>
    <name>ClauseEntry</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>1 to 4 write here</source>
        <translation>1 bis 4 schreiben hierher</translation>
    </message>
</context>
<context>
    <name>Companions</name>
    <message>
        <source>Guesses blindly</source>
        <translation>Rät blind</translation>
    </message>
    <message>
        <source>Remembers nothing about anybody.</source>
        <translation>Merkt sich von niemandem etwas.</translation>
    </message>
    <message>
        <source>Half listens</source>
        <translation>Hört halb zu</translation>
    </message>
    <message>
        <source>Notices what frightens you, and forgets half of it.</source>
        <translation>Merkt, was dir Angst macht, und vergisst die Hälfte.</translation>
    </message>
    <message>
        <source>Listens</source>
        <translation>Hört zu</translation>
    </message>
    <message>
        <source>Remembers this evening well.</source>
        <translation>Behält diesen Abend gut im Kopf.</translation>
    </message>
    <message>
        <source>Sees through you</source>
        <translation>Durchschaut dich</translation>
    </message>
    <message>
        <source>Knows your fears better with every round.</source>
        <translation>Kennt deine Ängste mit jeder Runde besser.</translation>
    </message>
    <message>
        <source>Dreamy</source>
        <translation>Verträumt</translation>
    </message>
    <message>
        <source>Plays like a distracted child.</source>
        <translation>Spielt wie ein Kind, das aus dem Fenster schaut.</translation>
    </message>
    <message>
        <source>Wakeful</source>
        <translation>Hellwach</translation>
    </message>
    <message>
        <source>Knows the tricks and counts the cards.</source>
        <translation>Kennt die Kniffe und zählt die Karten mit.</translation>
    </message>
    <message>
        <source>Sleepless</source>
        <translation>Schlaflos</translation>
    </message>
    <message>
        <source>Thinks every play through to the end.</source>
        <translation>Denkt jeden Zug bis zum Ende durch.</translation>
    </message>
    <message>
        <source>Counts on her fingers.</source>
        <translation>Zählt an den Fingern ab.</translation>
    </message>
    <message>
        <source>Never lets go of a five.</source>
        <translation>Gibt keine Fünf her.</translation>
    </message>
    <message>
        <source>Smiles at the wrong moment.</source>
        <translation>Lächelt im falschen Augenblick.</translation>
    </message>
    <message>
        <source>Is afraid of the zero.</source>
        <translation>Fürchtet sich vor der Null.</translation>
    </message>
    <message>
        <source>Sleeps with the light on.</source>
        <translation>Schläft nur mit Licht.</translation>
    </message>
    <message>
        <source>Would rather lose than draw.</source>
        <translation>Verliert lieber, als zu ziehen.</translation>
    </message>
</context>
<context>
    <name>ComputerPlayer</name>
    <message>
        <source>Who it is</source>
        <translation>Wer es ist</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation>Wie gut gespielt wird</translation>
    </message>
</context>
<context>
    <name>ContinueFrame</name>
    <message>
        <source>Continue %1</source>
        <translation>„%1“ weiterträumen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ContinueWall</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>CountSlip</name>
    <message>
        <source>%1, worth %2</source>
        <translation>%1, Wert %2</translation>
    </message>
</context>
<context>
    <name>CurtainClasp</name>
    <message>
        <source>Pass to %1. Hold Space to open.</source>
        <translation>Gib weiter an %1. Zum Öffnen die Leertaste halten.</translation>
    </message>
    <message>
        <source>Everything is hidden until then.</source>
        <translation>Bis dahin bleibt alles verborgen.</translation>
    </message>
</context>
<context>
    <name>CurtainFoot</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pass to %1 instead</source>
        <translation>Stattdessen an %1 weitergeben</translation>
    </message>
</context>
<context>
    <name>CurtainPlacard</name>
    <message>
        <source>Hold %1 or the clasp to open</source>
        <translation>Halte %1 oder die Schließe gedrückt</translation>
    </message>
    <message>
        <source>Everyone else studies the ceiling.</source>
        <translation>Alle anderen betrachten die Zimmerdecke.</translation>
    </message>
    <message>
        <source>Everyone else counts the floorboards.</source>
        <translation>Alle anderen zählen die Dielen.</translation>
    </message>
    <message>
        <source>Everyone else has seen something outside the window.</source>
        <translation>Alle anderen haben vor dem Fenster etwas gesehen.</translation>
    </message>
    <message>
        <source>Everyone else dreams of something harmless.</source>
        <translation>Alle anderen träumen von etwas Harmlosem.</translation>
    </message>
    <message>
        <source>Nobody had touched anything for a minute, so it fell.</source>
        <translation>Eine Minute lang hat niemand etwas berührt, darum ist er gefallen.</translation>
    </message>
    <message>
        <source>Another window came to the front, so it fell.</source>
        <translation>Ein anderes Fenster kam nach vorn, darum ist er gefallen.</translation>
    </message>
    <message>
        <source>The window was put away, so it fell.</source>
        <translation>Das Fenster war weg, darum ist er gefallen.</translation>
    </message>
    <message>
        <source>You went to another room, so it fell.</source>
        <translation>Du warst in einem anderen Raum, darum ist er gefallen.</translation>
    </message>
    <message>
        <source>The screen was locked, so it fell.</source>
        <translation>Der Bildschirm wurde gesperrt, darum ist er gefallen.</translation>
    </message>
    <message>
        <source>The computer slept, so it fell.</source>
        <translation>Der Computer hat geschlafen, darum ist er gefallen.</translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation>Weitergeben an</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>Your saved games and settings</source>
        <translation>Deine Partien und Einstellungen</translation>
    </message>
    <message>
        <source>Everything lies in this folder. Copy it to keep it safe or to take it to another computer.</source>
        <translation>Alles liegt in diesem Ordner. Kopiere ihn, um es zu sichern oder auf einen anderen Computer mitzunehmen.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The folder could not be opened here. Copy its path and open it in your file manager.</source>
        <translation>Der Ordner ließ sich hier nicht öffnen. Kopiere seinen Pfad und öffne ihn in deiner Dateiverwaltung.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>The path is on the clipboard.</source>
        <translation>Der Pfad liegt in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Stapels</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this deck</source>
        <translation>Diesen Stapel löschen</translation>
    </message>
    <message>
        <source>One fear a line. A line that begins with # is a remark: it makes no card and is not kept.</source>
        <translation>Eine Angst je Zeile. Zeilen, die mit # beginnen, sind Bemerkungen: Sie geben keine Karte und werden nicht aufgehoben.</translation>
    </message>
    <message>
        <source>Not in the deck</source>
        <translation>Nicht im Stapel</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Line {line}: no visible letter.</source>
        <translation>Zeile {line}: kein sichtbarer Buchstabe.</translation>
    </message>
    <message>
        <source>Line {line}: more than 64 letters.</source>
        <translation>Zeile {line}: mehr als 64 Buchstaben.</translation>
    </message>
    <message>
        <source>Line {line}: signs that can&apos;t be shown.</source>
        <translation>Zeile {line}: Zeichen, die sich nicht zeigen lassen.</translation>
    </message>
    <message>
        <source>Line {line}: the same as line {first}.</source>
        <translation>Zeile {line}: dasselbe wie in Zeile {first}.</translation>
    </message>
    <message>
        <source>Line {line}: a quotation mark without its mate.</source>
        <translation>Zeile {line}: ein Anführungszeichen ohne sein Gegenstück.</translation>
    </message>
    <message>
        <source>Line {line}: more cells than headings.</source>
        <translation>Zeile {line}: mehr Felder als Überschriften.</translation>
    </message>
    <message>
        <source>A deck has {least} to {most} different fears.</source>
        <translation>Ein Stapel hat {least} bis {most} verschiedene Ängste.</translation>
    </message>
    <message>
        <source>Still to be mended: the name.</source>
        <translation>Noch zu ändern: der Name.</translation>
    </message>
    <message>
        <source>Still to be mended: the name and the number of fears.</source>
        <translation>Noch zu ändern: der Name und die Zahl der Ängste.</translation>
    </message>
    <message>
        <source>Still to be mended: the number of fears.</source>
        <translation>Noch zu ändern: die Zahl der Ängste.</translation>
    </message>
    <message numerus="yes">
        <source>%n fear(s)</source>
        <translation>
            <numerusform>%n Angst</numerusform>
            <numerusform>%n Ängste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more line(s)</source>
        <translation>
            <numerusform>und %n weitere Zeile</numerusform>
            <numerusform>und %n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), not kept when the deck is saved</source>
        <translation>
            <numerusform>%n Bemerkung, die beim Speichern wegfällt</numerusform>
            <numerusform>%n Bemerkungen, die beim Speichern wegfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck in {file} has this name already.</source>
        <translation>Der Stapel in {file} heißt schon so.</translation>
    </message>
    <message>
        <source>The whole box</source>
        <translation>Die ganze Schachtel</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Nicht verwendbar</translation>
    </message>
    <message>
        <source>This file makes no deck</source>
        <translation>Aus dieser Datei wird kein Stapel</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out: {lines}</source>
        <translation>
            <numerusform>%n Zeile weggelassen: {lines}</numerusform>
            <numerusform>%n Zeilen weggelassen: {lines}</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck can&apos;t be saved</source>
        <translation>Dieser Stapel lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>My fears</source>
        <translation>Meine Ängste</translation>
    </message>
    <message>
        <source>My fears {number}</source>
        <translation>Meine Ängste {number}</translation>
    </message>
    <message>
        <source>This deck can&apos;t be deleted</source>
        <translation>Dieser Stapel lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>“{name}” is deleted. Games with it keep their cards.</source>
        <translation>„{name}“ ist gelöscht. Spiele damit behalten ihre Karten.</translation>
    </message>
    <message>
        <source>This deck can&apos;t be brought back</source>
        <translation>Dieser Stapel lässt sich nicht zurückholen</translation>
    </message>
    <message>
        <source>{reason}
{file}
Nothing was changed. Mend it there, then try again.</source>
        <translation>{reason}
{file}
Es wurde nichts geändert. Bessere es dort aus und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{name} · {note}</source>
        <translation>{name} · {note}</translation>
    </message>
    <message>
        <source>A deck needs at least {least} different fears; this file has {count}.</source>
        <translation>Ein Stapel braucht mindestens {least} verschiedene Ängste; diese Datei hat {count}.</translation>
    </message>
    <message>
        <source>A deck has at most {most} fears; this file has more.</source>
        <translation>Ein Stapel hat höchstens {most} Ängste; diese Datei hat mehr.</translation>
    </message>
    <message>
        <source>A deck has {least} to {most} fears; this file has {count}.</source>
        <translation>Ein Stapel hat {least} bis {most} Ängste; diese Datei hat {count}.</translation>
    </message>
    <message>
        <source>It has more than {most} lines.</source>
        <translation>Sie hat mehr als {most} Zeilen.</translation>
    </message>
    <message>
        <source>It is larger than {size} MB.</source>
        <translation>Sie ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>Its text is UTF-16. Save it as UTF-8, then bring it in again.</source>
        <translation>Ihr Text ist UTF-16. Speichere sie als UTF-8 und hol sie noch einmal herein.</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the file as UTF-8, then bring it in again.</source>
        <translation>Zeile {line} ist kein UTF-8. Speichere die Datei als UTF-8 und hol sie noch einmal herein.</translation>
    </message>
    <message>
        <source>The deck can&apos;t be called so: {reason}.</source>
        <translation>So kann der Stapel nicht heißen: {reason}.</translation>
    </message>
    <message>
        <source>What stands at “name” can&apos;t be a name.</source>
        <translation>Was bei „name“ steht, kann kein Name sein.</translation>
    </message>
    <message>
        <source>You have a deck of this name already.</source>
        <translation>Du hast schon einen Stapel mit diesem Namen.</translation>
    </message>
    <message>
        <source>You have no deck named {name}.</source>
        <translation>Du hast keinen Stapel namens {name}.</translation>
    </message>
    <message>
        <source>There are too many decks of this name.</source>
        <translation>Es gibt zu viele Stapel mit diesem Namen.</translation>
    </message>
    <message>
        <source>A deck has a “name” and “cards”, and nothing else; look at “{place}”.</source>
        <translation>Ein Stapel hat „name“ und „cards“ und sonst nichts; sieh bei „{place}“ nach.</translation>
    </message>
    <message>
        <source>Only text in quotation marks can stand at “{place}”.</source>
        <translation>Bei „{place}“ kann nur Text in Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>It is not a deck.</source>
        <translation>Das ist kein Stapel.</translation>
    </message>
    <message>
        <source>Card {card}: no visible letter.</source>
        <translation>Karte {card}: kein sichtbares Zeichen.</translation>
    </message>
    <message>
        <source>Card {card}: more than 64 letters.</source>
        <translation>Karte {card}: mehr als 64 Buchstaben.</translation>
    </message>
    <message>
        <source>Card {card}: signs that can&apos;t be shown.</source>
        <translation>Karte {card}: Zeichen, die sich nicht zeigen lassen.</translation>
    </message>
    <message>
        <source>Card {card}: the same as card {first}.</source>
        <translation>Karte {card}: dasselbe wie Karte {first}.</translation>
    </message>
    <message>
        <source>Card {card}: a blank or a sign too many.</source>
        <translation>Karte {card}: ein Leerzeichen oder ein Zeichen zu viel.</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Fear cards</source>
        <translation>Angstkarten</translation>
    </message>
    <message>
        <source>Look through the box, or write down what frightens your friends.</source>
        <translation>Stöbere in der Schachtel, oder schreibe auf, was deinen Freunden Angst macht.</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neuer Stapel</translation>
    </message>
    <message>
        <source>Bring in a file</source>
        <translation>Datei hereinholen</translation>
    </message>
    <message>
        <source>A text file with one fear a line, or a CSV file</source>
        <translation>Eine Textdatei mit einer Angst je Zeile oder eine CSV-Datei</translation>
    </message>
    <message>
        <source>This deck can&apos;t be used</source>
        <translation>Dieser Stapel lässt sich nicht verwenden</translation>
    </message>
    <message>
        <source>The folder could not be opened here. Its path stands on the sheet.</source>
        <translation>Der Ordner ließ sich hier nicht öffnen. Sein Pfad steht auf dem Blatt.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Bring in a list of fears</source>
        <translation>Eine Liste von Ängsten hereinholen</translation>
    </message>
    <message>
        <source>Pick a text or CSV file below, or write where it lies: one fear a line.</source>
        <translation>Such unten eine Text- oder CSV-Datei aus oder schreib, wo sie liegt: eine Angst pro Zeile.</translation>
    </message>
    <message>
        <source>Lists of fears (*.txt *.csv *.tsv)</source>
        <translation>Listen von Ängsten (*.txt *.csv *.tsv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The games you play now are kept in memory only. Check the folder, or start with another one by --data-dir.
{folder}: {reason}.</source>
        <translation>Was du jetzt spielst, bleibt nur im Arbeitsspeicher. Sieh nach dem Ordner oder starte mit einem anderen über --data-dir.
{folder}: {reason}.</translation>
    </message>
    <message>
        <source>The folder of saved games can&apos;t be used.</source>
        <translation>Der Ordner der Partien lässt sich nicht benutzen.</translation>
    </message>
    <message>
        <source>This game can&apos;t begin as it is.</source>
        <translation>So kann diese Partie nicht beginnen.</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown.</source>
        <translation>Diese Partie lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The game can&apos;t be played on from here.</source>
        <translation>Von hier aus lässt sich nicht weiterspielen.</translation>
    </message>
    <message>
        <source>What if? From here on you decide anew. The game you watched stays as it is; this one is kept beside it with your first decision.</source>
        <translation>Was wäre, wenn? Ab hier entscheidest du neu. Die Partie, die du angesehen hast, bleibt, wie sie ist; diese wird mit deiner ersten Entscheidung daneben aufgehoben.</translation>
    </message>
    <message>
        <source>The game was not exported.</source>
        <translation>Die Partie wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>Only a part of the game was exported.</source>
        <translation>Nur ein Teil des Spiels wurde exportiert.</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportiert nach {file}.</translation>
    </message>
    <message>
        <source>It can&apos;t be saved yet. {why}</source>
        <translation>Noch lässt es sich nicht speichern. {why}</translation>
    </message>
    <message>
        <source>This file can&apos;t be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>{fault} The file was left as it is.</source>
        <translation>{fault} Die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>Only a part of the game was brought in.</source>
        <translation>Nur ein Teil der Partie wurde hereingeholt.</translation>
    </message>
    <message>
        <source>{file} was in the library already.</source>
        <translation>{file} war schon in der Bibliothek.</translation>
    </message>
    <message>
        <source>{file} is in the library now.</source>
        <translation>{file} ist jetzt in der Bibliothek.</translation>
    </message>
    <message>
        <source>{file} is in the library as far as it can be read. From step {step} on it is damaged ({fault}). The file was left as it is.</source>
        <translation>{file} ist in der Bibliothek, so weit es sich lesen lässt. Ab Schritt {step} ist die Datei beschädigt ({fault}). Sie wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>{file} holds the game as far as it can be read. From step {step} on it is damaged ({fault}), and that is not in the file. The game in the library was left as it is.</source>
        <translation>{file} enthält das Spiel, so weit es sich lesen lässt. Ab Schritt {step} ist es beschädigt ({fault}), und das steht nicht in der Datei. Das Spiel in der Bibliothek ist geblieben, wie es ist.</translation>
    </message>
    <message>
        <source>The number for the deal has digits only, 18 at most.</source>
        <translation>Die Nummer der Nacht besteht nur aus Ziffern, höchstens 18.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>The die shows %1</source>
        <translation>Der Würfel zeigt %1</translation>
    </message>
</context>
<context>
    <name>Doors</name>
    <message>
        <source>Your Worst Nightmare</source>
        <translation>Your Worst Nightmare</translation>
    </message>
    <message>
        <source>Rank four fears, then guess how a friend has ranked them.</source>
        <translation>Ordne vier Ängste und errate, wie deine Freunde sie geordnet haben.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 bis 4 Spieler</translation>
    </message>
    <message>
        <source>Endless Nightmare</source>
        <translation>Endless Nightmare</translation>
    </message>
    <message>
        <source>Carry the lantern. Stay ahead of the Shadow for as long as you can.</source>
        <translation>Trag die Laterne. Bleib dem Schatten voraus, solange du kannst.</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
    <message>
        <source>Win tricks and turn over your stack, but leave Scared where it lies.</source>
        <translation>Mach Stiche und deck deinen Stapel auf, aber lass „Verängstigt“ liegen.</translation>
    </message>
    <message>
        <source>3 to 6 players</source>
        <translation>3 bis 6 Spieler</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>Noch %n Karte zu ziehen</numerusform>
            <numerusform>Noch %n Karten zu ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n zu ziehen</numerusform>
            <numerusform>%n zu ziehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No game fits</source>
        <translation>Keine Partie passt</translation>
    </message>
    <message>
        <source>Nothing has been dreamt yet</source>
        <translation>Noch wurde nichts geträumt</translation>
    </message>
    <message>
        <source>No saved game has these words in its name, its players or its Nightmare. Try fewer words, or show all games.</source>
        <translation>Keine Partie trägt diese Wörter in Namen, Spielern oder Albtraum. Versuch es mit weniger Wörtern oder zeig alle Partien.</translation>
    </message>
    <message>
        <source>Every game you begin is saved here by itself, decision by decision. Begin one, or bring in a game that a friend has sent you.</source>
        <translation>Jede Partie, die du beginnst, wird hier von selbst gespeichert, Entscheidung für Entscheidung. Beginne eine, oder hol eine herein, die dir jemand geschickt hat.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Bring in a game</source>
        <translation>Partie hereinholen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Score %1</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Nightmares survived: %1, 10 points each. Steps in the last one: %2, 1 point each.</source>
        <translation>Überlebte Albträume: %1, je 10 Punkte. Schritte im letzten: %2, je 1 Punkt.</translation>
    </message>
    <message>
        <source>A “what if” counts among no results.</source>
        <translation>Ein „Was wäre, wenn“ zählt zu keinen Ergebnissen.</translation>
    </message>
    <message>
        <source>This is your first finished game.</source>
        <translation>Das ist dein erstes Spiel, das zu Ende ist.</translation>
    </message>
    <message>
        <source>Your best result so far.</source>
        <translation>Dein bisher bestes Ergebnis.</translation>
    </message>
    <message>
        <source>Your best result so far. Before, it was %1.</source>
        <translation>Dein bisher bestes Ergebnis. Vorher war es %1.</translation>
    </message>
    <message>
        <source>Decisions were taken back in this game, so its points are not counted as your best.</source>
        <translation>In dieser Partie wurden Entscheidungen zurückgenommen, deshalb zählen ihre Punkte nicht als dein Bestes.</translation>
    </message>
    <message>
        <source>Your best result is %1.</source>
        <translation>Dein bestes Ergebnis ist %1.</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Wieder ansehen</translation>
    </message>
    <message>
        <source>Take back the last decision</source>
        <translation>Letzte Entscheidung zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Endless</name>
    <message>
        <source>Survived</source>
        <translation>Überlebt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Horrors</source>
        <translation>Schrecken</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Verstand</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Angst</translation>
    </message>
    <message>
        <source>Mantras</source>
        <translation>Mantras</translation>
    </message>
    <message>
        <source>Bravery</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Defy horrors</source>
        <translation>Schrecken trotzen</translation>
    </message>
    <message>
        <source>Tame fear</source>
        <translation>Angst zähmen</translation>
    </message>
    <message>
        <source>Recite spells</source>
        <translation>Zauber sprechen</translation>
    </message>
    <message>
        <source>Recite mantras</source>
        <translation>Mantras sprechen</translation>
    </message>
    <message>
        <source>Gather courage</source>
        <translation>Mut sammeln</translation>
    </message>
    <message>
        <source>Nightmare</source>
        <translation>Albtraum</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Fear and Horrors</source>
        <translation>Angst und Schrecken</translation>
    </message>
    <message>
        <source>End of the World</source>
        <translation>Weltuntergang</translation>
    </message>
    <message>
        <source>After each successful Movement, Horrors rise by 1.</source>
        <translation>Nach jeder gelungenen Bewegung steigen die Schrecken um 1.</translation>
    </message>
    <message>
        <source>Buried Alive</source>
        <translation>Lebendig begraben</translation>
    </message>
    <message>
        <source>You dig: a successful Movement makes two steps fewer.</source>
        <translation>Du gräbst: Eine gelungene Bewegung hat 2 Aktionspunkte weniger.</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Verfall</translation>
    </message>
    <message>
        <source>In phase V a 1, 2 or 3 brings Fear, a 4 or 5 Horrors.</source>
        <translation>In Phase V bringen 1, 2 und 3 Angst, 4 und 5 Schrecken.</translation>
    </message>
    <message>
        <source>Nakedness</source>
        <translation>Nacktheit</translation>
    </message>
    <message>
        <source>From the second round on: a die above your Bravery, and you must move with 5.</source>
        <translation>Ab der zweiten Runde: Würfelst du über deinen Mut, musst du mit 5 rennen.</translation>
    </message>
    <message>
        <source>Falling</source>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>Bravery drops to 1. A die below it opens the parachute, else you fall two fields. At the door lies the ground.</source>
        <translation>Der Mut sinkt auf 1. Ein Wurf darunter öffnet den Fallschirm, sonst fällst du zwei Felder. An der Tür liegt der Boden.</translation>
    </message>
    <message>
        <source>Fraud</source>
        <translation>Betrug</translation>
    </message>
    <message>
        <source>Every successful action has one Action Point fewer.</source>
        <translation>Jede gelungene Aktion hat 1 Aktionspunkt weniger.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verirrt</translation>
    </message>
    <message>
        <source>A failed Movement leads you back as far as you dared.</source>
        <translation>Misslingt eine Bewegung, irrst du so weit zurück, wie du vorwärts wolltest.</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Each round: on a 1, 2 or 3 they block the way. No Movement.</source>
        <translation>Jede Runde: Bei 1, 2 oder 3 versperren sie den Weg. Keine Bewegung.</translation>
    </message>
    <message>
        <source>Old Factory</source>
        <translation>Alte Fabrik</translation>
    </message>
    <message>
        <source>Each round the belt carries you back by one field.</source>
        <translation>Jede Runde trägt dich das Band ein Feld zurück.</translation>
    </message>
    <message>
        <source>Spiders</source>
        <translation>Spinnen</translation>
    </message>
    <message>
        <source>After each successful Movement, Fear rises by 1.</source>
        <translation>Nach jeder gelungenen Bewegung steigt die Angst um 1.</translation>
    </message>
    <message>
        <source>Temptation</source>
        <translation>Versuchung</translation>
    </message>
    <message>
        <source>From the second round on: a die above your Bravery, and you lose your action.</source>
        <translation>Ab der zweiten Runde: Würfelst du über deinen Mut, fällt deine Aktion aus.</translation>
    </message>
    <message>
        <source>Final Exam</source>
        <translation>Abschlussprüfung</translation>
    </message>
    <message>
        <source>After each failed Movement, Fear rises by 1.</source>
        <translation>Nach jeder misslungenen Bewegung steigt die Angst um 1.</translation>
    </message>
    <message>
        <source>Blindness</source>
        <translation>Blindheit</translation>
    </message>
    <message>
        <source>To move you must also point at the die in the dark, and hit it.</source>
        <translation>Wer gehen will, muss auch im Dunkeln auf den Würfel zeigen und ihn treffen.</translation>
    </message>
    <message>
        <source>To move, first break the lid with a throw between the nails. Two steps fewer.</source>
        <translation>Zum Gehen brich erst mit einem Wurf zwischen den Nägeln den Deckel auf. Zwei Schritte weniger.</translation>
    </message>
    <message>
        <source>You throw on the dice board. A tooth you touch makes the throw a 1.</source>
        <translation>Du wirfst auf dem Würfelbrett. Ein Zahn, den du berührst, macht den Wurf zur 1.</translation>
    </message>
    <message>
        <source>Drowning</source>
        <translation>Ertrinken</translation>
    </message>
    <message>
        <source>Hold your breath. Each breath costs 2 Bravery.</source>
        <translation>Halt den Atem an. Jeder Atemzug kostet 2 Mut.</translation>
    </message>
    <message>
        <source>You throw on the dice board, with your other hand.</source>
        <translation>Du wirfst auf dem Würfelbrett, mit deiner anderen Hand.</translation>
    </message>
    <message>
        <source>To move you throw on the dice board. Touch one, and it holds you fast.</source>
        <translation>Zum Gehen wirfst du auf dem Würfelbrett. Berührst du eines, hält es dich fest.</translation>
    </message>
    <message>
        <source>Every fifteen seconds the belt carries you back by one.</source>
        <translation>Alle fünfzehn Sekunden trägt dich das Band einen Schritt zurück.</translation>
    </message>
    <message>
        <source>You throw on the dice board. Each spider you touch brings 1 Fear.</source>
        <translation>Du wirfst auf dem Würfelbrett. Jede Spinne, die du berührst, bringt 1 Angst.</translation>
    </message>
    <message>
        <source>You stop a clock before 5.60 seconds; the tenths are your throw.</source>
        <translation>Du hältst eine Uhr vor 5,60 Sekunden an; die Zehntel sind dein Wurf.</translation>
    </message>
    <message>
        <source>To move, a second die stands in for your finger: it hits from 4 on.</source>
        <translation>Zum Gehen steht ein zweiter Würfel für deinen Finger: Er trifft ab 4.</translation>
    </message>
    <message>
        <source>To move, first break the lid: a die does it from 4 on. Two steps fewer.</source>
        <translation>Zum Gehen muss erst der Deckel brechen: Ein Würfel schafft es ab 4. Zwei Schritte weniger.</translation>
    </message>
    <message>
        <source>A die stands in for the dice board: a 2 counts as 3.</source>
        <translation>Ein Würfel steht für das Würfelbrett: Eine 2 zählt als 3.</translation>
    </message>
    <message>
        <source>Each round a die: on a 1 or 2 you take a breath. It costs 2 Bravery.</source>
        <translation>Jede Runde ein Würfel: Bei 1 oder 2 holst du Luft. Das kostet 2 Mut.</translation>
    </message>
    <message>
        <source>A die stands in for your other hand: a 3 counts as 2.</source>
        <translation>Ein Würfel steht für deine andere Hand: Eine 3 zählt als 2.</translation>
    </message>
    <message>
        <source>To move, a die stands in for the dice board: a 2 counts as 3, a 3 as 4.</source>
        <translation>Zum Gehen steht ein Würfel für das Würfelbrett: Eine 2 zählt als 3, eine 3 als 4.</translation>
    </message>
    <message>
        <source>Each round a die: on a 1, 2 or 3 the belt carries you back by one.</source>
        <translation>Jede Runde ein Würfel: Bei 1, 2 oder 3 trägt dich das Band um eins zurück.</translation>
    </message>
    <message>
        <source>A die stands in for the dice board: a 2 counts as 3, a 3 as 4.</source>
        <translation>Ein Würfel steht für das Würfelbrett: Eine 2 zählt als 3, eine 3 als 4.</translation>
    </message>
    <message>
        <source>A die for the clock: a 1 counts as 3, a 2 and 3 as 4, a 4 and 5 as 5. At a 6 throw again: from 4 on it is too late, a 1 and 1 Mind less, else a 5.</source>
        <translation>Ein Würfel für die Uhr: Eine 1 zählt als 3, 2 und 3 als 4, 4 und 5 als 5. Bei 6 wirf noch einmal: Ab 4 ist es zu spät, eine 1 und 1 Verstand weniger, sonst eine 5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist aus.</translation>
    </message>
    <message>
        <source>This seat has nothing to decide now.</source>
        <translation>Dieser Platz hat jetzt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this moment.</source>
        <translation>Das geht in diesem Augenblick nicht.</translation>
    </message>
    <message>
        <source>The Monsters block your way.</source>
        <translation>Die Monster versperren dir den Weg.</translation>
    </message>
    <message>
        <source>You must move with 5, naked as you are.</source>
        <translation>Nackt, wie du bist, musst du mit 5 rennen.</translation>
    </message>
    <message>
        <source>The last point of Mind can&apos;t be paid.</source>
        <translation>Den letzten Punkt Verstand gibst du nicht her.</translation>
    </message>
    <message>
        <source>That would not change the result.</source>
        <translation>Das würde am Ergebnis nichts ändern.</translation>
    </message>
    <message>
        <source>You have been through this one already.</source>
        <translation>Diesen hast du schon durchgeträumt.</translation>
    </message>
    <message>
        <source>There is no such Nightmare.</source>
        <translation>Diesen Albtraum gibt es nicht.</translation>
    </message>
    <message>
        <source>No hand can throw like that here.</source>
        <translation>So kann hier keine Hand werfen.</translation>
    </message>
    <message>
        <source>Fraud makes your other hand throw, from its own side.</source>
        <translation>Betrug lässt deine andere Hand werfen, von ihrer Seite aus.</translation>
    </message>
    <message>
        <source>Point at a place on the table.</source>
        <translation>Zeige auf eine Stelle des Tisches.</translation>
    </message>
    <message>
        <source>No stopwatch shows such a time.</source>
        <translation>Keine Stoppuhr zeigt so eine Zeit.</translation>
    </message>
    <message>
        <source>A breath counts only in Drowning.</source>
        <translation>Ein Atemzug zählt nur beim Ertrinken.</translation>
    </message>
    <message>
        <source>The belt runs only in the Old Factory.</source>
        <translation>Das Band läuft nur in der Alten Fabrik.</translation>
    </message>
    <message>
        <source>The Shadow has you.</source>
        <translation>Der Schatten hat dich.</translation>
    </message>
    <message>
        <source>Your Mind has gone dark.</source>
        <translation>Dein Verstand ist erloschen.</translation>
    </message>
    <message>
        <source>Your Bravery is spent.</source>
        <translation>Dein Mut ist aufgebraucht.</translation>
    </message>
    <message>
        <source>You have hit the ground.</source>
        <translation>Du bist aufgeschlagen.</translation>
    </message>
    <message>
        <source>the Shadow has you</source>
        <translation>der Schatten hat dich</translation>
    </message>
    <message>
        <source>no Mind is left</source>
        <translation>kein Verstand mehr</translation>
    </message>
    <message>
        <source>no Bravery is left</source>
        <translation>kein Mut mehr</translation>
    </message>
    <message>
        <source>you hit the ground</source>
        <translation>du schlägst auf</translation>
    </message>
    <message>
        <source>you run into the Shadow</source>
        <translation>du läufst in den Schatten</translation>
    </message>
    <message>
        <source>You ran into the Shadow from behind.</source>
        <translation>Du bist dem Schatten in den Rücken gelaufen.</translation>
    </message>
    <message>
        <source>first die for the Nightmare</source>
        <translation>erster Würfel für den Albtraum</translation>
    </message>
    <message>
        <source>second die for the Nightmare</source>
        <translation>zweiter Würfel für den Albtraum</translation>
    </message>
    <message>
        <source>die for the Nightmare&apos;s ability</source>
        <translation>Würfel für die Fähigkeit des Albtraums</translation>
    </message>
    <message>
        <source>die for the parachute</source>
        <translation>Würfel für den Fallschirm</translation>
    </message>
    <message>
        <source>die for your action</source>
        <translation>Würfel für deine Aktion</translation>
    </message>
    <message>
        <source>fresh die</source>
        <translation>neuer Würfel</translation>
    </message>
    <message>
        <source>die for your breath</source>
        <translation>Würfel für deinen Atem</translation>
    </message>
    <message>
        <source>die for the belt</source>
        <translation>Würfel für das Band</translation>
    </message>
    <message>
        <source>die for the lid</source>
        <translation>Würfel für den Deckel</translation>
    </message>
    <message>
        <source>die for your finger</source>
        <translation>Würfel für deinen Finger</translation>
    </message>
    <message>
        <source>die for the clock</source>
        <translation>Würfel für die Uhr</translation>
    </message>
    <message>
        <source>throw on the dice board</source>
        <translation>Wurf auf dem Würfelbrett</translation>
    </message>
    <message>
        <source>throw against the lid</source>
        <translation>Wurf gegen den Deckel</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>finger in the dark</source>
        <translation>Finger im Dunkeln</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Veterans</source>
        <translation>Veteranen</translation>
    </message>
    <message>
        <source>Own dice</source>
        <translation>Eigene Würfel</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Ruhige Hände</translation>
    </message>
    <message>
        <source>Active game</source>
        <translation>Aktives Spiel</translation>
    </message>
    <message>
        <source>Mixed by coins</source>
        <translation>Durch Münzen gemischt</translation>
    </message>
    <message>
        <source>Mixed by hand</source>
        <translation>Von Hand gemischt</translation>
    </message>
    <message>
        <source>Board “{name}”</source>
        <translation>Brett „{name}“</translation>
    </message>
</context>
<context>
    <name>EndlessBoard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>EndlessPage</name>
    <message>
        <source>Endless Nightmare</source>
        <translation>Endless Nightmare</translation>
    </message>
    <message>
        <source>Leave the game; it is saved</source>
        <translation>Partie verlassen; sie ist gespeichert</translation>
    </message>
    <message>
        <source>Leave the game; it is not saved</source>
        <translation>Partie verlassen; sie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>What if … Round %1</source>
        <translation>Was wäre, wenn … Runde %1</translation>
    </message>
    <message>
        <source>points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>your best is %1</source>
        <translation>deine beste: %1</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Dream again</source>
        <translation>Neu träumen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>EndlessTable</name>
    <message>
        <source>Whatever comes, you lose.</source>
        <translation>Was auch kommt, du verlierst.</translation>
    </message>
    <message>
        <source>Your finger has to hit, too.</source>
        <translation>Auch dein Finger muss treffen.</translation>
    </message>
    <message>
        <source>The lid has to break, too.</source>
        <translation>Auch der Deckel muss brechen.</translation>
    </message>
    <message>
        <source>With 1 Mind it is {odds}.</source>
        <translation>Mit 1 Verstand: {odds}.</translation>
    </message>
    <message>
        <source>Throw for a Nightmare</source>
        <translation>Albtraum würfeln</translation>
    </message>
    <message>
        <source>Throw the second die</source>
        <translation>Den zweiten Würfel werfen</translation>
    </message>
    <message>
        <source>Face the Nightmare</source>
        <translation>Dem Albtraum stellen</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Throw a fresh die</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation>Eingeben, was geschah</translation>
    </message>
    <message>
        <source>Pull the cord</source>
        <translation>Leine ziehen</translation>
    </message>
    <message>
        <source>To the clock</source>
        <translation>Zur Uhr</translation>
    </message>
    <message>
        <source>To the dice board</source>
        <translation>Zum Würfelbrett</translation>
    </message>
    <message>
        <source>To the lid</source>
        <translation>Zum Deckel</translation>
    </message>
    <message>
        <source>What will you dream?</source>
        <translation>Was wirst du träumen?</translation>
    </message>
    <message>
        <source>Which of the six?</source>
        <translation>Welcher von den sechs?</translation>
    </message>
    <message>
        <source>Choose your Nightmare</source>
        <translation>Wähle deinen Albtraum</translation>
    </message>
    <message>
        <source>It wants something of you</source>
        <translation>Er will etwas von dir</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tust du?</translation>
    </message>
    <message>
        <source>You gave in</source>
        <translation>Du hast nachgegeben</translation>
    </message>
    <message>
        <source>Will you pay with your Mind?</source>
        <translation>Zahlst du mit Verstand?</translation>
    </message>
    <message>
        <source>You wake up</source>
        <translation>Du wachst auf</translation>
    </message>
    <message>
        <source>Flick the die</source>
        <translation>Schnipse den Würfel</translation>
    </message>
    <message>
        <source>Break the lid</source>
        <translation>Brich den Deckel auf</translation>
    </message>
    <message>
        <source>Where is the die?</source>
        <translation>Wo liegt der Würfel?</translation>
    </message>
    <message>
        <source>Time is running</source>
        <translation>Die Zeit läuft</translation>
    </message>
    <message>
        <source>1, 2, 3: the left column. 4, 5, 6: the right one.</source>
        <translation>1, 2, 3: die linke Spalte. 4, 5, 6: die rechte.</translation>
    </message>
    <message>
        <source>The die counts down the column.</source>
        <translation>Der Würfel zählt die Spalte hinab.</translation>
    </message>
    <message>
        <source>No action this round. A fresh die moves Shadow, Fear and Horrors.</source>
        <translation>Keine Aktion in dieser Runde. Ein neuer Wurf bewegt Schatten, Angst und Schrecken.</translation>
    </message>
    <message>
        <source>Above your Bravery of {bravery} you must move with 5.</source>
        <translation>Über deinem Mut von {bravery} musst du mit 5 rennen.</translation>
    </message>
    <message>
        <source>Above your Bravery of {bravery} you lose your action.</source>
        <translation>Über deinem Mut von {bravery} fällt deine Aktion aus.</translation>
    </message>
    <message>
        <source>On a 1, 2 or 3 the Monsters block your way.</source>
        <translation>Bei 1, 2 oder 3 versperren dir die Monster den Weg.</translation>
    </message>
    <message>
        <source>Below your Bravery of {bravery} the parachute opens. Mind can&apos;t help here.</source>
        <translation>Unter deinem Mut von {bravery} geht der Fallschirm auf. Verstand hilft hier nicht.</translation>
    </message>
    <message>
        <source>On a 1 or 2 you have to breathe: Bravery falls by 2.</source>
        <translation>Bei 1 oder 2 musst du atmen: Der Mut sinkt um 2.</translation>
    </message>
    <message>
        <source>On a 1, 2 or 3 the belt carries you back by one.</source>
        <translation>Bei 1, 2 oder 3 trägt dich das Band einen Schritt zurück.</translation>
    </message>
    <message>
        <source>The clock was running, and it counted. It begins anew, and this game bears the mark that decisions were taken back.</source>
        <translation>Die Uhr lief, und es galt. Sie beginnt von vorn, und diese Partie trägt den Vermerk, dass Entscheidungen zurückgenommen wurden.</translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Who turned over Scared?</source>
        <translation>Wer hat „Verängstigt“ aufgedeckt?</translation>
    </message>
    <message>
        <source>Nobody: all cards were played</source>
        <translation>Niemand: Alle Karten wurden gespielt</translation>
    </message>
    <message>
        <source>Paranoia: it was put at the bottom, and turned over last</source>
        <translation>Paranoia: ganz unten versteckt und als Letztes aufgedeckt</translation>
    </message>
    <message>
        <source>Keys: 0 to 6 write a number, Enter goes on, and from the last number it enters the round.</source>
        <translation>Tasten: 0 bis 6 schreiben eine Zahl, Enter geht weiter und trägt bei der letzten die Runde ein.</translation>
    </message>
    <message>
        <source>Undaunted
before Scared</source>
        <translation>„Unerschrocken“
vor „Verängstigt“</translation>
    </message>
    <message>
        <source>Undaunted
under Scared</source>
        <translation>„Unerschrocken“
unter „Verängstigt“</translation>
    </message>
    <message>
        <source>%1: Undaunted before Scared</source>
        <translation>%1: „Unerschrocken“ vor „Verängstigt“</translation>
    </message>
    <message>
        <source>Count the Undaunted of each stack: all that were turned over in the round before Scared came up, and those left under it.</source>
        <translation>Zählt bei jedem Stapel die „Unerschrocken“: wie viele in der Runde vor „Verängstigt“ aufgedeckt wurden und wie viele darunter liegen blieben.</translation>
    </message>
    <message>
        <source>%1: Undaunted under Scared</source>
        <translation>%1: „Unerschrocken“ unter „Verängstigt“</translation>
    </message>
    <message>
        <source>turned over Scared</source>
        <translation>hat „Verängstigt“ aufgedeckt</translation>
    </message>
    <message>
        <source>nothing to enter</source>
        <translation>nichts einzutragen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 in all</source>
        <translation>
            <numerusform>%n Punkt, %1 insgesamt</numerusform>
            <numerusform>%n Punkte, %1 insgesamt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Envelope</name>
    <message>
        <source>Place %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Place %1, still closed</source>
        <translation>Platz %1, noch zu</translation>
    </message>
    <message>
        <source>Open place %1</source>
        <translation>Platz %1 öffnen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>opens it</source>
        <translation>öffnet</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1 everywhere?</source>
        <translation>%1 überall löschen?</translation>
    </message>
    <message>
        <source>The name goes from the list of people and from every saved game on this computer, of all three games, also in the bin and in titles. A dash stands in its place, and this page knows nothing of %1 any more.</source>
        <translation>Der Name verschwindet aus der Liste der Leute und aus jeder gespeicherten Partie aller drei Spiele auf diesem Computer, auch im Papierkorb und in Titeln. An seiner Stelle steht ein Strich, und diese Seite weiß nichts mehr von %1.</translation>
    </message>
    <message>
        <source>The games stay, for the others&apos; sake, and so do the rankings and guesses in them; they are nobody&apos;s from then on. Files you have exported are yours to delete.</source>
        <translation>Die Partien bleiben, der anderen wegen, und mit ihnen, was darin gereiht und vermutet wurde; es gehört fortan niemandem. Exportierte Dateien löschst du selbst.</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Place %1: %2. Right.</source>
        <translation>Platz %1: %2. Richtig.</translation>
    </message>
    <message>
        <source>Place %1: guessed %2, in truth %3. Wrong.</source>
        <translation>Platz %1: vermutet %2, in Wahrheit %3. Falsch.</translation>
    </message>
    <message>
        <source>Place %1: guessed %2</source>
        <translation>Platz %1: vermutet %2</translation>
    </message>
    <message>
        <source>%1 guesses</source>
        <translation>%1 vermutet</translation>
    </message>
    <message>
        <source>The truth of %1</source>
        <translation>Die Wahrheit: %1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n Punkt bis jetzt</numerusform>
            <numerusform>%n Punkte bis jetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>when, title of a game, its players</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) are behind it. Which one do you want to watch again?</source>
        <translation>
            <numerusform>%n Abend steckt dahinter. Willst du ihn noch einmal ansehen?</numerusform>
            <numerusform>%n Abende stecken dahinter. Welchen willst du noch einmal ansehen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceTable</name>
    <message>
        <source>Chance of success: %1</source>
        <translation>Aussicht auf Erfolg: %1</translation>
    </message>
    <message>
        <source>If you stop at</source>
        <translation>Hältst du bei</translation>
    </message>
    <message>
        <source>If you throw</source>
        <translation>Würfelst du</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Angst</translation>
    </message>
    <message>
        <source>Horrors</source>
        <translation>Schrecken</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Verstand</translation>
    </message>
    <message>
        <source>Bravery</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>Fields ahead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>On a %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>overcome</source>
        <translation>überstanden</translation>
    </message>
    <message>
        <source>you lose the game</source>
        <translation>die Partie ist aus</translation>
    </message>
</context>
<context>
    <name>FaceTexts</name>
    <message>
        <source>On a %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>it is not there</source>
        <translation>es ist nicht da</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger lässt sich nur lesen</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>step {step}: {fault}</source>
        <translation>Schritt {step}: {fault}</translation>
    </message>
    <message>
        <source>what is packed in it is damaged</source>
        <translation>was darin gepackt ist, ist beschädigt</translation>
    </message>
    <message>
        <source>the rules can&apos;t play this decision</source>
        <translation>die Regeln können diese Entscheidung nicht spielen</translation>
    </message>
    <message>
        <source>at {place}: {fault}</source>
        <translation>bei {place}: {fault}</translation>
    </message>
    <message>
        <source>it has to be {wanted}, not {found}</source>
        <translation>hier muss {wanted} stehen, nicht {found}</translation>
    </message>
    <message>
        <source>it has to be {wanted}</source>
        <translation>hier muss {wanted} stehen</translation>
    </message>
    <message>
        <source>it has to be {least} or more</source>
        <translation>es muss mindestens {least} sein</translation>
    </message>
    <message>
        <source>it has to be {most} or less</source>
        <translation>es darf höchstens {most} sein</translation>
    </message>
    <message>
        <source>its length has to be {length}</source>
        <translation>es muss die Länge {length} haben</translation>
    </message>
    <message>
        <source>its length has to be {least} or more</source>
        <translation>es muss mindestens die Länge {least} haben</translation>
    </message>
    <message>
        <source>its length has to be {most} or less</source>
        <translation>es darf höchstens die Länge {most} haben</translation>
    </message>
    <message>
        <source>its length has to be {least} to {most}</source>
        <translation>es muss eine Länge von {least} bis {most} haben</translation>
    </message>
    <message>
        <source>it is not written as it has to be</source>
        <translation>es ist nicht so geschrieben, wie es sein muss</translation>
    </message>
    <message>
        <source>it has a field that is not known: {field}</source>
        <translation>es hat ein unbekanntes Feld: {field}</translation>
    </message>
    <message>
        <source>the field {field} is missing</source>
        <translation>das Feld {field} fehlt</translation>
    </message>
    <message>
        <source>it can&apos;t be {value}</source>
        <translation>es kann nicht {value} sein</translation>
    </message>
    <message>
        <source>it is too large a number</source>
        <translation>die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>it is no date</source>
        <translation>es ist kein Datum</translation>
    </message>
    <message>
        <source>from byte {byte} on it is not JSON</source>
        <translation>ab Byte {byte} ist es kein JSON</translation>
    </message>
    <message>
        <source>from byte {byte} on it can&apos;t be read</source>
        <translation>ab Byte {byte} lässt es sich nicht lesen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a fraction</source>
        <translation>ein Bruch</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a group of fields</source>
        <translation>eine Gruppe von Feldern</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>there is no dice board named {name}; there are: {known}</source>
        <translation>es gibt kein Würfelbrett namens {name}; es gibt: {known}</translation>
    </message>
    <message>
        <source>{die}: what was recorded can&apos;t be its result</source>
        <translation>{die}: was aufgezeichnet ist, kann nicht das Ergebnis sein</translation>
    </message>
    <message>
        <source>a name needs at least one visible letter</source>
        <translation>ein Name braucht mindestens ein sichtbares Zeichen</translation>
    </message>
    <message>
        <source>a name has at most 64 letters</source>
        <translation>ein Name hat höchstens 64 Zeichen</translation>
    </message>
    <message>
        <source>a name can&apos;t hold control characters</source>
        <translation>Steuerzeichen haben in einem Namen nichts verloren</translation>
    </message>
    <message>
        <source>a name can&apos;t hold half a character</source>
        <translation>in einem Namen darf kein halbes Zeichen stecken</translation>
    </message>
    <message>
        <source>somebody at this table has that name already</source>
        <translation>so heißt schon jemand an diesem Tisch</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>sie ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>beschädigt oder zu groß</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its text is not UTF-8</source>
        <translation>der Text ist kein UTF-8</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>it is not a file of saved games</source>
        <translation>das ist keine Datei mit Partien</translation>
    </message>
    <message>
        <source>it is not a saved game of Your Nightmare</source>
        <translation>das ist keine Partie von Your Nightmare</translation>
    </message>
    <message>
        <source>its checksum is wrong: it was cut off or changed</source>
        <translation>die Prüfsumme stimmt nicht: etwas wurde abgeschnitten oder geändert</translation>
    </message>
    <message>
        <source>its checksum is wrong: something in it was changed</source>
        <translation>die Prüfsumme stimmt nicht: etwas darin wurde geändert</translation>
    </message>
    <message>
        <source>it unpacks to another length than it says</source>
        <translation>ausgepackt hat sie eine andere Länge, als sie angibt</translation>
    </message>
    <message>
        <source>this game is too long for a file</source>
        <translation>diese Partie ist zu lang für eine Datei</translation>
    </message>
    <message>
        <source>the entry and its decision name different seats</source>
        <translation>Eintrag und Entscheidung nennen verschiedene Plätze</translation>
    </message>
    <message>
        <source>it was played before the decision ahead of it</source>
        <translation>die Zeit läuft hier rückwärts</translation>
    </message>
    <message>
        <source>the game stands differently from what was recorded</source>
        <translation>das Brett steht anders, als aufgezeichnet</translation>
    </message>
    <message>
        <source>the game set up is not the one recorded</source>
        <translation>der Aufbau ist nicht der aufgezeichnete</translation>
    </message>
    <message>
        <source>the set-up is not the one this seed gives</source>
        <translation>der Aufbau passt nicht zur Nummer der Nacht</translation>
    </message>
    <message>
        <source>the dice recorded are not those this seed gives</source>
        <translation>die Würfel passen nicht zur Nummer der Nacht</translation>
    </message>
    <message>
        <source>the set-up is missing</source>
        <translation>der Aufbau fehlt</translation>
    </message>
    <message>
        <source>it can&apos;t be read ({reason})</source>
        <translation>unlesbar ({reason})</translation>
    </message>
    <message>
        <source>it can&apos;t be written ({reason})</source>
        <translation>nicht zu schreiben ({reason})</translation>
    </message>
    <message>
        <source>it can&apos;t be removed ({reason})</source>
        <translation>nicht zu löschen ({reason})</translation>
    </message>
    <message>
        <source>it is larger than {size} MB, which no saved game is</source>
        <translation>sie ist größer als {size} MB, so groß ist keine Partie</translation>
    </message>
    <message>
        <source>it unpacks to more than {size} MB, as no saved game does</source>
        <translation>ausgepackt hat sie mehr als {size} MB, so groß ist keine Partie</translation>
    </message>
    <message>
        <source>it is of version {its}, this program reads up to version {ours}: open it with a newer version of the program</source>
        <translation>sie hat Version {its}, dieses Programm liest bis Version {ours}: Öffne sie mit einem neueren</translation>
    </message>
    <message>
        <source>it was begun by rules version {its}, which this program doesn&apos;t have</source>
        <translation>sie wurde nach Regelversion {its} begonnen, die dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>it was played by rules version {its}, and this program has version {ours}; up to here both agree ({reason})</source>
        <translation>gespielt wurde nach Regelversion {its}, dieses Programm hat Version {ours}; bis hierher stimmen beide überein ({reason})</translation>
    </message>
    <message>
        <source>the rules forbid this decision: {reason}</source>
        <translation>die Regeln verbieten diese Entscheidung: {reason}</translation>
    </message>
    <message>
        <source>the record says {recorded}, the replay gives {replayed}</source>
        <translation>aufgezeichnet: {recorded}; nachgespielt: {replayed}</translation>
    </message>
    <message>
        <source>{points} points ({causes})</source>
        <translation>{points} Punkte ({causes})</translation>
    </message>
    <message>
        <source>{points} points, places {places}</source>
        <translation>{points} Punkte, Plätze {places}</translation>
    </message>
    <message>
        <source>the game {game} is not in this version, which has: {known}</source>
        <translation>das Spiel {game} ist nicht in dieser Version; sie hat: {known}</translation>
    </message>
    <message>
        <source>{game} is not played by {seats}</source>
        <translation>{game} spielt man nicht zu {seats}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be a name</source>
        <translation>{name} taugt nicht als Name</translation>
    </message>
    <message>
        <source>there is no board named {name}; there are: {known}</source>
        <translation>ein Brett namens {name} gibt es nicht; es gibt: {known}</translation>
    </message>
    <message>
        <source>you have no board named {name}</source>
        <translation>du hast kein Brett namens {name}</translation>
    </message>
    <message>
        <source>there are too many boards of this name</source>
        <translation>es gibt zu viele Bretter dieses Namens</translation>
    </message>
    <message>
        <source>step {step} can&apos;t be played on from</source>
        <translation>von Schritt {step} lässt sich nicht weiterspielen</translation>
    </message>
    <message>
        <source>step {step} is not between 0 and {last}</source>
        <translation>Schritt {step} liegt nicht zwischen 0 und {last}</translation>
    </message>
    <message>
        <source>{die}: {eyes} is not a result from 1 to 6</source>
        <translation>{die}: {eyes} ist kein Ergebnis von 1 bis 6</translation>
    </message>
    <message>
        <source>{die}: the result recorded is not a die from 1 to 6</source>
        <translation>{die}: aufgezeichnet ist keine Zahl von 1 bis 6</translation>
    </message>
    <message>
        <source>{die}: the order recorded is none</source>
        <translation>{die}: die aufgezeichnete Reihenfolge ist keine</translation>
    </message>
    <message>
        <source>{die}: the result is missing from the record</source>
        <translation>{die}: das Ergebnis fehlt in der Aufzeichnung</translation>
    </message>
    <message>
        <source>{die}: the record has another result here ({other})</source>
        <translation>{die}: die Aufzeichnung hat hier ein anderes Ergebnis ({other})</translation>
    </message>
    <message>
        <source>{die}: the record has a result too many</source>
        <translation>{die}: die Aufzeichnung hat ein Ergebnis zu viel</translation>
    </message>
    <message>
        <source>something in it has the wrong form</source>
        <translation>etwas darin hat die falsche Form</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>It can&apos;t be read as TOML.</source>
        <translation>Sie lässt sich nicht als TOML lesen.</translation>
    </message>
    <message>
        <source>It can&apos;t be read as TOML from line {line}, column {column} on.</source>
        <translation>Ab Zeile {line}, Spalte {column} lässt sie sich nicht als TOML lesen.</translation>
    </message>
    <message>
        <source>{file}: {fault}.</source>
        <translation>{file}: {fault}.</translation>
    </message>
    <message>
        <source>Step {step}: {fault}.</source>
        <translation>Schritt {step}: {fault}.</translation>
    </message>
</context>
<context>
    <name>FearLine</name>
    <message>
        <source>Opens the evenings behind it</source>
        <translation>Öffnet die Abende dahinter</translation>
    </message>
</context>
<context>
    <name>FearLines</name>
    <message>
        <source>The fears, one a line</source>
        <translation>Die Ängste, eine je Zeile</translation>
    </message>
</context>
<context>
    <name>FearMeter</name>
    <message>
        <source>The Fear Meter of %1</source>
        <translation>Der Angstmesser von %1</translation>
    </message>
    <message>
        <source>My fears</source>
        <translation>Meine Ängste</translation>
    </message>
    <message>
        <source>1  it keeps me awake</source>
        <translation>1  das hält mich wach</translation>
    </message>
    <message>
        <source>4  I could nap beside it</source>
        <translation>4  daneben schlafe ich ein</translation>
    </message>
    <message>
        <source>Whose fears?</source>
        <translation>Wessen Ängste?</translation>
    </message>
</context>
<context>
    <name>FearOrder</name>
    <message>
        <source>What is put in order</source>
        <translation>Was gereiht wird</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Fear cards</source>
        <translation>Angstkarten</translation>
    </message>
    <message>
        <source>Fears of %1, the worst first</source>
        <translation>Ängste von %1, die schlimmste zuerst</translation>
    </message>
    <message>
        <source>← frightens less</source>
        <translation>← ängstigt weniger</translation>
    </message>
    <message>
        <source>frightens more →</source>
        <translation>ängstigt mehr →</translation>
    </message>
    <message>
        <source>The order as a plot; the list beside it says the same.</source>
        <translation>Die Reihenfolge als Bild; die Liste daneben sagt dasselbe.</translation>
    </message>
    <message>
        <source>The dot is the best estimate; the line is where it truly lies, two times out of three. The dashed line is the middle of all fears.</source>
        <translation>Der Punkt ist die beste Schätzung; im Bereich der Linie liegt der wahre Wert in zwei von drei Fällen. Die gestrichelte Linie ist die Mitte aller Ängste.</translation>
    </message>
    <message>
        <source>Worse ones</source>
        <translation>Schlimmere</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message>
        <source>Milder ones</source>
        <translation>Mildere</translation>
    </message>
</context>
<context>
    <name>FearSheet</name>
    <message>
        <source>This page is switched off: nothing is worked out. Your games are kept, with all that was read out in them.</source>
        <translation>Diese Seite ist abgeschaltet: Es wird nichts errechnet. Eure Partien bleiben, mit allem, was darin vorgelesen wurde.</translation>
    </message>
    <message>
        <source>Switch it on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>The saved evenings are being read …</source>
        <translation>Die gespeicherten Abende werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing that %1 ranked has been read out yet. That happens at Your Worst Nightmare, when somebody guesses at it.</source>
        <translation>Von %1 wurde noch keine Reihenfolge vorgelesen. Das geschieht bei Your Worst Nightmare, sobald jemand eine vermutet.</translation>
    </message>
    <message>
        <source>Erase this person everywhere</source>
        <translation>Diese Person überall löschen</translation>
    </message>
</context>
<context>
    <name>FearTable</name>
    <message>
        <source>Place %1 of your fears</source>
        <translation>Platz %1 deiner Ängste</translation>
    </message>
    <message>
        <source>Place %1 of what you guess</source>
        <translation>Platz %1 deiner Vermutung</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Bring in a saved game</source>
        <translation>Eine Partie hereinholen</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Diese Partie exportieren</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Hereinholen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Saved games (*.nightmare)</source>
        <translation>Partien (*.nightmare)</translation>
    </message>
    <message>
        <source>Pick the saved game below, or write its folders and its name.</source>
        <translation>Such unten das gespeicherte Spiel aus oder schreib seine Ordner und seinen Namen.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pick a folder below, or write folders and name.</source>
        <translation>Such unten einen Ordner aus oder schreib Ordner und Namen.</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Hereinholen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Folders and name of the file</source>
        <translation>Ordner und Name der Datei</translation>
    </message>
    <message>
        <source>There is a file “%1” already. Replacing it can&apos;t be undone.</source>
        <translation>Eine Datei „%1“ gibt es schon. Das Ersetzen lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>One folder up</source>
        <translation>Einen Ordner nach oben</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>You may not look into this folder.</source>
        <translation>In diesen Ordner darfst du nicht hineinsehen.</translation>
    </message>
    <message>
        <source>No folder and no such file lies here.</source>
        <translation>Hier liegt kein Ordner und keine solche Datei.</translation>
    </message>
    <message>
        <source>No folder lies here.</source>
        <translation>Hier liegt kein Ordner.</translation>
    </message>
    <message>
        <source>Folders and files</source>
        <translation>Ordner und Dateien</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>Footboard</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Was wir wissen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
</context>
<context>
    <name>Footsteps</name>
    <message>
        <source>Progress: %1 of %2 steps</source>
        <translation>Fortschritt: %1 von %2 Schritten</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>What kind of night?</source>
        <translation>Was für eine Nacht?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Fear cards</source>
        <translation>Angstkarten</translation>
    </message>
    <message>
        <source>Edit boards</source>
        <translation>Bretter bearbeiten</translation>
    </message>
    <message>
        <source>Write your own</source>
        <translation>Eigene schreiben</translation>
    </message>
    <message>
        <source>Number of the night</source>
        <translation>Nummer der Nacht</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The same number brings the same dice again.</source>
        <translation>Dieselbe Nummer bringt dieselben Würfel wieder.</translation>
    </message>
    <message>
        <source>The same number brings the same cards again.</source>
        <translation>Dieselbe Nummer bringt dieselben Karten wieder.</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s). Arrows choose a value and how many, Return plays.</source>
        <translation>
            <numerusform>Deine Hand, %n Karte. Pfeiltasten wählen einen Wert und wie viele, die Eingabetaste spielt aus.</numerusform>
            <numerusform>Deine Hand, %n Karten. Pfeiltasten wählen einen Wert und wie viele, die Eingabetaste spielt aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Deine Hand, %n Karte</numerusform>
            <numerusform>Deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 10, %1, %2</source>
        <translation>0 oder 10, %1, %2</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>not picked</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 picked</source>
        <translation>%1, %2, %3 von %4 gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n card(s)</source>
        <translation>
            <numerusform>%1, %2, %n Karte</numerusform>
            <numerusform>%1, %2, %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Put the hints away</source>
        <translation>Die Tipps weglegen</translation>
    </message>
    <message>
        <source>Thinking it over …</source>
        <translation>Wird durchdacht …</translation>
    </message>
    <message>
        <source>The best %1 of %2 plays</source>
        <translation>Die besten %1 von %2 Zügen</translation>
    </message>
    <message>
        <source>What the best player would do</source>
        <translation>Was der beste Spieler täte</translation>
    </message>
    <message>
        <source>The best is what wins the game most often.</source>
        <translation>Am besten ist, was am öftesten das Spiel gewinnt.</translation>
    </message>
    <message>
        <source>wins
game</source>
        <translation>gewinnt
Spiel</translation>
    </message>
    <message>
        <source>How often you win the whole game with it.</source>
        <translation>Wie oft du damit das ganze Spiel gewinnst.</translation>
    </message>
    <message>
        <source>wins
trick</source>
        <translation>holt
Stich</translation>
    </message>
    <message>
        <source>How often it wins the trick on the table.</source>
        <translation>Wie oft es den Stich auf dem Tisch gewinnt.</translation>
    </message>
    <message>
        <source>finds
Scared</source>
        <translation>findet
Angst</translation>
    </message>
    <message>
        <source>How often you turn over your own Scared before the round is over.</source>
        <translation>Wie oft du dein eigenes „Verängstigt“ aufdeckst, bevor die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How many points the round brings you, on average.</source>
        <translation>Wie viele Punkte dir die Runde im Mittel bringt.</translation>
    </message>
    <message>
        <source>%1, the best. %2</source>
        <translation>%1, am besten. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>KeptFaulty</name>
    <message>
        <source>Nothing in the file was changed. Open it with a text editor, mend this place and press “Look again”. If you don&apos;t need it, take it out of the folder.</source>
        <translation>An der Datei wurde nichts geändert. Öffne sie mit einem Texteditor, bessere diese Stelle aus und drücke „Noch einmal ansehen“. Brauchst du sie nicht, nimm sie aus dem Ordner.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>KnewTable</name>
    <message>
        <source>Each row: who guessed. Each column: whose fears.</source>
        <translation>In den Zeilen steht, wer vermutet hat; in den Spalten, über wen.</translation>
    </message>
    <message>
        <source>%1 never guessed %2</source>
        <translation>%1 hat nie über %2 vermutet</translation>
    </message>
    <message numerus="yes">
        <source>%1 guessed %2 in %n round(s): %3</source>
        <translation>
            <numerusform>%1 hat in %n Runde über %2 vermutet: %3</numerusform>
            <numerusform>%1 hat in %n Runden über %2 vermutet: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>.</source>
        <comment>decimal point</comment>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>Counted: %n ranking(s) read out, in {games}.</source>
        <translation>
            <numerusform>Gezählt: %n vorgelesene Reihenfolge, in {games}.</numerusform>
            <numerusform>Gezählt: %n vorgelesene Reihenfolgen, in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted: %n guess(es) read out, in {games}.</source>
        <translation>
            <numerusform>Gezählt: %n vorgelesene Vermutung, in {games}.</numerusform>
            <numerusform>Gezählt: %n vorgelesene Vermutungen, in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n gespeicherte Partie konnte nicht gelesen werden und fehlt hier.</numerusform>
            <numerusform>%n gespeicherte Partien konnten nicht gelesen werden und fehlen hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>{person}: {fear}</source>
        <translation>{person}: {fear}</translation>
    </message>
    <message>
        <source>What we know of each other</source>
        <translation>Was wir voneinander wissen</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportiert nach {file}.</translation>
    </message>
    <message>
        <source>{reason}
What was struck out by then stays so. Mend that, then erase again.</source>
        <translation>{reason}
Was bis dahin gestrichen war, bleibt gestrichen. Behebe das und lösche dann noch einmal.</translation>
    </message>
    <message>
        <source>{name} could not be erased everywhere.</source>
        <translation>{name} ließ sich nicht überall löschen.</translation>
    </message>
    <message>
        <source>{name} is erased, but not from these files</source>
        <translation>{name} ist gelöscht, nur nicht in diesen Dateien</translation>
    </message>
    <message>
        <source>They are copies of damaged files, or the list of mishaps, where nothing is struck out. Delete them yourself if you don&apos;t need them:
{files}</source>
        <translation>Es sind Kopien beschädigter Dateien oder die Liste der Pannen, in denen nichts gestrichen wird. Lösche sie selbst, wenn du sie nicht brauchst:
{files}</translation>
    </message>
    <message numerus="yes">
        <source>{name} is erased. Struck out in %n saved game(s).</source>
        <translation>
            <numerusform>{name} ist gelöscht. In %n gespeicherten Partie gestrichen.</numerusform>
            <numerusform>{name} ist gelöscht. In %n gespeicherten Partien gestrichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · {note}</source>
        <translation>{name} · {note}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {unfinished} of them not finished</source>
        <translation>{games}, davon nicht zu Ende gespielt: {unfinished}</translation>
    </message>
    <message>
        <source>Nothing read out yet</source>
        <translation>Noch nichts vorgelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n ranking(s)</source>
        <translation>
            <numerusform>%n Reihenfolge</numerusform>
            <numerusform>%n Reihenfolgen</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {title}: {note}</source>
        <translation>{place}. {title}: {note}</translation>
    </message>
    <message>
        <source>{title}: {note}</source>
        <translation>{title}: {note}</translation>
    </message>
    <message>
        <source>nothing read out about it yet</source>
        <translation>darüber wurde noch nichts vorgelesen</translation>
    </message>
    <message numerus="yes">
        <source>likely place {best}, in %n ranking(s)</source>
        <translation>
            <numerusform>wohl Platz {best}, %n-mal gereiht</numerusform>
            <numerusform>wohl Platz {best}, %n-mal gereiht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>likely place {best} to {worst}, in %n ranking(s)</source>
        <translation>
            <numerusform>wohl Platz {best} bis {worst}, %n-mal gereiht</numerusform>
            <numerusform>wohl Platz {best} bis {worst}, %n-mal gereiht</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} about {target}</source>
        <translation>{guesser} über {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es), {points} points</source>
        <translation>
            <numerusform>%n Vermutung, Punkte: {points}</numerusform>
            <numerusform>%n Vermutungen, Punkte: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es), {points} points, all four right: {perfect}</source>
        <translation>
            <numerusform>%n Vermutung, Punkte: {points}, alle vier richtig: {perfect}</numerusform>
            <numerusform>%n Vermutungen, Punkte: {points}, alle vier richtig: {perfect}</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {mean} points a guess ({note})</source>
        <translation>{title}: {mean} Punkte je Vermutung ({note})</translation>
    </message>
    <message>
        <source>{guesser} has never guessed {target}.</source>
        <translation>{guesser} hat über {target} noch nie etwas vermutet.</translation>
    </message>
</context>
<context>
    <name>KnowledgePage</name>
    <message>
        <source>What we know of each other</source>
        <translation>Was wir voneinander wissen</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Was wir wissen</translation>
    </message>
    <message>
        <source>From what was read out at Your Worst Nightmare. It stays on this computer.</source>
        <translation>Aus dem, was bei Your Worst Nightmare vorgelesen wurde. Es bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>All of it, as a table or for other programs</source>
        <translation>Alles, als Tabelle oder für andere Programme</translation>
    </message>
    <message>
        <source>Only what was read out to the whole table counts, also in games that are not finished. Sheets that stayed sealed never count, nor do games in the bin, a “what if”, what was taken back, and computer players.</source>
        <translation>Es zählt nur, was der ganzen Runde vorgelesen wurde, auch in Partien, die nicht zu Ende sind. Versiegelte Bögen zählen nie, ebenso wenig Partien im Papierkorb, ein „Was wäre, wenn“, Zurückgenommenes und Computerspieler.</translation>
    </message>
    <message>
        <source>Export what we know of each other</source>
        <translation>Exportieren, was wir voneinander wissen</translation>
    </message>
    <message>
        <source>Pick a folder below, or write where it is to be saved. A name that ends in .csv makes a table, one that ends in .json a file for other programs.</source>
        <translation>Such unten einen Ordner aus oder schreib, wo es gespeichert werden soll. Ein Name, der auf .csv endet, ergibt eine Tabelle, einer auf .json eine Datei für andere Programme.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>For other programs (*.json)</source>
        <translation>Für andere Programme (*.json)</translation>
    </message>
</context>
<context>
    <name>KnowledgeSettings</name>
    <message>
        <source>What we know of each other</source>
        <translation>Was wir voneinander wissen</translation>
    </message>
    <message>
        <source>What was read out at Your Worst Nightmare</source>
        <translation>Was bei Your Worst Nightmare vorgelesen wurde</translation>
    </message>
    <message>
        <source>A page shows what frightens each of you most, and who knows it best. It is worked out from the saved games and stays on this computer.</source>
        <translation>Eine Seite zeigt, was jedem von euch am meisten Angst macht und wer es am besten weiß. Sie wird aus den gespeicherten Partien errechnet und bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Work out what we know of each other</source>
        <translation>Errechnen, was wir voneinander wissen</translation>
    </message>
    <message>
        <source>Look at it, or erase a person</source>
        <translation>Ansehen oder eine Person löschen</translation>
    </message>
    <message>
        <source>Computer people</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Those who see through you then know what you ranked on earlier evenings, and guess better.</source>
        <translation>Wer dich durchschaut, weiß dann auch, was du an früheren Abenden gereiht hast, und rät besser.</translation>
    </message>
    <message>
        <source>Let them learn from evening to evening</source>
        <translation>Von Abend zu Abend dazulernen lassen</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>All kinds</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>„{title}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“{title}” is there again.</source>
        <translation>„{title}“ ist wieder da.</translation>
    </message>
    <message>
        <source>Endless Nightmare</source>
        <translation>Endless Nightmare</translation>
    </message>
    <message>
        <source>A game out of reach</source>
        <translation>Eine unlesbare Partie</translation>
    </message>
    <message>
        <source>What if: {game}</source>
        <translation>Was wäre, wenn: {game}</translation>
    </message>
    <message>
        <source>{when} · {people}</source>
        <translation>{when} · {people}</translation>
    </message>
    <message>
        <source>This program can&apos;t read it. It is kept as it is. ({reason})</source>
        <translation>Dieses Programm kann sie nicht lesen. Sie bleibt, wie sie ist. ({reason})</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), woken in round {round}</source>
        <translation>
            <numerusform>%n Punkt, aufgewacht in Runde {round}</numerusform>
            <numerusform>%n Punkte, aufgewacht in Runde {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>Noch nicht begonnen</translation>
    </message>
    <message>
        <source>Round {round}, score {score}</source>
        <translation>Runde {round}, Punkte: {score}</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <source>Your Worst Nightmare</source>
        <translation>Your Worst Nightmare</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigene Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>The last round is finished</source>
        <translation>Die letzte Runde zu Ende</translation>
    </message>
    <message>
        <source>Free choice later</source>
        <translation>Später freie Wahl</translation>
    </message>
    <message>
        <source>Round {round}, {names}: {score}, the goal is {target}</source>
        <translation>Runde {round}, {names}: {score}, das Ziel ist {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), in round {round}</source>
        <translation>
            <numerusform>%n Punkt, in Runde {round}</numerusform>
            <numerusform>%n Punkte, in Runde {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, {names}: {score} of {target}</source>
        <translation>Runde {round}, {names}: {score} von {target}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, {names} has %n point(s)</source>
        <translation>
            <numerusform>Runde {round}, {names} hat %n Punkt</numerusform>
            <numerusform>Runde {round}, {names} hat %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, {names} have %n point(s)</source>
        <translation>
            <numerusform>Runde {round}, {names} haben %n Punkt</numerusform>
            <numerusform>Runde {round}, {names} haben %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} has won.</source>
        <translation>{names} hat gewonnen.</translation>
    </message>
    <message>
        <source>{names} have won together.</source>
        <translation>{names} haben gemeinsam gewonnen.</translation>
    </message>
    <message>
        <source>To a total of {total}</source>
        <translation>Bis {total} Punkte</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation>Bis {target} Punkte</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Whatever you play is kept here.</source>
        <translation>Was du spielst, wird hier aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 saved games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Bring in a game</source>
        <translation>Partie hereinholen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>LibraryTools</name>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offene</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Best score first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>This room can&apos;t be opened</source>
        <translation>Dieses Zimmer geht nicht auf</translation>
    </message>
    <message>
        <source>A part of the program is missing or damaged. Nothing of your games is lost. Installing the program again mends it.</source>
        <translation>Ein Teil des Programms fehlt oder ist beschädigt. Von deinen Partien ist nichts verloren. Installiere das Programm neu, dann ist es heil.</translation>
    </message>
</context>
<context>
    <name>Matrix</name>
    <message>
        <source>Rows guess, columns are guessed.</source>
        <translation>In den Zeilen, wer vermutet; in den Spalten, über wen.</translation>
    </message>
    <message>
        <source>Who guesses whom as a matrix; the list beside it says the same.</source>
        <translation>Wer wen wie gut kennt, als Raster; die Liste daneben sagt dasselbe.</translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Who guesses whom how well</source>
        <translation>Wer wen wie gut einschätzt</translation>
    </message>
    <message>
        <source>Points a guess, out of five. Guessing blindly makes about one.</source>
        <translation>Punkte je Vermutung, von fünf. Blind geraten ist es etwa einer.</translation>
    </message>
    <message>
        <source>Who guesses whom, those who know best first</source>
        <translation>Wer wen einschätzt, die besten Kenner zuerst</translation>
    </message>
</context>
<context>
    <name>MeetingLine</name>
    <message>
        <source>Opens the evenings behind it</source>
        <translation>Öffnet die Abende dahinter</translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message>
        <source>You threw a %1. One point of Mind adds 2 or takes 2 away.</source>
        <translation>Du hast eine %1 gewürfelt. 1 Verstand macht daraus 2 mehr oder 2 weniger.</translation>
    </message>
    <message>
        <source>Whatever you choose, you lose.</source>
        <translation>Was du auch wählst, du verlierst.</translation>
    </message>
    <message>
        <source>All of these come to the same. Paying Mind would gain nothing.</source>
        <translation>Alles davon läuft auf dasselbe hinaus. Geist zu zahlen bringt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) ahead of the Shadow</source>
        <translation>
            <numerusform>%n Feld vor dem Schatten</numerusform>
            <numerusform>%n Felder vor dem Schatten</numerusform>
        </translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>The program broke down the last time. Everything that was saved is still there; only what the window had called not saved is lost. What happened is written down in {log}.</source>
        <translation>Das Programm ist beim letzten Mal zusammengebrochen. Was gespeichert war, ist noch da; verloren ist nur, was das Fenster als nicht gespeichert gemeldet hatte. Was geschah, steht in {log}.</translation>
    </message>
    <message>
        <source>{what}

Not everything you played is saved: it is kept as long as the window is open. Try to save it with the strip at the window&apos;s edge, or export the game, before you close. You can go on; if the screen looks wrong, go back to the bedroom and continue from there. What happened is written down in {log}.</source>
        <translation>{what}

Nicht alles, was du gespielt hast, ist gespeichert: Es bleibt, solange das Fenster offen ist. Versuch es über den Streifen am Rand des Fensters zu speichern oder exportiere die Partie, bevor du schließt. Du kannst weiterspielen; sieht der Bildschirm seltsam aus, geh zurück ins Schlafzimmer und spiel von dort weiter. Was geschah, steht in {log}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>{what}

Every decision you made until now is saved. You can go on; if the screen looks wrong, go back to the bedroom and continue from there. What happened is written down in {log}.</source>
        <translation>{what}

Jede deiner Entscheidungen bis hierher ist gespeichert. Du kannst weiterspielen; sieht etwas falsch aus, geh zurück ins Schlafzimmer und träum von dort weiter. Was geschehen ist, steht in {log}.</translation>
    </message>
</context>
<context>
    <name>NameBoxes</name>
    <message>
        <source>Guessed so far</source>
        <translation>Bisher gewählt</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message numerus="yes">
        <source>%1: %n point(s), the goal is %2</source>
        <translation>
            <numerusform>%1: %n Punkt, das Ziel ist %2</numerusform>
            <numerusform>%1: %n Punkte, das Ziel ist %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 points</source>
        <translation>%1: %2 von %3 Punkten</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>goal: %1</source>
        <translation>Ziel: %1</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>A name needs at least one visible letter.</source>
        <translation>Ein Name braucht mindestens ein sichtbares Zeichen.</translation>
    </message>
    <message>
        <source>A name has at most 64 letters.</source>
        <translation>Ein Name hat höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold control characters.</source>
        <translation>Steuerzeichen haben in einem Namen nichts verloren.</translation>
    </message>
    <message>
        <source>This name holds half a character, which can&apos;t be saved.</source>
        <translation>In diesem Namen steckt ein halbes Zeichen, das sich nicht speichern lässt.</translation>
    </message>
    <message>
        <source>Somebody at this table has that name already.</source>
        <translation>So heißt schon jemand an diesem Tisch.</translation>
    </message>
    <message>
        <source>Another board has this name.</source>
        <translation>So heißt schon ein anderes Brett.</translation>
    </message>
    <message>
        <source>Another deck has this name.</source>
        <translation>So heißt schon ein anderer Stapel.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Strategist</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>You choose each Nightmare, none twice until all are used.</source>
        <translation>Du wählst jeden Albtraum selbst, keinen zweimal, bis alle dran waren.</translation>
    </message>
    <message>
        <source>Veterans</source>
        <translation>Veteranen</translation>
    </message>
    <message>
        <source>The Shadow starts only five fields behind you.</source>
        <translation>Der Schatten beginnt nur fünf Felder hinter dir.</translation>
    </message>
    <message>
        <source>Own dice</source>
        <translation>Eigene Würfel</translation>
    </message>
    <message>
        <source>You throw a real die and enter what it shows.</source>
        <translation>Du wirfst einen echten Würfel und gibst ein, was er zeigt.</translation>
    </message>
    <message>
        <source>Basic or active game</source>
        <translation>Grundspiel oder aktives Spiel</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>The die alone decides.</source>
        <translation>Der Würfel allein entscheidet.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Flick the die, stop the clock, breathe.</source>
        <translation>Würfel schnipsen, Uhr anhalten, atmen.</translation>
    </message>
    <message>
        <source>Mixed by coins</source>
        <translation>Durch Münzen gemischt</translation>
    </message>
    <message>
        <source>A coin for each Nightmare.</source>
        <translation>Für jeden Albtraum eine Münze.</translation>
    </message>
    <message>
        <source>Mixed by hand</source>
        <translation>Von Hand gemischt</translation>
    </message>
    <message>
        <source>You choose for each Nightmare.</source>
        <translation>Du wählst für jeden Albtraum.</translation>
    </message>
    <message>
        <source>Which are active?</source>
        <translation>Welche sind aktiv?</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Ruhige Hände</translation>
    </message>
    <message>
        <source>A die stands in for every test of skill.</source>
        <translation>Ein Würfel ersetzt jede Geschicklichkeitsprobe.</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshändig</translation>
    </message>
    <message>
        <source>Fraud asks for your weaker hand: then the right one.</source>
        <translation>Betrug verlangt deine schwächere Hand: dann die rechte.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Thirteen, of course. Fewer make a short evening.</source>
        <translation>Dreizehn, natürlich. Weniger machen einen kurzen Abend.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Whoever gets there first has won.</source>
        <translation>Wer zuerst da ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>Nach der Runde</translation>
    </message>
    <message>
        <source>All read out first; then the highest total wins.</source>
        <translation>Erst lesen alle vor; dann gewinnt die höchste Summe.</translation>
    </message>
    <message>
        <source>Whose fears you guess</source>
        <translation>Wessen Ängste du rätst</translation>
    </message>
    <message>
        <source>Everybody in turn</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Nobody twice before all the others once.</source>
        <translation>Niemand zweimal, bevor alle anderen einmal dran waren.</translation>
    </message>
    <message>
        <source>Free later</source>
        <translation>Später frei</translation>
    </message>
    <message>
        <source>Once you have guessed at everybody, as you like.</source>
        <translation>Sobald alle einmal dran waren, wie du willst.</translation>
    </message>
    <message>
        <source>Real cards on the table</source>
        <translation>Echte Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>You turn over real cards and type in what stands on them.</source>
        <translation>Ihr deckt echte Karten auf und tippt ein, was darauf steht.</translation>
    </message>
    <message>
        <source>Play to a total</source>
        <translation>Bis zu einer Summe spielen</translation>
    </message>
    <message>
        <source>Otherwise there are 6 rounds with three or six players, 8 with four, 5 with five.</source>
        <translation>Sonst gibt es zu dritt und zu sechst 6 Runden, zu viert 8, zu fünft 5.</translation>
    </message>
    <message>
        <source>The total</source>
        <translation>Die Summe</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody has it.</source>
        <translation>Das Spiel endet nach der Runde, in der jemand sie hat.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>You play with the real cards, and the program keeps the points.</source>
        <translation>Ihr spielt mit den echten Karten, und das Programm führt die Punkte.</translation>
    </message>
    <message>
        <source>Active it is Blindness: point at the die in the dark.</source>
        <translation>Aktiv ist es Blindheit: Zeig im Dunkeln auf den Würfel.</translation>
    </message>
    <message>
        <source>Active: break a lid with a throw between nails.</source>
        <translation>Aktiv: Brich einen Deckel mit einem Wurf zwischen Nägeln.</translation>
    </message>
    <message>
        <source>Active: flick the die past teeth.</source>
        <translation>Aktiv: Schnipse den Würfel an Zähnen vorbei.</translation>
    </message>
    <message>
        <source>Active it is Drowning: hold your breath.</source>
        <translation>Aktiv ist es Ertrinken: Halt den Atem an.</translation>
    </message>
    <message>
        <source>Active: flick the die with your other hand.</source>
        <translation>Aktiv: Schnipse den Würfel mit der anderen Hand.</translation>
    </message>
    <message>
        <source>Active: flick the die past monsters.</source>
        <translation>Aktiv: Schnipse den Würfel an Monstern vorbei.</translation>
    </message>
    <message>
        <source>Active: the belt runs by the clock.</source>
        <translation>Aktiv: Das Band läuft nach der Uhr.</translation>
    </message>
    <message>
        <source>Active: flick the die past spiders.</source>
        <translation>Aktiv: Schnipse den Würfel an Spinnen vorbei.</translation>
    </message>
    <message>
        <source>Active: stop a clock just in time.</source>
        <translation>Aktiv: Halt eine Uhr gerade noch rechtzeitig an.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>Eine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Endless Nightmare</source>
        <translation>Endless Nightmare</translation>
    </message>
    <message>
        <source>Your Worst Nightmare</source>
        <translation>Your Worst Nightmare</translation>
    </message>
    <message>
        <source>{name} is not forgotten.</source>
        <translation>{name} ist nicht vergessen.</translation>
    </message>
    <message>
        <source>{reason}
The name stays in the list. Mend that, then press Delete on it again.</source>
        <translation>{reason}
Der Name bleibt in der Liste. Behebe das und drück dann noch einmal Entf darauf.</translation>
    </message>
    <message>
        <source>Seat {number}: {fault}</source>
        <translation>Platz {number}: {fault}</translation>
    </message>
    <message>
        <source>Almost ready. One thing has to be put right first.</source>
        <translation>Fast bereit. Eine Sache stimmt noch nicht.</translation>
    </message>
    <message>
        <source>Everything is ready. Press Start, or change what you like.</source>
        <translation>Alles ist bereit. Schlaf ein, oder ändere, was du magst.</translation>
    </message>
    <message>
        <source>The whole box</source>
        <translation>Die ganze Schachtel</translation>
    </message>
    <message>
        <source>For the family</source>
        <translation>Für die Familie</translation>
    </message>
    <message>
        <source>Digits only, 18 at most; or leave it empty.</source>
        <translation>Nur Ziffern, höchstens 18; oder lass es leer.</translation>
    </message>
    <message>
        <source>Standard board</source>
        <translation>Standardbrett</translation>
    </message>
    <message numerus="yes">
        <source>The ring has {fields} fields. The Shadow starts %n field(s) behind you.</source>
        <translation>
            <numerusform>Der Kreis hat {fields} Felder. Der Schatten beginnt %n Feld hinter dir.</numerusform>
            <numerusform>Der Kreis hat {fields} Felder. Der Schatten beginnt %n Felder hinter dir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bravery {bravery}, Mind {mind}: if one of them runs out, you wake.</source>
        <translation>Mut {bravery}, Verstand {mind}: Ist eins davon aufgebraucht, wachst du auf.</translation>
    </message>
    <message>
        <source>Each of you gets nine cards and a stack of seven, with Scared somewhere in it.</source>
        <translation>Jeder bekommt neun Karten und einen Stapel von sieben, in dem irgendwo „Verängstigt“ liegt.</translation>
    </message>
    <message>
        <source>The {seats} of you play {rounds} rounds.</source>
        <translation>Zu {seats} spielt ihr {rounds} Runden.</translation>
    </message>
    <message>
        <source>You play until one of you has {total} points.</source>
        <translation>Ihr spielt, bis jemand {total} Punkte hat.</translation>
    </message>
    <message>
        <source>A coin for each Nightmare: does it want your hands?</source>
        <translation>Für jeden Albtraum eine Münze: Will er deine Hände?</translation>
    </message>
    <message>
        <source>A coin for each Nightmare; no test needs your hands.</source>
        <translation>Für jeden Albtraum eine Münze; keine Probe braucht deine Hände.</translation>
    </message>
    <message>
        <source>Twelve Nightmares lie in wait. Two dice say which one comes.</source>
        <translation>Zwölf Albträume lauern. Zwei Würfel sagen, welcher kommt.</translation>
    </message>
    <message>
        <source>Twelve Nightmares lie in wait. You say which one comes.</source>
        <translation>Zwölf Albträume lauern. Du sagst, welcher kommt.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the twelve Nightmares want(s) your hands.</source>
        <translation>
            <numerusform>%n der zwölf Albträume will deine Hände.</numerusform>
            <numerusform>%n der zwölf Albträume wollen deine Hände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the twelve Nightmares is/are active, with a die for your hands.</source>
        <translation>
            <numerusform>%n der zwölf Albträume ist aktiv, mit einem Würfel statt deiner Hände.</numerusform>
            <numerusform>%n der zwölf Albträume sind aktiv, mit einem Würfel statt deiner Hände.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Start</source>
        <translation>Einschlafen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>NightmareCard</name>
    <message>
        <source>Duration %1</source>
        <translation>Länge %1</translation>
    </message>
</context>
<context>
    <name>NightmareChoice</name>
    <message>
        <source>1 · 2 · 3</source>
        <translation>1 · 2 · 3</translation>
    </message>
    <message>
        <source>4 · 5 · 6</source>
        <translation>4 · 5 · 6</translation>
    </message>
    <message>
        <source>Point at one to see what it does. The number is its length.</source>
        <translation>Zeig auf einen, und du siehst, was er tut. Die Zahl ist seine Länge.</translation>
    </message>
    <message>
        <source>The number is its length in steps of Progress.</source>
        <translation>Die Zahl ist seine Länge in Schritten Fortschritt.</translation>
    </message>
</context>
<context>
    <name>Nobody</name>
    <message>
        <source>Nobody is known here yet</source>
        <translation>Hier ist noch niemand bekannt</translation>
    </message>
    <message>
        <source>Play Your Worst Nightmare under your own names. What is read out to the whole table is gathered here: what frightens each of you most, and who knows it best.</source>
        <translation>Spielt Your Worst Nightmare unter euren eigenen Namen. Was der ganzen Runde vorgelesen wird, sammelt sich hier: was jedem von euch am meisten Angst macht und wer es am besten weiß.</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Eine Partie beginnen</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>No clause has these words</source>
        <translation>Nirgends stehen diese Wörter</translation>
    </message>
    <message>
        <source>Try fewer words: a clause is found if it has all of them.</source>
        <translation>Versuch es mit weniger Wörtern: Gefunden werden Regeln, in denen alle stehen.</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Alle Regeln zeigen</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>%1 (the same in both)</source>
        <translation>%1 (in beiden gleich)</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>Grundspiel</translation>
    </message>
</context>
<context>
    <name>OwnDie</name>
    <message>
        <source>Throw your own die</source>
        <translation>Wirf deinen eigenen Würfel</translation>
    </message>
    <message>
        <source>Enter the result of the %1.</source>
        <translation>Gib das Ergebnis ein: %1.</translation>
    </message>
    <message>
        <source>A %1</source>
        <translation>Eine %1</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Anders wählen</translation>
    </message>
</context>
<context>
    <name>OwnTitles</name>
    <message>
        <source>Fear %1</source>
        <translation>Angst %1</translation>
    </message>
    <message>
        <source>Lay them out</source>
        <translation>Auf den Tisch damit</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>PersonList</name>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
</context>
<context>
    <name>PhaseStrip</name>
    <message>
        <source>Phases of the round</source>
        <translation>Phasen der Runde</translation>
    </message>
    <message>
        <source>Phase %1, %2: now</source>
        <translation>Phase %1, %2: jetzt</translation>
    </message>
    <message>
        <source>Phase %1, %2</source>
        <translation>Phase %1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PlacingDesk</name>
    <message>
        <source>The stack of %1</source>
        <translation>Der Stapel von %1</translation>
    </message>
    <message>
        <source>What it can win</source>
        <translation>Was es bringen kann</translation>
    </message>
    <message>
        <source>a full moon for each point, a crescent for each that may come</source>
        <translation>ein Vollmond für jeden Punkt, eine Sichel für jeden, der noch kommen kann</translation>
    </message>
    <message>
        <source>How often it would be found</source>
        <translation>Wie oft es gefunden würde</translation>
    </message>
    <message>
        <source>Place %1: %2. %3</source>
        <translation>Stelle %1: %2. %3</translation>
    </message>
    <message>
        <source>Found in %1 past rounds</source>
        <translation>In %1 früheren Runden gefunden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>PlacingHints</name>
    <message>
        <source>What the best player would do</source>
        <translation>Was der beste Spieler täte</translation>
    </message>
    <message>
        <source>Thinking it over …</source>
        <translation>Wird durchdacht …</translation>
    </message>
    <message>
        <source>Wins the game</source>
        <translation>Gewinnt das&#xa0;Spiel</translation>
    </message>
    <message>
        <source>%1, the best. %2</source>
        <translation>%1, am besten. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scared %1 %</source>
        <translation>Angst %1 %</translation>
    </message>
</context>
<context>
    <name>PlacingStack</name>
    <message>
        <source>Scared</source>
        <translation>Verängstigt</translation>
    </message>
</context>
<context>
    <name>PlayedCards</name>
    <message>
        <source>%1: %2, worth %3, leads</source>
        <translation>%1: %2, Wert %3, führt</translation>
    </message>
    <message>
        <source>%1: %2, worth %3</source>
        <translation>%1: %2, Wert %3</translation>
    </message>
</context>
<context>
    <name>PointBoxes</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>RehearsalNote</name>
    <message>
        <source>It counts</source>
        <translation>Es gilt</translation>
    </message>
    <message>
        <source>Only a rehearsal</source>
        <translation>Nur eine Probe</translation>
    </message>
    <message>
        <source>Now it counts</source>
        <translation>Jetzt gilt es</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>A rehearsal doesn&apos;t count. Key R</source>
        <translation>Eine Probe zählt nicht. Taste R</translation>
    </message>
    <message>
        <source>Key R</source>
        <translation>Taste R</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{people}, unfinished</source>
        <translation>{people}, noch offen</translation>
    </message>
    <message numerus="yes">
        <source>{people}, %n point(s)</source>
        <translation>
            <numerusform>{people}, %n Punkt</numerusform>
            <numerusform>{people}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected score in the end</source>
        <translation>Erwartete Punkte am Ende</translation>
    </message>
    <message>
        <source>expected in the end: {points}</source>
        <translation>am Ende erwartet: {points}</translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>You leave the die as it is.</source>
        <translation>Du lässt den Würfel, wie er ist.</translation>
    </message>
    <message>
        <source>The night begins.</source>
        <translation>Die Nacht beginnt.</translation>
    </message>
    <message>
        <source>{action} with {points}</source>
        <translation>{action} mit {points}</translation>
    </message>
    <message>
        <source>leave the die as it is</source>
        <translation>den Würfel lassen</translation>
    </message>
    <message>
        <source>pay 1 Mind for {change}</source>
        <translation>1 Verstand für {change} zahlen</translation>
    </message>
    <message>
        <source>throw the die</source>
        <translation>würfeln</translation>
    </message>
    <message numerus="yes">
        <source>Mistake: it gives away about %n point(s). Better: {better}.</source>
        <translation>
            <numerusform>Fehler: Das verschenkt etwa %n Punkt. Besser: {better}.</numerusform>
            <numerusform>Fehler: Das verschenkt etwa %n Punkte. Besser: {better}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lucky die: it is worth about %n point(s).</source>
        <translation>
            <numerusform>Glückswurf: Er bringt etwa %n Punkt.</numerusform>
            <numerusform>Glückswurf: Er bringt etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlucky die: it costs about %n point(s).</source>
        <translation>
            <numerusform>Pechwurf: Er kostet etwa %n Punkt.</numerusform>
            <numerusform>Pechwurf: Er kostet etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>mistake −{points}</source>
        <translation>Fehler −{points}</translation>
    </message>
    <message>
        <source>luck +{points}</source>
        <translation>Glück +{points}</translation>
    </message>
    <message>
        <source>bad luck −{points}</source>
        <translation>Pech −{points}</translation>
    </message>
    <message>
        <source>This game was played by other rules. It can be watched up to step {good}.</source>
        <translation>Diese Partie wurde nach anderen Regeln gespielt. Du kannst sie bis Schritt {good} ansehen.</translation>
    </message>
    <message>
        <source>The result that was saved and the one that is replayed differ.</source>
        <translation>Das gespeicherte Ergebnis ist ein anderes als das nachgespielte.</translation>
    </message>
    <message>
        <source>The record is damaged. It can be watched up to step {good}, and is kept as it is.</source>
        <translation>Die Aufzeichnung ist beschädigt. Du kannst sie bis Schritt {good} ansehen; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{said} (Step {step}: {reason}.)</source>
        <translation>{said} (Schritt {step}: {reason}.)</translation>
    </message>
    <message>
        <source>The most points</source>
        <translation>Die meisten Punkte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>{people}. {names} won with %n point(s)</source>
        <translation>
            <numerusform>{people}. Mit %n Punkt gewann {names}</numerusform>
            <numerusform>{people}. Mit %n Punkten gewann {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>The board after step %1</source>
        <translation>Das Brett nach Schritt %1</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the beginning</source>
        <translation>An den Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>A decision back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>A round on</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>A decision on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Round %1. %2 %3</source>
        <translation>Runde %1. %2 %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>ReplayPace</name>
    <message>
        <source>Step by</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions were taken back</source>
        <translation>Mit Zurücknehmen gespielt</translation>
    </message>
    <message>
        <source>Decide otherwise</source>
        <translation>Anders entscheiden</translation>
    </message>
    <message>
        <source>What if? Begin a game of your own just before this step. This one stays as it is.</source>
        <translation>Was wäre, wenn? Beginne ein eigenes Spiel genau vor diesem Schritt. Dieses bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>ReplaySheet</name>
    <message>
        <source>%1, %2 of %3 points</source>
        <translation>%1, %2 von %3 Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s), the goal is %2</source>
        <translation>
            <numerusform>%1, %n Punkt, das Ziel ist %2</numerusform>
            <numerusform>%1, %n Punkte, das Ziel ist %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: not known</source>
        <translation>Platz %1: nicht bekannt</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Place %1: %2, right</source>
        <translation>Platz %1: %2, richtig</translation>
    </message>
    <message>
        <source>Place %1: %2, wrong</source>
        <translation>Platz %1: %2, falsch</translation>
    </message>
    <message>
        <source>Guesses the fears of %1</source>
        <translation>Rät die Ängste von %1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n Punkt in dieser Runde</numerusform>
            <numerusform>%n Punkte in dieser Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess</source>
        <translation>Der Tipp</translation>
    </message>
    <message>
        <source>The guess at the fears of %1</source>
        <translation>Der Tipp zu den Ängsten von %1</translation>
    </message>
    <message>
        <source>The fears of %1</source>
        <translation>Die Ängste von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayTracks</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>The ring. The Shadow is %1 fields behind you.</source>
        <translation>Der Ring. Der Schatten ist %1 Felder hinter dir.</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
</context>
<context>
    <name>RoundOpen</name>
    <message numerus="yes">
        <source>%1: %n point(s). %2 In all %3.</source>
        <translation>
            <numerusform>%1: %n Punkt. %2 Insgesamt %3.</numerusform>
            <numerusform>%1: %n Punkte. %2 Insgesamt %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>not laid open yet</source>
        <translation>noch nicht aufgedeckt</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>%1 of %2 seats</source>
        <translation>%1 von %2 Plätzen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No clause has these words.</source>
        <translation>Nirgends stehen diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no clause {clause} in these books.</source>
        <translation>Eine Regel {clause} steht nicht in diesen Büchern.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) marked</source>
        <translation>
            <numerusform>%n Regel markiert</numerusform>
            <numerusform>%n Regeln markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>EN-4.2 is the number of a clause. R-E7 is a ruling: it settles what the printed rules leave open.</source>
        <translation>EN-4.2 ist die Nummer einer Regel. R-E7 ist eine Festlegung: Sie klärt, was die gedruckten Regeln offenlassen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Previous marked clause</source>
        <translation>Vorige markierte Regel</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Umschalt+F3</translation>
    </message>
    <message>
        <source>Next marked clause</source>
        <translation>Nächste markierte Regel</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Marked: %1. %2</source>
        <translation>Markiert: %1. %2</translation>
    </message>
</context>
<context>
    <name>SaveFirst</name>
    <message>
        <source>Save what you changed?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved yet.</source>
        <translation>„%1“ hat Änderungen, die noch nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be saved as it is. %2</source>
        <translation>„%1“ lässt sich so nicht speichern. %2</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Throw changes away</source>
        <translation>Änderungen wegwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>SavedActions</name>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>SavedDetails</name>
    <message>
        <source>Go on dreaming</source>
        <translation>Weiterträumen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Wieder ansehen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>SavedSlip</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Name dieser Partie</translation>
    </message>
    <message>
        <source>Return keeps it, Esc leaves it as it was.</source>
        <translation>Eingabe behält ihn, Esc lässt alles beim Alten.</translation>
    </message>
    <message>
        <source>Decisions were taken back</source>
        <translation>Mit Zurücknehmen gespielt</translation>
    </message>
    <message>
        <source>Hints were asked for</source>
        <translation>Hinweise wurden geholt</translation>
    </message>
    <message>
        <source>Go on dreaming</source>
        <translation>Weiterträumen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Wieder ansehen</translation>
    </message>
</context>
<context>
    <name>ScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message>
        <source>Seal the sheet</source>
        <translation>Bogen versiegeln</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>SeatAtTable</name>
    <message>
        <source>No name</source>
        <translation>Kein Name</translation>
    </message>
    <message>
        <source>Seat %1: %2, the oldest</source>
        <translation>Platz %1: %2, am ältesten</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Pass to %1</source>
        <translation>An %1 weitergeben</translation>
    </message>
    <message>
        <source>Pass to %1, to move Scared</source>
        <translation>An %1 weitergeben, um „Verängstigt“ zu verschieben</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>start card</source>
        <translation>Startkarte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>ist dran</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays</source>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>%1 opens the sheet again</source>
        <translation>%1 öffnet den Bogen wieder</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Weiter an %1</translation>
    </message>
</context>
<context>
    <name>SeatStack</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 turned</source>
        <translation>%1 offen</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Sleeper {number}</source>
        <translation>Schläfer {number}</translation>
    </message>
    <message>
        <source>Sleeper</source>
        <translation>Schläfer</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays from here on?</source>
        <translation>Wer spielt ab hier?</translation>
    </message>
    <message>
        <source>A person can take over from a computer player at any time, and a computer player from a person. Name, cards and points stay at the seat.</source>
        <translation>Ein Mensch kann jederzeit für einen Computerspieler weiterspielen und ein Computerspieler für einen Menschen. Name, Karten und Punkte bleiben am Platz.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1, a computer player</source>
        <translation>%1, ein Computerspieler</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>Hier hinsetzen</translation>
    </message>
    <message>
        <source>Let the computer go on</source>
        <translation>Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Sit down for %1</source>
        <translation>Für %1 hinsetzen</translation>
    </message>
    <message>
        <source>Let the computer go on for %1</source>
        <translation>Den Computer für %1 weiterspielen lassen</translation>
    </message>
</context>
<context>
    <name>SectionEntry</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read. The defaults are used; the file {path} is as it was.</source>
        <translation>Die Einstellungen ließen sich nicht lesen. Es gelten die anfänglichen; die Datei {path} blieb, wie sie war.</translation>
    </message>
    <message>
        <source>The settings file was damaged. Every setting that could be read was kept. A copy of the file lies at {path}.</source>
        <translation>Die Datei der Einstellungen war beschädigt. Was lesbar war, gilt weiter. Eine Kopie der Datei liegt unter {path}.</translation>
    </message>
    <message>
        <source>The settings come from another version of the program. Every setting that is known here was kept. A copy of the file lies at {path}.</source>
        <translation>Die Einstellungen stammen von einer anderen Version des Programms. Was hier bekannt ist, gilt weiter. Eine Kopie der Datei liegt unter {path}.</translation>
    </message>
    <message>
        <source>Some lines of the settings file are not known here: {keys}. All others were kept. A copy of the file lies at {path}.</source>
        <translation>Einige Zeilen der Einstellungen sind hier unbekannt: {keys}. Alle anderen gelten weiter. Eine Kopie der Datei liegt unter {path}.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({reason}). They hold until you close the program. Look whether the folder can be written and the disk has room: {path}</source>
        <translation>Die Einstellungen ließen sich nicht speichern ({reason}). Sie gelten, bis du das Programm schließt. Sieh nach, ob der Ordner beschreibbar ist und noch Platz hat: {path}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What you change here holds at once and is kept.</source>
        <translation>Was du hier änderst, gilt sofort und bleibt.</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Sprache und Schrift</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Light and motion</source>
        <translation>Licht und Bewegung</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Your system asks for high contrast, so it is on.</source>
        <translation>Dein System wünscht hohen Kontrast, also ist er an.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>With reduced motion everything changes at once.</source>
        <translation>Mit weniger Bewegung ändert sich alles auf einmal.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Tempo der Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Computer players say a word now and then</source>
        <translation>Computerspieler sagen ab und zu etwas</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Sets everything on this page back. Your games stay.</source>
        <translation>Stellt alles auf dieser Seite zurück. Deine Partien bleiben.</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Alles zurückstellen</translation>
    </message>
    <message>
        <source>Everything is as on the first evening.</source>
        <translation>Alles ist wie am ersten Abend.</translation>
    </message>
</context>
<context>
    <name>ShadowTable</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Row %1, from this result on</source>
        <translation>Zeile %1, ab diesem Ergebnis</translation>
    </message>
    <message>
        <source>Row %1, steps of the Shadow</source>
        <translation>Zeile %1, Schritte des Schattens</translation>
    </message>
    <message>
        <source>Take row %1 out</source>
        <translation>Zeile %1 entfernen</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile anfügen</translation>
    </message>
</context>
<context>
    <name>SheetDesk</name>
    <message>
        <source>The sheet of %1</source>
        <translation>Der Bogen von %1</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Read so far</source>
        <translation>Bisher gewählt</translation>
    </message>
</context>
<context>
    <name>SheetSlot</name>
    <message>
        <source>Place %1 of your fears: free</source>
        <translation>Platz %1 deiner Ängste: frei</translation>
    </message>
    <message>
        <source>Place %1 of the other list: free</source>
        <translation>Platz %1 der anderen Liste: frei</translation>
    </message>
    <message>
        <source>Place %1 of the fears of %2: free</source>
        <translation>Platz %1 der Ängste von %2: frei</translation>
    </message>
    <message>
        <source>%1, place %2 of your fears</source>
        <translation>%1, Platz %2 deiner Ängste</translation>
    </message>
    <message>
        <source>%1, place %2 of the other list</source>
        <translation>%1, Platz %2 der anderen Liste</translation>
    </message>
    <message>
        <source>%1, place %2 of the fears of %3</source>
        <translation>%1, Platz %2 der Ängste von %3</translation>
    </message>
    <message>
        <source>Ctrl with an arrow moves it, Delete takes it away</source>
        <translation>Strg mit einem Pfeil verschiebt, Entf nimmt weg</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>loslassen</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>The sheet of %1</source>
        <translation>Der Bogen von %1</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Place %1: %2, right</source>
        <translation>Platz %1: %2, richtig</translation>
    </message>
    <message>
        <source>Place %1: %2, wrong</source>
        <translation>Platz %1: %2, falsch</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n Punkt in dieser Runde</numerusform>
            <numerusform>%n Punkte in dieser Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n Punkt insgesamt</numerusform>
            <numerusform>%n Punkte insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed the fears of %1</source>
        <translation>Vermutet über die Ängste von %1</translation>
    </message>
    <message>
        <source>The guess was not read out.</source>
        <translation>Die Vermutung wurde nicht vorgelesen.</translation>
    </message>
    <message>
        <source>Nobody asked, so these fears stay a secret.</source>
        <translation>Niemand hat gefragt, diese Ängste bleiben geheim.</translation>
    </message>
    <message>
        <source>Own fears</source>
        <translation>Eigene Ängste</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Moth</source>
        <translation>Motte</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Your hand is where it began: go to the die first.</source>
        <translation>Deine Hand ist noch, wo sie anfing: Geh erst zum Würfel.</translation>
    </message>
    <message>
        <source>Your finger is on the die.</source>
        <translation>Dein Finger liegt auf dem Würfel.</translation>
    </message>
    <message>
        <source>Your finger finds only wood.</source>
        <translation>Dein Finger findet nur Holz.</translation>
    </message>
    <message>
        <source>It stays as it was: your finger was on the die.</source>
        <translation>Es bleibt, wie es war: Dein Finger lag auf dem Würfel.</translation>
    </message>
    <message>
        <source>It stays as it was: your finger found only wood.</source>
        <translation>Es bleibt, wie es war: Dein Finger fand nur Holz.</translation>
    </message>
    <message>
        <source>You stopped on the way: that is more than one movement. Once more.</source>
        <translation>Du hast unterwegs angehalten: Das ist mehr als eine Bewegung. Noch einmal.</translation>
    </message>
    <message>
        <source>You turned back on the way: that is more than one movement. Once more.</source>
        <translation>Du bist unterwegs umgekehrt: Das ist mehr als eine Bewegung. Noch einmal.</translation>
    </message>
    <message>
        <source>Your movement was broken off. Once more.</source>
        <translation>Deine Bewegung wurde unterbrochen. Noch einmal.</translation>
    </message>
    <message>
        <source>Begin at your hand.</source>
        <translation>Fang bei deiner Hand an.</translation>
    </message>
    <message>
        <source>Flick it: press, and move quickly forward.</source>
        <translation>Schnipse ihn: drücken und schnell nach vorn bewegen.</translation>
    </message>
    <message>
        <source>Push the die quickly forward.</source>
        <translation>Schieb den Würfel schnell nach vorn.</translation>
    </message>
    <message>
        <source>Off the board: the lid holds.</source>
        <translation>Vom Brett gefallen: Der Deckel hält.</translation>
    </message>
    <message>
        <source>Zone {zone}, past the nails: the lid breaks.</source>
        <translation>Zone {zone}, an den Nägeln vorbei: Der Deckel bricht.</translation>
    </message>
    <message>
        <source>Zone {zone}: the lid holds.</source>
        <translation>Zone {zone}: Der Deckel hält.</translation>
    </message>
    <message>
        <source>Off the board: it counts as I.</source>
        <translation>Vom Brett gefallen: Es zählt als I.</translation>
    </message>
    <message>
        <source>Too weak: it stays before zone II. It counts as I.</source>
        <translation>Zu schwach: Er bleibt vor Zone II. Er zählt als I.</translation>
    </message>
    <message>
        <source>Too hard: it falls off the far edge. It counts as I.</source>
        <translation>Zu fest: Er fällt hinten vom Brett. Er zählt als I.</translation>
    </message>
    <message>
        <source>Off at the side: it counts as I.</source>
        <translation>Seitlich vom Brett: Er zählt als I.</translation>
    </message>
    <message>
        <source>Thrown back over the near edge: it counts as I.</source>
        <translation>Über den vorderen Rand zurückgeprallt: Er zählt als I.</translation>
    </message>
    <message>
        <source>A corner lies over the edge: it counts as I.</source>
        <translation>Eine Ecke ragt über den Rand: Er zählt als I.</translation>
    </message>
    <message>
        <source>Past the side of the board: it counts as I.</source>
        <translation>Seitlich am Brett vorbei: Er zählt als I.</translation>
    </message>
    <message>
        <source>Not in through zone II: it counts as I.</source>
        <translation>Nicht durch Zone II herein: Er zählt als I.</translation>
    </message>
    <message>
        <source>Too weak: it stays before zone II. The lid holds.</source>
        <translation>Zu schwach: Er bleibt vor Zone II. Der Deckel hält.</translation>
    </message>
    <message>
        <source>Too hard: it falls off the far edge. The lid holds.</source>
        <translation>Zu fest: Er fällt hinten vom Brett. Der Deckel hält.</translation>
    </message>
    <message>
        <source>Off at the side: the lid holds.</source>
        <translation>Seitlich vom Brett: Der Deckel hält.</translation>
    </message>
    <message>
        <source>Thrown back over the near edge: the lid holds.</source>
        <translation>Über den vorderen Rand zurückgeprallt: Der Deckel hält.</translation>
    </message>
    <message>
        <source>A corner lies over the edge: the lid holds.</source>
        <translation>Eine Ecke ragt über den Rand: Der Deckel hält.</translation>
    </message>
    <message>
        <source>Past the side of the board: the lid holds.</source>
        <translation>Seitlich am Brett vorbei: Der Deckel hält.</translation>
    </message>
    <message>
        <source>Not in through zone II: the lid holds.</source>
        <translation>Nicht durch Zone II herein: Der Deckel hält.</translation>
    </message>
    <message>
        <source>It touches {zone} and {other}: the lower one counts, {zone}.</source>
        <translation>Er berührt {zone} und {other}: Die niedrigere zählt, {zone}.</translation>
    </message>
    <message>
        <source>It lies in zone {zone}.</source>
        <translation>Er liegt in Zone {zone}.</translation>
    </message>
    <message>
        <source>{time} seconds: too late. A 1, and one Mind less.</source>
        <translation>{time} Sekunden: zu spät. Eine 1, und ein Verstand weniger.</translation>
    </message>
    <message>
        <source>{time} seconds: too early. It counts as a 1.</source>
        <translation>{time} Sekunden: zu früh. Es zählt als 1.</translation>
    </message>
    <message>
        <source>{time} seconds: it counts as a {result}.</source>
        <translation>{time} Sekunden: Es zählt als {result}.</translation>
    </message>
    <message>
        <source>{seconds}.{parts}</source>
        <translation>{seconds},{parts}</translation>
    </message>
    <message>
        <source>The zone it stops in is your throw. Too hard, and it falls.</source>
        <translation>Die Zone, in der er liegen bleibt, ist dein Wurf. Zu fest, und er fällt.</translation>
    </message>
    <message>
        <source>Throw with your left hand, from the left side.</source>
        <translation>Wirf mit der linken Hand, von der linken Seite.</translation>
    </message>
    <message>
        <source>Throw with your right hand, from the right side.</source>
        <translation>Wirf mit der rechten Hand, von der rechten Seite.</translation>
    </message>
    <message>
        <source>The zone is your throw. A touched tooth makes it a 1.</source>
        <translation>Die Zone ist dein Wurf. Ein berührter Zahn macht ihn zur 1.</translation>
    </message>
    <message>
        <source>The zone is your throw. Touch a monster, and you don&apos;t get past them.</source>
        <translation>Die Zone ist dein Wurf. Berührst du ein Monster, kommst du nicht an ihnen vorbei.</translation>
    </message>
    <message>
        <source>The zone is your throw. A touched spider lifts Fear by 1.</source>
        <translation>Die Zone ist dein Wurf. Eine berührte Spinne hebt die Angst um 1.</translation>
    </message>
    <message>
        <source>Break the lid: past two nails, touch none, stop in V or VI.</source>
        <translation>Brich den Deckel auf: an zwei Nägeln vorbei, keinen berühren, in V oder VI liegen bleiben.</translation>
    </message>
    <message>
        <source>Look where the die lies. In the dark, point at it in one smooth movement.</source>
        <translation>Sieh, wo der Würfel liegt. Zeige im Dunkeln mit einer flüssigen Bewegung darauf.</translation>
    </message>
    <message>
        <source>Stop between 5.11 and 5.59: the tenths are your throw. From 5.60 on it is too late.</source>
        <translation>Halte zwischen 5,11 und 5,59 an: Die Zehntel sind dein Wurf. Ab 5,60 ist es zu spät.</translation>
    </message>
    <message>
        <source>You have thrown already: it stays as it was. Only what you decide may change.</source>
        <translation>Du hast schon geworfen: Es bleibt, wie es war. Nur was du entscheidest, kann sich ändern.</translation>
    </message>
    <message>
        <source>You have thrown at the lid already: it stays as it was. Only what you decide may change.</source>
        <translation>Du hast schon gegen den Deckel geworfen: Es bleibt, wie es war. Nur was du entscheidest, kann sich ändern.</translation>
    </message>
    <message>
        <source>You have pointed in the dark already: it stays as it was. Only what you decide may change.</source>
        <translation>Du hast schon im Dunkeln gezeigt: Es bleibt, wie es war. Nur was du entscheidest, kann sich ändern.</translation>
    </message>
    <message>
        <source>You have stopped the clock already: it stays as it was. Only what you decide may change.</source>
        <translation>Du hast die Uhr schon angehalten: Es bleibt, wie es war. Nur was du entscheidest, kann sich ändern.</translation>
    </message>
    <message>
        <source>Throw with the bars</source>
        <translation>Mit den Balken werfen</translation>
    </message>
    <message>
        <source>Hold the aim</source>
        <translation>Richtung halten</translation>
    </message>
    <message>
        <source>Throw!</source>
        <translation>Wirf!</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Stop!</source>
        <translation>Stopp!</translation>
    </message>
    <message>
        <source>Close your eyes</source>
        <translation>Augen schließen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal hinsehen</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Damit weiter</translation>
    </message>
    <message>
        <source>A spider is touched.</source>
        <translation>Eine Spinne ist berührt.</translation>
    </message>
    <message>
        <source>A tooth is touched.</source>
        <translation>Ein Zahn ist berührt.</translation>
    </message>
    <message>
        <source>A monster is touched.</source>
        <translation>Ein Monster ist berührt.</translation>
    </message>
    <message>
        <source>A nail is touched.</source>
        <translation>Ein Nagel ist berührt.</translation>
    </message>
    <message>
        <source>Each throw that counts leaves a spider where it stops.</source>
        <translation>Wo ein gültiger Wurf liegt, bleibt eine Spinne.</translation>
    </message>
    <message>
        <source>Each throw that counts leaves a tooth where it stops.</source>
        <translation>Wo ein gültiger Wurf liegt, bleibt ein Zahn.</translation>
    </message>
    <message>
        <source>Each throw that counts leaves a monster where it stops.</source>
        <translation>Wo ein gültiger Wurf liegt, bleibt ein Monster.</translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n spider(s) lie on it.</source>
        <translation>
            <numerusform>Das Würfelbrett: %n Spinne sitzt darauf.</numerusform>
            <numerusform>Das Würfelbrett: %n Spinnen sitzen darauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n tooth/teeth lie on it.</source>
        <translation>
            <numerusform>Das Würfelbrett: %n Zahn liegt darauf.</numerusform>
            <numerusform>Das Würfelbrett: %n Zähne liegen darauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n monster(s) lie on it.</source>
        <translation>
            <numerusform>Das Würfelbrett: %n Monster steht darauf.</numerusform>
            <numerusform>Das Würfelbrett: %n Monster stehen darauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice board: %n nail(s) lie on it.</source>
        <translation>
            <numerusform>Das Würfelbrett: %n Nagel liegt darauf.</numerusform>
            <numerusform>Das Würfelbrett: %n Nägel liegen darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touched a spider</source>
        <translation>Er hat eine Spinne berührt</translation>
    </message>
    <message>
        <source>It touched a tooth</source>
        <translation>Er hat einen Zahn berührt</translation>
    </message>
    <message>
        <source>It touched a monster</source>
        <translation>Er hat ein Monster berührt</translation>
    </message>
    <message>
        <source>It touched a nail</source>
        <translation>Er hat einen Nagel berührt</translation>
    </message>
    <message>
        <source>The dice board with the lid and six nails</source>
        <translation>Das Würfelbrett mit dem Deckel und sechs Nägeln</translation>
    </message>
    <message>
        <source>The dice board</source>
        <translation>Das Würfelbrett</translation>
    </message>
    <message>
        <source>The board: five strips one behind the other, {width} mm wide. Their depths, from II nearest to you up to VI: {depths} mm. Let go of the die {gap} mm or more before it.</source>
        <translation>Das Brett: fünf Streifen hintereinander, {width} mm breit. Ihre Tiefe, von II dir am nächsten bis VI: {depths} mm. Lass den Würfel mindestens {gap} mm davor los.</translation>
    </message>
    <message>
        <source>Three pairs of nails stand on it, astride the middle, {aways} mm from the near edge and {aparts} mm apart.</source>
        <translation>Drei Paar Nägel stehen darauf, links und rechts der Mitte: {aways} mm vom vorderen Rand, {aparts} mm auseinander.</translation>
    </message>
</context>
<context>
    <name>SkillChoice</name>
    <message>
        <source>This is done already</source>
        <translation>Das ist schon getan</translation>
    </message>
    <message>
        <source>Do it at the table, then enter what happened.</source>
        <translation>Tu es am Tisch und gib dann ein, was geschah.</translation>
    </message>
    <message>
        <source>This game is marked: decisions were taken back, or a clock that counted was left.</source>
        <translation>Diese Partie ist gekennzeichnet: Entscheidungen wurden zurückgenommen, oder eine Uhr, die galt, wurde verlassen.</translation>
    </message>
</context>
<context>
    <name>SkillEntry</name>
    <message>
        <source>What happened?</source>
        <translation>Was ist geschehen?</translation>
    </message>
    <message>
        <source>Tick what is true, then choose the lowest zone that the die touches.</source>
        <translation>Kreuze an, was stimmt, und wähle dann die niedrigste Zone, die der Würfel berührt.</translation>
    </message>
    <message>
        <source>Choose the lowest zone that the die touches; off the board it is I.</source>
        <translation>Wähl die niedrigste Zone, die der Würfel berührt; neben dem Brett ist es I.</translation>
    </message>
    <message>
        <source>Enter what the stopwatch shows, in seconds.</source>
        <translation>Gib ein, was die Stoppuhr zeigt, in Sekunden.</translation>
    </message>
    <message>
        <source>Did the finger come down on the die?</source>
        <translation>Hat der Finger den Würfel getroffen?</translation>
    </message>
    <message>
        <source>Not in through zone II: it counts as I</source>
        <translation>Nicht durch Zone II herein: Er zählt als I</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>Seconds from 0 to 600.</source>
        <translation>Sekunden von 0 bis 600.</translation>
    </message>
    <message>
        <source>Enter the time</source>
        <translation>Zeit eingeben</translation>
    </message>
    <message>
        <source>On the die</source>
        <translation>Auf dem Würfel</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound here: a library of the system is missing (on Linux libpulse0). Install it and start the program again, if you like to hear it.</source>
        <translation>Hier ist nichts zu hören: Eine Bibliothek des Systems fehlt (unter Linux libpulse0). Installiere sie und starte das Programm neu, wenn du etwas hören möchtest.</translation>
    </message>
    <message>
        <source>No sound here: no loudspeaker answers. Once there is one, start the program again.</source>
        <translation>Hier ist nichts zu hören: Kein Lautsprecher antwortet. Sobald es einen gibt, starte das Programm neu.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>How things stand</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Dare</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
</context>
<context>
    <name>Stopwatch</name>
    <message>
        <source>Stopwatch, running: too late. Press to stop it.</source>
        <translation>Stoppuhr, läuft: zu spät. Drück, um sie anzuhalten.</translation>
    </message>
    <message>
        <source>Stopwatch, running. Press to stop it.</source>
        <translation>Stoppuhr, läuft. Drücken hält sie an.</translation>
    </message>
    <message>
        <source>Stopwatch at %1 seconds</source>
        <translation>Stoppuhr bei %1 Sekunden</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>zu spät</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>You walk %n step(s).</source>
        <translation>
            <numerusform>Du gehst %n Schritt.</numerusform>
            <numerusform>Du gehst %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stray back %n step(s).</source>
        <translation>
            <numerusform>Du irrst %n Schritt zurück.</numerusform>
            <numerusform>Du irrst %n Schritte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The belt carries you back %n step(s).</source>
        <translation>
            <numerusform>Das Band trägt dich %n Schritt zurück.</numerusform>
            <numerusform>Das Band trägt dich %n Schritte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fall %n step(s).</source>
        <translation>
            <numerusform>Du fällst %n Schritt.</numerusform>
            <numerusform>Du fällst %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Shadow comes %n step(s) closer.</source>
        <translation>
            <numerusform>Der Schatten kommt %n Schritt näher.</numerusform>
            <numerusform>Der Schatten kommt %n Schritte näher.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Shadow falls with you.</source>
        <translation>Der Schatten fällt mit dir.</translation>
    </message>
    <message>
        <source>You stare the Horrors down to {end}.</source>
        <translation>Du starrst die Schrecken nieder auf {end}.</translation>
    </message>
    <message>
        <source>You tame your Fear down to {end}.</source>
        <translation>Du zähmst deine Angst auf {end}.</translation>
    </message>
    <message>
        <source>Your Spells grow to {end}.</source>
        <translation>Deine Zauber wachsen auf {end}.</translation>
    </message>
    <message>
        <source>Your Mantras grow to {end}.</source>
        <translation>Deine Mantras wachsen auf {end}.</translation>
    </message>
    <message>
        <source>Your Bravery rises to {end}.</source>
        <translation>Dein Mut steigt auf {end}.</translation>
    </message>
    <message>
        <source>Horrors rise to {end}.</source>
        <translation>Die Schrecken steigen auf {end}.</translation>
    </message>
    <message>
        <source>Fear creeps up to {end}.</source>
        <translation>Die Angst kriecht auf {end}.</translation>
    </message>
    <message>
        <source>What you saw on the way lifts Horrors to {end}.</source>
        <translation>Was du unterwegs sahst, hebt die Schrecken auf {end}.</translation>
    </message>
    <message>
        <source>Something with legs lifts Fear to {end}.</source>
        <translation>Etwas mit vielen Beinen hebt die Angst auf {end}.</translation>
    </message>
    <message>
        <source>Late again: Fear climbs to {end}.</source>
        <translation>Wieder zu spät: Die Angst steigt auf {end}.</translation>
    </message>
    <message>
        <source>Horrors break through: Mind falls to {end}.</source>
        <translation>Schrecken brechen durch: Verstand fällt auf {end}.</translation>
    </message>
    <message>
        <source>Fear breaks through: Bravery falls to {end}.</source>
        <translation>Angst bricht durch: Mut fällt auf {end}.</translation>
    </message>
    <message>
        <source>You woke one: Fear rises to {end}.</source>
        <translation>Du hast eine geweckt: Die Angst steigt auf {end}.</translation>
    </message>
    <message>
        <source>Your pen runs dry: Mind falls to {end}.</source>
        <translation>Dein Stift ist leer: Der Verstand fällt auf {end}.</translation>
    </message>
    <message>
        <source>Your Bravery sinks to {end}.</source>
        <translation>Dein Mut sinkt auf {end}.</translation>
    </message>
    <message>
        <source>Your Bravery stands at {end}.</source>
        <translation>Dein Mut steht auf {end}.</translation>
    </message>
    <message>
        <source>One more door is behind you.</source>
        <translation>Eine Tür mehr liegt hinter dir.</translation>
    </message>
    <message>
        <source>You must run for it with 5.</source>
        <translation>Du musst rennen, mit 5.</translation>
    </message>
    <message>
        <source>You keep your nerve.</source>
        <translation>Du behältst die Nerven.</translation>
    </message>
    <message>
        <source>You give in and lose the action.</source>
        <translation>Du gibst nach, und die Aktion fällt aus.</translation>
    </message>
    <message>
        <source>You resist.</source>
        <translation>Du widerstehst.</translation>
    </message>
    <message>
        <source>The Monsters block the way.</source>
        <translation>Die Monster versperren den Weg.</translation>
    </message>
    <message>
        <source>The Monsters look elsewhere.</source>
        <translation>Die Monster schauen weg.</translation>
    </message>
    <message>
        <source>You hold your breath.</source>
        <translation>Du hältst den Atem an.</translation>
    </message>
    <message>
        <source>The belt stands still.</source>
        <translation>Das Band steht still.</translation>
    </message>
    <message>
        <source>The parachute opens.</source>
        <translation>Der Fallschirm geht auf.</translation>
    </message>
    <message>
        <source>The cord won&apos;t give.</source>
        <translation>Die Leine klemmt.</translation>
    </message>
    <message>
        <source>Movement succeeds.</source>
        <translation>Die Bewegung gelingt.</translation>
    </message>
    <message>
        <source>You defy the Horrors.</source>
        <translation>Du trotzt den Schrecken.</translation>
    </message>
    <message>
        <source>You hold your Fear.</source>
        <translation>Du hältst deine Angst fest.</translation>
    </message>
    <message>
        <source>The Spells come to your lips.</source>
        <translation>Die Zauber kommen dir über die Lippen.</translation>
    </message>
    <message>
        <source>The Mantras find their rhythm.</source>
        <translation>Die Mantras finden ihren Takt.</translation>
    </message>
    <message>
        <source>You gather courage.</source>
        <translation>Du sammelst Mut.</translation>
    </message>
    <message>
        <source>{dared} dared: your feet won&apos;t move.</source>
        <translation>{dared} gewagt: Deine Füße wollen nicht.</translation>
    </message>
    <message>
        <source>{dared} dared: the Horrors stare back.</source>
        <translation>{dared} gewagt: Die Schrecken starren zurück.</translation>
    </message>
    <message>
        <source>{dared} dared: your Fear won&apos;t be tamed.</source>
        <translation>{dared} gewagt: Deine Angst lässt sich nicht zähmen.</translation>
    </message>
    <message>
        <source>{dared} dared: the Spell slips away.</source>
        <translation>{dared} gewagt: Der Zauber entgleitet dir.</translation>
    </message>
    <message>
        <source>{dared} dared: the Mantra falters.</source>
        <translation>{dared} gewagt: Das Mantra stockt.</translation>
    </message>
    <message>
        <source>{dared} dared: no courage comes.</source>
        <translation>{dared} gewagt: Der Mut bleibt aus.</translation>
    </message>
    <message>
        <source>The first die shows {eyes}.</source>
        <translation>Der erste Würfel zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The second die shows {eyes}.</source>
        <translation>Der zweite Würfel zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The Nightmare&apos;s die shows {eyes}.</source>
        <translation>Der Würfel des Albtraums zeigt {eyes}.</translation>
    </message>
    <message>
        <source>You pull the cord: {eyes}.</source>
        <translation>Du ziehst die Leine: {eyes}.</translation>
    </message>
    <message>
        <source>You throw a {eyes}.</source>
        <translation>Du würfelst eine {eyes}.</translation>
    </message>
    <message>
        <source>The fresh die shows {eyes}.</source>
        <translation>Der neue Würfel zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The die for your breath shows {eyes}.</source>
        <translation>Der Würfel für deinen Atem zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The die for the belt shows {eyes}.</source>
        <translation>Der Würfel für das Band zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The die for the lid shows {eyes}.</source>
        <translation>Der Würfel für den Deckel zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The die for your finger shows {eyes}.</source>
        <translation>Der Würfel für deinen Finger zeigt {eyes}.</translation>
    </message>
    <message>
        <source>The die for the clock shows {eyes}.</source>
        <translation>Der Würfel für die Uhr zeigt {eyes}.</translation>
    </message>
    <message>
        <source>It stays as it was: in the dark your finger found the die.</source>
        <translation>Es bleibt, wie es war: Im Dunkeln fand dein Finger den Würfel.</translation>
    </message>
    <message>
        <source>It stays as it was: in the dark your finger found nothing.</source>
        <translation>Es bleibt, wie es war: Im Dunkeln fand dein Finger nichts.</translation>
    </message>
    <message>
        <source>You pay 1 Mind: the {eyes} counts as {result}.</source>
        <translation>Du zahlst 1 Verstand: Die {eyes} gilt als {result}.</translation>
    </message>
    <message>
        <source>Steady hands: the {eyes} counts as {result}.</source>
        <translation>Ruhige Hände: Die {eyes} zählt als {result}.</translation>
    </message>
    <message>
        <source>The lid breaks: air.</source>
        <translation>Der Deckel bricht: Luft.</translation>
    </message>
    <message>
        <source>The lid holds.</source>
        <translation>Der Deckel hält.</translation>
    </message>
    <message>
        <source>In the dark your finger finds the die.</source>
        <translation>Im Dunkeln findet dein Finger den Würfel.</translation>
    </message>
    <message>
        <source>In the dark your finger finds nothing.</source>
        <translation>Im Dunkeln findet dein Finger nichts.</translation>
    </message>
    <message>
        <source>You gasp for air.</source>
        <translation>Du schnappst nach Luft.</translation>
    </message>
    <message numerus="yes">
        <source>The coins make %n Nightmare(s) active.</source>
        <translation>
            <numerusform>Die Münzen machen %n Albtraum aktiv.</numerusform>
            <numerusform>Die Münzen machen %n Albträume aktiv.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw against the lid, and miss the board.</source>
        <translation>Du wirfst gegen den Deckel, am Brett vorbei.</translation>
    </message>
    <message>
        <source>You throw against the lid: zone {zone}.</source>
        <translation>Du wirfst gegen den Deckel: Zone {zone}.</translation>
    </message>
    <message>
        <source>Your throw misses zone II: it counts as I.</source>
        <translation>Dein Wurf geht nicht durch Zone II: Er zählt als I.</translation>
    </message>
    <message>
        <source>Your throw goes off the board: it counts as I.</source>
        <translation>Dein Wurf geht vom Brett: Er zählt als I.</translation>
    </message>
    <message>
        <source>You throw into zone {zone}.</source>
        <translation>Du wirfst in Zone {zone}.</translation>
    </message>
    <message>
        <source>It begins: {nightmare}.</source>
        <translation>Es beginnt: {nightmare}.</translation>
    </message>
    <message>
        <source>{nightmare} lies behind you.</source>
        <translation>Hinter dir liegt: {nightmare}.</translation>
    </message>
    <message>
        <source>The Shadow waits.</source>
        <translation>Der Schatten wartet.</translation>
    </message>
    <message>
        <source>You touch a spider, and your throw counts as I.</source>
        <translation>Du berührst eine Spinne, und dein Wurf zählt als I.</translation>
    </message>
    <message>
        <source>You touch a tooth, and your throw counts as I.</source>
        <translation>Du berührst einen Zahn, und dein Wurf zählt als I.</translation>
    </message>
    <message>
        <source>You touch a monster, and your throw counts as I.</source>
        <translation>Du berührst ein Monster, und dein Wurf zählt als I.</translation>
    </message>
    <message>
        <source>You touch a nail, and your throw counts as I.</source>
        <translation>Du berührst einen Nagel, und dein Wurf zählt als I.</translation>
    </message>
    <message>
        <source>You throw into zone {zone} and touch a spider.</source>
        <translation>Du wirfst in Zone {zone} und berührst eine Spinne.</translation>
    </message>
    <message>
        <source>You throw into zone {zone} and touch a tooth.</source>
        <translation>Du wirfst in Zone {zone} und berührst einen Zahn.</translation>
    </message>
    <message>
        <source>You throw into zone {zone} and touch a monster.</source>
        <translation>Du wirfst in Zone {zone} und berührst ein Monster.</translation>
    </message>
    <message>
        <source>You throw into zone {zone} and touch a nail.</source>
        <translation>Du wirfst in Zone {zone} und berührst einen Nagel.</translation>
    </message>
</context>
<context>
    <name>StoryLog</name>
    <message>
        <source>The story so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Round %1. %2</source>
        <translation>Runde %1. %2</translation>
    </message>
    <message>
        <source>You lie down. The lamp goes out. Somewhere behind you something opens its eyes.</source>
        <translation>Du legst dich hin. Die Lampe geht aus. Irgendwo hinter dir schlägt etwas die Augen auf.</translation>
    </message>
</context>
<context>
    <name>SwingBars</name>
    <message>
        <source>%1: swinging</source>
        <translation>%1: schwingt</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>stack of %1, %2 turned over</source>
        <translation>Stapel von %1, %2 aufgedeckt</translation>
    </message>
</context>
<context>
    <name>Tallies</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points</source>
        <translation>%1: %2 von %3 Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), the goal is %2</source>
        <translation>
            <numerusform>%1: %n Punkt, das Ziel ist %2</numerusform>
            <numerusform>%1: %n Punkte, das Ziel ist %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TargetChoice</name>
    <message>
        <source>Whose fears do you guess?</source>
        <translation>Über wessen Ängste vermutest du?</translation>
    </message>
</context>
<context>
    <name>TargetHead</name>
    <message>
        <source>Whose fears?</source>
        <translation>Wessen Ängste?</translation>
    </message>
    <message>
        <source>The fears of</source>
        <translation>Die Ängste von</translation>
    </message>
</context>
<context>
    <name>TextSample</name>
    <message>
        <source>Something is under the bed</source>
        <translation>Da ist etwas unterm Bett</translation>
    </message>
    <message>
        <source>It is only your slippers. Probably.</source>
        <translation>Es sind nur deine Pantoffeln. Wahrscheinlich.</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3: %4.</source>
        <translation>Schritt %1 von %2. %3: %4.</translation>
    </message>
</context>
<context>
    <name>TitleSign</name>
    <message>
        <source>Your Nightmare</source>
        <translation>Your Nightmare</translation>
    </message>
    <message>
        <source>Your</source>
        <translation>Your</translation>
    </message>
    <message>
        <source>Nightmare</source>
        <translation>Nightmare</translation>
    </message>
    <message>
        <source>Three doors. Which one tonight?</source>
        <translation>Drei Türen. Welche heute Nacht?</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Crumb</source>
        <translation>Krümel</translation>
    </message>
    <message>
        <source>Coat Moth</source>
        <translation>Mantelmotte</translation>
    </message>
    <message>
        <source>Drip</source>
        <translation>Tropf</translation>
    </message>
    <message>
        <source>Long Coat</source>
        <translation>Langer Mantel</translation>
    </message>
    <message>
        <source>Grab</source>
        <translation>Greif</translation>
    </message>
    <message>
        <source>Spinner</source>
        <translation>Spinnerin</translation>
    </message>
    <message>
        <source>Drain Eel</source>
        <translation>Abflussaal</translation>
    </message>
    <message>
        <source>Bath Kraken</source>
        <translation>Badekrake</translation>
    </message>
    <message>
        <source>Old Shag</source>
        <translation>Alter Zottel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s turn.</source>
        <translation>Jemand anders ist dran.</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this moment.</source>
        <translation>Das geht in diesem Augenblick nicht.</translation>
    </message>
    <message>
        <source>Scared lies at a place from 1, the top, to 7, the bottom.</source>
        <translation>„Verängstigt“ liegt an einer Stelle von 1 (oben) bis 7 (unten).</translation>
    </message>
    <message>
        <source>Scared lies there already.</source>
        <translation>Dort liegt „Verängstigt“ schon.</translation>
    </message>
    <message>
        <source>A play is one card, or several cards of one value.</source>
        <translation>Gespielt wird eine Karte oder mehrere mit demselben Wert.</translation>
    </message>
    <message>
        <source>There are not so many of these cards in the hand.</source>
        <translation>So viele dieser Karten sind nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Say whether it is a 0 or a 10.</source>
        <translation>Sag, ob es eine 0 oder eine 10 ist.</translation>
    </message>
    <message>
        <source>Nothing has been entered for this round yet.</source>
        <translation>Für diese Runde ist noch nichts eingetragen.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>Paranoia is somebody&apos;s. Say who turned over Scared.</source>
        <translation>Eine Paranoia gehört jemandem. Sagt, wer „Verängstigt“ aufgedeckt hat.</translation>
    </message>
    <message>
        <source>There is one stack for each seat.</source>
        <translation>Zu jedem Platz gehört ein Stapel.</translation>
    </message>
    <message>
        <source>After Paranoia, and for whoever turned over Scared, no stack is entered.</source>
        <translation>Nach einer Paranoia, und für den, der „Verängstigt“ aufgedeckt hat, wird kein Stapel eingetragen.</translation>
    </message>
    <message>
        <source>Each of the other stacks was turned over. Say what it showed.</source>
        <translation>Jeder andere Stapel wurde aufgedeckt. Sagt, was er zeigte.</translation>
    </message>
    <message>
        <source>A stack has at most six Undaunted beside Scared.</source>
        <translation>Ein Stapel hat neben „Verängstigt“ höchstens sechs „Unerschrocken“.</translation>
    </message>
    <message>
        <source>This is what was entered already.</source>
        <translation>Genau das ist schon eingetragen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The cards have been shuffled. That can&apos;t be taken back.</source>
        <translation>Die Karten sind gemischt. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>What everybody has seen can&apos;t be taken back.</source>
        <translation>Was alle gesehen haben, lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>0/10</source>
        <translation>0/10</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>eine {value}</translation>
    </message>
    <message>
        <source>an {value}</source>
        <translation>eine {value}</translation>
    </message>
    <message>
        <source>{count} {value}s</source>
        <translation>{count} {value}er</translation>
    </message>
    <message>
        <source>the 0/10 as {said}</source>
        <translation>die 0/10 als {said}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>TricksBoard</name>
    <message>
        <source>Paranoia: Scared was the very last card.</source>
        <translation>Paranoia: „Verängstigt“ war die allerletzte Karte.</translation>
    </message>
    <message>
        <source>Paranoia takes it all.</source>
        <translation>Die Paranoia nimmt alles.</translation>
    </message>
    <message>
        <source>Turned over Scared.</source>
        <translation>Hat „Verängstigt“ aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>Scared lay on top: two for each of %n card(s) under it.</source>
        <translation>
            <numerusform>„Verängstigt“ lag oben: zwei für die Karte darunter.</numerusform>
            <numerusform>„Verängstigt“ lag oben: zwei für jede der %n Karten darunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under Scared.</source>
        <translation>
            <numerusform>%n Karte unter „Verängstigt“.</numerusform>
            <numerusform>%n Karten unter „Verängstigt“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever wins turns over nothing</source>
        <translation>Wer gewinnt, deckt nichts auf</translation>
    </message>
    <message>
        <source>Whoever wins turns over {count}</source>
        <translation>Wer gewinnt, deckt {count} auf</translation>
    </message>
    <message>
        <source>the bottom card goes on top instead, for the 0/10 of {name}</source>
        <translation>stattdessen kommt die unterste Karte nach oben, wegen der 0/10 von {name}</translation>
    </message>
    <message>
        <source>one, and one more for each 5 of {names}</source>
        <translation>eine, und eine mehr für jede 5 von {names}</translation>
    </message>
</context>
<context>
    <name>TricksEnd</name>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>To the bedroom</source>
        <translation>Ins Schlafzimmer</translation>
    </message>
    <message>
        <source>No points in any round.</source>
        <translation>In keiner Runde Punkte.</translation>
    </message>
    <message>
        <source>Best round: %1. Rounds without points: %2.</source>
        <translation>Beste Runde: %1. Runden ohne Punkte: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Place %1, shared: %2, %n point(s). %3</source>
        <translation>
            <numerusform>Platz %1, geteilt: %2, %n Punkt. %3</numerusform>
            <numerusform>Platz %1, geteilt: %2, %n Punkte. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s). %3</source>
        <translation>
            <numerusform>Platz %1: %2, %n Punkt. %3</numerusform>
            <numerusform>Platz %1: %2, %n Punkte. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>TricksEnding</name>
    <message>
        <source>{names} has won</source>
        <translation>{names} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} have won together</source>
        <translation>{names} haben gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>After round {round} somebody had {total} points or more, and the game was over. Whoever has the most points wins.</source>
        <translation>Nach Runde {round} hatte jemand {total} Punkte oder mehr, und das Spiel war aus. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>After round {round} somebody had {total} points or more, and the game was over. Several have the most points.</source>
        <translation>Nach Runde {round} hatte jemand {total} Punkte oder mehr, und das Spiel war aus. Mehrere haben die meisten Punkte.</translation>
    </message>
    <message>
        <source>All {round} rounds were played. Several have the most points.</source>
        <translation>Alle {round} Runden sind gespielt. Mehrere haben die meisten Punkte.</translation>
    </message>
    <message>
        <source>All {round} rounds were played. Whoever has the most points wins.</source>
        <translation>Alle {round} Runden sind gespielt. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
</context>
<context>
    <name>TricksEntry</name>
    <message>
        <source>Say who turned over Scared, or nobody.</source>
        <translation>Sagt, wer „Verängstigt“ aufgedeckt hat, oder dass es niemand war.</translation>
    </message>
</context>
<context>
    <name>TricksHand</name>
    <message>
        <source>say {said}</source>
        <translation>{said} sagen</translation>
    </message>
    <message>
        <source>begins the trick</source>
        <translation>beginnt den Stich</translation>
    </message>
    <message>
        <source>takes the lead</source>
        <translation>geht in Führung</translation>
    </message>
    <message>
        <source>loses to {worth}</source>
        <translation>verliert gegen {worth}</translation>
    </message>
    <message>
        <source>{outcome}, draw {count}</source>
        <translation>{outcome}, {count} nachziehen</translation>
    </message>
    <message>
        <source>{count} × {value} = {worth}</source>
        <translation>{count} × {value} = {worth}</translation>
    </message>
    <message>
        <source>Your Scared is card {place} of {left}.</source>
        <translation>Dein „Verängstigt“ ist Karte {place} von {left}.</translation>
    </message>
    <message>
        <source>Your Scared lies on top.</source>
        <translation>Dein „Verängstigt“ liegt oben.</translation>
    </message>
    <message>
        <source>Win this trick, and your bottom card moves up.</source>
        <translation>Gewinnst du den Stich, kommt deine unterste Karte nach oben.</translation>
    </message>
    <message>
        <source>Win this trick, and it is Paranoia!</source>
        <translation>Gewinnst du den Stich, ist es Paranoia!</translation>
    </message>
    <message>
        <source>Win this trick, and Scared turns up.</source>
        <translation>Gewinnst du den Stich, kommt „Verängstigt“ zum Vorschein.</translation>
    </message>
    <message>
        <source>Win this trick, and it would lie on top.</source>
        <translation>Gewinnst du den Stich, liegt es danach oben.</translation>
    </message>
    <message>
        <source>Win this trick, and you turn over {count}.</source>
        <translation>Gewinnst du den Stich, deckst du {count} auf.</translation>
    </message>
    <message>
        <source>{cards}, worth {worth}: {verdict}</source>
        <translation>{cards}, Wert {worth}: {verdict}</translation>
    </message>
    <message>
        <source>Pick a card, or several equal ones.</source>
        <translation>Wähl eine Karte, oder mehrere gleiche.</translation>
    </message>
    <message>
        <source>0 or 10?</source>
        <translation>0 oder 10?</translation>
    </message>
    <message>
        <source>How many {value}s?</source>
        <translation>Wie viele {value}er?</translation>
    </message>
</context>
<context>
    <name>TricksHints</name>
    <message>
        <source>Wins the game: {game} %. Finds Scared: {scared}. Points on average: {points}.</source>
        <translation>Gewinnt das Spiel: {game} %. Findet „Verängstigt“: {scared}. Punkte im Mittel: {points}.</translation>
    </message>
    <message>
        <source>Wins the game: {game} %. Wins the trick: {trick}. Finds Scared: {scared}. Points on average: {points}.</source>
        <translation>Gewinnt das Spiel: {game} %. Gewinnt den Stich: {trick}. Findet „Verängstigt“: {scared}. Punkte im Mittel: {points}.</translation>
    </message>
    <message>
        <source>{game} %</source>
        <translation>{game} %</translation>
    </message>
    <message>
        <source>Place {position}</source>
        <translation>Stelle {position}</translation>
    </message>
    <message>
        <source>0/10 as {said}</source>
        <translation>0/10 als {said}</translation>
    </message>
</context>
<context>
    <name>TricksManner</name>
    <message>
        <source>Mine! What did I win?</source>
        <translation>Meins! Was hab ich gewonnen?</translation>
    </message>
    <message>
        <source>Oh. Was that good?</source>
        <translation>Oh. War das gut?</translation>
    </message>
    <message>
        <source>I like this one, it has so many eyes.</source>
        <translation>Das da mag ich, es hat so viele Augen.</translation>
    </message>
    <message>
        <source>So many cards to turn! Hooray!</source>
        <translation>So viele Karten zum Umdrehen! Hurra!</translation>
    </message>
    <message>
        <source>One, two, many …</source>
        <translation>Eins, zwei, viele …</translation>
    </message>
    <message>
        <source>There you are! Don&apos;t cry.</source>
        <translation>Da bist du ja! Nicht weinen.</translation>
    </message>
    <message>
        <source>Oops. It was sleeping there.</source>
        <translation>Huch. Das hat da geschlafen.</translation>
    </message>
    <message>
        <source>Poor thing. May I hold it?</source>
        <translation>Das Arme. Darf ich es mal halten?</translation>
    </message>
    <message>
        <source>Are we finished already?</source>
        <translation>Sind wir schon fertig?</translation>
    </message>
    <message>
        <source>This one has nobody in it.</source>
        <translation>In der hier ist ja niemand drin.</translation>
    </message>
    <message>
        <source>It can be two things at once!</source>
        <translation>Die kann zwei Sachen auf einmal sein!</translation>
    </message>
    <message>
        <source>All of these are for me?</source>
        <translation>Die sind alle für mich?</translation>
    </message>
    <message>
        <source>I had forgotten where I put it.</source>
        <translation>Ich wusste gar nicht mehr, wo ich es hingetan hab.</translation>
    </message>
    <message>
        <source>I turned them all! Did you see?</source>
        <translation>Ich hab alle umgedreht! Habt ihr gesehen?</translation>
    </message>
    <message>
        <source>It was under the bed the whole time.</source>
        <translation>Es war die ganze Zeit unter dem Bett.</translation>
    </message>
    <message>
        <source>That one I wanted.</source>
        <translation>Den wollte ich.</translation>
    </message>
    <message>
        <source>I&apos;ll take it.</source>
        <translation>Den nehme ich.</translation>
    </message>
    <message>
        <source>Well, somebody had to.</source>
        <translation>Na ja, irgendwer musste.</translation>
    </message>
    <message>
        <source>Who has put all those fives in there?</source>
        <translation>Wer hat denn all die Fünfen hineingelegt?</translation>
    </message>
    <message>
        <source>Now hold your breath.</source>
        <translation>Jetzt Luft anhalten.</translation>
    </message>
    <message>
        <source>I knew it. I always know it too late.</source>
        <translation>Ich wusste es. Ich weiß es immer zu spät.</translation>
    </message>
    <message>
        <source>So much for this round.</source>
        <translation>So viel zu dieser Runde.</translation>
    </message>
    <message>
        <source>I&apos;d have put it deeper.</source>
        <translation>Ich hätte es tiefer gesteckt.</translation>
    </message>
    <message>
        <source>My sympathy. Truly.</source>
        <translation>Mein Beileid. Ehrlich.</translation>
    </message>
    <message>
        <source>Nobody comes to the rescue.</source>
        <translation>Niemand kommt zu Hilfe.</translation>
    </message>
    <message>
        <source>Let&apos;s stir the stacks a little.</source>
        <translation>Rühren wir die Stapel ein wenig um.</translation>
    </message>
    <message>
        <source>That was worth the worry.</source>
        <translation>Das war die Sorge wert.</translation>
    </message>
    <message>
        <source>A good hiding place.</source>
        <translation>Ein gutes Versteck.</translation>
    </message>
    <message>
        <source>All seven. I can&apos;t believe it myself.</source>
        <translation>Alle sieben. Ich glaube es selbst nicht.</translation>
    </message>
    <message>
        <source>You may call me paranoid.</source>
        <translation>Nennt mich ruhig paranoid.</translation>
    </message>
    <message>
        <source>As I dreamed it.</source>
        <translation>Wie geträumt.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Danke.</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>I have counted them.</source>
        <translation>Ich habe sie gezählt.</translation>
    </message>
    <message>
        <source>Go on, count with me.</source>
        <translation>Nur zu, zählt mit.</translation>
    </message>
    <message>
        <source>Interesting.</source>
        <translation>Interessant.</translation>
    </message>
    <message>
        <source>Even I sleep now and then.</source>
        <translation>Auch ich schlafe gelegentlich.</translation>
    </message>
    <message>
        <source>I heard it breathing.</source>
        <translation>Ich habe es atmen hören.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Es war nur eine Frage der Zeit.</translation>
    </message>
    <message>
        <source>Nobody is a matter of opinion.</source>
        <translation>Niemand ist Ansichtssache.</translation>
    </message>
    <message>
        <source>What is below comes up.</source>
        <translation>Was unten liegt, kommt herauf.</translation>
    </message>
    <message>
        <source>Nearly all that could be had.</source>
        <translation>Fast alles, was zu holen war.</translation>
    </message>
    <message>
        <source>The calculation holds.</source>
        <translation>Die Rechnung geht auf.</translation>
    </message>
    <message>
        <source>You saw it coming. So did I.</source>
        <translation>Ihr habt es kommen sehen. Ich auch.</translation>
    </message>
    <message>
        <source>I wasn&apos;t paranoid enough to be wrong.</source>
        <translation>Ich war nicht paranoid genug, um mich zu irren.</translation>
    </message>
</context>
<context>
    <name>TricksPage</name>
    <message>
        <source>Leave the game; it is saved</source>
        <translation>Das Spiel verlassen; es ist gespeichert</translation>
    </message>
    <message>
        <source>Leave the game; it is not saved</source>
        <translation>Partie verlassen; sie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the hints away</source>
        <translation>Die Tipps weglegen</translation>
    </message>
    <message>
        <source>What would the best player do?</source>
        <translation>Was würde der beste Spieler tun?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Who plays from here on</source>
        <translation>Wer ab hier spielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>What if … Round %1</source>
        <translation>Was wäre wenn … Runde %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1, up to %2 points</source>
        <translation>Runde %1, bis %2 Punkte</translation>
    </message>
    <message>
        <source>%1, trick %2</source>
        <translation>%1, Stich %2</translation>
    </message>
    <message>
        <source>Pick a card with the arrows, a digit or the mouse.</source>
        <translation>Wähle eine Karte mit den Pfeilen, einer Ziffer oder der Maus.</translation>
    </message>
</context>
<context>
    <name>TricksPlacing</name>
    <message>
        <source>Place {position}: {wins}. {explained}</source>
        <translation>Stelle {position}: {wins}. {explained}</translation>
    </message>
    <message numerus="yes">
        <source>in your last %n round(s) with {seats} at the table</source>
        <translation>
            <numerusform>in deiner letzten Runde mit {seats} am Tisch</numerusform>
            <numerusform>in deinen letzten %n Runden mit {seats} am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <translation>{least} oder {most}</translation>
    </message>
    <message>
        <source>Paranoia: turn over all seven, and only you score</source>
        <translation>Paranoia: deck alle sieben auf, und nur du bekommst Punkte</translation>
    </message>
    <message>
        <source>{points}, as long as you turn over nothing</source>
        <translation>{points}, solange du nichts aufdeckst</translation>
    </message>
    <message>
        <source>{points} if you turn over exactly {count}</source>
        <translation>{points}, wenn du genau {count} aufdeckst</translation>
    </message>
    <message>
        <source>{found} of {rounds}</source>
        <translation>{found} von {rounds}</translation>
    </message>
</context>
<context>
    <name>TricksReplay</name>
    <message>
        <source>The game begins.</source>
        <translation>Das Spiel beginnt.</translation>
    </message>
    <message>
        <source>{name} turned over Scared: no points.</source>
        <translation>{name} hat „Verängstigt“ aufgedeckt: keine Punkte.</translation>
    </message>
    <message>
        <source>{name} brought off Paranoia.</source>
        <translation>{name} ist eine Paranoia gelungen.</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>Verängstigt</translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>Paranoia</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <source>As everybody</source>
        <translation>Wie alle</translation>
    </message>
    <message>
        <source>Round %1, trick %2</source>
        <translation>Runde %1, Stich %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Look through the eyes of</source>
        <translation>Mit wessen Augen</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Scared at %1 of %2</source>
        <translation>Verängstigt an %1 von %2</translation>
    </message>
    <message>
        <source>stack of %1</source>
        <translation>Stapel von %1</translation>
    </message>
</context>
<context>
    <name>TricksStory</name>
    <message>
        <source>{name} has the start card.</source>
        <translation>{name} hat die Startkarte.</translation>
    </message>
    <message>
        <source>Round {round}: {name} deals nine each.</source>
        <translation>Runde {round}: {name} gibt jedem neun.</translation>
    </message>
    <message>
        <source>{name} has placed Scared.</source>
        <translation>{name} hat „Verängstigt“ versteckt.</translation>
    </message>
    <message>
        <source>{name} has placed Scared anew.</source>
        <translation>{name} hat „Verängstigt“ neu versteckt.</translation>
    </message>
    <message>
        <source>Trick {trick}.</source>
        <translation>Stich {trick}.</translation>
    </message>
    <message>
        <source>{name} has no cards and is passed over.</source>
        <translation>{name} hat keine Karten und wird übergangen.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} spielt {cards}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}, worth {worth}.</source>
        <translation>{name} spielt {cards}, Wert {worth}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} zieht %n Karte nach.</numerusform>
            <numerusform>{name} zieht %n Karten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty: {name} draws nothing.</source>
        <translation>Der Stapel ist leer: {name} zieht nichts nach.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{name} puts the bottom card of the stack on top, unseen.</source>
        <translation>{name} legt die unterste Karte des Stapels ungesehen nach oben.</translation>
    </message>
    <message>
        <source>{name} turns over Undaunted.</source>
        <translation>{name} deckt „Unerschrocken“ auf.</translation>
    </message>
    <message>
        <source>{name} turns over Scared!</source>
        <translation>{name} deckt „Verängstigt“ auf!</translation>
    </message>
    <message>
        <source>Paranoia! Scared was the last card of {name}. Nobody else scores.</source>
        <translation>Paranoia! „Verängstigt“ war die letzte Karte von {name}. Niemand sonst bekommt Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Scared of {name} lies at {position}: %n point(s).</source>
        <translation>
            <numerusform>„Verängstigt“ von {name} liegt an {position}: %n Punkt.</numerusform>
            <numerusform>„Verängstigt“ von {name} liegt an {position}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round {round} {names} leads with %n point(s).</source>
        <translation>
            <numerusform>Nach Runde {round} führt {names} mit %n Punkt.</numerusform>
            <numerusform>Nach Runde {round} führt {names} mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round {round} {names} lead with %n point(s).</source>
        <translation>
            <numerusform>Nach Runde {round} führen {names} mit %n Punkt.</numerusform>
            <numerusform>Nach Runde {round} führen {names} mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is entered: nobody turned over Scared.</source>
        <translation>Runde {round} ist eingetragen: Niemand hat „Verängstigt“ aufgedeckt.</translation>
    </message>
    <message>
        <source>Round {round} is entered: {name} found Scared.</source>
        <translation>Runde {round} ist eingetragen: {name} hat „Verängstigt“ aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>{names} wins with %n point(s).</source>
        <translation>
            <numerusform>{names} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{names} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win together with %n point(s).</source>
        <translation>
            <numerusform>{names} gewinnen gemeinsam mit %n Punkt.</numerusform>
            <numerusform>{names} gewinnen gemeinsam mit %n Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksTable</name>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>Round {round}: how did it go?</source>
        <translation>Runde {round}: Wie ging sie aus?</translation>
    </message>
    <message>
        <source>Where do you hide your fear?</source>
        <translation>Wo versteckst du deine Angst?</translation>
    </message>
    <message>
        <source>{name} places Scared next</source>
        <translation>Als Nächstes versteckt {name} „Verängstigt“</translation>
    </message>
    <message>
        <source>The others place Scared</source>
        <translation>Die anderen verstecken „Verängstigt“</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runde {round} ist vorbei</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>All have played</source>
        <translation>Alle haben gespielt</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>{name} plays next</source>
        <translation>Als Nächstes spielt {name}</translation>
    </message>
    <message>
        <source>{name} has turned over Scared!</source>
        <translation>{name} hat „Verängstigt“ aufgedeckt!</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>{name} gewinnt den Stich</translation>
    </message>
    <message>
        <source>Nine cards each; the rest is the draw pile.</source>
        <translation>Neun Karten für jeden; der Rest ist der Nachziehstapel.</translation>
    </message>
    <message>
        <source>The deeper, the safer; the higher, the more.</source>
        <translation>Je tiefer, desto sicherer; je höher, desto mehr.</translation>
    </message>
    <message>
        <source>Scared is hidden. It may be moved until the last has placed.</source>
        <translation>„Verängstigt“ ist versteckt. Es darf noch wandern, bis alle so weit sind.</translation>
    </message>
    <message>
        <source>In secret, each into the own stack of seven.</source>
        <translation>Heimlich, jeder in den eigenen Stapel aus sieben Karten.</translation>
    </message>
    <message>
        <source>{name} has the start card. Say who turned over Scared, and what each stack showed.</source>
        <translation>{name} hat die Startkarte. Sagt, wer „Verängstigt“ aufgedeckt hat und was jeder Stapel zeigte.</translation>
    </message>
    <message>
        <source>Entered. It can be corrected until the round is closed.</source>
        <translation>Eingetragen. Bis die Runde abgeschlossen ist, lässt es sich berichtigen.</translation>
    </message>
    <message>
        <source>All cards are played. Nobody turned over Scared.</source>
        <translation>Alle Karten sind gespielt. Niemand hat „Verängstigt“ aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} turned over Scared.</source>
        <translation>{name} hat „Verängstigt“ aufgedeckt.</translation>
    </message>
    <message>
        <source>Paranoia: {name} takes it all.</source>
        <translation>Paranoia: {name} nimmt alles.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Deal nine each</source>
        <translation>Jedem neun geben</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>Enter the round</source>
        <translation>Runde eintragen</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Runde abschließen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Weitergeben an {name}</translation>
    </message>
    <message>
        <source>Hide it at place {position}</source>
        <translation>An Stelle {position} verstecken</translation>
    </message>
    <message>
        <source>Hide it on top</source>
        <translation>Ganz oben verstecken</translation>
    </message>
    <message>
        <source>Hide it at the bottom</source>
        <translation>Ganz unten verstecken</translation>
    </message>
    <message>
        <source>Pick a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards} spielen</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>versteckt</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>versteckt gerade</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>still to place</source>
        <translation>muss noch verstecken</translation>
    </message>
    <message>
        <source>turns over</source>
        <translation>deckt auf</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>A computer player lost its thread and played quickly instead.</source>
        <translation>Ein Computerspieler hat den Faden verloren und stattdessen schnell gespielt.</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Diesmal gibt es keinen Tipp.</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything saved before is kept, and the game goes on in memory.</source>
        <translation>Was gespeichert war, bleibt, und die Partie läuft im Arbeitsspeicher weiter.</translation>
    </message>
    <message>
        <source>Another program is using the file of saved games.</source>
        <translation>Ein anderes Programm benutzt die Datei der Partien.</translation>
    </message>
    <message>
        <source>Close the other program and try again, or export the game to a file.</source>
        <translation>Schließ das andere Programm und versuch es noch einmal, oder exportiere die Partie in eine Datei.</translation>
    </message>
    <message>
        <source>There is no room left to save the game.</source>
        <translation>Zum Speichern ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Make room on the disk and try again, or export the game to another disk.</source>
        <translation>Mach Platz auf dem Datenträger und versuch es noch einmal, oder exportiere die Partie auf einen anderen.</translation>
    </message>
    <message>
        <source>The folder of saved games can only be read.</source>
        <translation>Der Ordner der Partien lässt sich nur lesen.</translation>
    </message>
    <message>
        <source>Allow writing there, or export the game elsewhere.</source>
        <translation>Erlaube dort das Schreiben, oder exportiere die Partie anderswohin.</translation>
    </message>
    <message>
        <source>The file of saved games can&apos;t be read or written.</source>
        <translation>Die Datei der Partien lässt sich weder lesen noch schreiben.</translation>
    </message>
    <message>
        <source>Nothing was changed, and games can be played in memory.</source>
        <translation>Nichts wurde geändert, und im Arbeitsspeicher kannst du spielen.</translation>
    </message>
    <message>
        <source>Check the folder, or start with another one by --data-dir.</source>
        <translation>Sieh nach dem Ordner, oder starte mit einem anderen über --data-dir.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Die Datei der Partien ist beschädigt.</translation>
    </message>
    <message>
        <source>The damaged file was copied aside and nothing in it was overwritten.</source>
        <translation>Die beschädigte Datei wurde beiseitegelegt, nichts darin überschrieben.</translation>
    </message>
    <message>
        <source>What could be read is in the library; keep the copy if you miss a game.</source>
        <translation>Was lesbar war, steht in der Bibliothek; heb die Kopie auf, falls dir eine Partie fehlt.</translation>
    </message>
    <message>
        <source>The saved games were written by a newer version of this program.</source>
        <translation>Die Partien stammen von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The file was left untouched.</source>
        <translation>Die Datei blieb unberührt.</translation>
    </message>
    <message>
        <source>Use the newer version, or start with another folder by --data-dir.</source>
        <translation>Nimm die neuere Version, oder starte mit einem anderen Ordner über --data-dir.</translation>
    </message>
    <message>
        <source>This saved game is no longer there.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The other saved games are as they were.</source>
        <translation>Die anderen Partien sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Go back to the library.</source>
        <translation>Geh zurück in die Bibliothek.</translation>
    </message>
    <message>
        <source>This saved game can&apos;t be read.</source>
        <translation>Diese Partie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>It was left untouched, and so were the other saved games.</source>
        <translation>Sie blieb unberührt, die anderen Partien auch.</translation>
    </message>
    <message>
        <source>Try a newer version of the program, or delete the game.</source>
        <translation>Versuch es mit einer neueren Version des Programms, oder lösch die Partie.</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Everything is saved now.</source>
        <translation>Jetzt ist alles gespeichert.</translation>
    </message>
</context>
<context>
    <name>UnsavedStrip</name>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Diese Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 If you leave now, what you played since is lost.</source>
        <translation>%1 Gehst du jetzt, ist verloren, was du seitdem gespielt hast.</translation>
    </message>
    <message>
        <source>Try to save again</source>
        <translation>Noch einmal speichern</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Trotzdem gehen</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Who can&apos;t sleep?</source>
        <translation>Wer kann nicht schlafen?</translation>
    </message>
    <message>
        <source>Who sits at the table?</source>
        <translation>Wer sitzt am Tisch?</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Seat another person</source>
        <translation>Noch einen Menschen an den Tisch setzen</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Seat another computer player</source>
        <translation>Noch einen Computerspieler an den Tisch setzen</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Gehen lassen</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Name an Platz %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>The oldest: begins</source>
        <translation>Am ältesten: beginnt</translation>
    </message>
    <message>
        <source>Mark as the oldest</source>
        <translation>Als älteste Person markieren</translation>
    </message>
    <message>
        <source>Make it a person</source>
        <translation>Zum Menschen machen</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>Den Computer spielen lassen</translation>
    </message>
    <message>
        <source>Your sign</source>
        <translation>Dein Zeichen</translation>
    </message>
    <message>
        <source>Sign and colour</source>
        <translation>Zeichen und Farbe</translation>
    </message>
    <message>
        <source>Who has played here</source>
        <translation>Wer hier schon gespielt hat</translation>
    </message>
    <message>
        <source>Play as %1. Delete forgets the name here.</source>
        <translation>Als %1 spielen. Entf vergisst den Namen hier.</translation>
    </message>
</context>
<context>
    <name>Winner</name>
    <message numerus="yes">
        <source>Place %1, shared: %2, %n point(s)</source>
        <translation>
            <numerusform>Platz %1, geteilt: %2, %n Punkt</numerusform>
            <numerusform>Platz %1, geteilt: %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Platz %1: %2, %n Punkt</numerusform>
            <numerusform>Platz %1: %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Worst</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>social</source>
        <translation>unter Leuten</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>supernatural</source>
        <translation>Spuk</translation>
    </message>
    <message>
        <source>future</source>
        <translation>Zukunft</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>strangers</source>
        <translation>Fremde</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist aus.</translation>
    </message>
    <message>
        <source>This seat has nothing to decide now.</source>
        <translation>Dieser Platz hat jetzt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this moment.</source>
        <translation>Das geht in diesem Augenblick nicht.</translation>
    </message>
    <message>
        <source>This sheet is sealed. Open it again to change it.</source>
        <translation>Dieser Bogen ist versiegelt. Öffne ihn wieder, um ihn zu ändern.</translation>
    </message>
    <message>
        <source>This sheet is open already.</source>
        <translation>Dieser Bogen ist schon offen.</translation>
    </message>
    <message>
        <source>The last sheet is sealed. Nothing can be changed any more.</source>
        <translation>Der letzte Bogen ist versiegelt. Nichts lässt sich mehr ändern.</translation>
    </message>
    <message>
        <source>Each of the four fears needs a place.</source>
        <translation>Jede der vier Ängste braucht einen Platz.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>The fears to guess are somebody else&apos;s.</source>
        <translation>Zu erraten sind die Ängste von jemand anderem.</translation>
    </message>
    <message>
        <source>Guessed already. The others come first.</source>
        <translation>Schon erraten. Erst kommen die anderen.</translation>
    </message>
    <message>
        <source>Somebody else turns over the cards this round.</source>
        <translation>In dieser Runde deckt jemand anderes auf.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn to read out.</source>
        <translation>Jetzt liest jemand anderes vor.</translation>
    </message>
    <message>
        <source>The cards are your own. Type in their titles.</source>
        <translation>Es sind eure eigenen Karten. Tippt ihre Titel ein.</translation>
    </message>
    <message>
        <source>The cards come from the pile.</source>
        <translation>Die Karten kommen vom Stapel.</translation>
    </message>
    <message>
        <source>It takes four fears.</source>
        <translation>Es müssen vier Ängste sein.</translation>
    </message>
    <message>
        <source>Each fear needs a title of 1 to 80 letters on one line.</source>
        <translation>Jede Angst braucht einen Titel mit 1 bis 80 Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>The four fears have to be different.</source>
        <translation>Die vier Ängste müssen verschieden sein.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The cards have been shuffled. That can&apos;t be taken back.</source>
        <translation>Die Karten sind gemischt. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>What everybody has seen can&apos;t be taken back.</source>
        <translation>Was alle gesehen haben, lässt sich nicht zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>WorstEnd</name>
    <message>
        <source>Who knew whom</source>
        <translation>Wer wen kannte</translation>
    </message>
    <message>
        <source>How many points each guess brought on average, from 0 to 5. Guessing at random brings about 1.</source>
        <translation>Wie viele Punkte jede Vermutung im Schnitt gebracht hat, von 0 bis 5. Blind geraten bringt etwa 1.</translation>
    </message>
    <message>
        <source>The longest-kept secrets</source>
        <translation>Die bestgehüteten Geheimnisse</translation>
    </message>
    <message>
        <source>Fears that everybody who guessed put in the wrong place.</source>
        <translation>Ängste, die niemand an die richtige Stelle gesetzt hat.</translation>
    </message>
    <message>
        <source>None: every fear was put in its place by somebody.</source>
        <translation>Keine: Jede Angst hat jemand an ihre Stelle gesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave it place %2 in round %3; %n guess(es), none right</source>
        <translation>
            <numerusform>%1 gab ihr in Runde %3 Platz %2; %n Vermutung, sie war falsch</numerusform>
            <numerusform>%1 gab ihr in Runde %3 Platz %2; %n Vermutungen, alle falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Wieder ansehen</translation>
    </message>
    <message>
        <source>What we know of each other</source>
        <translation>Was wir voneinander wissen</translation>
    </message>
    <message>
        <source>To the bedroom</source>
        <translation>Ins Schlafzimmer</translation>
    </message>
</context>
<context>
    <name>WorstEnding</name>
    <message>
        <source>{mean} a guess</source>
        <translation>{mean} je Vermutung</translation>
    </message>
    <message>
        <source>{names} has won</source>
        <translation>{names} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} have won together</source>
        <translation>{names} haben gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>Whoever has {goal} points first wins. That happened in round {round}.</source>
        <translation>Wer zuerst {goal} Punkte hat, gewinnt. Das war in Runde {round}.</translation>
    </message>
    <message>
        <source>Somebody reached {goal} points in round {round}. That round was still played to its end, and then several had the most points.</source>
        <translation>In Runde {round} kam jemand auf {goal} Punkte. Diese Runde wurde noch zu Ende gespielt, und dann hatten mehrere die meisten Punkte.</translation>
    </message>
    <message>
        <source>Somebody reached {goal} points in round {round}. That round was still played to its end, and then whoever had the most points won.</source>
        <translation>In Runde {round} kam jemand auf {goal} Punkte. Diese Runde wurde noch zu Ende gespielt, und dann gewann, wer die meisten Punkte hatte.</translation>
    </message>
</context>
<context>
    <name>WorstPage</name>
    <message>
        <source>Your Worst Nightmare</source>
        <translation>Your Worst Nightmare</translation>
    </message>
    <message>
        <source>Leave the game; it is saved</source>
        <translation>Partie verlassen; sie ist gespeichert</translation>
    </message>
    <message>
        <source>Leave the game; it is not saved</source>
        <translation>Partie verlassen; sie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What if … Round %1</source>
        <translation>Was wäre, wenn … Runde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>WorstReading</name>
    <message>
        <source>Place {place}: {truth}. Right!</source>
        <translation>Platz {place}: {truth}. Richtig!</translation>
    </message>
    <message>
        <source>Place {place}: {truth}, not {guess}.</source>
        <translation>Platz {place}: {truth}, nicht {guess}.</translation>
    </message>
    <message>
        <source>All four right: one more!</source>
        <translation>Alle vier richtig: noch einer!</translation>
    </message>
    <message>
        <source>Four out of four would earn one more. Gone with place&#xa0;{place}.</source>
        <translation>Vier von vier gäben einen mehr. Dahin mit Platz&#xa0;{place}.</translation>
    </message>
    <message>
        <source>Four out of four would earn one more.</source>
        <translation>Vier von vier gäben einen mehr.</translation>
    </message>
</context>
<context>
    <name>WorstReplay</name>
    <message>
        <source>The night begins.</source>
        <translation>Die Nacht beginnt.</translation>
    </message>
    <message>
        <source>{name} knew all four fears of {target}.</source>
        <translation>{name} kannte alle vier Ängste von {target}.</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>alle vier</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
</context>
<context>
    <name>WorstSheet</name>
    <message>
        <source>{name} was guessed already. First comes {others}.</source>
        <translation>{name} war schon dran. Erst kommt {others}.</translation>
    </message>
    <message>
        <source>{name} was guessed already. First come {others}.</source>
        <translation>{name} war schon dran. Erst kommen {others}.</translation>
    </message>
    <message>
        <source>{card}: place {place}</source>
        <translation>{card}: Platz {place}</translation>
    </message>
    <message>
        <source>The fears of {name}</source>
        <translation>Die Ängste von {name}</translation>
    </message>
    <message>
        <source>{names} were guessed already. First comes {others}.</source>
        <translation>{names} waren schon dran. Erst kommt {others}.</translation>
    </message>
    <message>
        <source>{names} were guessed already. First come {others}.</source>
        <translation>{names} waren schon dran. Erst kommen {others}.</translation>
    </message>
    <message>
        <source>Whose fears will you guess?</source>
        <translation>Wessen Ängste errätst du?</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) still open</source>
        <translation>
            <numerusform>%n Platz noch frei</numerusform>
            <numerusform>%n Plätze noch frei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstStory</name>
    <message>
        <source>{name} turns over: {fears}.</source>
        <translation>{name} deckt auf: {fears}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled and put under the pile.</source>
        <translation>
            <numerusform>%n Karte wird gemischt und unter den Stapel gelegt.</numerusform>
            <numerusform>%n Karten werden gemischt und unter den Stapel gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has sealed.</source>
        <translation>{name} hat versiegelt.</translation>
    </message>
    <message>
        <source>{name} opens the sheet again.</source>
        <translation>{name} öffnet den Bogen wieder.</translation>
    </message>
    <message>
        <source>{name} on the fears of {target}: {fears}.</source>
        <translation>{name} über die Ängste von {target}: {fears}.</translation>
    </message>
    <message>
        <source>The truth of {name}: {fears}.</source>
        <translation>Die Wahrheit von {name}: {fears}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {name}, {total} in all.</source>
        <translation>
            <numerusform>%n Punkt für {name}, insgesamt {total}.</numerusform>
            <numerusform>%n Punkte für {name}, insgesamt {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins with %n point(s).</source>
        <translation>
            <numerusform>{names} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{names} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win together with %n point(s).</source>
        <translation>
            <numerusform>{names} gewinnen gemeinsam mit %n Punkt.</numerusform>
            <numerusform>{names} gewinnen gemeinsam mit %n Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstTable</name>
    <message>
        <source>{name} turns over four fears</source>
        <translation>{name} deckt vier Ängste auf</translation>
    </message>
    <message>
        <source>All have written</source>
        <translation>Alle haben geschrieben</translation>
    </message>
    <message>
        <source>{name} writes next</source>
        <translation>Als Nächstes schreibt {name}</translation>
    </message>
    <message>
        <source>The sheet of {name}</source>
        <translation>Der Bogen von {name}</translation>
    </message>
    <message>
        <source>{name}: drag a card to its place, click it and then a line, or press 1 to 4.</source>
        <translation>{name}: Zieh eine Karte an ihren Platz, klick sie an und dann eine Zeile, oder drück 1 bis 4.</translation>
    </message>
    <message>
        <source>{name} reads out next</source>
        <translation>Als Nächstes liest {name} vor</translation>
    </message>
    <message>
        <source>{name} reads, {target} answers</source>
        <translation>{name} liest, {target} antwortet</translation>
    </message>
    <message>
        <source>The sheets side by side</source>
        <translation>Die Bögen nebeneinander</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Die Nacht ist vorbei</translation>
    </message>
    <message>
        <source>Turn over four of your own cards and type in their titles.</source>
        <translation>Deckt vier eurer eigenen Karten auf und tippt ihre Titel ein.</translation>
    </message>
    <message>
        <source>They come face up, for all to see.</source>
        <translation>Sie kommen offen auf den Tisch, für alle zu sehen.</translation>
    </message>
    <message>
        <source>Each of you ranks the four in private, then guesses how another did.</source>
        <translation>Jede und jeder ordnet die vier für sich und errät dann, wie es jemand anderes getan hat.</translation>
    </message>
    <message>
        <source>Drag each fear to its place, or press 1 to 4.</source>
        <translation>Zieh jede Angst an ihren Platz, oder drücke 1 bis 4.</translation>
    </message>
    <message>
        <source>A point for each fear in its right place, and one more for all four.</source>
        <translation>Ein Punkt für jede Angst am richtigen Platz, und noch einer für alle vier.</translation>
    </message>
    <message>
        <source>What nobody guessed at stays private.</source>
        <translation>Wonach niemand gefragt hat, bleibt privat.</translation>
    </message>
    <message>
        <source>Turn over four fears</source>
        <translation>Vier Ängste aufdecken</translation>
    </message>
    <message>
        <source>Let {name} turn over</source>
        <translation>{name} aufdecken lassen</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>Seal the sheet</source>
        <translation>Bogen versiegeln</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>One more for all four</source>
        <translation>Noch einer für alle vier</translation>
    </message>
    <message>
        <source>Open place {place}</source>
        <translation>Platz {place} öffnen</translation>
    </message>
    <message>
        <source>{name} reads out</source>
        <translation>{name} liest vor</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>Lay the sheets side by side</source>
        <translation>Die Bögen nebeneinanderlegen</translation>
    </message>
    <message>
        <source>turns over</source>
        <translation>deckt auf</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>antwortet</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>still to write</source>
        <translation>schreibt noch</translation>
    </message>
</context>
<context>
    <name>WorthRibbon</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
