"""Serialises rulings, library models and problems as JSON: lengths in pas, shares from 0 to 1, null for unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes import (
        Added,
        AllSights,
        CertificateCheck,
        CoverRuling,
        DistanceRuling,
        Problem,
        Scene,
        SightRuling,
        StoredModel,
    )
    from terrain.sight import Margin, Segment


def sight_document(scene: Scene, ruling: SightRuling, hidden: CoverRuling | None) -> dict[str, Any]:
    """A sight ruling, with how much of the second figure the first one does not see, if that was asked."""
    sight = ruling.sight
    return {
        "figures": [ruling.a.id, ruling.b.id],
        "verdict": sight.verdict,
        "ruling": ruling.ruling,
        "sees": ruling.sees,
        "witness": _segment(sight.witness),
        "clearance": sight.clearance_pas,
        "nearest": sight.nearest,
        "margin": _margin(sight.margin),
        "blockers": [{"name": blocker.name, "share": blocker.share} for blocker in sight.blockers],
        **(_hidden(hidden) if hidden else {}),
        "hair": sight.delta_pas,
        "too_close": scene.too_close,
        "rules": list(ruling.rules),
        "rays": sight.rays,
        "missing": sight.missing,
        "open_share": sight.open_share,
        "gained_share": sight.gained_share,
        "digest": scene.table.digest,
        "milliseconds": sight.milliseconds,
    }


def all_sights_document(scene: Scene, found: AllSights) -> dict[str, Any]:
    """Who sees whom: for each pair of figures the verdict, and what is played."""
    return {
        "figures": [figure.id for figure in scene.figures],
        "pairs": [
            {
                "figures": [ruling.a.id, ruling.b.id],
                "verdict": ruling.sight.verdict,
                "ruling": ruling.ruling,
                "sees": ruling.sees,
            }
            for ruling in found.rulings
        ],
        "undecided": found.undecided,
        "digest": scene.table.digest,
        "milliseconds": found.milliseconds,
    }


def distance_document(ruling: DistanceRuling) -> dict[str, Any]:
    """A distance: between bases, its two parts, and between bodies, which decides engagement."""
    measured = ruling.distance
    return {
        "figures": [ruling.a.id, ruling.b.id],
        "distance": measured.gap_pas,
        "horizontal": measured.horizontal_pas,
        "vertical": measured.vertical_pas,
        "bodies": measured.bodies_pas,
        "touching": measured.touching,
        "engaged": ruling.engaged,
        "rules": list(ruling.rules),
    }


def cover_document(ruling: CoverRuling) -> dict[str, Any]:
    """How much of the target is hidden, and by which pieces."""
    pieces = [
        {"name": piece.name, "low": piece.low, "high": piece.high, "touches": piece.touches}
        for piece in ruling.cover.pieces
    ]
    return {
        "figures": [ruling.shooter.id, ruling.target.id],
        **_hidden(ruling),
        "bonus": ruling.bonus,
        "pieces": pieces,
        "rules": list(ruling.rules),
    }


def certificate_check_document(checked: CertificateCheck) -> dict[str, Any]:
    """Whether a certificate holds, and where it first goes wrong."""
    return {
        "ok": checked.ok,
        "first_difference": checked.problem,
        "verdict": checked.verdict or None,
        "figures": list(checked.figures),
        "scene": str(checked.scene) if checked.scene else None,
        "leaves": checked.leaves,
        "triangles": checked.triangles,
    }


def model_document(model: StoredModel) -> dict[str, Any]:
    """A model of the library: its card, with its size in centimetres too."""
    card = model.card.model_dump(mode="json", exclude={"format"})
    size_cm = [2.5 * length for length in model.card.size]
    return card | {"size_cm": size_cm, "licence": model.card.licence or None, "folder": str(model.folder)}


def added_document(added: Added) -> dict[str, Any]:
    """A model that was added: whether it is new, what else its unit may be, and what was noticed."""
    measured = added.measured
    others = measured.sizing.alternatives if measured and measured.sizing.guessed else ()
    return model_document(added.model) | {
        "added": measured is not None,
        "alternatives": [{"units": other.units, "longest_cm": other.longest_cm} for other in others],
        "notes": list(measured.notes) if measured else [],
    }


def problem_document(problem: Problem) -> dict[str, Any]:
    """Something wrong in a scene file, and where."""
    return {"file": problem.file, "line": problem.line, "key": problem.key, "what": problem.what}


def _hidden(ruling: CoverRuling) -> dict[str, Any]:
    share = {"low": ruling.cover.hidden_low, "high": ruling.cover.hidden_high}
    return {"hidden": share, "concealed": ruling.concealed, "cover": ruling.in_cover}


def _segment(segment: Segment | None) -> dict[str, Any] | None:
    return {"from": list(segment.start_pas), "to": list(segment.end_pas)} if segment else None


def _margin(margin: Margin | None) -> dict[str, Any] | None:
    return {"at_least": margin.at_least_pas, "at_most": margin.at_most_pas} if margin else None
