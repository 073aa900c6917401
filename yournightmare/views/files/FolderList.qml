pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Qt.labs.folderlistmodel
import yournightmare.models
import yournightmare.views.components

// The folders of a folder and the files wanted among them; a press opens a folder or takes a file.
// Arrows go from line to line, Return presses, Backspace goes one folder up.
ColumnLayout {
    id: list

    required property FilePlaces places
    required property url start
    required property list<string> patterns
    required property bool hasFiles
    // asked anew whenever another folder is shown
    readonly property url above: files.folder.toString() === "" ? "" : files.parentFolder
    signal folderOpened(url folder)
    signal fileTaken(url file)

    spacing: Theme.unit

    // Show a folder that somebody has written.
    function show(folder: url) {
        files.folder = folder
    }
    function open(folder: url) {
        show(folder)
        folderOpened(folder)
    }
    function up() {
        if (above.toString() !== "")
            open(above)
    }
    function take(isFolder: bool, file: url) {
        if (isFolder)
            open(file)
        else
            fileTaken(file)
    }

    FolderListModel {
        id: files
        folder: list.start
        nameFilters: list.patterns
        showFiles: list.hasFiles
        showDirsFirst: true
        caseSensitive: false
        // a folder is read beside; its first line is the one to press
        onStatusChanged: if (status === FolderListModel.Ready) rows.currentIndex = Math.min(0, count - 1)
    }
    RowLayout {
        spacing: 2 * Theme.unit

        PlainButton {
            onPaper: true
            iconName: "up"
            text: qsTr("One folder up")
            enabled: list.above.toString() !== ""
            onClicked: list.up()
        }
        KeyHint {
            visible: rows.activeFocus
            key: qsTr("Backspace")
            ink: Theme.ink
        }
    }
    ListView {
        id: rows
        objectName: "folder"
        Layout.fillWidth: true
        // the same for every folder, so that nothing moves under the hand
        implicitHeight: Math.min(Theme.scaled(200), list.Window.height * 0.35)
        clip: true
        model: files
        boundsBehavior: ListView.StopAtBounds
        highlightMoveDuration: 0
        activeFocusOnTab: true
        keyNavigationEnabled: true
        T.ScrollBar.vertical: ScrollBar { onPaper: true }
        Accessible.role: Accessible.List
        Accessible.name: list.hasFiles ? qsTr("Folders and files") : qsTr("Folders")
        Keys.onReturnPressed: (currentItem as Line)?.press()
        Keys.onEnterPressed: (currentItem as Line)?.press()
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Backspace
            if (event.accepted)
                list.up()
        }
        delegate: Line {}

        Label {
            width: parent.width
            visible: files.status === FolderListModel.Ready && files.count === 0
            onPaper: true
            dim: true
            text: !list.places.mayRead(files.folder) ? qsTr("You may not look into this folder.")
                  : list.hasFiles ? qsTr("No folder and no such file lies here.") : qsTr("No folder lies here.")
        }
    }

    component Line: Rectangle {
        id: line

        required property string fileName
        required property url fileUrl
        required property bool fileIsDir
        readonly property bool isCurrent: ListView.isCurrentItem

        function press() {
            list.take(fileIsDir, fileUrl)
        }

        implicitWidth: rows.width
        implicitHeight: name.implicitHeight + 2 * Theme.unit
        radius: 3
        color: hover.hovered || (isCurrent && rows.activeFocus) ? Theme.paperHigh : "transparent"
        border.width: isCurrent && rows.activeFocus ? 2 : 0
        border.color: Theme.goldEdge
        Accessible.role: Accessible.ListItem
        Accessible.name: fileName
        Accessible.onPressAction: press()

        HoverHandler {
            id: hover
        }
        TapHandler {
            onTapped: line.press()
        }
        Icon {
            id: sign
            x: 2 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            name: line.fileIsDir ? "folder" : "copy"
            color: Theme.ink
            size: Theme.scaled(18)
        }
        Label {
            id: name
            anchors { left: sign.right; right: parent.right; margins: 2 * Theme.unit; verticalCenter: parent.verticalCenter }
            onPaper: true
            text: line.fileName
            wrapMode: Text.NoWrap
            elide: Text.ElideMiddle
            Accessible.ignored: true
        }
    }
}
