"""Which words in a fear of one's own name something that can be drawn, in English and German.

Each is the beginning of a word, in small letters; the longest one found decides.
"""

from __future__ import annotations

from typing import Final

from yournightmare.sessions.fears import Place, Threat


def _table(*rows: tuple[str, str]) -> dict[str, str]:
    return {word.strip(): name for name, words in rows for word in words.split(",")}


PLACE_WORDS: Final[dict[str, Place]] = _table(  # type: ignore[assignment]
    ("attic", "attic, loft, dachboden, speicher"),
    ("bathroom", "bath, toilet, shower, badezimmer, bad, klo, dusche, badewanne"),
    ("bed", "bed, bedroom, sleep, dream, night, bett, schlaf, traum, träum, nacht"),
    ("bridge", "bridge, brücke"),
    ("cellar-stairs", "cellar, basement, stairs, keller, treppe"),
    ("cliff", "cliff, height, mountain, abyss, fall, klippe, höhe, berg, abgrund, fallen"),
    ("corridor", "corridor, hallway, tunnel, office, flur, gang, büro"),
    ("field", "field, meadow, desert, feld, wiese, wüste, acker"),
    ("forest", "forest, wood, camp, tent, wald, zelt"),
    ("hall", "hall, castle, museum, wedding, party, saal, halle, schloss, hochzeit, feier"),
    ("hospital", "hospital, doctor, dentist, surgery, ill, krank, arzt, zahnarzt, operation"),
    ("kitchen", "kitchen, food, cook, fridge, küche, essen, koch, kühlschrank"),
    ("roof", "roof, tower, balcony, dach, turm, balkon"),
    ("school", "school, class, teacher, exam, test, schule, klasse, lehrer, prüfung"),
    ("sea", "sea, ocean, lake, swim, water, drown, ship, boat, meer, see, schwimm, wasser, ertrink, schiff, boot"),
    ("stage", "stage, theatre, speech, sing, dance, bühne, theater, rede, singen, tanz"),
    ("station", "station, train, bus, airport, bahnhof, zug, flughafen"),
    ("street", "street, road, town, traffic, straße, strasse, stadt, verkehr"),
)  # fmt: skip

THREAT_WORDS: Final[dict[str, Threat]] = _table(  # type: ignore[assignment]
    ("spider", "spider, spinne"),
)  # fmt: skip
