"""What bots seldom or never do, done on purpose in games of scenario files: one script for each subject.

Every script takes a folder to write its file in, and returns the games that it has played.
"""

from __future__ import annotations

from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import FAR_FRAGMENT, area, box_zone, figure, mechanism, piece, side, stranger

HELEN = "greeks/spartan_warrior_woman"
HOPLITE = "greeks/athenian_hoplite"
FAR_RUS = figure("sigvald", "vikings/rus", (33, 20))
TOWER = piece("tower", box=[6, 6, 3], at=[5, 6])
"""A roof of 3 pas whose edge is at x = 8."""
NEAR_FRAGMENT = '[[fragments]]\nid = "near"\nvalue = 5\nat = [5.5, 6]\n'


def alone(folder, at, answers, dice=(), *, scenery="", profile=HELEN, name="alone"):
    """Helen (Athlétisme 5) goes her way, and the enemy is far off."""
    game = scenario_game.written(
        folder,
        side("greeks", figure("helen", profile, at)),
        side("vikings", FAR_RUS),
        scenery=scenery,
        name=f"{name}.toml",
    )
    return game.play(answers, dice)


# ---------------------------------------------------------------- ways


def ways(folder):
    """Up by leap, wall, ladder and rope, down again by the wall and by a jump; through water and under a roof."""
    line = {"box": [0.1, 0.8, 3.0], "at": [8.05, 6.0]}
    return [
        alone(folder, (9, 6), ["move", "leap 8,6"], [2], scenery=TOWER, name="leap"),
        alone(folder, (9, 6), ["move", "climb 8,6"], [2], scenery=TOWER, name="climb"),
        alone(folder, (7, 6, 3), ["move", "descend 9,6"], [2], scenery=TOWER, name="descend"),
        alone(
            folder,
            (8.8, 6),
            ["move", "ladder 7.4,6,3"],
            scenery=TOWER + piece("l", kind="ladder", **line),
            name="ladder",
        ),
        alone(folder, (8.8, 6), ["move", "rope 7.4,6,3"], scenery=TOWER + piece("r", kind="rope", **line), name="rope"),
        alone(folder, (7, 6, 3), ["move", "drop 9,6"], scenery=TOWER, name="drop"),
        alone(
            folder,
            (7, 6, 5),
            ["move", "drop 9,6"],
            [5, 1, 1],
            scenery=piece("high", box=[6, 6, 5], at=[5, 6]),
            profile="vikings/jarl",
            name="crash",
        ),
        alone(folder, (5, 6), ["move", "crouch; walk 6,6; stand"], name="crouch"),
        alone(folder, (1, 6), ["move", "leave -1,6"], name="leave"),
        alone(
            folder,
            (5, 6),
            ["move", "swim 8,6"],
            [2],
            scenery=area("deep_water", (6, 3), (9, 3), (9, 9), (6, 9)),
            name="swim",
        ),
        alone(
            folder,
            (5, 6),
            ["move", "walk 8,6"],
            [6],
            scenery=area("deep_water", (6, 3), (9, 3), (9, 9), (6, 9)),
            name="sink",
        ),
    ]


def flights(folder):
    """Heroic flights, and those that fail."""
    wide = piece("west", box=[3, 3, 2], at=[5, 6]) + piece("east", box=[3, 3, 2], at=[15, 6])
    high = piece("tower", box=[3, 3, 5], at=[7, 6])
    run = [{"path": "jump 14,6", "hurry": True}]
    return [
        alone(folder, (6, 6, 2), ["move", *run], [4], scenery=wide, name="heroic_jump"),
        alone(folder, (6, 6, 2), ["move", *run], [5], scenery=wide, name="failed_jump"),
        alone(folder, (9, 6), ["move", {"path": "leap 7.5,6", "hurry": True}], [4], scenery=high, name="heroic_leap"),
        alone(folder, (9, 6), ["move", {"path": "leap 7.5,6", "hurry": True}], [3], scenery=high, name="half_a_leap"),
    ]


def dives(folder):
    """Hiera dives on Sigvald from the roof."""
    game = scenario_game.written(
        folder,
        side("amazons", figure("hiera", "amazons/amazon_swordswoman", (7, 6, 3))),
        side("vikings", figure("sigvald", "vikings/rus", (9.2, 6))),
        scenery=TOWER,
        name="dive.toml",
    )
    return [game.play(["move", "dive 9.2,6", "fight"], [6, 1, 2])]


