pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.bedroom
import yournightmare.views.components

// The window: a stack of rooms, the keys that hold everywhere, messages and mishaps.
Window {
    id: window

    required property House house
    // Where the window is when it is neither maximized nor full screen, to be found there again.
    property var place: ({ x: x, y: y, width: width, height: height, state: "window" })
    property bool isFirstFrameOut: false
    // it was asked what becomes of games that can't be saved
    property bool isClosing: false
    // the page types loaded so far, by module
    property var types: ({})

    title: Application.displayName
    color: Theme.night
    onXChanged: notePlace()
    onYChanged: notePlace()
    onWidthChanged: notePlace()
    onHeightChanged: notePlace()
    onVisibilityChanged: () => {
        house.isFullScreen = visibility === Window.FullScreen
        house.rest(visibility === Window.Minimized)
        notePlace()
    }
    onClosing: close => {
        if (isClosing || !unsaved.strip && !writtenPage(0))
            return
        close.accepted = false
        emptied(0, () => {
            if (unsaved.strip)
                unsaved.strip.ask("", window.finish)
            else
                window.finish()
        })
    }
    onActiveFocusItemChanged: {
        if (activeFocusItem === contentItem)
            room.forceActiveFocus()
    }

    function notePlace() {
        if (visibility === Window.Windowed)
            place = { x: x, y: y, width: width, height: height, state: "window" }
        else if (visibility === Window.Maximized)
            place = Object.assign({}, place, { state: "maximized" })
        else if (visibility === Window.FullScreen)
            place = Object.assign({}, place, { state: "full screen" })
    }

    function finish() {
        isClosing = true
        window.close()
    }

    // The page with something written that isn't saved, from a place in the stack on; or nothing.
    function writtenPage(least: int): var {
        return stack.find((item, index) => index >= least && item.isWritten === true, T.StackView.DontLoad)
    }

    // Goes on with `next` once it was asked what becomes of all that is written on pages from there on.
    function emptied(least: int, next: var) {
        const page = writtenPage(least)
        if (!page) {
            next()
            return
        }
        if (page !== stack.currentItem)
            stack.popToItem(page)
        page.leave(() => emptied(least, next))
    }

    // The room shown, which may have a `clause` and a function `handlesBack`; one that can be written
    // on has `isWritten` and a function `leave`, which asks.
    function roomShown(): var {
        return stack.currentItem
    }

    // Where the focus goes is seen by who goes back by a key.
    function goBackByKey() {
        const before = stack.depth
        goBack()
        const found = activeFocusItem as T.Control
        if (found && stack.depth < before)
            found.focusReason = Qt.BacktabFocusReason
    }

    function goBack() {
        const page = roomShown()
        if (page.handlesBack !== undefined && page.handlesBack() || stack.depth === 1)
            return
        emptied(stack.depth - 1, () => leaving(page.playedSession ?? "", () => stack.popCurrentItem()))
    }

    // Goes on with `next`, after a question where a game that can't be saved would be lost by it.
    function leaving(session: string, next: var) {
        const strip = unsaved.strip
        if (session !== "" && strip?.desk.isUnsaved(session))
            strip.ask(session, next)
        else
            next()
    }

    // The type of a page in a module that may not have been loaded yet.
    function pageType(module: string, type: string): Component {
        if (types[module])
            return types[module]
        const component = Qt.createComponent(module, type, Component.PreferSynchronous, stack)
        if (component.status !== Component.Ready) {
            console.warn(component.errorString())
            return null
        }
        types[module] = component
        return component
    }

    // Opens a page on top of the one shown or in its place. The stack makes it, so the stack
    // deletes it when it is left.
    function enter(module: string, type: string, properties: var, inPlace: bool) {
        const component = pageType(module, type)
        const given = Object.assign({ house: house }, properties)
        let page = null
        if (component)
            page = inPlace && stack.depth > 1 ? stack.replaceCurrentItem(component, given)
                                              : stack.pushItem(component, given)
        if (!page)
            mishap.tell(qsTr("This room can't be opened"),
                        qsTr("A part of the program is missing or damaged. Nothing of your games is lost. Installing the program again mends it."))
    }

    Connections {
        enabled: !window.isFirstFrameOut
        target: window
        function onFrameSwapped() {
            window.isFirstFrameOut = true
            window.house.firstFrame()
        }
    }

    Connections {
        target: window.house

        function onOpened(module: string, type: string, properties: var) {
            window.enter(module, type, properties, false)
        }
        function onReplaced(module: string, type: string, properties: var) {
            window.enter(module, type, properties, true)
        }
        function onBackRequested() { window.goBack() }
        function onHomeRequested() {
            window.emptied(1, () => window.leaving(window.roomShown().playedSession ?? "",
                                                   () => stack.popToIndex(0)))
        }
        function onReturnRequested(session: string) {
            const page = stack.find(item => item.playedSession === session, T.StackView.DontLoad)
            if (page)
                window.emptied(page.T.StackView.index + 1, () => stack.popToItem(page))
            else
                window.house.openAnew(session)
        }
        function onHelpRequested(clause: string) {
            const rules = stack.currentItem
            if (rules.objectName === "rules" && clause === "")
                return
            window.house.open("rules", { clause: clause })
        }
        function onFullScreenRequested() {
            if (window.visibility === Window.FullScreen)
                window.showNormal()
            else
                window.showFullScreen()
        }
        function onQuitRequested() { window.close() }
        function onRaiseRequested() {
            if (window.visibility === Window.Minimized)
                window.showNormal()
            window.raise()
            window.requestActivate()
        }
        function onSaid(text: string, actionText: string) { toast.show(text, actionText) }
        function onHushed() { (toast.item as ToastPlace)?.hide() }
        function onAnnounced(text: string) { room.Accessible.announce(text) }
        function onTroubled(title: string, text: string) { mishap.tell(title, text) }
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: window.house.toggleFullScreen()
    }
    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: window.close()
    }
    Shortcut {
        sequences: ["Ctrl+,"]
        enabled: stack.currentItem?.objectName !== "settings"
        onActivated: window.house.open("settings")
    }
    Shortcut {
        sequences: ["F1"]
        onActivated: window.house.help(window.roomShown()?.clause ?? "")
    }

    Binding {
        // nothing is hung up in the bedroom while another room is shown
        target: window.house.continueModel
        property: "active"
        value: stack.depth < 2
        when: window.house.continueModel !== null
    }

    FocusScope {
        id: room
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Client
        Accessible.name: window.title
        Keys.onEscapePressed: window.goBackByKey()
        Keys.onBackPressed: window.goBackByKey()

        Loader {
            id: unsaved
            anchors { top: parent.top; left: parent.left; right: parent.right }
            readonly property var strip: item
            height: strip?.implicitHeight ?? 0
            active: window.house.isUnsaved
            Component.onCompleted: setSource("files/UnsavedStrip.qml", { house: window.house })
        }
        T.StackView {
            id: stack
            anchors { top: unsaved.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
            focus: true
            initialItem: BedroomPage {
                house: window.house
                continueModel: window.house.continueModel
            }
            onCurrentItemChanged: {
                // what a mishap has to say comes first; the page has the focus after it
                if (mishap.active)
                    (mishap.item as Dialog).returnTo = currentItem
                else
                    currentItem?.forceActiveFocus()
            }

            pushEnter: Fade { }
            pushExit: Fade { fades: false }
            popEnter: Fade { fades: false }
            popExit: Fade { out: true }
            replaceEnter: Fade { }
            replaceExit: Fade { fades: false }
        }
        Loader {
            id: toast
            // only some pages say where messages are to lie
            readonly property var page: stack.currentItem
            z: 1
            anchors.fill: parent
            active: false
            sourceComponent: ToastPlace {
                atTop: toast.page?.messagesAtTop ?? false
                onAction: window.house.acted()
            }

            function show(text: string, actionText: string) {
                active = true
                const place = item as ToastPlace
                place.show(text, actionText)
            }
        }
    }

    Loader {
        id: mishap

        property string title
        property string text

        active: false
        sourceComponent: Dialog {
            objectName: "mishap"
            title: mishap.title
            text: mishap.text
            iconName: "warning"
            onAnswered: Qt.callLater(mishap.goOn)
            Component.onCompleted: open()
        }

        // what waits until the one before it was read; each is told once
        property list<var> waiting: []

        function tell(title: string, text: string) {
            const isTold = told => told.title === title && told.text === text
            if (active && (isTold(mishap) || waiting.some(isTold)))
                return
            waiting.push({ title, text })
            if (!active)
                goOn()
        }

        function goOn() {
            active = false
            if (waiting.length === 0)
                return
            const next = waiting.shift()
            mishap.title = next.title
            mishap.text = next.text
            active = true
        }
    }
}
