"""The alert stance: figures wait for an enemy to pass, and shoot or charge when it does (chapter ALERT).

The mover's plan is announced first (ICH-ALERT-07). Then each figure on alert may name the point of it at which it
reacts (ICH-ALERT-08): one at which the mover is in view and near enough, both at once (ICH-ALERT-04).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.actions import shots as shooting
from skirmish.ichoria.actions.second_actions import Action, perform, second_verdict, take_second
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.dice import Contender
from skirmish.ichoria.move.action_points import at, crouched_at, is_in_air, pieces_of
from skirmish.ichoria.move.alert_openings import Opening, openings
from skirmish.ichoria.move.approaches import way_to
from skirmish.ichoria.move.charge import breaks_free, dares_not, halting_point
from skirmish.ichoria.move.follow.follow import travel
from skirmish.ichoria.move.follow.journey import Appointment, Journey, able, point_at
from skirmish.ichoria.move.mover import Stride, is_watching, judge, supposing
from skirmish.ichoria.move.plans import Plan
from skirmish.ichoria.path.legs import LegError, read_legs
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.move_events import PathAnnounced, PlanHeard
from skirmish.ichoria.state.skirmish import controller, decided
from skirmish.ichoria.state.turn_events import AlertEnded, Reacted
from skirmish.ichoria.table.measures import SNAP_PAS
from skirmish.kernel import YES, Choice, Decision, Verdict, inner

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.path.way import Point
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.kernel import Answer, Chance

PASS = "pass"  # noqa: S105 - a word of the game
LOOKS = (0.0, 0.5, 1.0)
"""At which shares of an opening a reaction is suggested."""
REACTION = re.compile(r"(?P<do>charge|shoot)(?:\s+(?P<weapon>.+?))?\s+(?P<at>\d+(?:\.\d+)?)")


@dataclass(frozen=True, slots=True)
class React(Decision):
    """Let a figure on alert react to an announced plan at a point of the way, or let it pass (ICH-ALERT-08).

    Answers: "pass", {"do": "shoot", "weapon": "arc", "at_pas": 3.5}, {"do": "charge", "at_pas": 3.5}; a charge may
    say its "path", or else the shortest is taken. Where the match allows any move (ICH-ALERT-02), {"do": "move"} needs
    its path.
    """

    figure: str
    mover: str
    path: str
    action: str | None
    openings: tuple[Opening, ...]
    game: Skirmish = inner()
    judged: Judgement = inner()

    def check(self, answer: Answer) -> Verdict:
        """Whether the reaction is possible there: in view and near enough at the same point (ICH-ALERT-04)."""
        if answer == PASS:
            return YES
        if not isinstance(answer, dict) or not _is_length(answer.get("at_pas")):
            return _no("not_a_reaction", "ICH-ALERT-02", self.figure)
        do, weapon = answer.get("do"), answer.get("weapon")
        pieces = pieces_of(self.game, self.mover, self.judged)
        point = point_at(pieces, answer["at_pas"])
        fits = [one for one in self.openings if one.do == do and (do != "shoot" or one.weapon == weapon)]
        if not fits:
            return at(_no("not_a_reaction", "ICH-ALERT-02", self.figure), point)
        if not any(one.first_pas - SNAP_PAS <= answer["at_pas"] <= one.last_pas + SNAP_PAS for one in fits):
            return at(_no("not_in_view_and_range", "ICH-ALERT-04", self.figure), point)
        there = supposing(
            self.game, self.mover, point.place, crouched=crouched_at(self.game, self.mover, pieces, point)
        )
        if do == "shoot":
            return at(shooting.shot_verdict(there, self.figure, self.mover, str(weapon)), point)
        if do == "charge" and is_in_air(self.judged, pieces, point):
            return at(_no("in_the_air", "ICH-ALERT-05", self.figure), point)
        return at(_move_verdict(there, self.figure, self.mover, str(do), answer.get("path")), point)

    def read(self, typed: str) -> Answer:
        """`charge 2.5`, `shoot arc 3.5`, or JSON."""
        found = REACTION.fullmatch(typed)
        if found is None:
            return Decision.read(self, typed)
        weapon = {"weapon": found["weapon"].replace(" ", "_")} if found["weapon"] else {}
        return {"do": found["do"], **weapon, "at_pas": float(found["at"])}

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        said = [
            {"do": one.do, **({"weapon": one.weapon} if one.weapon else {}), "at_pas": one.at(share)}
            for one in self.openings
            for share in LOOKS
            if one.do != "move"
        ]
        for place in chance.order(len(said)):
            if self.check(said[place]):
                yield said[place]
        yield PASS


@dataclass(frozen=True, slots=True)
class ReactFirst(Choice):
    """Say which of several figures on alert reacts first at the same point (ICH-ALERT-14)."""

    mover: str


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a figure on alert will do, and at which point of the mover's way."""

    sentry: str
    mover: str
    do: str
    at_pas: float
    weapon: str | None = None
    path: str | None = None


