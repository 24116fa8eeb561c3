"""Delivers a proposal: checks it by the rules, draws it, confirms it by games and writes it, as far as requested."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from api.command.pictures.survey_pictures import draw_survey
from api.command.scenario.survey_tables import fragment_times
from api.command.terminal.scene_names import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from api.command.terminal.text import Row
    from scenes.layout import BoardSurvey, Checkup, FragmentSurvey, StoneSurvey, Survey
    from scenes.layout.fairness import Fairness
    from scenes.words import Tongue


@dataclass(frozen=True)
class Outcome:
    """What was done with a proposal."""

    checkup: Checkup
    games: Fairness | None
    """None where none were wanted, and where the layout breaks rules: such a game would not begin."""
    games_wanted: bool
    picture: Path | None
    out: Path | None

    @property
    def legal(self) -> bool:
        return self.checkup.legal

    @property
    def document(self) -> dict[str, Any]:
        """What a program wants to know of it."""
        return {
            "legal": self.legal,
            "problems": [one.line_said("en") for one in self.checkup.problems],
            "games": None if self.games is None else _games_document(self.games),
            "picture": str(self.picture) if self.picture else None,
            "written": str(self.out) if self.out else None,
        }


def _games_document(games: Fairness) -> dict[str, Any]:
    shares = {
        side.name: {"share": side.share.value, "low": side.share.low, "high": side.share.high} for side in games.sides
    }
    return {"games": games.games, "fair": games.fair, "judgement": games.judgement, "sides": shares}


@dataclass(frozen=True)
class Written:
    """Where a proposal goes: a file, a picture, pairs of games."""

    out: Path | None
    picture: Path | None
    pairs: int

    def deliver(self, path: Path, text: Callable[[Path], str], survey: Survey | BoardSurvey, tongue: Tongue) -> Outcome:
        """Do all that is wanted with a proposal; the file is written last, and whole."""
        from scenes.files import allowing  # noqa: PLC0415
        from scenes.layout.place import draft_beside, write_text  # noqa: PLC0415  it loads geometry

        # The draft stands elsewhere for a moment, and names what lies beside the file that it is a draft of.
        with TemporaryDirectory(prefix="pas-layout-") as folder, allowing(path.parent):
            draft = draft_beside(path, Path(folder))
            write_text(text(draft), draft)
            found = _checked(draft)
            drawn = draw_survey(draft, survey, self.picture, tongue) if self.picture else None
            games = _played(draft, self.pairs) if self.pairs and found.legal else None
        if self.out is not None:
            write_text(text(self.out), self.out)
        return Outcome(found, games, self.pairs > 0, drawn, self.out)


def _checked(path: Path) -> Checkup:
    """Whether a proposal keeps the rules; of a board alone, which nobody plays yet, whether it is sound."""
    from scenes.layout import Checkup, file_finding  # noqa: PLC0415
    from scenes.plugs import check_layout, is_scenario, problems_of  # noqa: PLC0415  it loads the form of scenes

    if is_scenario(path):
        return check_layout(path)
    return Checkup(tuple(file_finding(problem) for problem in problems_of(path)))


def _played(path: Path, pairs: int) -> Fairness:
    """Bots play the proposal, each seed from every side."""
    from scenes.layout.fairness import (  # noqa: PLC0415  # noqa: PLC0415
        Ledger,
        OwnCores,
        contest_of,
        measure,
        own_cores,
        plan_for,
    )
    from scenes.plugs import load_scenario  # noqa: PLC0415

    contest = contest_of(load_scenario(path))
    plan = plan_for(contest, pairs * len(contest.seatings))
    return measure(plan, OwnCores(own_cores()), Ledger(contest))


def games_row(outcome: Outcome, words: Tongue) -> list[Row]:
    """What the games said, in one row, or why none were played."""
    games = outcome.games
    if games is None:
        return [(words("confirmed"), words("no_games"))] if outcome.games_wanted else []
    shares = ", ".join(f"{side.name} {words.share(side.share.value)}" for side in games.sides)
    said = words("games_said", games=games.games, shares=shares, verdict=words(games.judgement))
    return [(words("confirmed"), said)]


def written_rows(outcome: Outcome, words: Tongue) -> list[Row]:
    """Whether it keeps the rules, and where it was drawn and written."""
    problems = outcome.checkup.problems
    said = words("problems_left", count=len(problems)) if problems else words("check_passed")
    listed = [(words("check"), said)]
    listed += [("", one.said(words.lang)) for one in problems[:3]]
    if outcome.picture:
        listed.append((words("picture"), shown(outcome.picture)))
    listed.append((words("written"), shown(outcome.out) if outcome.out else words("not_written")))
    return listed


def told_fragment(one: FragmentSurvey, placed: bool, words: Tongue) -> str:
    """Why a fragment is where it is, in one line."""
    at = ",".join(f"{round(number, 2):g}" for number in one.token.place[:2])
    name, value, times = one.token.id, one.token.value, fragment_times(one, words)
    if not placed:
        return words("why_kept", name=name, value=value, at=at, times=times)
    height = one.token.place[2]
    high = words("high", height=words.number(height, 1)) if height > 0.0 else words("on_the_ground")
    shares = " / ".join(words.share(share.value) for share in one.dangers.values())
    seen = words("seen_of", shares=shares)
    return words("why", name=name, value=value, at=at, height=high, times=times, seen=seen)


def told_stone(stone: StoneSurvey, words: Tongue) -> str:
    """Why a stone is where it is, in one line."""
    ways = (
        words("time_of", side=zone, time=words("never") if access.walk is None else access.walk)
        for zone, access in stone.access.items()
    )
    shares = " / ".join(words.share(share.value) for share in stone.dangers.values())
    times, seen = words("times_areas", times=", ".join(ways)), words("seen_of_areas", shares=shares)
    return words("why_stone", area=stone.area, times=times, seen=seen)
