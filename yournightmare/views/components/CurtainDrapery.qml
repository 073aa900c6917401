import QtQuick

// The curtain's cloth and what is painted behind it. Opaque wherever it hangs.
Item {
    id: drapery

    property real drawn: 1
    property real gap: 0
    property color tone: Theme.moon
    property string title: ""

    Rectangle {
        width: parent.width
        height: parent.height
        y: -height * (1 - drapery.drawn)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.nightLow }
            GradientStop { position: 0.6; color: Theme.nightHigh }
            GradientStop { position: 1; color: Theme.night }
        }
    }
}
