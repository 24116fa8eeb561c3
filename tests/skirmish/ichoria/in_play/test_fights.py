"""Fights and shots where they happen: inside an activation."""

from __future__ import annotations

import pytest

from api.command.words.sentences import tongue_for
from skirmish.ichoria.actions.melee import Fought
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.figure.damage import Hurt
from skirmish.ichoria.state.engagement import engaged
from skirmish.ichoria.state.state import Difficulty
from terrain.scenery.pieces import PAS_PER_UNIT
from tests.skirmish.ichoria.duels import duel, shot

FROM_A_SHOT = Difficulty(melee=False)


@pytest.mark.rule("ICH-DIFF-07", "ICH-DIFF-06", "ICH-EX-15")
def test_a_figure_in_difficulty_charges_and_recovers_instead_of_fighting():
    """Shot at before, Davios still charges Theodore; engaged, he gives his second action up to recover."""
    game = duel({"difficulty": FROM_A_SHOT}, {"at": (9, 6)}, active=None)
    played = game.play(activate, "davios", "greeks", answers=["move", "walk 7.5,6", "recover"])
    assert engaged(played.game, "davios", "theodore")
    assert played.state.figure("davios").difficulty is None
    assert played.told(Fought) == []


@pytest.mark.rule("ICH-DIFF-05", "ICH-DIFF-06")
def test_or_it_fights_at_one_less_and_stays_in_difficulty():
    """The same charge, and a fight: 3 + 4 - 1 against 2 + 4."""
    game = duel({"difficulty": FROM_A_SHOT}, {"at": (9, 6)}, active=None)
    played = game.play(activate, "davios", "greeks", answers=["move", "walk 7.5,6", "fight"], dice=[3, 1, 2])
    assert [(event.attack, event.defence) for event in played.told(Fought)] == [(6, 5)]
    assert played.state.figure("davios").difficulty == FROM_A_SHOT


@pytest.mark.rule("ICH-DIS-07", "ICH-DIS-03")
def test_after_disengaging_a_figure_leaves_with_its_move_and_without_hurry():
    """The second action is spent: 6 pas are allowed, hurrying is refused."""
    game = duel(active=None)
    asked = game.play(activate, "davios", "greeks", answers=["disengage", "move"], dice=[6, 1], until_asked=True)
    assert asked.check("walk 1,6")
    assert asked.check({"path": "walk 1,6", "hurry": True}).rule == "ICH-ACT-07"
    left = game.play(activate, "davios", "greeks", answers=["disengage", "move", "walk 1,6", "end"], dice=[6, 1])
    assert left.state.figure("davios").place == pytest.approx((1, 6, 0), abs=0.001)


@pytest.mark.rule("ICH-DIS-07")
def test_who_has_used_its_move_cannot_leave_after_disengaging():
    """Davios has stayed as his move; having won the roll he has no way to go."""
    played = duel(active=None).play(activate, "davios", "greeks", answers=["stay", "disengage"], dice=[6, 1])
    assert played.state.figure("davios").place == (5.0, 6.0, 0.0)
    assert engaged(played.game, "davios", "theodore")


@pytest.mark.rule("ICH-ACT-05", "ICH-ACT-12", "ICH-EX-07")
def test_a_shooter_shoots_and_then_withdraws_by_a_full_move():
    """The arrow takes 1 of Theodore's 3 Santé, unaimed; then Jelena walks her 6 pas."""
    arrow = {"target": "theodore", "weapon": "arc", "aimed": False}
    game = shot({"at": (8, 6)}, active=None)
    played = game.play(activate, "jelena", "greeks", answers=["shoot", arrow, "move", "walk 2,6"], dice=[6, 1, 6])
    assert played.told(Hurt) == [Hurt("theodore", 1, "jelena", 2)]
    assert played.state.figure("jelena").place == pytest.approx((2, 6, 0), abs=0.001)


@pytest.mark.rule("ICH-MEAS-01")
def test_a_pas_is_two_and_a_half_centimetres():
    """Scenery in millimetres, centimetres or metres is measured in pas of 2.5 cm, and told in millimetres again."""
    assert 2.5 * PAS_PER_UNIT["cm"] == 25 * PAS_PER_UNIT["mm"] == 0.025 * PAS_PER_UNIT["m"] == 1.0
    assert tongue_for("en").length(1.0) == "25.0 mm (1.000 pas)"