# ---------------------------------------------------------------- fights


def melees(folder):
    """Two against two: groups are formed, a weapon is named, a roll made again. Davios chooses one of two enemies."""
    small = {"base": 0.8}
    blade = figure("hiera", "amazons/amazon_blademaster", (5, 6), weapons=["epee", "dague"], **small)
    two = side("amazons", blade, figure("asteria", "amazons/amazon_swordswoman", (5, 6.9), **small))
    one = figure("sigvald", "vikings/rus", (5.9, 6), **small)
    rus = side("vikings", one, figure("rurik", "vikings/rus", (5.9, 6.9), **small))
    pairs = scenario_game.written(folder, two, rus, name="pairs.toml")
    split = pairs.play(["fight"]).pending.options[0]
    lone = scenario_game.written(
        folder,
        side("greeks", figure("davios", HOPLITE, (5, 6))),
        side("vikings", figure("sigvald", "vikings/rus", (6.5, 6)), figure("rurik", "vikings/rus", (3.5, 6))),
        name="lone.toml",
    )
    return [
        pairs.play(["fight", split, "epee", "yes"], [2, 3, 5, 2]),
        lone.play(["fight", "rurik"], [3, 1]),
        lone.play(["disengage", "move", "walk 5,2"], [6, 1, 1]),
    ]


def losses(folder):
    """A band that has lost half of its figures goes into frenzy, may give up, and is held back by its own rage."""
    game = scenario_game.written(
        folder,
        side("greeks", figure("davios", "greeks/spartan_hoplite", (5, 6), weapons=["epee_deux_mains"])),
        side(
            "vikings",
            figure("kara", "vikings/speer", (6.4, 6)),
            figure("jorund", "vikings/jarl", (6.4, 20), role="chief"),
        ),
        name="losses.toml",
    )
    raging = ["fight", "end", "end", ("vikings", "Concede", "give up")]
    return [game.play(raging, [6, 1, 4, 6]), game.play(raging, [6, 1, 4, 1])]


# ---------------------------------------------------------------- shots and tokens


def tokens(folder):
    """A spear thrown and taken up again; two fragments, one is chosen; two crossbows, one is reloaded."""
    spear = scenario_game.written(
        folder,
        side("vikings", figure("kara", "vikings/speer", (5, 6))),
        side("greeks", figure("davios", HOPLITE, (9, 6))),
        name="spear.toml",
    )
    thrown = ["shoot", {"target": "davios", "weapon": "lance", "aimed": False}, "end"]
    away = ["move", "walk 9,12", "end"]
    two = FAR_FRAGMENT + NEAR_FRAGMENT + NEAR_FRAGMENT.replace("near", "other").replace("5.5, 6", "4.5, 6")
    fragments = scenario_game.written(
        folder,
        side("greeks", figure("davios", HOPLITE, (5, 6))),
        side("vikings", FAR_RUS),
        fragments=two,
        name="two.toml",
    )
    bows = scenario_game.written(
        folder,
        side("greeks", figure("jelena", "greeks/cretan_archer", (5, 6), weapons=["arbalete", "arbalete_de_poing"])),
        side("vikings", figure("sigvald", "vikings/rus", (13, 6))),
        name="bows.toml",
    )
    shots = [
        ["shoot", {"target": "sigvald", "weapon": key, "aimed": False}, "end", "end"]
        for key in ("arbalete", "arbalete_de_poing")
    ]
    return [
        spear.play([*thrown, *away, "move", "walk 8.2,6", "retrieve"], [1, 6]),
        fragments.play(["harvest", "other"]),
        bows.play([*shots[0], *shots[1], "reload", "arbalete"], [1, 6, 1, 6]),
    ]


def reactions(folder):
    """Two figures on alert would react at the same point; one of them charges, and her stance is over."""
    game = scenario_game.written(
        folder,
        side(
            "greeks",
            figure("jelena", "greeks/cretan_archer", (10, 4)),
            figure("ariane", "greeks/cretan_archer", (14, 4)),
        ),
        side("amazons", figure("asteria", "amazons/amazon_archer", (5, 10))),
        name="reactions.toml",
    )
    watch = ["alert", "end", "alert", "end"]
    shoot = {"do": "shoot", "weapon": "arc_lourd", "at_pas": 3}
    charge = {"do": "charge", "at_pas": 6}
    met = scenario_game.written(
        folder,
        side("greeks", figure("jelena", "greeks/cretan_archer", (10, 4))),
        side("amazons", figure("hiera", "amazons/amazon_swordswoman", (5, 4))),
        name="met.toml",
    )
    return [
        game.play([*watch, "move", "walk 11,10", shoot, shoot, "jelena"], [1, 6, 1, 6]),
        game.play([*watch, "move", "walk 11,10", charge, "pass"]),
        met.play(["alert", "end", "move", "walk 8.4,4", "pass"]),
    ]


