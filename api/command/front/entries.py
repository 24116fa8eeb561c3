"""Lists the commands of `pas`: the function behind each, and examples.

The module of a command is imported when the command is called; what it does is said by `help_words`.
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
    examples: tuple[str, ...]
    scenes: bool = False
    """Whether its help lists the scenes that ship."""


PAS = (
    Entry(
        "demo",
        "api.command.questions.demo:demo",
        (
            "pas demo",
            "pas demo --lang fr --out /some/folder",
        ),
    ),
    Entry(
        "los",
        "api.command.questions.los:los",
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
        ("pas measure castle davios 20,11.5",),
        scenes=True,
    ),
    Entry(
        "cover",
        "api.command.questions.cover:cover",
        ("pas cover castle davios jelena --json",),
        scenes=True,
    ),
    Entry(
        "odds",
        "api.command.questions.odds:odds",
        (
            "pas odds castle davios jelena",
            "pas odds castle jelena davios --weapon arc --aimed",
        ),
        scenes=True,
    ),
    Entry(
        "move",
        "api.command.questions.move:move",
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
        (
            "pas route vertical leucas 13,8.5,5 --hurry",
            "pas route vertical leucas f1 --hurry --safest --picture path.png",
        ),
        scenes=True,
    ),
    Entry(
        "reach",
        "api.command.questions.reach:reach",
        (
            "pas reach vertical leucas --hurry --picture reach.png",
            "pas reach castle davios --threats",
        ),
        scenes=True,
    ),
    Entry(
        "fall",
        "api.command.questions.fall:fall",
        (
            "pas fall vertical leucas 10.5,5",
            "pas fall castle davios 8,9,4",
        ),
        scenes=True,
    ),
    Entry(
        "verify",
        "api.command.questions.verify:verify",
        (
            "pas verify proof.json",
            "pas verify proof.json --scene my-table.toml",
        ),
    ),
    Entry(
        "check",
        "api.command.checks.check:check",
        (
            "pas check my-table.toml",
            "pas check castle",
        ),
        scenes=True,
    ),
    Entry(
        "rules",
        "api.command.checks.rules:rules",
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
        (
            "pas play duel --bots human,hunter",
            "pas play duel --bots hunter,hunter --seed 7 --record g.pas",
            "pas play g.pas",
        ),
    ),
    Entry(
        "replay",
        "api.command.games.replay:replay",
        (
            "pas replay g.pas",
            "pas replay g.pas --verify",
            "pas replay g.pas --film g.mp4 --speed 2",
        ),
    ),
    Entry(
        "view",
        "api.command.show.view:view",
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
        (
            "pas map castle -o castle.pdf",
            "pas map my-table.toml -o table.pdf --one-sheet",
        ),
        scenes=True,
    ),
    Entry(
        "serve",
        "api.command.show.serve:serve",
        (
            "pas serve",
            "pas serve --host 0.0.0.0 --data /srv/pas",
            "pas serve --workers 4",
        ),
    ),
    Entry(
        "backup",
        "api.command.show.backup:backup",
        (
            "pas backup club.pasbackup --data /srv/pas",
            "PAS_DATABASE=postgresql:///pas pas backup club.pasbackup",
        ),
    ),
    Entry(
        "restore",
        "api.command.show.backup:restore",
        ("pas restore club.pasbackup --data /srv/pas-new",),
    ),
)

GROUPS = ("library", "piece", "scenario")
"""Commands that have commands of their own."""

PIECE = (
    Entry(
        "add",
        "api.command.scan.piece:add",
        (
            "pas piece add tower.stl",
            "pas piece add gate.obj --name north-gate --units inch --licence CC-BY",
        ),
    ),
    Entry(
        "list",
        "api.command.scan.piece:list_models",
        (
            "pas piece list",
            "pas piece list --json",
        ),
    ),
    Entry(
        "show",
        "api.command.scan.piece:show",
        ("pas piece show tower",),
    ),
    Entry(
        "remove",
        "api.command.scan.piece:remove",
        ("pas piece remove tower",),
    ),
)

SCENARIO = (
    Entry(
        "new",
        "api.command.scenario.new:new",
        (
            "pas scenario new my-game.toml",
            "pas scenario new my-game.toml --scene castle --bands greeks,vikings --fragments 5 --yes",
            f"pas scenario new my-skirmish.toml --game {[*games()][-1]} --yes",
        ),
    ),
    Entry(
        "check",
        "api.command.scenario.check_layout:check",
        (
            "pas scenario check my-game.toml",
            "pas scenario check my-game.toml --picture problems.png",
            "pas scenario check duel --json",
        ),
    ),
    Entry(
        "pack",
        "api.command.scenario.pack:pack",
        (
            "pas scenario pack my-game.toml",
            "pas scenario pack castle -o castle.paspack",
            "pas play castle.paspack",
        ),
    ),
    Entry(
        "print",
        "api.command.scenario.print:print_sheet",
        (
            "pas scenario print castle -o castle.pdf",
            "pas scenario print my-game.toml -o sheet.pdf --true-scale --lang fr",
        ),
    ),
    Entry(
        "fairness",
        "api.command.scenario.fairness:fairness",
        (
            "pas scenario fairness my-game.toml --games 200",
            "pas scenario fairness duel --bots random --games 40",
            "pas scenario fairness duel --cluster tcp://192.168.1.5:8786",
        ),
    ),
    Entry(
        "survey",
        "api.command.scenario.survey:survey",
        (
            "pas scenario survey castle",
            "pas scenario survey my-game.toml --picture map.png",
            "pas scenario survey skirmish_agora --json",
        ),
    ),
    Entry(
        "place",
        "api.command.scenario.place:place",
        (
            "pas scenario place towers --fragments 12 -o my-towers.toml",
            "pas scenario place my-game.toml --fragments 6 --values 15,15,5,5,5,5 --all --seed 7 --picture map.png",
            "pas scenario place my-board.toml --stones 6 --all",
        ),
    ),
    Entry(
        "improve",
        "api.command.scenario.improve:improve",
        (
            "pas scenario improve my-game.toml",
            "pas scenario improve my-game.toml -o fairer.toml",
        ),
    ),
)
