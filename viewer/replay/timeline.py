"""Turns a recorded game into moments: what was said, which dice were rolled, and where every figure stood afterwards.

Nothing is played here but what the record holds. Events are worded as spectators may hear them, and the stage of each
moment comes from the state after its events. `Player` walks over a timeline: play, pause, step, scrub, jump.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from scenes.words.story import story
from scenes.words.tongue import Sentences, Tongue
from skirmish.kernel.events import TookBack
from skirmish.kernel.views import SPECTATOR
from viewer.export.document import cast_document
from viewer.replay.ways import Way, ways_between
from viewer.rulings.from_above import drawn_ground
from viewer.rulings.sight import drawn_figure
from viewer.stage.relief import set_of_board
from viewer.stage.stage_set import StageSet, fragment_labels
from viewer.stage.subject import scene_of_state, stage_of_state
from viewer.stage.table_ground import thrown_weapon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.words.tongue import Lang
    from skirmish.kernel.game import Rules
    from skirmish.kernel.replays import Replayed
    from skirmish.kernel.views import Json

WOUNDS = frozenset({"Hurt", "Wounded", "WentOut", "Destroyed"})
DICE = frozenset({"Rolled"})
PAIRS = (("shooter", "target"), ("attacker", "defender"), ("attacker", "target"))
"""The fields in which events name the acting figure and its target."""

MOST_DICE = 14
"""More dice than this are not shown one by one."""

TIMELINE_WORDS: Sentences = {
    "turn": ("Tour {number}", "Turn {number}"),
    "round": ("Manche {number}", "Round {number}"),
    "start": ("La partie commence.", "The game begins."),
    "difference": ("Ici, l’enregistrement diffère : {what}", "Here the record differs: {what}"),
}


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
            cast = {"figures": cast["figures"]}
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


def timeline_of(replayed: Replayed, lang: Lang = "en", viewer: str = SPECTATOR) -> Timeline:
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


def pair_of(event: Json) -> tuple[str, str] | None:
    """The figure that shoots, fights or attacks in an event, and its target."""
    for one, other in PAIRS:
        if isinstance(event.get(one), str) and isinstance(event.get(other), str):
            return event[one], event[other]
    return None


@dataclass
class _Telling:
    """Goes through the events of a match and gathers them into moments."""

    replayed: Replayed
    lang: Lang
    viewer: str
    heading: str = ""
    dice: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)

    @property
    def words(self) -> Tongue:
        return Tongue(self.lang, TIMELINE_WORDS)

    def moments(self) -> Iterator[Moment]:
        match = self.replayed.match
        states, told = states_of(match), match.told(self.viewer)
        telling = story(match.rules.game, self.lang)
        stages = _Stages(match.rules, self.lang)
        stage = stages.at(states[0])
        yield Moment(0, self.words("start"), "", stage)
        number = 0
        for event, state in zip(told, states[1:], strict=True):
            said = telling.event(event) if telling.knows("events", event["is"]) else None
            self._note(event, said)
            if said is None or event["is"] in DICE:
                continue
            number += 1
            before, stage = stage, stages.at(state)
            ways = ways_between(before, stage, event, match.rules)
            wound, pair = event["is"] in WOUNDS, pair_of(event)
            yield Moment(number, said, self.heading, stage, event["is"], *self._fallen(), ways, wound, pair)

    def _note(self, event: Json, said: str | None) -> None:
        """Keep dice until an event uses them, and the number of the turn."""
        if event["is"] in DICE:
            self.dice.append(said or "")
            self.numbers.append(int(event["result"]))
        elif event["is"] == "TurnBegan" and "turn" in event:
            self.heading = self.words("turn", number=event["turn"])
        elif event["is"] == "RoundBegan":
            self.heading = self.words("round", number=event["round"])

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
        self._stage: StageSet | None = None

    def at(self, state: Any) -> StageSet:
        if self._stage is None or self._rebuilt(state):
            self._stage = stage_of_state(self._rules, state, self._lang)
        elif state is not self._state:
            self._stage = self._changed(self._stage, state)
        self._state = state
        return self._stage

    def _rebuilt(self, state: Any) -> bool:
        """Whether the scenery itself is another one: a tree is gone, a board was chosen, a side took its strip."""
        if self._rules.game == "mythic":
            return (state.elements, state.board) != (self._state.elements, self._state.board)
        return [side.zone for side in state.sides.values()] != [side.zone for side in self._state.sides.values()]

    def _changed(self, stage: StageSet, state: Any) -> StageSet:
        scene = scene_of_state(self._rules, state)
        if self._rules.game == "mythic":
            fresh = set_of_board(scene, self._lang, sides=self._rules.players, bare=True)
            return replace(stage, figures=fresh.figures, tokens=fresh.tokens)
        figures = tuple(drawn_figure(figure) for figure in scene.figures)
        if (state.fragments, state.weapons) == (self._state.fragments, self._state.weapons):
            return replace(stage, figures=figures)
        lying = [thrown_weapon(f"{one.weapon} {one.owner}", one.place) for one in state.weapons]
        crystals = drawn_ground(scene, bare=True)
        strips = tuple(label for label in stage.labels if not label.is_fragment)
        labels = (*fragment_labels(scene), *strips)
        return replace(stage, figures=figures, tokens=(*crystals, *lying), labels=labels)
