"""One window a person: a second start hands its file to the first and brings it to the front.

A lock file in the data directory decides who is first (it needs no network module, so it costs the
first frame nothing); a local socket carries the message.
"""

from __future__ import annotations

from PySide6.QtCore import QCryptographicHash, QDeadlineTimer, QLockFile, QObject, QThread, Signal

from yournightmare.sessions import paths

_MOST_BYTES = 64 * 1024


def _address() -> str:
    digest = QCryptographicHash.hash(
        str(paths.data_dir()).encode(), QCryptographicHash.Algorithm.Sha256
    )
    return "yournightmare-" + bytes(digest.toHex().data()).decode()[:16]


class Instance(QObject):
    """`isFirst` says whether this process may open a window and write."""

    called = Signal(str)  # another start: the file it was given, or ""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock: QLockFile | None = None
        self._server: QObject | None = None
        self.isFirst = self._take_lock()

    def _take_lock(self) -> bool:
        try:
            folder = paths.make_data_dir()
        except OSError:
            return True  # nothing can be written there anyway; the game goes on in memory
        lock = QLockFile(str(folder / "window.lock"))
        lock.setStaleLockTime(0)
        self._lock = lock
        return lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError

    def listen(self) -> None:
        """From now on hear other starts."""
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(_address())
        server.newConnection.connect(self._hear)
        server.listen(_address())
        self._server = server

    def call_first(self, file: str, patience_ms: int = 6000) -> bool:
        """Tell the first instance about `file`, or with "" to come to the front; True if heard."""
        import json

        from PySide6.QtNetwork import QLocalSocket

        deadline = QDeadlineTimer(patience_ms)
        while not deadline.hasExpired():
            socket = QLocalSocket()
            socket.connectToServer(_address())
            if socket.waitForConnected(500):
                socket.write(json.dumps({"file": file}).encode())
                socket.flush()
                socket.waitForBytesWritten(1000)
                socket.disconnectFromServer()
                return True
            QThread.msleep(100)  # the first may still be starting
        return False

    def _hear(self) -> None:
        from PySide6.QtNetwork import QLocalServer

        server = self._server
        assert isinstance(server, QLocalServer)
        while (socket := server.nextPendingConnection()) is not None:
            self._receive(socket)

    def _receive(self, socket: QObject) -> None:
        import json

        from PySide6.QtNetwork import QLocalSocket

        assert isinstance(socket, QLocalSocket)
        heard = bytearray()

        def read() -> None:
            heard.extend(bytes(socket.readAll().data()))
            if len(heard) > _MOST_BYTES:
                socket.abort()

        def done() -> None:
            read()
            socket.deleteLater()
            try:
                message = json.loads(heard)
                file = message["file"]
            except (ValueError, KeyError, TypeError, RecursionError):
                file = ""
            self.called.emit(file if isinstance(file, str) else "")

        socket.readyRead.connect(read)
        socket.disconnected.connect(done)
        if socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
            done()
