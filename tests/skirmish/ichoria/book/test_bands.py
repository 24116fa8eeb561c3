"""Recruiting bands, renegades among them, and what crystals buy between games (chapters BAND, REN, FAC, CAMP)."""

from dataclasses import replace

import pytest

from scenes.games.ichoria.bands.band_file import band_lists, load_band, load_roster, shipped_bands
from scenes.games.ichoria.bands.house_data import faction_forms, factions
from skirmish.ichoria.book.bands import BUDGET, BandError, Recruit, Roster, check_roster, price, recruit, total_price
from skirmish.ichoria.book.campaign import Campaigner, revival_price

LISTS = band_lists()

LEONIDAS = Recruit("leonidas", "greeks/spartan_hoplite", chief=True)
SELENE = Recruit("selene", "greeks/sibyl")
ACHILLES = Recruit("achilles", "greeks/athenian_hoplite")
THESEUS = Recruit("theseus", "greeks/phalangite")
LEDA = Recruit("leda", "greeks/spartan_warrior_woman")
ULYSSES = Recruit("ulysses", "greeks/cretan_archer")
KARA = Recruit("kara", "vikings/speer")
VESARINE = Recruit("vesarine", "barbarians/barbarian_sibyl")
CONAN = Recruit("conan", "barbarians/celtic_fianna")
GREEKS = (LEONIDAS, SELENE, ACHILLES, THESEUS)
UNPRICED = replace(LISTS, profiles={key: replace(one, price=None) for key, one in LISTS.profiles.items()})


def greeks(*recruits, **more):
    return Roster("the Greeks", "greeks", recruits, **more)


def godless(*recruits, **more):
    return Roster("the godless", "renegades", recruits, **more)


def faults(roster, lists=LISTS):
    """The reasons and rules of everything that is wrong."""
    return [(fault.reason, fault.rule) for fault in check_roster(roster, lists)]


def cards(roster, side="us"):
    return {card.id: card for card in recruit(roster, LISTS, side)[1]}


# ---------------------------------------------------------------- faction bands


def test_four_greeks_with_a_chief_and_a_receptacle_are_a_band():
    band, found = recruit(greeks(*GREEKS), LISTS, "hellas")
    assert (band.side, band.faction, band.renegade) == ("hellas", "greeks", False)
    assert band.figures == ("leonidas", "selene", "achilles", "theseus")
    assert {card.side for card in found} == {"hellas"}


@pytest.mark.rule("ICH-BAND-01")
def test_a_band_has_four_to_six_figures_and_each_one_too_many_is_named():
    six = (*GREEKS, LEDA, ULYSSES)
    assert faults(greeks(*six), UNPRICED) == []
    assert faults(greeks(*GREEKS[:3])) == [("too_few_figures", "ICH-BAND-01")]
    eight = check_roster(greeks(*six, replace(LEDA, name="l2"), replace(LEDA, name="l3")), UNPRICED)
    assert [(fault.reason, fault.recruit) for fault in eight] == [("too_many_figures", 6), ("too_many_figures", 7)]


@pytest.mark.rule("ICH-BAND-02")
def test_exactly_one_figure_is_the_receptacle():
    assert faults(greeks(LEONIDAS, ACHILLES, THESEUS, LEDA)) == [("no_receptacle", "ICH-BAND-02")]
    assert faults(greeks(*GREEKS, VESARINE)) == [("second_receptacle", "ICH-BAND-02")]


@pytest.mark.rule("ICH-BAND-03")
def test_a_viking_in_a_greek_band_is_refused_unless_hired():
    assert faults(greeks(*GREEKS, KARA)) == [("other_faction", "ICH-BAND-03")]
    assert faults(greeks(*GREEKS, replace(KARA, mercenary=True))) == []


@pytest.mark.rule("ICH-BAND-04")
def test_a_heroine_and_her_wolf_are_one_figure():
    """Six Vikings, one of them with a wolf, are six figures; the wolf has a card of its own and costs its price."""
    crew = load_roster(shipped_bands()["drakkar"])
    assert len(crew.recruits) == 6
    assert [one.animal for one in crew.recruits if one.animal] == ["wolf"]
    assert faults(crew) == []
    wolf = cards(crew)["runir wolf"]
    assert (wolf.role, wolf.coupled_with, wolf.side) == ("animal", "runir", cards(crew)["runir"].side)
    assert wolf.weapons == ("crocs_et_griffes",)
    heroine = next(one for one in crew.recruits if one.animal)
    assert price(heroine, LISTS) - price(replace(heroine, animal=None), LISTS) == LISTS.profiles["beasts/wolf"].price
    bear = replace(crew, recruits=tuple(replace(one, animal="bear") if one.animal else one for one in crew.recruits))
    assert faults(bear) == [("no_such_animal", "ICH-BAND-04")]


