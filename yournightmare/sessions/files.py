"""`.nightmare` files: one session each, compressed, versioned, checksummed, strictly decoded.

    9 bytes   "NIGHTMARE"
    1 byte    version of the file's form (1)
    4 bytes   length of the record when unpacked, little-endian
    16 bytes  BLAKE2b checksum of everything before it and after it
    the rest  the record (`sessions.record`) in MessagePack, packed by zlib

Reading never executes anything and never takes more memory than the bounds below allow. Whatever
is odd in a file is a `FileFault` that names file and fault; the file itself is never touched.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from yournightmare.games.wording import Worded
from yournightmare.sessions import marks, paths
from yournightmare.sessions.faults import UNREADABLE
from yournightmare.sessions.record import (
    Record,
    RecordError,
    WrongChecksum,
    decode_record,
    encode_record,
)

SUFFIX: Final = ".nightmare"
MAGIC: Final = b"NIGHTMARE"
VERSION: Final = 1
MAX_FILE: Final = 1 << 23
MAX_UNPACKED: Final = 1 << 24
_DIGEST: Final = 16
_HEADER: Final = len(MAGIC) + 1 + 4


class FileFault(ValueError):  # noqa: N818 - named after what it tells
    """A file that can't be used; the text names file and fault."""

    def __init__(self, file: Path, fault: str) -> None:
        super().__init__(f"{file.name}: {fault}")
        self.file = file
        self.fault = fault


class ChecksumFault(FileFault):
    """A file that can be read, and is not as it was written."""


def write_file(file: Path, record: Record, replace: bool = False) -> None:
    """Write a session to a file, wholly or not at all.

    Raises `FileExistsError` if the file is there already and isn't to be replaced, `OSError` if it
    can't be written, `FileFault` if the session is too long for a file.
    """
    data = encode_record(record)
    if len(data) > MAX_UNPACKED:
        raise FileFault(file, "this session is too long for a file")
    if not replace and file.exists():
        raise FileExistsError(17, "there is a file of this name already", str(file))
    paths.write_whole(file, seal(data))


def read_file(file: Path, sealed: bool = True) -> Record:
    """Return the session in a file; its `gap` tells if its log is readable only in part.

    Not `sealed`: whatever the checksum says, to find out what was changed.
    Raises `FileFault`; a `ChecksumFault` if the file is whole but for its checksum.
    """
    data = read_bounded(file, MAX_FILE)
    try:
        return decode_record(unseal(data, sealed))
    except WrongChecksum as error:
        raise ChecksumFault(file, str(error)) from None
    except ValueError as error:
        raise FileFault(file, str(error)) from None


def changed_step(file: Path) -> int | None:
    """Return the first step of a file that isn't as it was written, 0 for the head; else None.

    The file is one that `read_file` has read, whatever its checksum says. Raises `FileFault`.
    """
    try:
        return marks.changed(unseal(read_bounded(file, MAX_FILE), sealed=False))
    except RecordError as error:  # it is another file by now
        raise FileFault(file, str(error)) from None


def read_bounded(file: Path, limit: int) -> bytes:
    """Return a file's bytes. Raises `FileFault` if it can't be read or is larger than `limit`."""
    try:
        if not file.is_file():
            raise FileFault(file, "it is not a file" if file.exists() else "there is no such file")
        with file.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, FileFault):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise FileFault(file, Worded(UNREADABLE, reason=reason)) from None
    if len(data) > limit:
        text = "it is larger than {size} MB, which no saved game is"
        raise FileFault(file, Worded(text, size=limit >> 20))
    return data


def seal(data: bytes) -> bytes:
    """Return a record's bytes as a whole file."""
    header = MAGIC + bytes([VERSION]) + len(data).to_bytes(4, "little")
    packed = zlib.compress(data, 9)
    return header + _checksum(header, packed) + packed


def unseal(content: bytes, sealed: bool = True) -> bytes:
    """Return the record's bytes in a whole file. Raises `RecordError` with the fault.

    Not `sealed`: the checksum may be wrong.
    """
    if not content:
        raise RecordError("it is empty")
    if not content.startswith(MAGIC):
        cut = MAGIC.startswith(content)
        raise RecordError("it is cut off" if cut else "it is not a saved game of Your Nightmare")
    if len(content) <= _HEADER + _DIGEST:
        raise RecordError("it is cut off")
    version = content[len(MAGIC)]
    if version != VERSION:
        text = "it is of version {its} of the file form, this program reads version {ours}"
        raise RecordError(Worded(text, its=version, ours=VERSION))
    header, packed = content[:_HEADER], content[_HEADER + _DIGEST :]
    if sealed and content[_HEADER : _HEADER + _DIGEST] != _checksum(header, packed):
        raise WrongChecksum("its checksum is wrong: it was cut off or changed")
    return _unpack(packed, int.from_bytes(header[-4:], "little"))


def _unpack(packed: bytes, length: int) -> bytes:
    if length > MAX_UNPACKED:
        text = "it unpacks to more than {size} MB, as no saved game does"
        raise RecordError(Worded(text, size=MAX_UNPACKED >> 20))
    packer = zlib.decompressobj()
    try:
        data = packer.decompress(packed, length + 1)
    except zlib.error:
        raise RecordError("what is packed in it is damaged") from None
    if len(data) != length or not packer.eof or packer.unused_data:
        raise RecordError("it unpacks to another length than it says")
    return data


def _checksum(header: bytes, packed: bytes) -> bytes:
    import hashlib  # here, for it brings OpenSSL: 3 MB that no page needs until then

    return hashlib.blake2b(header + packed, digest_size=_DIGEST, person=b"nightmare file").digest()
