"""Small duels on an open table: mirrored, or with all the Ichor at one side's feet."""

from __future__ import annotations

from scenes.layout.fairness.contests import contest_of
from scenes.plugs.matches import load_scenario
from terrain.machine.cache import kernels

HEAD = """
format = "pas-scenario/1"
game = "ichoria"
name = "{name}"
[scenery.table]
size = [12, 12]
[options]
turn_limit = {turns}
"""
SIDE = """
[[sides]]
name = "{name}"
[[sides.figures]]
id = "{name} chief"
profile = "greeks/athenian_hoplite"
role = "chief"
{at}
"""
ICHOR = """
[[fragments]]
id = "f{number}"
value = 5
at = {at}
"""
MIRRORED = ((2.0, 6.0), (10.0, 6.0))
AT_THE_FEET = ((5.0, 1.5), (7.5, 1.5))


def duel_file(folder, *, fragments=MIRRORED, turns=2, placed=True, more=""):
    """One against one, each 2 pas from his edge, unless they are to be deployed."""
    places = {"reds": "at = [6.0, 1.5]", "blues": "at = [6.0, 10.5]"}
    parts = [HEAD.format(name="An open duel", turns=turns)]
    parts += [SIDE.format(name=name, at=at if placed else "") for name, at in places.items()]
    parts += [ICHOR.format(number=number, at=list(at)) for number, at in enumerate(fragments)]
    path = folder / "duel.toml"
    path.write_text("".join((*parts, more)), encoding="utf-8")
    return path


def own_cache(folder):
    """A cache with nothing in it but compiled code, which takes minutes to make."""
    compiled = kernels()
    cache = folder / "cache"
    cache.mkdir()
    (cache / compiled.name).symlink_to(compiled)
    return cache


def duel(folder, bot="random", **options):
    """The contest of a duel."""
    return contest_of(load_scenario(duel_file(folder, **options)), (bot,))