async def act_in_view(game: Skirmish, mover: str, do: str) -> None:
    """A second action that was not announced with the way, by a figure that has moved: it is announced now.

    Figures on alert that have it in view may react where it stands, at the same instant (ICH-ALERT-07, ICH-ALERT-09).
    """
    activation = game.state.activation
    assert activation is not None
    reactions: list[Reaction] = []
    if activation.spent_pas > SNAP_PAS:
        judged = judge(game, mover, (), Stride())
        plan = Plan((), action=Action(do))
        reactions = [
            reaction
            for sentry in _sentries(game, mover)
            if (
                reaction := await _asked(
                    game, sentry, mover, plan, openings(game, sentry, mover, judged, acts=True), judged
                )
            )
        ]
    if reactions:
        await _Instant(mover, tuple(reactions), Action(do))(game, False)
    else:
        await take_second(game, mover, do)


async def appointed(
    game: Skirmish, mover: str, judged: Judgement, plan: Plan, point: Point | None, halt_pas: float | None
) -> tuple[Appointment, ...]:
    """What will happen on an announced way: the mover's own second action, and the reactions to it."""
    found = {one: openings(game, one, mover, judged, halt_pas) for one in _sentries(game, mover)}
    hearing = tuple(sentry for sentry, some in found.items() if some)
    if hearing:
        game.emit(PlanHeard(mover, hearing))
    reactions = [one for sentry in hearing if (one := await _asked(game, sentry, mover, plan, found[sentry], judged))]
    at_pas = point.along_pas if point is not None and plan.fallen_pas is None else None
    instants = [_Instant(mover, tuple(group), None) for group in _by_point(reactions, at_pas)]
    appointments = [Appointment(one.reactions[0].at_pas, one) for one in instants]
    if plan.action is not None and point is not None:
        together = tuple(one for one in reactions if at_pas is not None and _same(one.at_pas, at_pas))
        own = _Instant(mover, together, plan.action)
        appointments.append(Appointment(point.along_pas, own, fallen_pas=plan.fallen_pas))
    return tuple(appointments)


def _sentries(game: Skirmish, mover: str) -> tuple[str, ...]:
    """Enemies on alert that are free to react; nobody does so in its own activation (ICH-ALERT-02)."""
    acting = {one.figure for one in (game.state.activation, *game.state.interrupted) if one is not None}
    enemies = (enemy.id for enemy in game.enemies_of(mover) if enemy.id not in acting)
    return tuple(enemy for enemy in enemies if is_watching(game, enemy) and not engaged_with(game, enemy))


async def _asked(
    game: Skirmish, sentry: str, mover: str, plan: Plan, found: tuple[Opening, ...], judged: Judgement
) -> Reaction | None:
    """ICH-ALERT-08: the player of a figure on alert names the moment, once the plan is known."""
    if not found:
        return None
    doing = plan.action.do if plan.action else None
    said = await game.ask(React(controller(game, sentry), sentry, mover, plan.text, doing, found, game, judged))
    if said == PASS:
        return None
    return Reaction(sentry, mover, said["do"], float(said["at_pas"]), said.get("weapon"), said.get("path"))


def _by_point(reactions: Sequence[Reaction], but_pas: float | None) -> list[list[Reaction]]:
    """The reactions by the point at which they happen; those at the mover's own instant are not among them."""
    groups: list[list[Reaction]] = []
    for one in sorted(reactions, key=lambda reaction: reaction.at_pas):
        if but_pas is not None and _same(one.at_pas, but_pas):
            continue
        if groups and _same(groups[-1][0].at_pas, one.at_pas):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _same(a_pas: float, b_pas: float) -> bool:
    return abs(a_pas - b_pas) <= SNAP_PAS


@dataclass(frozen=True, eq=False)
class _Instant:
    """A point of the way at which figures on alert react, the mover acts, or both would at the same time."""

    mover: str
    reactions: tuple[Reaction, ...]
    action: Action | None

    async def __call__(self, game: Skirmish, in_air: bool) -> None:
        waiting = list(self.reactions)
        acts = self.action
        while waiting:
            first = await _first_of(game, self.mover, waiting)
            if acts is not None and await _mover_is_quicker(game, self.mover, first.sentry):
                await _act(game, self.mover, acts, in_air=in_air)
                acts = None
            waiting.remove(first)
            await react(game, first)
        if acts is not None:
            await _act(game, self.mover, acts, in_air=in_air)


async def _act(game: Skirmish, mover: str, action: Action, *, in_air: bool) -> None:
    """The mover's own second action, if it is still possible (ICH-ALERT-13)."""
    if not able(game, mover):
        return
    if action.do == "shoot" and action.on is not None:
        activation = game.state.activation
        assert action.weapon is not None
        ready = activation is not None and activation.second_left
        if ready and shooting.shot_verdict(game, mover, action.on, action.weapon):
            await perform(game, mover, action, in_air=in_air)
    elif second_verdict(game, mover, action.do, planned=True):
        await take_second(game, mover, action.do, action)


