"""`pas odds`: computes the exact chances of a fight or a shot before it is declared."""

from typing import TYPE_CHECKING, Annotated

import typer

import scenes
from api.command.terminal.options import AsJson, FigureA, FigureB, Language, SceneName
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, deliver
from api.command.terminal.scene_names import open_scene, refusing
from api.command.terminal.text import facts, headline
from api.command.terminal.wait import prepare
from api.command.words.sentences import tongue_for
from api.documents.chances import odds_document

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import RenderableType

    from api.command.terminal.text import Row
    from scenes.table import FightRuling, Harm, OddsRuling, Part, ShotRuling
    from scenes.words import Tongue
    from skirmish.kernel import Verdict


def odds(
    scene: SceneName,
    a: FigureA,
    b: FigureB,
    weapon: Annotated[str | None, typer.Option("--weapon", metavar="WEAPON")] = None,
    aimed: Annotated[bool, typer.Option("--aimed")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """What are A's chances against B? Exact: who wins, what is lost, who goes out."""
    tongue = tongue_for(lang)
    with refusing():
        loaded = open_scene(scene, a, b)
        if loaded.space == "board":
            from api.command.questions.board_odds import board_odds  # noqa: PLC0415  it loads the rules of boards

            return deliver(board_odds(loaded, a, b, tongue), as_json=as_json)
        prepare(loaded.table, tongue)
        ruling = scenes.rule_odds(loaded, a, b, weapon=weapon, aimed=aimed)
    document = odds_document(ruling) | {"game": loaded.game, "scene": str(loaded.path)}
    code = ANSWERED if ruling.possible else ANSWERED_NO
    return deliver(Answer(document, _text(loaded.game, ruling, tongue), code), as_json=as_json)


def _text(game: str, ruling: "OddsRuling", tongue: "Tongue") -> list["RenderableType"]:
    fights = _fight_text(game, ruling.fight, tongue) if ruling.fight else []
    return [*fights, *(part for shot in ruling.shots for part in _shot_text(game, shot, tongue))]


def _fight_text(game: str, ruling: "FightRuling", tongue: "Tongue") -> list["RenderableType"]:
    told = ruling.odds
    shares = {"win": _share(told.win, tongue), "tie": _share(told.tie, tongue), "lose": _share(told.lose, tongue)}
    names = {"a": told.attacker.figure, "b": told.defender.figure}
    rows = [
        _not_now(game, ruling.verdict, "odds_as_if", tongue),
        (tongue("odds_outcome"), tongue("odds_win_tie_lose", **shares)),
        (told.attacker.figure, _armed(told.attacker, tongue)),
        (told.defender.figure, _armed(told.defender, tongue)),
        _loss(told.to_defender, tongue),
        _loss(told.to_attacker, tongue),
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    return [headline(tongue("odds_fight", **names, win=shares["win"]), "plain"), facts(rows)]


def _shot_text(game: str, ruling: "ShotRuling", tongue: "Tongue") -> list["RenderableType"]:
    told = ruling.odds
    names = {"a": told.shooter.figure, "b": told.target.figure, "weapon": ruling.weapon}
    afraid = told.courage < 1
    rows = [
        _not_now(game, ruling.verdict, "odds_as_if_shot", tongue),
        (tongue("odds_courage"), tongue("odds_courage_said", chance=_share(told.courage, tongue))) if afraid else None,
        (told.shooter.figure, _roll(told.shooter, tongue)),
        (told.target.figure, _roll(told.target, tongue)),
        _loss(told.to_target, tongue),
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    return [headline(tongue("odds_shot", **names, hit=_share(told.hit, tongue)), "plain"), facts(rows)]


def _not_now(game: str, verdict: "Verdict", key: str, tongue: "Tongue") -> "Row | None":
    """Why it cannot be declared as they stand."""
    if verdict:
        return None
    from scenes.words.story import story  # noqa: PLC0415  only a refusal needs it

    return tongue("odds_not_now"), tongue(key, why=story(game, tongue.lang).refusal(verdict))


def _armed(part: "Part", tongue: "Tongue") -> str:
    said = _roll(part, tongue)
    if part.weapon is None:
        return tongue("odds_unarmed", roll=said)
    return tongue("odds_armed", weapon=part.weapon, roll=said)


def _roll(part: "Part", tongue: "Tongue") -> str:
    """What it rolls, and why: 'D6 + 5 (height +1)'."""
    why = ", ".join(f"{tongue(f'adds_{one.reason}')} {one.by:+d}" for one in part.modifiers)
    again = "".join(tongue("odds_rolls_again", source=source) for source in part.rerolls)
    return tongue("odds_die", adds=part.adds, why=f" ({why})" if why else "") + again


def _loss(harm: "Harm", tongue: "Tongue") -> "Row":
    points = [
        tongue("odds_points", points=number, chance=_share(chance, tongue))
        for number, chance in enumerate(harm.damage)
        if number and chance
    ]
    rest = [("odds_out", harm.out), ("odds_shaken", harm.in_difficulty)]
    said = [*points, *(tongue(key, chance=_share(chance, tongue)) for key, chance in rest if chance)]
    return tongue("odds_loses", figure=harm.figure), ", ".join(said) or tongue("odds_nothing")


def _share(chance: "Fraction", tongue: "Tongue") -> str:
    return tongue.share(float(chance))
