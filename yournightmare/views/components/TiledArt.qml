import QtQuick

// A drawing repeated over an area, sharp at every scale factor. `tile` is one piece's size.
Item {
    id: tiled

    required property string name
    required property size tile
    readonly property real dpr: Screen.devicePixelRatio

    clip: true
    Accessible.ignored: true

    Image {
        // tiles are laid in the picture's own pixels, so the whole is shrunk by the pixel ratio
        width: tiled.width * tiled.dpr
        height: tiled.height * tiled.dpr
        scale: 1 / tiled.dpr
        transformOrigin: Item.TopLeft
        source: Theme.art(tiled.name)
        sourceSize: Qt.size(Math.round(tiled.tile.width * tiled.dpr),
                            Math.round(tiled.tile.height * tiled.dpr))
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        asynchronous: true
    }
}