@pytest.mark.rule("ICH-BAND-05")
def test_one_figure_is_chief_and_it_is_not_the_receptacle():
    nobody = replace(LEONIDAS, chief=False)
    assert faults(greeks(nobody, *GREEKS[1:])) == [("no_chief", "ICH-BAND-05")]
    two = greeks(LEONIDAS, SELENE, replace(ACHILLES, chief=True), THESEUS)
    assert faults(two) == [("second_chief", "ICH-BAND-05")]
    oracle = greeks(nobody, replace(SELENE, chief=True), ACHILLES, THESEUS)
    assert faults(oracle) == [("chief_is_receptacle", "ICH-BAND-05")]


@pytest.mark.rule("ICH-BAND-06")
def test_all_others_are_companions():
    roles = {name: card.role for name, card in cards(greeks(*GREEKS)).items()}
    assert roles == {"leonidas": "chief", "selene": "receptacle", "achilles": "companion", "theseus": "companion"}


@pytest.mark.rule("ICH-BAND-07")
def test_the_faction_capability_is_had_by_those_whose_profile_lists_it():
    """Every Greek but the Sybille; a hired Viking keeps his own."""
    found = cards(greeks(*GREEKS, replace(KARA, mercenary=True)))
    assert {name for name, card in found.items() if "coordination" in card.abilities} == set(found) - {"selene", "kara"}
    assert "attaque_eclair" in found["kara"].abilities
    capabilities = {key: LISTS.factions[key].capability for key in ("greeks", "vikings", "amazons", "barbarians")}
    assert capabilities == {
        "greeks": "coordination", "vikings": "attaque_eclair", "amazons": "acrobatie", "barbarians": None,
    }  # fmt: skip


@pytest.mark.rule("ICH-BAND-08")
def test_a_band_for_a_single_game_is_bought_with_250_crystals():
    """Six of the dearest cost more; without prices nothing can be said (GAP-01)."""
    dear = greeks(*GREEKS, LEDA, ULYSSES)
    assert total_price(dear, LISTS) == 259 > BUDGET == 250
    assert faults(dear) == [("over_budget", "ICH-BAND-08")]
    assert faults(dear, UNPRICED) == []


@pytest.mark.rule("ICH-BAND-09")
def test_every_card_has_a_price_and_is_paid_for():
    plain, armed = ACHILLES, replace(ACHILLES, upgrades=("dague", "rapide"))
    assert price(armed, LISTS) == price(plain, LISTS) + 3 + 12
    bought = cards(greeks(LEONIDAS, SELENE, armed, THESEUS))["achilles"]
    assert bought.weapons == ("epee", "dague")
    assert "rapide" in bought.abilities
    assert all(one.price is not None for one in LISTS.profiles.values() if one.recruitable)


@pytest.mark.rule("ICH-BAND-09")
@pytest.mark.parametrize(
    ("upgrades", "reason"),
    [
        (("wings",), "no_such_upgrade"),
        (("dague", "dague"), "upgrade_twice"),
        (("hache_de_jet",), "upgrade_not_for_faction"),
    ],
)
def test_upgrades_are_those_of_the_lists_once_each_and_for_ones_faction(upgrades, reason):
    roster = greeks(LEONIDAS, SELENE, replace(ACHILLES, upgrades=upgrades), THESEUS)
    assert faults(roster) == [(reason, "ICH-BAND-09")]


@pytest.mark.rule("ICH-BAND-10")
def test_a_band_may_hire_one_mercenary_in_place_of_a_companion_at_the_normal_price():
    hired = replace(KARA, mercenary=True)
    assert price(hired, LISTS) == price(KARA, LISTS)
    second = Recruit("rus", "vikings/rus", mercenary=True)
    assert faults(greeks(*GREEKS[:3], hired, second)) == [("second_mercenary", "ICH-BAND-10")]
    chief = greeks(replace(LEONIDAS, chief=False), *GREEKS[1:3], replace(hired, chief=True))
    assert faults(chief) == [("mercenary_is_chief", "ICH-BAND-10")]
    assert cards(greeks(*GREEKS[:3], hired))["kara"].mercenary


@pytest.mark.rule("ICH-BAND-11")
def test_a_mercenary_is_no_receptacle():
    roster = Roster("v", "vikings", (replace(KARA, chief=True), VESARINE, Recruit("r", "vikings/rus"),
                                     replace(SELENE, mercenary=True)))  # fmt: skip
    assert faults(roster) == [("mercenary_is_receptacle", "ICH-BAND-11")]


