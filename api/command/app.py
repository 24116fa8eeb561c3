"""The commands of `pas`, put together, with the examples at the end of their help."""

from importlib.metadata import version
from typing import Annotated

import typer

from api.command import check, cover, demo, los, measure, rules, verify
from api.command.scene_files import shipped_scenes

pas_app = typer.Typer(name="pas", add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)


def examples(*lines: str, scenes: bool = False) -> str:
    """The end of a command's help: how it is used, and which scenes are at hand."""
    shipped = [f"Scenes that ship with pas: {', '.join(shipped_scenes())}."] if scenes else []
    return "\n\n".join(["[bold]Examples[/bold]", *(f"[cyan]{line}[/cyan]" for line in lines), *shipped])


pas_app.command("demo", epilog=examples("pas demo", "pas demo --lang fr --out /some/folder"))(demo.demo)
pas_app.command(
    "los",
    epilog=examples(
        "pas los castle davios jelena",
        "pas los my-table.toml davios jelena --picture ruling.png",
        "pas los castle davios jelena --certificate proof.json --budget 10000",
        scenes=True,
    ),
)(los.los)
pas_app.command("measure", epilog=examples("pas measure castle davios jelena", scenes=True))(measure.measure)
pas_app.command("cover", epilog=examples("pas cover castle davios jelena --json", scenes=True))(cover.cover)
pas_app.command("verify", epilog=examples("pas verify proof.json", "pas verify proof.json --scene my-table.toml"))(
    verify.verify
)
pas_app.command("check", epilog=examples("pas check my-table.toml", "pas check castle", scenes=True))(check.check)
pas_app.command(
    "rules",
    epilog=examples("pas rules ICH-SHOOT-02", "pas rules line of sight --game ichoria", "pas rules --untested ichoria"),
)(rules.rules)


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
