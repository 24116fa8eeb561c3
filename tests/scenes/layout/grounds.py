"""Small tables with Ichor on them, written as scenario files: with blocks, their mirror images, ladders and walls."""

from __future__ import annotations

from skirmish.kernel.dice import Chance

SIZE = (14.0, 16.0)
HEAD = """# what the author says stays
format = "pas-scenario/1"
game = "ichoria"
name = "A small ground"
{departs}
[scenery.table]
size = [{wide}, {deep}]
"""
SIDE = """
[[sides]]
name = "{name}"
[[sides.figures]]
id = "{name} chief"
profile = "greeks/athenian_hoplite"
role = "chief"
[[sides.figures]]
id = "{name} archer"
profile = "greeks/cretan_archer"
"""
PIECE = """
[[scenery.pieces]]
id = "p{number}"
{form}
at = [{x}, {y}]
turn = {turn}
"""
FRAGMENT = """
[[fragments]]
id = "f{number}"
value = {value}  # worth it
at = [{x}, {y}]
"""
OPTIONS = """
[options]
turn_limit = {turns}
"""


def ground_file(folder, *, pieces=(), fragments=(), size=SIZE, turns=4, sides=("reds", "blues"), more="", departs=""):
    """A scenario: pieces as (form, x, y, turn), fragments as (value, x, y)."""
    parts = [HEAD.format(wide=size[0], deep=size[1], departs=departs)]
    parts += [PIECE.format(number=n, form=form, x=x, y=y, turn=turn) for n, (form, x, y, turn) in enumerate(pieces)]
    parts += [SIDE.format(name=name) for name in sides]
    parts += [FRAGMENT.format(number=n, value=value, x=x, y=y) for n, (value, x, y) in enumerate(fragments)]
    path = folder / "ground.toml"
    path.write_text("".join((*parts, OPTIONS.format(turns=turns), more)), encoding="utf-8")
    return path


def turned(pieces, size=SIZE):
    """The pieces after half a turn about the middle of the table."""
    return [(form, size[0] - x, size[1] - y, turn + 180.0) for form, x, y, turn in pieces]


def mirrored(pieces, size=SIZE):
    """The pieces in a mirror along the middle of the table; blocks alone have such an image of the same form."""
    return [(form, x, size[1] - y, -turn) for form, x, y, turn in pieces]


def blocks_at_random(seed, count=3, *, ramps=True):
    """Some blocks on the southern half, apart from each other."""
    chance, found = Chance(f"ground {seed}"), []
    for number in range(count):
        wide, deep, high = ((4 + chance.below(9, number, axis)) / 4 for axis in range(3))
        form = f"box = [{wide}, {deep}, {high}]"
        if ramps and number == 0:
            form = f"ramp = [{wide + 1}, {deep}, {high}]"
        x, y = 2.5 + 4.5 * number + chance.below(5, number, 4) / 8, 3.0 + chance.below(25, number, 5) / 8
        found.append((form, x, y, float(15 * chance.below(6, number, 6))))
    return found
