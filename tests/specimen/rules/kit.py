"""What Sedge gives to those who want to play it."""

from skirmish.kernel.bots import RandomBot
from skirmish.kernel.values import codec_of
from skirmish.library import Kit
from tests.specimen.rules.angler import Angler
from tests.specimen.rules.marsh import SedgeRules

KIT = Kit(
    name="sedge",
    title="Sedge",
    version="1",
    space="none",
    players=(2, 4),
    rules=lambda setup, _table: SedgeRules(tuple(setup["players"])),
    codec=lambda: codec_of("tests.specimen.rules"),
    usual_bot="angler",
    bots={"random": RandomBot, "angler": Angler},
)
