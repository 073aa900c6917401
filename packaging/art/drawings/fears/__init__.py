"""The Fear cards of Your Worst Nightmare in pieces: skies, lights, places, threats, witnesses.

A card's picture is put together from them while the program runs (models/fearscene.py). All pieces
are drawn in the measure of one picture, 220 x 250.
"""
