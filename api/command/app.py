"""The commands of `pas`, put together, with the examples at the end of their help."""

from importlib.metadata import version
from typing import Annotated

import typer

from api.command.checks import check, rules
from api.command.games import play, replay
from api.command.questions import cover, demo, fall, los, measure, move, odds, reach, route, verify
from api.command.scan import piece, scan
from api.command.scenario.group import scenario_app
from api.command.show import serve, view
from api.command.show.map import draw_map
from api.command.terminal.examples import examples
from skirmish.library import games

pas_app = typer.Typer(name="pas", add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)


pas_app.command("demo", epilog=examples("pas demo", "pas demo --lang fr --out /some/folder"))(demo.demo)
pas_app.command(
    "los",
    epilog=examples(
        "pas los castle davios jelena",
        "pas los my-table.toml davios jelena --picture ruling.png",
        "pas los castle davios jelena --certificate proof.json --budget 10000",
        "pas los castle 3,4 20,11.5",
        scenes=True,
    ),
)(los.los)
pas_app.command("measure", epilog=examples("pas measure castle davios 20,11.5", scenes=True))(measure.measure)
pas_app.command("cover", epilog=examples("pas cover castle davios jelena --json", scenes=True))(cover.cover)
pas_app.command(
    "odds",
    epilog=examples("pas odds castle davios jelena", "pas odds castle jelena davios --weapon arc --aimed", scenes=True),
)(odds.odds)
pas_app.command(
    "move",
    epilog=examples(
        'pas move vertical leucas "jump 12.5,5; leap 13,8"',
        'pas move my-table.toml davios "walk 10,4; climb 13,5,4" --hurry --picture path.png',
        'pas move vertical 5,6 "walk 9,6" --athletisme 4 --alert jelena',
        scenes=True,
    ),
)(move.move)
pas_app.command(
    "route",
    epilog=examples(
        "pas route vertical leucas 13,8.5,5 --hurry",
        "pas route vertical leucas f1 --hurry --safest --picture path.png",
        scenes=True,
    ),
)(route.route)
pas_app.command(
    "reach",
    epilog=examples(
        "pas reach vertical leucas --hurry --picture reach.png", "pas reach castle davios --threats", scenes=True
    ),
)(reach.reach)
pas_app.command(
    "fall", epilog=examples("pas fall vertical leucas 10.5,5", "pas fall castle davios 8,9,4", scenes=True)
)(fall.fall)
pas_app.command("verify", epilog=examples("pas verify proof.json", "pas verify proof.json --scene my-table.toml"))(
    verify.verify
)
pas_app.command("check", epilog=examples("pas check my-table.toml", "pas check castle", scenes=True))(check.check)
pas_app.command(
    "rules",
    epilog=examples(
        "pas rules ICH-SHOOT-02",
        f"pas rules line of sight --game {next(iter(games()))}",
        f"pas rules --untested {next(iter(games()))}",
    ),
)(rules.rules)

pas_app.command(
    "scan",
    epilog=examples(
        "pas scan table.glb -o my-table --table 90cm",
        "pas scan tower.stl wall.stl -o printed --units mm",
        'pas scan table.ply -o my-table --length "tower 92mm"',
        "pas scan --check my-table",
    ),
)(scan.scan)
pas_app.command(
    "play",
    epilog=examples(
        "pas play duel --bots human,hunter",
        "pas play duel --bots hunter,hunter --seed 7 --record g.pas",
        "pas play g.pas",
    ),
)(play.play)
pas_app.command(
    "replay",
    epilog=examples("pas replay g.pas", "pas replay g.pas --verify", "pas replay g.pas --film g.mp4 --speed 2"),
)(replay.replay)
pas_app.command(
    "view",
    epilog=examples(
        "pas view castle --web",
        "pas view g.pas --web --host 0.0.0.0",
        "pas view castle --shot castle.png",
        "pas view castle --shot seen.png --camera eyes:davios --size 1920x1080",
        "pas view duel --shot ways.png --show survey",
        "pas view g.pas --html game.html",
        "pas view agora --glb agora.glb",
        scenes=True,
    ),
)(view.view)
pas_app.command(
    "map",
    epilog=examples("pas map castle -o castle.pdf", "pas map my-table.toml -o table.pdf --one-sheet", scenes=True),
)(draw_map)
pas_app.command(
    "serve",
    epilog=examples("pas serve", "pas serve --host 0.0.0.0 --data /srv/pas", "pas serve --workers 4"),
)(serve.serve)

piece_app = typer.Typer(rich_markup_mode="rich")
piece_app.command(
    "add",
    epilog=examples("pas piece add tower.stl", "pas piece add gate.obj --name north-gate --units inch --licence CC-BY"),
)(piece.add)
piece_app.command("list", epilog=examples("pas piece list", "pas piece list --json"))(piece.list_models)
piece_app.command("show", epilog=examples("pas piece show tower"))(piece.show)
piece_app.command("remove", epilog=examples("pas piece remove tower"))(piece.remove)
pas_app.add_typer(
    piece_app, name="piece", epilog=examples("pas piece add tower.stl --name tower", "pas piece show tower")
)

pas_app.add_typer(
    scenario_app,
    name="scenario",
    epilog=examples("pas scenario new my-game.toml", "pas scenario check my-game.toml --picture problems.png"),
)


@piece_app.callback(invoke_without_command=True)
def pieces(context: typer.Context) -> None:
    """Printed models, measured once and used in scenes by name."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@pas_app.callback(invoke_without_command=True)
def pas(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Does she see him? Rulings for miniature games on real scenery, with proofs anyone can check.

    Exit codes: 0 answered, 1 answered no, 2 bad input (one line says what), 3 a bug.
    """
    if show_version:
        typer.echo(f"pas {version('pas-skirmish')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
