"""Turns a recorded game into moments: what was said, which dice were rolled, and where every figure stood afterwards.

Nothing is played here but what the record holds. Events are worded as spectators may hear them, and the stage of each
moment comes from the state after its events. `Player` walks over a timeline: play, pause, step, scrub, jump.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from scenes.board import BoardScene
from scenes.plugs import Signs, StageMarks, adapter
from scenes.words import Tongue, sentences
from scenes.words.story import story
from skirmish import kit
from skirmish.kernel import SPECTATOR, TookBack
from viewer.replay.ways import Way, ways_between
from viewer.rulings.from_above import drawn_ground
from viewer.rulings.sight import drawn_figure
from viewer.stage.relief import set_of_board
from viewer.stage.sheet.state_sheet import MOST_TOLD, set_of_state
from viewer.stage.stage_document import cast_document
from viewer.stage.stage_set import StageSet, fragment_labels
from viewer.stage.subject import marks_of_state, scene_of_state, stage_of_state
from viewer.stage.table_ground import thrown_weapon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.words import Lang
    from skirmish.kernel import Json, Match, Replayed, Rules, Viewer

DICE = frozenset({"Rolled"})

MOST_DICE = 14
"""More dice than this are not shown one by one."""

TIMELINE_WORDS = sentences("pictures/timeline")


@dataclass(frozen=True, eq=False)
class Moment:
    """Something that happened, in words, and the stage after it."""

    number: int
    said: str
    heading: str
    stage: StageSet
    event: str = ""
    dice: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    """What the dice showed, in the order in which they fell."""
    ways: tuple[Way, ...] = ()
    wound: bool = False
    pair: tuple[str, str] | None = None
    """The acting figure and its target."""

    def document(self, before: Moment | None = None) -> dict[str, Json]:
        """The moment as JSON; what lies about is left out where it is as it was before."""
        cast = cast_document(self.stage)
        if before is not None and before.stage.tokens is self.stage.tokens:
            cast = {name: cast[name] for name in ("figures", "sheet") if name in cast}
        return {
            "number": self.number,
            "said": self.said,
            "heading": self.heading,
            "event": self.event,
            "dice": list(self.dice),
            "wound": self.wound,
            "pair": list(self.pair) if self.pair else None,
            "ways": [{"figure": way.figure, "points": [list(point) for point in way.points]} for way in self.ways],
            **cast,
        }


@dataclass(frozen=True, eq=False)
class Timeline:
    """All moments of a record, as far as it verifies."""

    moments: tuple[Moment, ...]
    difference: str | None = None

    def next_wound(self, after: int) -> int | None:
        """The place of the next moment after one in which a figure is hurt."""
        return next((place for place in range(after + 1, len(self.moments)) if self.moments[place].wound), None)

    def documents(self) -> list[dict[str, Json]]:
        befores = (None, *self.moments[:-1])
        return [moment.document(before) for moment, before in zip(self.moments, befores, strict=True)]


@dataclass
class Player:
    """Walks over a timeline: where it is, whether it plays, and how fast."""

    timeline: Timeline
    at: int = 0
    playing: bool = False
    speed: float = 1.0

    @property
    def moment(self) -> Moment:
        return self.timeline.moments[self.at]

    def scrub(self, to: int) -> Moment:
        """Go to a moment; beyond the ends is at the ends."""
        self.at = min(max(to, 0), len(self.timeline.moments) - 1)
        self.playing = self.playing and self.at + 1 < len(self.timeline.moments)
        return self.moment

    def step(self, by: int = 1) -> Moment:
        """Go some moments on or back, and pause there."""
        self.playing = False
        return self.scrub(self.at + by)

    def to_next_wound(self) -> Moment:
        """Jump to the next moment in which a figure is hurt; stay where there is none."""
        found = self.timeline.next_wound(self.at)
        return self.moment if found is None else self.scrub(found)


def timeline_of(replayed: Replayed, lang: Lang = "en", viewer: Viewer = SPECTATOR) -> Timeline:
    """The moments of a record that was played again, as one viewer may hear them."""
    telling = _Telling(replayed, lang, viewer)
    moments = tuple(telling.moments())
    difference = None if replayed.difference is None else str(replayed.difference)
    if difference is not None:
        said = telling.words("difference", what=difference)
        moments = (*moments, replace(moments[-1], number=len(moments), said=said, dice=(), numbers=(), ways=()))
    return Timeline(moments, difference)


def states_of(match: Any) -> list[Any]:
    """The state at the start and after each event; what was taken back is as it was."""
    states = [match.first.state]
    for event in match.events:
        states.append(states[-1 - event.events] if isinstance(event, TookBack) else event.apply(states[-1]))
    return states


def signs_of(rules: Rules[Any]) -> Signs:
    """Which events of a game are pointed out."""
    own = adapter(rules.game)
    return own.SIGNS if own.offers("SIGNS") else Signs()


def turns_of(match: Match[Any]) -> list[list[str] | None]:
    """Who has to answer at the start and after each event: the next player to answer; [] once the game is over.

    None while the last answer has its consequences.
    """
    turns, begins = list[list[str] | None](), 0
    for place, entry in enumerate(match.entries):
        begins += len(match.events_of(place - 1))
        if entry.by in match.rules.players:
            turns += [[entry.by]] * (begins + 1 - len(turns))
    turns += [None] * (len(match.events) + 1 - len(turns))
    return [*turns[:-1], [one.decision.player for one in match.pending]]


def pair_of(event: Json, pairs: tuple[tuple[str, str], ...]) -> tuple[str, str] | None:
    """The figure that shoots, fights or attacks in an event, and its target."""
    for one, other in pairs:
        if isinstance(event.get(one), str) and isinstance(event.get(other), str):
            return event[one], event[other]
    return None


@dataclass
class _Telling:
    """Goes through the events of a match and gathers them into moments."""

    replayed: Replayed
    lang: Lang
    viewer: Viewer
    heading: str = ""
    dice: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)

    @property
    def words(self) -> Tongue:
        return Tongue(self.lang, TIMELINE_WORDS)

    def moments(self) -> Iterator[Moment]:
        match = self.replayed.match
        states, told = states_of(match), match.told(self.viewer)
        telling, signs = story(match.rules.game, self.lang), signs_of(match.rules)
        stages: _Stages | _Sheets = _Sheets(match, self.lang, self.viewer)
        if kit(match.rules.game).space != "none":
            stages = _Stages(match.rules, self.lang)
        stage = stages.at(0, states[0], self.words("start"))
        yield Moment(0, self.words("start"), "", stage)
        number = 0
        for place, (event, state) in enumerate(zip(told, states[1:], strict=True), 1):
            said = telling.event(event) if telling.knows("events", event["is"]) else None
            self._note(event, said, signs)
            if said is None or event["is"] in DICE:
                continue
            number += 1
            before, stage = stage, stages.at(place, state, said)
            ways = ways_between(before, stage, event, match.rules)
            wound, pair = event["is"] in signs.wounds, pair_of(event, signs.pairs)
            yield Moment(number, said, self.heading, stage, event["is"], *self._fallen(), ways, wound, pair)

    def _note(self, event: Json, said: str | None, signs: Signs) -> None:
        """Keep dice until an event uses them, and the number of the turn."""
        if event["is"] in DICE:
            self.dice.append(said or "")
            self.numbers.append(int(event["result"]))
        elif (counted := signs.headings.get(event["is"])) is not None and counted in event:
            self.heading = self.words(counted, number=event[counted])

    def _fallen(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """The dice since the last moment; they are shown once."""
        fallen = tuple(self.dice[:MOST_DICE]), tuple(self.numbers[:MOST_DICE])
        self.dice, self.numbers = [], []
        return fallen


class _Stages:
    """Makes the stage of each state; what never changes is made once, and what did not change is kept."""

    def __init__(self, rules: Rules[Any], lang: Lang) -> None:
        self._rules, self._lang = rules, lang
        self._state: Any = None
        self._seen: tuple[Any, StageMarks] = (None, StageMarks())
        self._stage: StageSet | None = None

    def at(self, _place: int, state: Any, _said: str) -> StageSet:
        if self._stage is None:
            self._stage, self._seen = stage_of_state(self._rules, state, self._lang), self._look(state)
        elif state is not self._state:
            self._stage, self._seen = self._changed(self._stage, state)
        self._state = state
        return self._stage

    def _look(self, state: Any) -> tuple[Any, StageMarks]:
        return scene_of_state(self._rules, state), marks_of_state(self._rules, state)

    def _changed(self, stage: StageSet, state: Any) -> tuple[StageSet, tuple[Any, StageMarks]]:
        (was, were), (scene, marks) = self._seen, self._look(state)
        if isinstance(scene, BoardScene):
            if scene.board.drawing != was.board.drawing:  # a tree is gone, or a board was chosen
                return stage_of_state(self._rules, state, self._lang), (scene, marks)
            fresh = set_of_board(scene, self._lang, sides=self._rules.players, bare=True)
            return replace(stage, figures=fresh.figures, tokens=fresh.tokens), (scene, marks)
        if marks.strips != were.strips:  # a side took its strip
            return stage_of_state(self._rules, state, self._lang), (scene, marks)
        figures = tuple(drawn_figure(figure) for figure in scene.figures)
        if (scene.fragments, marks.lying) == (was.fragments, were.lying):
            return replace(stage, figures=figures), (scene, marks)
        lying = [thrown_weapon(one.name, one.place) for one in marks.lying]
        strips = tuple(label for label in stage.labels if not label.is_fragment)
        labels, tokens = (*fragment_labels(scene), *strips), (*drawn_ground(scene, bare=True), *lying)
        return replace(stage, figures=figures, tokens=tokens, labels=labels), (scene, marks)


class _Sheets:
    """Makes the sheet of each state of a game without space, with whose turn it is and what was told last."""

    def __init__(self, match: Match[Any], lang: Lang, viewer: Viewer) -> None:
        self._match, self._lang, self._viewer = match, lang, viewer
        self._turns, self._told = turns_of(match), list[str]()

    def at(self, place: int, state: Any, said: str) -> StageSet:
        self._told = [*self._told, said][-MOST_TOLD:]
        waiting = self._turns[place]
        return set_of_state(self._match.rules, state, self._lang, viewer=self._viewer, waiting=waiting, told=self._told)
