pragma ComponentBehavior: Bound

import QtQuick

// A session as a still picture, in the manner of its game, which the public fields in `thumbnail`
// tell. `flat` is for the ring alone.
Loader {
    id: picture

    required property var thumbnail
    property real flat: 1
    readonly property bool isBoard: thumbnail?.fields !== undefined
    readonly property bool isKnown: isBoard || thumbnail?.points !== undefined

    sourceComponent: isBoard || !isKnown ? ring : sheets

    Component {
        id: ring
        BoardPicture {
            thumbnail: picture.thumbnail
            flat: picture.flat
        }
    }
    Component {
        id: sheets
        SheetPicture {
            thumbnail: picture.thumbnail
        }
    }
}
