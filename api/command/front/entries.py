"""Lists the commands of `pas`: the function behind each, a one-line description, and examples.

The module of a command is imported when the command is called; `pas --help` needs nothing but these lines.
"""

from __future__ import annotations

from typing import NamedTuple

from skirmish import games

GAME = next(iter(games()))


class Entry(NamedTuple):
    """One command."""

    name: str
    home: str
    """The function, as `module:name`."""
    short: str
    """What it does: the first sentence of the function's docstring."""
    examples: tuple[str, ...]
    scenes: bool = False
    """Whether its help lists the scenes that ship."""


PAS = (
    Entry(
        "demo",
        "api.command.questions.demo:demo",
        "Settle a dispute on a scanned castle: the ruling, its proof checked again, and a picture.",
        (
            "pas demo",
            "pas demo --lang fr --out /some/folder",
        ),
    ),
    Entry(
        "los",
        "api.command.questions.los:los",
        "Does A see B? The ruling, with a free line or a proof that there is none.",
        (
            "pas los castle davios jelena",
            "pas los my-table.toml davios jelena --picture ruling.png",
            "pas los castle davios jelena --certificate proof.json --budget 10000",
            "pas los castle 3,4 20,11.5",
        ),
        scenes=True,
    ),
    Entry(
        "measure",
        "api.command.questions.measure:measure",
        "How far is A from B? From base to base, in pas; and whether they are engaged.",
        ("pas measure castle davios 20,11.5",),
        scenes=True,
    ),
    Entry(
        "cover",
        "api.command.questions.cover:cover",
        "How well is B hidden from A? The hidden share between two bounds, and what each piece hides.",
        ("pas cover castle davios jelena --json",),
        scenes=True,
    ),
    Entry(
        "odds",
        "api.command.questions.odds:odds",
        "What are A's chances against B? Exact: who wins, what is lost, who goes out.",
        (
            "pas odds castle davios jelena",
            "pas odds castle jelena davios --weapon arc --aimed",
        ),
        scenes=True,
    ),
    Entry(
        "move",
        "api.command.questions.move:move",
        "May FIGURE go this way? Leg by leg: length, cost, rolls and their chances, what failing does, whom it wakes.",
        (
            'pas move vertical leucas "jump 12.5,5; leap 13,8"',
            'pas move my-table.toml davios "walk 10,4; climb 13,5,4" --hurry --picture path.png',
            'pas move vertical 5,6 "walk 9,6" --athletisme 4 --alert jelena',
        ),
        scenes=True,
    ),
    Entry(
        "route",
        "api.command.questions.route:route",
        "The best way for FIGURE to get to TO in one activation: the cheapest, or with --safest the likeliest.",
        (
            "pas route vertical leucas 13,8.5,5 --hurry",
            "pas route vertical leucas f1 --hurry --safest --picture path.png",
        ),
        scenes=True,
    ),
    Entry(
        "reach",
        "api.command.questions.reach:reach",
        "Where can FIGURE get this activation? Every place with its cost and its chance, floors included.",
        (
            "pas reach vertical leucas --hurry --picture reach.png",
            "pas reach castle davios --threats",
        ),
        scenes=True,
    ),
    Entry(
        "fall",
        "api.command.questions.fall:fall",
        "What if FIGURE falls from AT? Where it lands, from how high, and what the landing may do to it.",
        (
            "pas fall vertical leucas 10.5,5",
            "pas fall castle davios 8,9,4",
        ),
        scenes=True,
    ),
    Entry(
        "verify",
        "api.command.questions.verify:verify",
        "Check a certificate again, without trusting the search that wrote it; or a recorded game, answer by answer.",
        (
            "pas verify proof.json",
            "pas verify proof.json --scene my-table.toml",
        ),
    ),
    Entry(
        "check",
        "api.command.checks.check:check",
        "What is wrong with a scene or a band? Every problem with its line and key; notes on repaired meshes.",
        (
            "pas check my-table.toml",
            "pas check castle",
        ),
        scenes=True,
    ),
    Entry(
        "rules",
        "api.command.checks.rules:rules",
        "Look a rule up: our text, our ruling, and where it is in code and tests.",
        (
            "pas rules ICH-SHOOT-02",
            f"pas rules line of sight --game {GAME}",
            f"pas rules --untested {GAME}",
            "pas rules --readings",
        ),
    ),
    Entry(
        "scan",
        "api.command.scan.scan:scan",
        "Make a scene of a scan, of printed models or of a height map, and say how far it can be trusted.",
        (
            "pas scan table.glb -o my-table --table 90cm",
            "pas scan tower.stl wall.stl -o printed --units mm",
            'pas scan table.ply -o my-table --length "tower 92mm"',
            "pas scan --check my-table",
        ),
    ),
    Entry(
        "play",
        "api.command.games.play:play",
        "Play a game in the terminal, against somebody beside you or against bots.",
        (
            "pas play duel --bots human,hunter",
            "pas play duel --bots hunter,hunter --seed 7 --record g.pas",
            "pas play g.pas",
        ),
    ),
    Entry(
        "replay",
        "api.command.games.replay:replay",
        "Play a record again: tell what happened, and say whether every die and answer holds.",
        (
            "pas replay g.pas",
            "pas replay g.pas --verify",
            "pas replay g.pas --film g.mp4 --speed 2",
        ),
    ),
    Entry(
        "view",
        "api.command.show.view:view",
        "Look at a scene, a scenario or a recorded game.",
        (
            "pas view castle --web",
            "pas view g.pas --web --host 0.0.0.0",
            "pas view castle --shot castle.png",
            "pas view castle --shot seen.png --camera eyes:davios --size 1920x1080",
            "pas view duel --shot ways.png --show survey",
            "pas view g.pas --html game.html",
            "pas view agora --glb agora.glb",
        ),
        scenes=True,
    ),
    Entry(
        "map",
        "api.command.show.map:draw_map",
        "Print a table from above at true scale: 1 pas is 2.5 cm. Fragments, zones and bases are where they belong.",
        (
            "pas map castle -o castle.pdf",
            "pas map my-table.toml -o table.pdf --one-sheet",
        ),
        scenes=True,
    ),
    Entry(
        "serve",
        "api.command.show.serve:serve",
        "Serve scenes, rulings and games over HTTP.",
        (
            "pas serve",
            "pas serve --host 0.0.0.0 --data /srv/pas",
            "pas serve --workers 4",
        ),
    ),
    Entry(
        "backup",
        "api.command.show.backup:backup",
        "Write all scenes, games and answers of a server into one file, while it runs.",
        (
            "pas backup club.pasbackup --data /srv/pas",
            "PAS_DATABASE=postgresql:///pas pas backup club.pasbackup",
        ),
    ),
    Entry(
        "restore",
        "api.command.show.backup:restore",
        "Put a backup into an empty folder or database, for a server to go on from there.",
        ("pas restore club.pasbackup --data /srv/pas-new",),
    ),
)