# ---------------------------------------------------------------- gods and magic


def gods(folder):
    """A conflict of influence, points drained, fear, bonds that hold or are broken, a stranger taken over."""
    roofs = piece("west", box=[3, 3, 2], at=[5, 6]) + piece("east", box=[3, 3, 2], at=[12, 6])
    quarrel = scenario_game.written(
        folder,
        side("greeks", figure("davios", "greeks/spartan_hoplite", (6, 6, 2)), points=3),
        side("vikings", FAR_RUS, points=5),
        scenery=roofs,
        name="quarrel.toml",
    )
    cards = ("vikings", "CallGods", "pass")
    bids = [("greeks", "StrengthenIntervention", 0), ("vikings", "StrengthenIntervention", 0)]
    dark = scenario_game.written(
        folder,
        side("renegades", figure("orm", "vikings/rus", (5, 6)), renegade=True, points=10),
        side("greeks", figure("davios", HOPLITE, (15, 6)), points=6),
        name="dark.toml",
    )
    held = [
        ("renegades", "CallGods", "chaines_du_tartare on davios"),
        ("renegades", "CallGods", "faim_des_dieux on greeks"),
    ]
    afraid = scenario_game.written(
        folder,
        side("greeks", figure("davios", HOPLITE, (5, 6))),
        side("vikings", FAR_RUS, points=8),
        stranger("shade", "beasts/shade", (11, 6)),
        name="afraid.toml",
    )
    charge = [("vikings", "CallGods", "pass"), ("vikings", "TakeOver", "shade"), "end", "move", "walk 9.3,6"]
    return [
        quarrel.play(
            [cards, "move", "jump 11.5,6", "die 1", ("vikings", "Curse", "die 1"), *bids],
            [2, 6, 6, 6, 1, 1, 1, 1, 1, 3],
        ),
        dark.play([*held, "end", "move", "walk 12,6"], [6]),
        dark.play([*held, "end", "move", "walk 12,6"], [1]),
        afraid.play(charge, [6]),
    ]


def cards(folder):
    """A hammer that shakes, a god who steadies, one who heals; and a spear that reaches out for a passer-by."""
    hammer = scenario_game.written(
        folder,
        side("amazons", figure("hiera", "amazons/amazon_swordswoman", (5, 6)), points=3),
        side("vikings", figure("kara", "vikings/speer", (9, 8)), points=5),
        name="hammer.toml",
    )
    healing = scenario_game.written(
        folder,
        side("greeks", figure("davios", HOPLITE, (5, 6)), points=7),
        side("vikings", figure("sigvald", "vikings/rus", (6.4, 6))),
        name="healing.toml",
    )
    thor = ("vikings", "CallGods", "marteau_de_thor on hiera")
    calm = ("amazons", "CallGods", "pas_d_hermes on hiera")
    calls = ("greeks", "CallGods", "pass")
    passes = ("greeks", "InfluenceFate", "pass")
    struck = [calls, "fight", passes, passes, "main_d_asclepios on davios"]
    return [
        hammer.play([thor, "stay", calm, "end"]),
        hammer.play([thor, "move", "walk 10.5,6"], [1, 6]),
        healing.play(struck, [1, 6, 4]),
    ]


