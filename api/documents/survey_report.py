"""Serialises surveys, proposals and moved fragments as JSON: lengths in pas, chances and shares from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.layout import (
        Access,
        BoardSurvey,
        FragmentSurvey,
        Imbalance,
        Share,
        SideSurvey,
        StoneAccess,
        StoneSurvey,
        Survey,
        ZoneSurvey,
    )
    from scenes.layout.place import Amendment, BoardAmendment, BoardProposal, Proposal, Shift, StoneMove

Document = dict[str, Any]


def survey_document(survey: Survey | BoardSurvey, game: str) -> Document:
    """A scenario, surveyed: a table with its fragments, or a board with its stones."""
    return _board_survey(survey, game) if survey.space == "board" else _table_survey(survey, game)


def _table_survey(survey: Survey, game: str) -> Document:
    return {
        "game": game,
        "name": survey.name,
        "activations": survey.moves,
        "rays": survey.rays,
        "imbalance": imbalance_document(survey.imbalance),
        "sides": [_side(side) for side in survey.sides],
        "fragments": [_fragment(one) for one in survey.fragments],
        "unreachable": list(survey.unreachable),
    }


def imbalance_document(imbalance: Imbalance) -> Document:
    """The one number, its parts, and the side it favours."""
    return {
        "total": imbalance.total,
        "time": imbalance.time,
        "exposure": imbalance.exposure,
        "favours": imbalance.favours,
    }


def _side(side: SideSurvey) -> Document:
    return {
        "name": side.name,
        "band": side.band,
        "time": side.time,
        "danger": side.danger,
        "shot_at_first_turn": _share(side.shot_at),
    }


def _share(share: Share) -> Document:
    return {"share": share.value, "count": share.count, "of": share.of}


def _fragment(one: FragmentSurvey) -> Document:
    return {
        "id": one.token.id,
        "value": one.token.value,
        "at": list(one.token.place),
        "seen": _share(one.seen),
        "sides": {
            name: _access(access) | {"time": one.times[name], "seen_by_enemies": _share(one.dangers[name])}
            for name, access in one.access.items()
        },
    }


def _access(access: Access) -> Document:
    return {
        "walking": access.walking,
        "activations": access.activations,
        "chance": access.chance,
        "certain": access.certain,
        "chances": list(access.chances),
        "harvests": list(access.harvests),
        "figure": access.figure,
        "harm": access.harm,
        "deepest_fall": access.deepest_pas,
        "route": [[{"way": part.way, "to": list(part.to)} for part in stage] for stage in access.route],
    }


def _board_survey(survey: BoardSurvey, game: str) -> Document:
    """Ways are counted in areas."""
    return {
        "game": game,
        "name": survey.name,
        "imbalance": imbalance_document(survey.imbalance),
        "zones": [_zone(zone) for zone in survey.zones],
        "stones": [_stone(stone) for stone in survey.stones],
        "unreachable": list(survey.unreachable),
    }


def _zone(zone: ZoneSurvey) -> Document:
    return {
        "name": zone.name,
        "areas": list(zone.areas),
        "time": zone.time,
        "danger": zone.danger,
        "seen": _share(zone.seen),
    }


def _stone(stone: StoneSurvey) -> Document:
    return {
        "area": stone.area,
        "seen": _share(stone.seen),
        "zones": {
            name: _stone_access(access) | {"seen_by_enemies": _share(stone.dangers[name])}
            for name, access in stone.access.items()
        },
    }


def _stone_access(access: StoneAccess) -> Document:
    return {"areas": access.areas, "walk": access.walk, "ways": access.ways, "necks": list(access.necks)}


def proposal_document(proposal: Proposal | BoardProposal, game: str) -> Document:
    """Fragments or stones as they should lie, and the survey of them."""
    return {
        "seed": proposal.wish.seed,
        "placed": list(proposal.placed),
        **({"fragments": _fragments(proposal)} if proposal.space == "table" else {}),
        "imbalance": imbalance_document(proposal.survey.imbalance),
        "survey": survey_document(proposal.survey, game),
    }


def _fragments(proposal: Proposal) -> list[Document]:
    return [
        {"id": one.id, "value": one.value, "at": list(one.at) if one.at is not None else None}
        for one in proposal.fragments
    ]


def amendment_document(amendment: Amendment | BoardAmendment, game: str) -> Document:
    """What should be moved, and the imbalance before and after."""
    moved = map(_stone_move, amendment.shifts) if amendment.space == "board" else map(_shift, amendment.shifts)
    return {
        "moved": list(moved),
        "before": imbalance_document(amendment.before.imbalance),
        "after": imbalance_document(amendment.after.imbalance),
        "survey": survey_document(amendment.after, game),
    }


def _stone_move(move: StoneMove) -> Document:
    return {"from": move.start, "to": move.end, "before": move.before, "after": move.after}


def _shift(shift: Shift) -> Document:
    return {
        "id": shift.token.id,
        "from": list(shift.token.place),
        "to": list(shift.to.place),
        "at": list(shift.at),
        "before": imbalance_document(shift.before),
        "after": imbalance_document(shift.after),
    }
