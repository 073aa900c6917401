import QtQuick

// A game's end wants to be seen, by somebody who rests: the key that has gone on all the time goes on
// to the next game only after a while, and not for who hammers it. Presses a second apart count.
Timer {
    property double pressedAt: 0

    interval: 2500

    // Tells whether a press comes too early.
    function holds(): bool {
        if (!running)
            return false
        const now = Date.now()
        if (now - pressedAt < 1000)
            restart()
        pressedAt = now
        return true
    }
}