async def _first_of(game: Skirmish, mover: str, waiting: list[Reaction]) -> Reaction:
    """ICH-ALERT-14: of several at one point the player says which comes first."""
    player = controller(game, waiting[0].sentry)
    mine = [one for one in waiting if controller(game, one.sentry) == player]
    if len(mine) == 1:
        return mine[0]
    said = await game.ask(ReactFirst(player, tuple(one.sentry for one in mine), mover))
    return next(one for one in mine if one.sentry == said)


async def _mover_is_quicker(game: Skirmish, mover: str, sentry: str) -> bool:
    """ICH-ALERT-09: both would act at the same instant: the higher D6 + Initiative acts first, a tie is broken."""
    sides = [Contender(name, "initiative", value(game, name, "initiative")) for name in (mover, sentry)]
    mine, theirs = await rolling.opposed(game, *sides)
    if mine.total == theirs.total:
        return await rolling.tie_break(game, mover, sentry) == mover
    return mine.total > theirs.total


async def react(game: Skirmish, reaction: Reaction) -> None:
    """ICH-ALERT-02: one shot or one move to engage, if it is still possible at that instant (ICH-ALERT-10)."""
    sentry, mover = reaction.sentry, reaction.mover
    if not is_watching(game, sentry) or not game.figure(mover).on_table or decided(game) is not None:
        return
    if reaction.do == "shoot":
        assert reaction.weapon is not None
        if shooting.shot_verdict(game, sentry, mover, reaction.weapon):
            game.emit(Reacted(sentry, mover, "shoot"))
            await shooting.shoot(game, sentry, mover, reaction.weapon, on_alert=True)
        return
    if _move_verdict(game, sentry, mover, reaction.do, reaction.path):
        game.emit(Reacted(sentry, mover, reaction.do))
        await _go(game, sentry, mover, reaction.path)


async def _go(game: Skirmish, sentry: str, mover: str, path: str | None) -> None:
    """ICH-ALERT-05: the mover stands where it is, and the other comes to engage it; they do not fight yet.

    Figures on alert of other sides may react to that in turn (ICH-ALERT-06).
    """
    if not await breaks_free(game, sentry):
        return
    legs = _charge_legs(game, sentry, mover, path)
    assert legs is not None
    judged = judge(game, sentry, legs, Stride())
    plan = Plan(legs)
    game.emit(PathAnnounced(sentry, plan.text))
    feared = await dares_not(game, sentry, judged)
    halt_pas = None if feared is None else halting_point(game, sentry, judged, feared)
    stops = await appointed(game, sentry, judged, plan, None, halt_pas)
    if halt_pas is not None:
        stops = (*stops, Appointment(halt_pas, _stop, final=True))
    await travel(game, Journey(sentry, legs, Stride(), stops))


async def _stop(_game: Skirmish, _in_air: bool) -> None:
    """Effroi: the charge is broken off."""


def _move_verdict(game: Skirmish, sentry: str, mover: str, do: str, path: object) -> Verdict:
    """ICH-ALERT-03: whether there is a legal way of no more than its move to less than half a pas of the mover.

    Where the players read ICH-ALERT-02 so, any legal way will do.
    """
    if do == "move" and path is None:
        return _no("not_a_reaction", "ICH-ALERT-02", sentry)
    try:
        legs = _charge_legs(game, sentry, mover, path)
        if legs is None:
            return _no("no_way_there", "ICH-ALERT-03", sentry)
        judged = judge(game, sentry, legs, Stride())
    except LegError as wrong:
        return Verdict(False, "unreadable_path", "ICH-ALERT-03", facts={"error": str(wrong)})
    if not judged.legal:
        return judged.verdict
    if do == "charge" and not any(one.kind == "engages" and one.who == mover for one in judged.triggers):
        return _no("does_not_engage", "ICH-ALERT-03", sentry)
    return YES


def _charge_legs(game: Skirmish, sentry: str, mover: str, path: object) -> tuple[Leg, ...] | None:
    if path is not None:
        return read_legs(str(path))
    return way_to(game, sentry, mover, Stride())


def stand_down(game: Skirmish) -> None:
    """ICH-ALERT-11: a figure that is engaged or cannot act is on alert no more."""
    for figure in tuple(game.state.on_table()):
        if figure.alert and (figure.has("spent") or engaged_with(game, figure.id)):
            game.emit(AlertEnded(figure.id))


def _is_length(said: object) -> bool:
    return isinstance(said, int | float) and not isinstance(said, bool) and 0 <= said < float("inf")


def _no(reason: str, rule: str, figure: str) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, facts={"figure": figure})
