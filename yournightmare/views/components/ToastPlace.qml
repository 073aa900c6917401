import QtQuick

// The lower edge of the window, where messages appear; made when there is a first one.
FocusScope {
    id: place

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
