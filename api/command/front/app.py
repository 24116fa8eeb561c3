"""Builds the `pas` application: the groups `pas`, `pas piece` and `pas scenario`."""

from pathlib import Path
from typing import Annotated

import typer

from api.command.front.entries import PAS, PIECE, SCENARIO
from api.command.front.group_entries import LIBRARY
from api.command.front.lazy_group import group_of

pas_app = typer.Typer(
    name="pas", cls=group_of(PAS), add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False
)
piece_app = typer.Typer(cls=group_of(PIECE, "piece"), rich_markup_mode="rich")
scenario_app = typer.Typer(cls=group_of(SCENARIO, "scenario"), rich_markup_mode="rich")
pas_app.add_typer(piece_app, name="piece")
pas_app.add_typer(scenario_app, name="scenario")


def _help_where_nothing_is_said(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _name, _entries in {"library": LIBRARY}.items():
    _app = typer.Typer(cls=group_of(_entries, _name), rich_markup_mode="rich")
    _app.callback(invoke_without_command=True)(_help_where_nothing_is_said)
    pas_app.add_typer(_app, name=_name)


@scenario_app.callback(invoke_without_command=True)
def scenario(context: typer.Context) -> None:
    """Write scenarios: what is illegal, what nobody can reach, whom a layout favours, and the sheet to print.

    A scenario is a TOML file: a table or a board, bands or armies, deployment zones, Ichor fragments or divine stones,
    and what decides the game. Begin with new, look at it with check, play it with: pas play FILE.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@piece_app.callback(invoke_without_command=True)
def pieces(context: typer.Context) -> None:
    """Printed models, measured once and used in scenes by name."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@pas_app.callback(invoke_without_command=True)
def pas(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version")] = False,
    allow: Annotated[
        list[Path] | None,
        typer.Option("--allow", metavar="DIR"),
    ] = None,
) -> None:
    """Does she see him? Rulings for miniature games on real scenery, with proofs anyone can check.

    Exit codes: 0 answered, 1 answered no, 2 bad input (one line says what), 3 a bug.
    """
    if allow:
        from scenes.files import allowing  # noqa: PLC0415 - only here

        context.with_resource(allowing(*allow))
    if show_version:
        from importlib.metadata import version  # noqa: PLC0415 - it loads a reader of mail

        typer.echo(f"pas {version('pas-skirmish')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
