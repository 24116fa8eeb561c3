"""`pas scenario fairness`: measures which side a layout favours, and how much, by games of bots that change sides."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from api.command.games.play import ScenarioName, scenario_path
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, complain, console_for, deliver
from api.command.terminal.scene_names import refusing
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint, hint
from api.command.words.sentences import tongue_for
from scenes.words import Tongue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from api.command.terminal.text import Tone
    from scenes.layout.fairness import Contest, Crew, Fairness, Plan, Sofar

TONES: dict[str, "Tone"] = {"fair": "yes", "unfair": "no", "unsure": "unsure"}

Games = Annotated[
    int,
    typer.Option("--games", metavar="N", min=4, max=1_000_000),
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="A,B"),
]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="S", min=0)]
Cores = Annotated[
    int | None,
    typer.Option("--jobs", metavar="K", min=1, max=512, show_default="cores"),
]
ClusterAddress = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
NoStop = Annotated[bool, typer.Option("--no-stop")]


def fairness(
    scenario: ScenarioName,
    games: Games = 200,
    bots: Bots = None,
    seed: FirstSeed = 1,
    jobs: Cores = None,
    cluster: ClusterAddress = None,
    no_stop: NoStop = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Whom does a layout favour, and by how much? Bots play it from every side; exit 0 is fair, 1 is not.

    Every seed is played once from each side, so that a strong band favours none. A side that wins clearly more than its
    share ends it early. Games that were played are kept: the same command goes on where it was stopped, and more games
    add to those there are.
    """
    tongue = tongue_for(lang)
    with refusing():
        from scenes.layout.fairness import plan_for  # noqa: PLC0415  it loads geometry

        plan = plan_for(_contest(scenario, bots), games, seed, stops=not no_stop)
        found, took = _measured(plan, _crew(plan.contest, jobs, cluster), tongue)
        if as_json:
            complain(took)  # the document is the same wherever and however fast it was found
        return deliver(_answer(found, took, tongue), as_json=as_json)


def _contest(name: str, bots: str | None) -> "Contest":
    from scenes.layout.fairness import contest_of  # noqa: PLC0415  it loads geometry
    from scenes.plugs import is_record, load_scenario  # noqa: PLC0415
    from skirmish import kit  # noqa: PLC0415

    path = scenario_path(name)
    if is_record(path):
        raise BadInput(complaint("fairness_of_record", path=path))
    scenario = load_scenario(path)
    named = tuple(word.strip() for word in bots.split(",")) if bots else ()
    for bot in named:
        if bot not in kit(scenario.game).bots:
            raise BadInput(
                complaint("no_such_bot_of", game=scenario.game, bot=bot, hint=hint(bot, kit(scenario.game).bots))
            )
    if len(named) > 1 and len(named) != len(scenario.players):
        raise BadInput(complaint("bots_and_sides", named=len(named), play=len(scenario.players)))
    return contest_of(scenario, named)


def _crew(contest: "Contest", jobs: int | None, cluster: str | None) -> "Crew":
    from scenes.layout.fairness import CrewError, OwnCores, own_cores  # noqa: PLC0415  it loads geometry

    if cluster is None:
        return OwnCores(jobs or own_cores())
    if jobs is not None:
        raise BadInput(complaint("jobs_on_cluster"))
    from scenes.layout.fairness import cluster_at  # noqa: PLC0415  it needs an extra

    try:
        return cluster_at(cluster, contest.game)
    except CrewError as refusal:
        raise BadInput(f"--cluster: {refusal}") from refusal


def _measured(plan: "Plan", crew: "Crew", tongue: Tongue) -> "tuple[Fairness, str]":
    """What was found, and how long it took in words; a user who stops it is told how to go on."""
    from scenes.layout.fairness import (  # noqa: PLC0415
        CrewError,
        Ledger,
        measure,
    )

    ledger = Ledger(plan.contest)
    known, began = len(ledger.games), time.monotonic()
    try:
        with _bar(plan, tongue) as watch:
            found = measure(plan, crew, ledger, watch)
    except KeyboardInterrupt:
        raise BadInput(tongue("fairness_halted", why=tongue("fairness_by_you"), games=len(ledger.games))) from None
    except CrewError as trouble:
        raise BadInput(tongue("fairness_halted", why=str(trouble), games=len(ledger.games))) from trouble
    fresh, seconds = len(ledger.games) - known, time.monotonic() - began
    return found, _took(found, fresh, seconds, crew.hands, tongue)