@pytest.mark.rule("ICH-BAND-14")
def test_exiles_join_any_band_as_full_companions_in_any_number():
    """Two Celts and a barbarian sibyl, who is the Réceptacle that Vikings do not have of their own."""
    crew = Roster("v", "vikings", (replace(KARA, chief=True), VESARINE, CONAN, replace(CONAN, name="c2")))
    assert faults(crew) == []
    found = cards(crew)
    assert not any(card.mercenary for card in found.values())
    assert (found["vesarine"].role, found["conan"].role) == ("receptacle", "companion")


@pytest.mark.rule("ICH-BAND-14")
def test_an_exile_is_neither_mercenary_nor_chief():
    hired = greeks(*GREEKS, replace(CONAN, mercenary=True))
    assert faults(hired) == [("exile_is_no_mercenary", "ICH-BAND-14")]
    chief = greeks(replace(CONAN, chief=True), SELENE, ACHILLES, THESEUS)
    assert faults(chief) == [("chief_is_exile", "ICH-BAND-14")]


@pytest.mark.rule("ICH-BAND-15")
def test_several_figures_have_one_profile_and_any_names_but_no_two_the_same():
    twins = greeks(LEONIDAS, SELENE, ACHILLES, replace(ACHILLES, name="patroclus"))
    assert faults(twins) == []
    assert faults(greeks(LEONIDAS, SELENE, ACHILLES, ACHILLES)) == [("name_taken", "ICH-BAND-15")]


@pytest.mark.rule("ICH-BAND-16")
def test_a_campaign_band_has_a_purse_of_its_own():
    dear = (*GREEKS, LEDA, ULYSSES)
    assert faults(greeks(*dear, purpose="campaign", purse=300)) == []
    assert faults(greeks(*dear, purpose="campaign", purse=258)) == [("over_budget", "ICH-BAND-08")]


def test_everything_wrong_is_named_at_once():
    """Seven figures, two of them Réceptacles, no Chief, a Viking, an unknown profile, and too dear."""
    roster = greeks(
        SELENE, VESARINE, KARA, ACHILLES, THESEUS, LEDA, ULYSSES, Recruit("x", "greeks/minotaur"),
    )  # fmt: skip
    found = {reason for reason, _ in faults(roster)}
    wrong_figures = {"too_many_figures", "second_receptacle", "no_chief", "other_faction", "no_such_profile"}
    assert found == wrong_figures | {"over_budget"}
    with pytest.raises(BandError, match="no_chief"):
        recruit(roster, LISTS, "us")


# ---------------------------------------------------------------- factions


@pytest.mark.rule("ICH-FAC-01")
def test_bands_are_greek_viking_amazon_or_renegade_and_exiles_are_no_faction():
    assert LISTS.of_bands == {"greeks", "vikings", "amazons", "renegades"}
    for name in ("barbarians", "saxons", "japanese", "egyptians", "trojans"):
        assert ("no_such_faction", "ICH-FAC-01") in faults(replace(greeks(*GREEKS), faction=name))
    with_profiles = {key.partition("/")[0] for key in LISTS.profiles}
    assert with_profiles == {"greeks", "vikings", "amazons", "barbarians", "beasts"}
    assert not any(one.recruitable for key, one in LISTS.profiles.items() if key.startswith("beasts/"))


@pytest.mark.rule("ICH-FAC-02")
def test_amazons_are_a_faction_of_their_own_with_greek_gods():
    """A Greek is no Amazon; but the cards of the Amazons are those of Artemis and Hermes."""
    amazons = load_roster(shipped_bands()["moon"])
    assert faults(amazons) == []
    joined = replace(amazons, recruits=(*amazons.recruits[:4], ACHILLES))
    assert faults(joined) == [("other_faction", "ICH-BAND-03")]
    gods = [card.name for card in factions()["amazons"].interventions]
    assert gods == ["Regard d'Artémis", "Source d'Artémis", "Pas d'Hermès"]
    pantheons = {key: faction_forms()[key].pantheon for key in ("greeks", "amazons", "vikings")}
    assert pantheons == {"greeks": "Greek", "amazons": "Greek", "vikings": "Norse"}


# ---------------------------------------------------------------- renegades


