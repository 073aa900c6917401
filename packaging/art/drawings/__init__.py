"""Every module in this folder registers drawings; draw.py imports them all and writes the files."""