def occultism(folder):
    """A sibyl who has bought Occultisme turns the die of her roll."""
    band = folder / "occult.band.toml"
    recruits = [
        ("selene", "sibyl", 'upgrades = ["occultisme"]\n'),
        ("leon", "spartan_hoplite", "chief = true\n"),
        ("ajax", "athenian_hoplite", ""),
        ("jelena", "cretan_archer", ""),
    ]
    figures = "".join(
        f'[[figures]]\nname = "{name}"\nprofile = "greeks/{kind}"\n{more}' for name, kind, more in recruits
    )
    head = 'format = "pas-band/1"\ngame = "ichoria"\nname = "Occult"\nfaction = "greeks"\n'
    band.write_text(head + figures, encoding="utf-8")
    game = scenario_game.written(
        folder,
        '[[sides]]\nname = "greeks"\nband = "occult.band.toml"\n',
        side("vikings", figure("sigvald", "vikings/rus", (17, 17))),
        box_zone("south", "greeks", 0, 0, 20, 14),
        box_zone("north", "vikings", 0, 14, 20, 20),
        size=(20, 20),
        fragments='[[fragments]]\nid = "far"\nvalue = 5\nat = [19, 19]\n',
        scenery=piece("west", box=[3, 3, 2], at=[5, 6]) + piece("east", box=[3, 3, 2], at=[12, 6]),
        name="occult.toml",
    )
    placed = [{"figure": name, "at": at} for name, at in (("selene", [5, 2]), ("leon", [9, 2]), ("ajax", [12, 2]))]
    placed.append({"figure": "jelena", "at": [15, 2]})
    climb = ["move", "climb 5,6", ("AnnounceOccultism", "yes"), "5 to 4"]
    return [game.play([*placed, "end", *climb], [1, 5])]


# ---------------------------------------------------------------- doors, couples, set-up


def doors(folder):
    """A door and a secret spring at one's hands."""
    wall = piece("wall", box=[0.4, 12, 3], at=[8, 5]) + piece("gate", kind="door", box=[0.4, 2, 3], at=[8, 12])
    game = scenario_game.written(
        folder,
        side("greeks", figure("davios", HOPLITE, (7.2, 12))),
        side("vikings", FAR_RUS),
        scenery=wall + mechanism("spring", "wall", at=[7.2, 11.2], gone=True),
        name="doors.toml",
    )
    thin = piece("wall", box=[0.2, 12, 3], at=[8, 5]) + piece("gate", kind="door", box=[0.2, 2, 3], at=[8, 12])
    met = scenario_game.written(
        folder,
        side("vikings", figure("sigvald", "vikings/rus", (8.7, 12))),
        side("greeks", figure("davios", HOPLITE, (7.3, 12))),
        scenery=thin,
        name="met.toml",
    )
    return [game.play(["work", "gate"]), met.play(["alert", "end", "work"])]


def couples(folder):
    """A heroine and her wolf, in a match that reads a rule in its own way."""
    game = scenario_game.written(
        folder,
        side("vikings", figure("runir", "vikings/shield_maiden", (5, 6), animal="wolf", animal_at=[5, 9])),
        side("greeks", figure("davios", HOPLITE, (20, 6))),
        more='[readings]\ngiving_up = "loses"\n',
        name="couples.toml",
    )
    return [game.play(["runir wolf", "move", "walk 9,9", "end", "stay"])]


def powers(folder):
    """Every active ability: a swap, an illusion, a spell that holds, one that inspires."""
    amazons = side(
        "amazons",
        figure("hiera", "amazons/amazon_blademaster", (5, 6)),
        figure("asteria", "amazons/amazon_archer", (7, 6)),
        figure("vesarine", "barbarians/barbarian_sibyl", (9, 6)),
        figure("hissar", "barbarians/wandering_oracle", (11, 6)),
    )
    game = scenario_game.written(
        folder, amazons, side("vikings", figure("sigvald", "vikings/rus", (16, 6))), name="powers.toml"
    )
    return [
        game.play(["acrobatie", "end", "end", "inspiration", "hiera", "end", "immobilisation"]),
        game.play(["end", "end", "effroyable_illusion", "vesarine"]),
    ]


def crowded(folder):
    """Too little room for all fragments, and for a second figure in a zone."""
    game = scenario_game.written(
        folder,
        side("greeks", figure("davios", HOPLITE), figure("ajax", HOPLITE)),
        side("vikings", figure("sigvald", "vikings/rus")),
        box_zone("nook", "greeks", 0, 0, 1.3, 1.3),
        box_zone("north", "vikings", 0, 7, 9, 9),
        size=(9, 9),
        fragments="",
        more="[options]\nfragments = [5, 5, 5, 5, 5, 5]\n",
        name="crowded.toml",
    )
    return [game.play_out(seed=1)]


SCRIPTS = (
    *(ways, flights, dives, melees, losses, tokens, reactions),
    *(gods, cards, occultism, doors, couples, powers, crowded),
)
