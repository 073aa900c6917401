import QtQuick

// Where messages appear in the window; made when there is a first one.
FocusScope {
    id: place

    property alias atTop: toast.atTop
    signal action()

    function show(text: string, actionText: string) {
        toast.show(text, actionText)
    }

    function hide() {
        toast.hide()
    }

    Toast {
        id: toast
        onAction: place.action()
    }
}
