import QtQuick
import yournightmare.views.components

// The table by night.
Backdrop {}
