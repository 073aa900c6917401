"""The rules. Pure Python and msgspec: no Qt, no files, no clock, no global random."""
