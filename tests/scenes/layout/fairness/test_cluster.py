"""A real Dask cluster: the same games as on the own cores, and one line when it is not there or dies."""

from __future__ import annotations

import sys

import pytest

from api.command import main
from scenes.layout.fairness.cluster import cluster_at
from scenes.layout.fairness.crews import CrewError, OwnCores
from scenes.layout.fairness.ledger import Ledger
from scenes.layout.fairness.verdict import measure, plan_for
from tests.scenes.layout.clusters import cluster
from tests.scenes.layout.duels import duel, duel_file
from tests.scenes.layout.fairness.test_fairness import as_bytes

pytestmark = pytest.mark.usefixtures("cache")


def test_two_workers_of_a_cluster_find_the_same_as_the_own_cores_and_keep_what_was_played_when_it_dies(
    tmp_path, cache, monkeypatch
):
    monkeypatch.setattr("scenes.layout.fairness.cluster.SILENT_SECONDS", 3.0)
    contest = duel(tmp_path)
    alone = measure(plan_for(contest, 8), OwnCores(1), Ledger(contest))
    next(cache.rglob("*.jsonl")).unlink()
    with cluster(2) as (address, processes):
        crew = cluster_at(address, "ichoria")
        assert crew.hands == 2
        there = measure(plan_for(contest, 8), crew, Ledger(contest))
        assert as_bytes(there) == as_bytes(alone)

        def die(_):
            for process in processes:
                process.kill()

        with pytest.raises(CrewError, match=f"{address}: the cluster is gone"):
            measure(plan_for(contest, 100), crew, Ledger(contest), die)
    assert 9 <= len(Ledger(contest).games) < 100
    with pytest.raises(CrewError, match="no cluster is there"):
        cluster_at(address, "ichoria")


@pytest.mark.soak
def test_a_cluster_whose_workers_all_die_is_gone_though_its_scheduler_lives(tmp_path, monkeypatch):
    monkeypatch.setattr("scenes.layout.fairness.cluster.SILENT_SECONDS", 3.0)
    contest = duel(tmp_path)
    with cluster(1) as (address, processes):
        crew = cluster_at(address, "ichoria")
        with pytest.raises(CrewError, match="the cluster is gone"):
            measure(plan_for(contest, 100), crew, Ledger(contest), lambda _: processes[1].kill())
    assert Ledger(contest).games


@pytest.mark.soak
def test_a_scheduler_without_workers_is_no_cluster(monkeypatch):
    monkeypatch.setattr("scenes.layout.fairness.cluster.HELLO_SECONDS", 2.0)
    with cluster(0) as (address, _), pytest.raises(CrewError, match="has no workers"):
        cluster_at(address, "ichoria")


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("tcp://127.0.0.1:9", "--cluster: tcp://127.0.0.1:9: no cluster is there"),
        ("127.0.0.1:9", "--cluster: 127.0.0.1:9: no cluster is there"),
        ("my-cluster", "--cluster: my-cluster: an address of a cluster is like tcp://"),
        ("tcp://127.0.0.1:99999999", "no cluster is there"),
    ],
)
def test_a_cluster_that_is_not_there_is_refused_in_one_line(tmp_path, capsys, address, complaint):
    code = main(["scenario", "fairness", str(duel_file(tmp_path)), "--games", "4", "--cluster", address])
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def test_without_the_package_one_line_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    code = main(["scenario", "fairness", str(duel_file(tmp_path)), "--games", "4", "--cluster", "tcp://127.0.0.1:9"])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.endswith("install it with: pip install 'pas-skirmish[cluster]'\n")
