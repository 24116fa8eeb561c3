"""The second action of an activation: which are open to a figure, and what each of them does (chapter ACT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.actions import disengagement as disengaging
from skirmish.ichoria.actions import mechanisms, melee, powers
from skirmish.ichoria.actions import shots as shooting
from skirmish.ichoria.actions import throws as throwing
from skirmish.ichoria.figure.arms import held, shooting_weapons
from skirmish.ichoria.figure.difficulty import recover, recovery_verdict
from skirmish.ichoria.gods import faith, ichor
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.skirmish import controller
from skirmish.ichoria.state.turn_events import SecondActionTaken, TookAlertStance
from skirmish.kernel import YES, Choice, Verdict, inner

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.kernel import Answer

PLAIN = ("fight", "shoot", "disengage", "recover", "alert", "solicit", "harvest", "retrieve", "work")
SECOND_ACTIONS = (*PLAIN, *powers.ACTIVE)
"""Every second action but hurrying, which is said with the path (ICH-ACT-04, ICH-ACT-07)."""

WITH_TARGET = ("shoot", "harvest", "retrieve", "work")
"""What is asked whom or what it is done to, unless that was said with the plan."""

WHILE_ENGAGED = frozenset({"fight", "disengage", "recover", powers.ACROBATICS})
"""What an engaged figure may do (ICH-ENG-05)."""


FOR_HANDS = frozenset({"harvest", "retrieve", "work"})
"""What an animal cannot do."""

BARRED_BY_DIFFICULTY = frozenset({"fight", "shoot", *powers.ACTIVE})
"""What a figure in lasting difficulty may not do where the players read ICH-DIFF-06 so."""


@dataclass(frozen=True, slots=True)
class Action:
    """A second action as it is announced: what, on which target, with which weapon."""

    do: str
    on: str | None = None
    weapon: str | None = None
    aimed: bool = False


@dataclass(frozen=True, slots=True)
class ChooseShot(Choice):
    """Choose whom to shoot at, with which weapon, and whether the figure aims and stays where it is (ICH-ACT-12)."""

    figure: str
    game: Skirmish = inner()

    def check(self, answer: Answer) -> Verdict:
        """One of the options; for any other shot, why it is none."""
        if answer in self.options or not isinstance(answer, dict):
            return Choice.check(self, answer)
        target, weapon = answer.get("target"), answer.get("weapon")
        if target not in self.game.state.figures or weapon not in held(self.game, self.figure):
            return Choice.check(self, answer)
        verdict = shooting.shot_verdict(self.game, self.figure, str(target), str(weapon))
        if not verdict or not answer.get("aimed"):
            return verdict if not verdict else Choice.check(self, answer)
        return _no(self.game, "has_moved", "ICH-ACT-12", self.figure)


@dataclass(frozen=True, slots=True)
class ChooseToken(Choice):
    """Choose which of several tokens in contact is taken up: a fragment, a thrown weapon."""

    figure: str


def second_verdict(game: Skirmish, name: str, do: str, *, planned: bool = False) -> Verdict:
    """Whether a second action is open to the active figure now; if not, by which rule.

    Once an enemy has reacted to its plan, only what was planned is, a fight with who has engaged it, and recovering
    from what the reaction has done to it (ICH-ALERT-13).
    """
    activation = game.state.activation
    assert activation is not None
    shaken = game.figure(name).difficulty not in (None, activation.troubled)
    foes = [enemy for enemy in engaged_with(game, name) if enemy not in activation.disengaged_from]
    if not activation.second_left:
        return _no(game, "second_action_taken", "ICH-ACT-01", name)
    if activation.bound and not planned and not (do == "fight" and foes) and not (do == "recover" and shaken):
        return _no(game, "plan_announced", "ICH-ALERT-13", name)
    if foes and do not in WHILE_ENGAGED:
        return _no(game, "engaged", "ICH-ENG-05", name)
    if do in FOR_HANDS and game.card(name).role == "animal":
        return _no(game, "has_no_hands", "ICH-BAND-04", name)
    if do in BARRED_BY_DIFFICULTY and _must_recover(game, name):
        return _no(game, "must_recover", "ICH-DIFF-06", name)
    return _own_verdict(game, name, do)


def _must_recover(game: Skirmish, name: str) -> bool:
    """ICH-DIFF-06: whether the players read the rule so that lasting difficulty has to be recovered from first."""
    difficulty = game.figure(name).difficulty
    lasts = difficulty is not None and (not difficulty.melee or difficulty.lasting > 0)
    return lasts and game.book.options.readings.recovery == "must"


def _own_verdict(game: Skirmish, name: str, do: str) -> Verdict:
    """What each kind of action asks for itself."""
    if do == "fight":
        return melee.fight_verdict(game, name)
    if do == "shoot":
        return YES if possible_shots(game, name) else _no(game, "nobody_to_shoot_at", "ICH-SHOOT-01", name)
    if do == "disengage":
        return disengaging.disengagement_verdict(game, name)
    if do == "recover":
        return recovery_verdict(game, name)
    if do == "solicit":
        return faith.may_solicit(game, name)
    if do == "harvest":
        return YES if ichor.harvestable(game, name) else _no(game, "no_contact", "ICH-ICHOR-02", name)
    if do == "retrieve":
        return YES if throwing.retrievable(game, name) else _no(game, "not_in_contact", "ICH-THROW-03", name)
    if do == "work":
        touched = mechanisms.workable(game, name)
        return YES if touched else _no(game, "nothing_to_work", "ICH-ACT-08", name)
    if do == "alert":
        return YES
    return YES if do in powers.usable(game, name) else _no(game, "power_not_usable", f"ability/{do}", name)


def possible_shots(game: Skirmish, name: str) -> tuple[tuple[str, str], ...]:
    """The targets that a figure may shoot at from where it is, and the weapons."""
    return tuple(
        (enemy.id, weapon)
        for weapon in shooting_weapons(game, name)
        for enemy in game.enemies_of(name)
        if shooting.shot_verdict(game, name, enemy.id, weapon)
    )


async def take_second(game: Skirmish, name: str, do: str, planned: Action | None = None) -> None:
    """The active figure takes its second action; what was not said with its plan is asked first."""
    complete = planned is not None and (planned.on is not None or do not in ("shoot", "harvest", "retrieve", "work"))
    await perform(game, name, planned if planned and complete else await _chosen(game, name, do))


async def _chosen(game: Skirmish, name: str, do: str) -> Action:
    player = controller(game, name)
    if do == "shoot":
        shot = await game.ask(ChooseShot(player, shot_options(game, name), name, game))
        return Action(do, shot["target"], shot["weapon"], shot["aimed"])
    if do == "harvest":
        return Action(do, await _one_of(game, player, name, ichor.harvestable(game, name)))
    if do == "retrieve":
        found = tuple(dict.fromkeys(lying.weapon for lying in throwing.retrievable(game, name)))
        return Action(do, await _one_of(game, player, name, found))
    if do == "work":
        found = mechanisms.workable(game, name)
        chosen = found[0] if len(found) == 1 else await game.ask(mechanisms.ChooseMechanism(player, found, name))
        return Action(do, str(chosen))
    return Action(do)


async def _one_of(game: Skirmish, player: str, name: str, options: tuple[str, ...]) -> str:
    return options[0] if len(options) == 1 else str(await game.ask(ChooseToken(player, options, name)))


def shot_options(game: Skirmish, name: str) -> tuple[dict[str, Answer], ...]:
    """ICH-ACT-03, ICH-ACT-12: every shot, aimed if its move was to stay, and as it likes if it has not moved yet."""
    activation = game.state.activation
    assert activation is not None
    if activation.stationary:
        aims: tuple[bool, ...] = (True,)
    else:
        aims = (False, True) if activation.move_left and not activation.moving else (False,)
    return tuple(
        {"target": target, "weapon": weapon, "aimed": aimed}
        for target, weapon in possible_shots(game, name)
        for aimed in aims
    )


async def perform(game: Skirmish, name: str, action: Action, *, in_air: bool = False) -> None:
    """ICH-ACT-04: one of the second actions."""
    game.emit(SecondActionTaken(name, action.do, action.aimed))
    if action.do == "fight":
        await melee.fight(game, name)
    elif action.do == "shoot":
        assert action.on is not None
        assert action.weapon is not None
        await shooting.shoot(game, name, action.on, action.weapon, aimed=action.aimed, in_air=in_air)
    elif action.do == "disengage":
        await disengaging.disengage(game, name)
    elif action.do == "recover":
        recover(game, name)  # ICH-ACT-09
    elif action.do == "alert":
        game.emit(TookAlertStance(name))
    else:
        await _perform_peaceful(game, name, action)


async def _perform_peaceful(game: Skirmish, name: str, action: Action) -> None:
    if action.do == "solicit":
        faith.earn(game, name, "solicit")  # ICH-ACT-06
    elif action.do == "harvest":
        assert action.on is not None
        await ichor.harvest(game, name, action.on)
    elif action.do == "retrieve":
        assert action.on is not None
        throwing.retrieve(game, name, action.on)
    elif action.do == "work":
        assert action.on is not None
        mechanisms.work(game, name, action.on)
    else:
        await powers.use(game, name, action.do)


def _no(game: Skirmish, reason: str, rule: str, figure: str) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, place=game.figure(figure).place, facts={"figure": figure})