GROUPS = {
    "library": "Your own factions, weapons, bands, units and boards: kept, checked, and shared in packs.",
    "piece": "Printed models, measured once and used in scenes by name.",
    "scenario": (
        "Write scenarios: what is illegal, what nobody can reach, whom a layout favours, and the sheet to print."
    ),
}
"""Commands that have commands of their own."""

PIECE = (
    Entry(
        "add",
        "api.command.scan.piece:add",
        'Measure a printed model and store it. Scenes then say model = "NAME" instead of mesh.',
        (
            "pas piece add tower.stl",
            "pas piece add gate.obj --name north-gate --units inch --licence CC-BY",
        ),
    ),
    Entry(
        "list",
        "api.command.scan.piece:list_models",
        "List the models of the library, with their sizes.",
        (
            "pas piece list",
            "pas piece list --json",
        ),
    ),
    Entry(
        "show",
        "api.command.scan.piece:show",
        "Show what is known of a model, and check that its file is still the one that was measured.",
        ("pas piece show tower",),
    ),
    Entry(
        "remove",
        "api.command.scan.piece:remove",
        "Take a model out of the library. Scenes that name it will ask for it.",
        ("pas piece remove tower",),
    ),
)

SCENARIO = (
    Entry(
        "new",
        "api.command.scenario.new:new",
        "Begin a scenario: answer a few questions, or say the answers as options, and get a commented file.",
        (
            "pas scenario new my-game.toml",
            "pas scenario new my-game.toml --scene castle --bands greeks,vikings --fragments 5 --yes",
            f"pas scenario new my-skirmish.toml --game {[*games()][-1]} --yes",
        ),
    ),
    Entry(
        "check",
        "api.command.scenario.check_layout:check",
        "Which rules of the set-up does a scenario break? Each with rule, place and line; marked on a picture.",
        (
            "pas scenario check my-game.toml",
            "pas scenario check my-game.toml --picture problems.png",
            "pas scenario check duel --json",
        ),
    ),
    Entry(
        "pack",
        "api.command.scenario.pack:pack",
        "Put a scenario, its scene, meshes and bands into one file that others open.",
        (
            "pas scenario pack my-game.toml",
            "pas scenario pack castle -o castle.paspack",
            "pas play castle.paspack",
        ),
    ),
    Entry(
        "print",
        "api.command.scenario.print:print_sheet",
        "Print the author's sheet of a scenario: the map with numbered fragments and zones, and the set-up in words.",
        (
            "pas scenario print castle -o castle.pdf",
            "pas scenario print my-game.toml -o sheet.pdf --true-scale --lang fr",
        ),
    ),
    Entry(
        "fairness",
        "api.command.scenario.fairness:fairness",
        "Whom does a layout favour, and by how much? Bots play it from every side; exit 0 is fair, 1 is not.",
        (
            "pas scenario fairness my-game.toml --games 200",
            "pas scenario fairness duel --bots random --games 40",
            "pas scenario fairness duel --cluster tcp://192.168.1.5:8786",
        ),
    ),
    Entry(
        "survey",
        "api.command.scenario.survey:survey",
        "Say how soon each side gets to each fragment, with what chance and risk, and who sees it there.",
        (
            "pas scenario survey castle",
            "pas scenario survey my-game.toml --picture map.png",
            "pas scenario survey skirmish_agora --json",
        ),
    ),
    Entry(
        "place",
        "api.command.scenario.place:place",
        "Lay out Ichor fragments, or the stones of a board: legal, varied in height, contested and fair by the survey.",
        (
            "pas scenario place towers --fragments 12 -o my-towers.toml",
            "pas scenario place my-game.toml --fragments 6 --values 15,15,5,5,5,5 --all --seed 7 --picture map.png",
            "pas scenario place my-board.toml --stones 6 --all",
        ),
    ),
    Entry(
        "improve",
        "api.command.scenario.improve:improve",
        "Move what makes a layout unfair, as little as possible: what, from where to where, why, and what it gains.",
        (
            "pas scenario improve my-game.toml",
            "pas scenario improve my-game.toml -o fairer.toml",
        ),
    ),
)
