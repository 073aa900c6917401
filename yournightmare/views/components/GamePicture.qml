pragma ComponentBehavior: Bound

import QtQuick

// A session as a still picture, in the manner of its game, which the public fields in `thumbnail`
// tell. `flat` is for the ring alone; `isSmall` for the others.
Loader {
    id: picture

    required property var thumbnail
    property real flat: 1
    property bool isSmall: false
    readonly property bool isBoard: thumbnail?.fields !== undefined
    readonly property bool isTricks: !isBoard && thumbnail?.stacks !== undefined
    readonly property bool isKnown: isBoard || thumbnail?.points !== undefined

    sourceComponent: isBoard || !isKnown ? ring : isTricks ? tricks : worst

    Component {
        id: ring
        BoardPicture {
            thumbnail: picture.thumbnail
            flat: picture.flat
        }
    }
    Component {
        id: worst
        WorstPicture {
            thumbnail: picture.thumbnail
            isSmall: picture.isSmall
        }
    }
    Component {
        id: tricks
        TricksPicture {
            thumbnail: picture.thumbnail
            isSmall: picture.isSmall
        }
    }
}
