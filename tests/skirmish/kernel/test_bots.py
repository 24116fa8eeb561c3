"""What all bots share: opinions are ranked, imagined games touch nothing, looking ahead finds what is better."""

from __future__ import annotations

from dataclasses import replace

from skirmish.kernel.bots import Candidate, Lookahead, RandomBot, Thinker, advice_of, only, play_out, weighed
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.views import hidden
from tests.skirmish.kernel.lanterns import PLAYERS, LanternRules


def started(seed=5):
    return Match(LanternRules(), SeededDice(seed))


def say(match, player, answer):
    return match.answer(player, match.waiting_for(player).number, answer)


def to_a_card(seed=5):
    """A match in which north chooses which of two cards to play."""
    match = started(seed)
    assert say(match, "north", "look")
    return match


def cards(state, player):
    return state.hands[PLAYERS.index(player)].open_to(player)


def thinker(**opinions):
    return Thinker(1, opinions, lambda match, player, _: (match, player))


def advised(bot, match, player="north"):
    return bot.advise(match, player, match.waiting_for(player))


# ---------------------------------------------------------------- opinions


def test_the_candidate_worth_most_is_answered_and_the_others_are_ranked():
    match = to_a_card()
    high, low = sorted(cards(match.state, "north"), reverse=True)
    bot = thinker(PlayCard=lambda _, decision: weighed(decision.options, lambda card: card, "scores"))
    advice = advised(bot, match)
    assert (advice.answer, advice.chosen.reason) == (high, "scores")
    assert [one.answer for one in advice.others] == [low]
    assert bot.answer(match, "north", match.waiting_for("north")) == high


def test_the_first_of_equals_is_answered():
    match = to_a_card()
    bot = thinker(PlayCard=lambda _, decision: weighed(decision.options, lambda _: 1.0))
    assert advised(bot, match).answer == cards(match.state, "north")[0]


def test_a_candidate_that_is_refused_is_passed_over():
    match = to_a_card()
    card = cards(match.state, "north")[0]
    bot = thinker(PlayCard=lambda *_: [Candidate(99, 5.0), Candidate(card, 1.0)])
    assert advised(bot, match).answer == card


def test_without_an_opinion_chance_answers_and_the_same_seed_alike():
    match = to_a_card()
    bots = [thinker(), thinker(PlayCard=lambda *_: []), thinker(PlayCard=lambda *_: only(99))]
    answers = {advised(bot, match).answer for bot in bots}
    assert len(answers) == 1
    assert answers <= set(cards(match.state, "north"))


def test_a_bot_that_gives_no_reasons_still_advises_its_answer():
    match = to_a_card()
    pending = match.waiting_for("north")
    assert advice_of(RandomBot(3), match, "north", pending).answer == RandomBot(3).answer(match, "north", pending)


# ---------------------------------------------------------------- imagined games


def test_an_imagined_game_waits_for_the_same_and_touches_nothing():
    match = to_a_card()
    before = (match.state, list(match.events), list(match.entries), match.pending)
    imagined = match.imagined(SeededDice(99), lambda state: state)
    assert imagined.state == match.state
    assert imagined.pending[0].decision == match.pending[0].decision
    play_out(imagined, {player: RandomBot(1) for player in PLAYERS})
    assert imagined.over
    assert (match.state, list(match.events), list(match.entries), match.pending) == before
    assert say(match, "north", cards(match.state, "north")[0])


def test_other_dice_lie_ahead_of_an_imagined_game():
    match = to_a_card()
    card = cards(match.state, "north")[0]
    scores = set()
    for seed in range(12):
        imagined = match.imagined(SeededDice(seed), lambda state: state)
        say(imagined, "north", card)
        scores.add(imagined.state.scores[0])
    assert len(scores) > 2


def test_what_is_hidden_is_dealt_anew():
    match = to_a_card()

    def dealt(state):
        return replace(state, hands=(state.hands[0], hidden((7, 8), "south", outside=2)))

    imagined = match.imagined(SeededDice(1), dealt)
    assert cards(imagined.state, "south") == (7, 8)
    assert cards(match.state, "south") != (7, 8)


def test_a_sealed_answer_of_another_is_not_in_an_imagined_game():
    match = started()
    for player in PLAYERS:
        say(match, player, "look")
        say(match, player, cards(match.state, player)[0])
    say(match, "north", 3)
    imagined = match.imagined(SeededDice(1), lambda state: state)
    assert imagined.waiting_for("north") is not None
    assert match.waiting_for("north") is None


# ---------------------------------------------------------------- looking ahead


def lead(match, player):
    mine = match.state.scores[PLAYERS.index(player)]
    return 2.0 * mine - sum(match.state.scores)


def ahead(work=40, **more):
    return Lookahead(
        plays_on=RandomBot,
        worth=lead,
        dealt=lambda state, *_: state,
        far=lambda imagined, _: imagined.state.turn > 0 or imagined.state.round > 0,
        work=work,
        **more,
    )


def test_looking_ahead_finds_the_better_card_whatever_the_first_guess_was():
    match = to_a_card()
    low, high = sorted(cards(match.state, "north"))
    advice = ahead(work=400).advise(match, "north", [Candidate(low, 9.0), Candidate(high, 1.0)], "seed")
    assert advice.answer == high
    assert [one.answer for one in advice.others] == [low]


def test_the_same_position_is_judged_alike_within_the_work_that_is_stated():
    match = to_a_card()
    found = [Candidate(card) for card in cards(match.state, "north")]
    first, again = (ahead(work=60).advise(match, "north", found, "seed") for _ in range(2))
    assert first == again
    assert 0 < first.work < 60 + 2 * 7  # the trial under way is finished: two games of at most seven answers


def test_in_doubt_the_first_guess_stands():
    match = to_a_card()
    low, high = sorted(cards(match.state, "north"))
    found = [Candidate(low), Candidate(high)]
    assert ahead(work=400, doubt=50.0).advise(match, "north", found, "seed").answer == low
