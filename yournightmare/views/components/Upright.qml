import QtQuick

// Turns an item's layer the right way up. A layer's picture lies upside down, and by itself Qt turns
// it; but where the screen's scale isn't 1 its software renderer cuts off what it turns. There the
// layer isn't turned by Qt, but by this transform:
//
//     layer.textureMirroring: upright.mirroring
//     transform: Upright { id: upright; kept: item }
Scale {
    required property Item kept
    readonly property bool turns: kept.GraphicsInfo.api === GraphicsInfo.Software && kept.Screen.devicePixelRatio !== 1
    readonly property int mirroring: turns && kept.layer.enabled ? ShaderEffectSource.NoMirroring : ShaderEffectSource.MirrorVertically

    origin.y: kept.height / 2
    yScale: turns && kept.layer.enabled ? -1 : 1
}
