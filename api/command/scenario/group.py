"""`pas scenario`: the tools of whoever writes scenarios, one module for each."""

import typer

from api.command.scenario import check_layout as scenario_check
from api.command.scenario import fairness as scenario_fairness
from api.command.scenario import improve as scenario_improve
from api.command.scenario import new as scenario_new
from api.command.scenario import pack as scenario_pack
from api.command.scenario import place as scenario_place
from api.command.scenario import print as scenario_print
from api.command.scenario import survey as scenario_survey
from api.command.terminal.examples import examples
from skirmish.library import games

scenario_app = typer.Typer(rich_markup_mode="rich")
scenario_app.command(
    "new",
    epilog=examples(
        "pas scenario new my-game.toml",
        "pas scenario new my-game.toml --scene castle --bands greeks,vikings --fragments 5 --yes",
        f"pas scenario new my-skirmish.toml --game {list(games())[-1]} --yes",
    ),
)(scenario_new.new)
scenario_app.command(
    "check",
    epilog=examples(
        "pas scenario check my-game.toml",
        "pas scenario check my-game.toml --picture problems.png",
        "pas scenario check duel --json",
    ),
)(scenario_check.check)
scenario_app.command(
    "pack",
    epilog=examples(
        "pas scenario pack my-game.toml", "pas scenario pack castle -o castle.paspack", "pas play castle.paspack"
    ),
)(scenario_pack.pack)
scenario_app.command(
    "print",
    epilog=examples(
        "pas scenario print castle -o castle.pdf",
        "pas scenario print my-game.toml -o sheet.pdf --true-scale --lang fr",
    ),
)(scenario_print.print_sheet)

scenario_app.command(
    "fairness",
    epilog=examples(
        "pas scenario fairness my-game.toml --games 200",
        "pas scenario fairness duel --bots random --games 40",
        "pas scenario fairness duel --cluster tcp://192.168.1.5:8786",
    ),
)(scenario_fairness.fairness)

scenario_app.command(
    "survey",
    epilog=examples(
        "pas scenario survey castle",
        "pas scenario survey my-game.toml --picture map.png",
        "pas scenario survey skirmish_agora --json",
    ),
)(scenario_survey.survey)
scenario_app.command(
    "place",
    epilog=examples(
        "pas scenario place towers --fragments 12 -o my-towers.toml",
        "pas scenario place my-game.toml --fragments 6 --values 15,15,5,5,5,5 --all --seed 7 --picture map.png",
        "pas scenario place my-board.toml --stones 6 --all",
    ),
)(scenario_place.place)
scenario_app.command(
    "improve",
    epilog=examples("pas scenario improve my-game.toml", "pas scenario improve my-game.toml -o fairer.toml"),
)(scenario_improve.improve)


@scenario_app.callback(invoke_without_command=True)
def scenario(context: typer.Context) -> None:
    """Write scenarios: what is illegal, what nobody can reach, whom a layout favours, and the sheet to print.

    A scenario is a TOML file: a table or a board, bands or armies, deployment zones, Ichor fragments or divine stones,
    and what decides the game. Begin with new, look at it with check, play it with: pas play FILE.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
