"""A forged certificate that is sealed again is refused, or what it proves is true nevertheless."""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from copy import deepcopy

import pytest

from terrain.certificate.checker import seal
from tests.terrain.certificate.forgeries import DECEITS, forged, yards

FEW, MANY = 60, int(os.environ.get("PAS_FORGERIES", "4000"))


@pytest.fixture(scope="module")
def known():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PAS_CACHE", os.devnull)
        yield list(yards())


def judged(known, count):
    """How forgeries fared: refused, honest in spite of it, or lies that passed."""
    fates, lies = Counter(), []
    for yard in known:
        for number in range(count):
            document = forged(yard, number)
            checked = yard.checked(document)
            if not checked.ok:
                assert "\n" not in checked.problem
                fates["refused"] += 1
                continue
            fates["slack"] += 1
            lie = yard.lie_of(document)
            if lie is not None:
                lies.append((yard.name, number, lie))
    return fates, lies


def test_the_honest_certificates_hold_and_are_true(known):
    """The control: every verdict is among them, none is refused, and the judge finds nothing against one."""
    verdicts = Counter()
    for yard in known:
        for pair, document in yard.honest.items():
            assert yard.checked(document).ok, (yard.name, pair)
            assert yard.lie_of(document) is None, (yard.name, pair)
            verdicts[document["verdict"]] += 1
    assert min(verdicts[one] for one in ("visible", "blocked")) >= 3, verdicts


def test_the_judge_finds_lies(known):
    """Else the law would say nothing: with another verdict, what is honest becomes a lie that the judge sees."""
    yard = known[0]
    seen, hidden = (
        next(document for document in yard.honest.values() if document["verdict"] == verdict)
        for verdict in ("visible", "blocked")
    )
    assert yard.lie_of({**seen, "proofs": deepcopy(hidden["proofs"])}) is not None
    line = deepcopy(seen["proofs"][0])
    line["segment"][1][2] += 10**6
    assert yard.lie_of({**seen, "proofs": [line]}) is not None


def test_a_forged_certificate_is_refused_or_true(known):
    fates, lies = judged(known, FEW)
    assert lies == []
    assert fates["refused"] > FEW
    assert fates["slack"] > 0, "some changes change nothing that matters"


def test_every_deceit_is_tried_and_refused_where_it_would_lie(known):
    for deceit in DECEITS:
        refused = 0
        for yard in known:
            for pair, honest in yard.honest.items():
                document = deepcopy(honest)
                deceit(yard, document, random.Random(f"{deceit.__name__}{pair}"))
                checked = yard.checked(seal(document))
                refused += not checked.ok
                assert not checked.ok or yard.lie_of(document) is None, (deceit.__name__, yard.name, pair)
        assert refused, deceit.__name__


@pytest.mark.soak
def test_thousands_of_forged_certificates_are_refused_or_true(known, capsys):
    fates, lies = judged(known, MANY)
    with capsys.disabled():
        sys.stdout.write(f"\n  {3 * MANY} forgeries: {dict(fates)}, lies that passed: {len(lies)}\n")
    assert lies == []