def _took(found: "Fairness", fresh: int, seconds: float, hands: int, tongue: Tongue) -> str:
    each = tongue("fairness_each", time=tongue.time(1000 * found.seconds))
    if not fresh:
        return tongue("fairness_all_kept", each=each)
    pace = tongue.number(60 * fresh / seconds, 0)
    return tongue("fairness_took", each=each, fresh=fresh, time=tongue.time(1000 * seconds), hands=hands, pace=pace)


@contextmanager
def _bar(plan: "Plan", tongue: Tongue) -> Iterator[Callable[["Sofar"], None]]:
    """A bar on the terminal with the running estimate; nothing in a pipe."""
    from scenes.layout.fairness import share_words  # noqa: PLC0415  it loads geometry

    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console_for(sys.stderr), transient=True) as progress:
        task = progress.add_task(tongue("fairness_playing"), total=plan.games)

        def watch(sofar: "Sofar") -> None:
            said = f"{sofar.side} {share_words(sofar.share, tongue)}" if sofar.share else tongue("fairness_playing")
            progress.update(task, description=said, completed=sofar.games)

        yield watch


def _answer(found: "Fairness", took: str, tongue: Tongue) -> Answer:
    from api.documents.fairness_report import fairness_document  # noqa: PLC0415  it loads geometry

    return Answer(fairness_document(found), _text(found, took, tongue), ANSWERED if found.fair else ANSWERED_NO)


def _text(found: "Fairness", took: str, tongue: Tongue) -> "list[RenderableType]":
    from scenes.layout.fairness import fairness_verdict, interval_words, mean_words, share_words  # noqa: PLC0415  it loads geometry

    contest, plan = found.plan.contest, found.plan
    bots = ", ".join(dict.fromkeys(contest.bots))
    bands = ", ".join(f"{band.name} {share_words(band.share, tongue)}" for band in found.bands)
    lengths = {"rounds": mean_words(found.rounds, tongue), "answers": mean_words(found.answers, tongue)}
    played = tongue("fair_games_played", games=found.games, bots=bots, seeds=found.seeds, first=plan.first_seed)
    clear = tongue("fair_stopped", seeds=found.seeds, planned=plan.seeds)
    draws = {"drawn": found.drawn, "endless": found.endless}
    rows = [
        (tongue("fair_games"), played),
        (tongue("fair_stopped_label"), clear) if found.stopped else None,
        (tongue("fair_drawn"), tongue("fair_drawn_endless" if found.endless else "fair_drawn_shared", **draws)),
        (tongue("fair_bands"), tongue("fair_bands_cancel", shares=bands)),
        (tongue("fair_length"), tongue("fair_length_of", **lengths)),
        (tongue("fair_opening"), _opening(found, tongue)),
        (tongue("fair_interval"), interval_words(found, tongue)),
        (tongue("work"), took),
    ]
    verdict = headline(fairness_verdict(found, tongue), TONES[found.judgement])
    return [verdict, _sides(found, tongue), facts(rows)]


def _sides(found: "Fairness", tongue: Tongue) -> Table:
    from scenes.layout.fairness import mean_words, share_words  # noqa: PLC0415  it loads geometry
    from scenes.words.story import story  # noqa: PLC0415

    contest, table = found.plan.contest, Table(box=None, padding=(0, 1), header_style="dim")
    prize = story(contest.game, tongue.lang).option(f"prize_{contest.prize}")
    for heading in (tongue("fair_side"), tongue("fair_wins"), prize):
        table.add_column(heading)
    for side, score in zip(found.sides, found.scores, strict=True):
        table.add_row(side.name, share_words(side.share, tongue), mean_words(score, tongue))
    return table


def _opening(found: "Fairness", tongue: Tongue) -> str:
    """What acting first is worth, unless it is always the same side that does."""
    from scenes.layout.fairness import share_words  # noqa: PLC0415  it loads geometry

    often = max(found.openings, key=lambda side: found.openings[side])
    if found.opening is None:
        return tongue("fair_opening_always", side=often)
    begun = tongue.share(found.openings[often] / found.games)
    return tongue("fair_opening_wins", share=share_words(found.opening, tongue), side=often, often=begun)