@pytest.mark.rule("ICH-REN-01", "ICH-REN-03")
def test_ich_ex_22_a_renegade_band():
    """ICH-EX-22: a Greek Chief, a Martyr, a Viking and a Greek acolyte; four in all."""
    band = godless(LEONIDAS, VESARINE, KARA, ACHILLES)
    assert (faults(band), len(band.recruits)) == ([], 4)
    assert recruit(band, LISTS, "us")[0].renegade


@pytest.mark.rule("ICH-REN-02")
def test_renegades_have_exactly_one_martyr():
    assert faults(godless(LEONIDAS, KARA, ACHILLES, CONAN)) == [("no_receptacle", "ICH-REN-02")]
    assert faults(godless(LEONIDAS, SELENE, VESARINE, KARA)) == [("second_receptacle", "ICH-REN-02")]
    _, found = recruit(godless(LEONIDAS, SELENE, KARA, ACHILLES), LISTS, "us")
    assert {card.id: card.role for card in found}["selene"] == "receptacle"


@pytest.mark.rule("ICH-REN-03")
def test_renegades_are_a_martyr_a_chief_and_two_to_four_acolytes():
    assert faults(godless(LEONIDAS, SELENE, KARA)) == [("too_few_figures", "ICH-REN-03")]
    seven = godless(LEONIDAS, SELENE, KARA, ACHILLES, THESEUS, CONAN, LEDA)
    assert faults(seven, UNPRICED) == [("too_many_figures", "ICH-REN-03")]
    leaderless = godless(replace(LEONIDAS, chief=False), SELENE, KARA, ACHILLES)
    assert faults(leaderless) == [("no_chief", "ICH-REN-03")]


@pytest.mark.rule("ICH-REN-04")
def test_renegades_lose_the_capability_of_their_faction():
    band = godless(LEONIDAS, SELENE, KARA, Recruit("myrina", "amazons/amazon_swordswoman"))
    lost = {"coordination", "attaque_eclair", "acrobatie"}
    assert not any(lost & card.abilities for card in cards(band).values())
    assert "bouclier" in cards(band)["myrina"].abilities
    kept = recruit(band, replace(LISTS, renegades_keep_capability=True), "us")[1]
    assert all(lost & card.abilities for card in kept if card.id != "selene")


@pytest.mark.rule("ICH-REN-05")
def test_renegades_have_250_crystals_too():
    dear = godless(LEONIDAS, SELENE, CONAN, LEDA, ULYSSES, Recruit("thorvald", "vikings/berserker"))
    assert total_price(dear, LISTS) == 266
    assert faults(dear) == [("over_budget", "ICH-REN-05")]


@pytest.mark.rule("ICH-REN-06")
def test_renegades_may_hire_one_mercenary_on_the_same_terms():
    hired = replace(KARA, mercenary=True)
    assert faults(godless(LEONIDAS, SELENE, ACHILLES, hired)) == []
    two = godless(LEONIDAS, SELENE, hired, Recruit("rus", "vikings/rus", mercenary=True))
    assert faults(two) == [("second_mercenary", "ICH-REN-06")]
    sibyl = godless(LEONIDAS, SELENE, ACHILLES, Recruit("pythia", "greeks/sibyl", mercenary=True))
    assert faults(sibyl) == [("mercenary_is_receptacle", "ICH-REN-06")]


@pytest.mark.parametrize("name", ["phalanx", "drakkar", "moon", "godless"])
def test_the_bands_that_ship_can_be_played(name):
    band, found = load_band(shipped_bands()[name], "us")
    assert 4 <= sum(card.coupled_with is None for card in found) <= 6
    assert band.renegade == (name == "godless")


# ---------------------------------------------------------------- campaigns


@pytest.mark.rule("ICH-CAMP-01")
def test_crystals_revive_the_dead_and_improve_the_living_between_games():
    before = Campaigner(greeks(*GREEKS, purpose="campaign")).after_game(50, frozenset({"achilles"}))
    assert (before.crystals, [one.name for one in before.fit.recruits]) == (50, ["leonidas", "selene", "theseus"])
    assert before.may_revive("leonidas", LISTS).reason == "not_dead"
    revived = before.revived("achilles", LISTS)
    assert (revived.crystals, len(revived.fit.recruits)) == (50 - revival_price(ACHILLES, LISTS), 4) == (8, 4)
    assert revived.may_improve("theseus", "rapide", LISTS).reason == "too_few_crystals"
    improved = revived.improved("theseus", "dague", LISTS)
    assert (improved.crystals, improved.roster.recruits[3].upgrades) == (5, ("dague",))
    assert before.may_improve("achilles", "dague", LISTS).reason == "dead"
    assert before.may_improve("theseus", "hache_de_jet", LISTS).reason == "no_such_upgrade"
