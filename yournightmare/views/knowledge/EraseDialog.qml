import yournightmare.views.components

// Asks before a person is erased: what goes, what stays.
Dialog {
    id: asking

    required property string name

    objectName: "erasing"
    iconName: "warning"
    title: qsTr("Erase %1 everywhere?").arg(name)
    text: qsTr("The name goes from the list of people and from every saved game on this computer, of all three games, also in the bin and in titles. A dash stands in its place, and this page knows nothing of %1 any more.").arg(name)
          + "\n\n" + qsTr("The games stay, for the others' sake, and so do the rankings and guesses in them; they are nobody's from then on. Files you have exported are yours to delete.")
          + "\n\n" + qsTr("This can't be undone.")
    buttons: [
        { text: qsTr("Keep everything"), value: "", gold: true },
        { text: qsTr("Erase"), value: "erase", danger: true }
    ]
}
