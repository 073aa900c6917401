import QtQuick
import QtQuick.Templates as T

// A sheet of paper with something on it. Its size follows its one child (a layout), or is given.
T.Pane {
    id: paper

    property int seed: 1
    property bool shadow: true

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: 6 * Theme.unit
    focusPolicy: Qt.NoFocus
    background: PaperSheet {
        seed: paper.seed
        shadow: paper.shadow
    }
}
