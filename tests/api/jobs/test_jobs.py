"""Long work over HTTP: scans become scenes, jobs are followed live and called off."""

from __future__ import annotations

import json
import signal
import struct
import time
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from api.guard.problems import Refusal
from api.guard.sandbox import done, work
from api.jobs.job_list import WAITING, Cancelled, Jobs
from terrain.machine.children import Ended, how_ended
from tests.api.http.test_served_scenes import WALL, owned, upload

MM_PER_PAS = 25.0
OWNER = owned("the-owner-of-all-scans")


def scanned_hill(columns=56, rows=40, block=((20, 30), (14, 26)), height=3.0):
    """A binary STL as a scanner makes it: a sheet over a table of 14 by 10 pas with one block on it, in millimetres."""
    step = 0.25 * MM_PER_PAS

    def point(column, row):
        inside = all(low <= place <= high for place, (low, high) in zip((column, row), block, strict=True))
        return column * step, row * step, height * MM_PER_PAS if inside else 0.0

    triangles = []
    for column in range(columns):
        for row in range(rows):
            a, b = point(column, row), point(column + 1, row)
            c, d = point(column + 1, row + 1), point(column, row + 1)
            triangles += [(a, b, c), (a, c, d)]
    packed = [struct.pack("<12f", 0, 0, 0, *a, *b, *c) + b"\0\0" for a, b, c in triangles]
    return b"\0" * 80 + struct.pack("<I", len(packed)) + b"".join(packed)


def ended(asking, job, seconds=240):
    deadline = time.monotonic() + seconds
    while (now := asking.get(f"/v1/jobs/{job['id']}").json())["state"] in ("waiting", "running"):
        assert time.monotonic() < deadline, now
        time.sleep(0.2)
    return now


def scan(asking, content, file="hill.stl", **wishes):
    return asking.post("/v1/scans", files=[("files", (file, content))], data=wishes, headers=OWNER)


def stored_scenes(asking):
    """The scenes of the owner of all scans here."""
    return [one for one in asking.get("/v1/scenes", headers=OWNER).json()["scenes"] if not one["shipped"]]


def followed(server, job):
    """Every message of a job's live connection, until the server closes it."""
    with connect(f"ws://127.0.0.1:{server.port}/v1/jobs/{job['id']}/live") as socket:
        return [json.loads(message) for message in socket]


def test_a_scan_becomes_a_scene_that_can_be_asked(server, asking):
    """Uploaded, followed live to its end, stored, ruled on, and deleted by who brought it."""
    begun = scan(asking, scanned_hill(), table_cm="35", name="A hill")
    assert begun.status_code == 202, begun.text
    steps = followed(server, begun.json())
    shares = [step["share"] for step in steps]
    assert shares == sorted(shares)
    last = steps[-1]
    assert (last["state"], last["share"]) == ("done", 1.0), last["problem"]
    assert last == asking.get(f"/v1/jobs/{last['id']}").json()
    assert last["result"]["id"] in [one["id"] for one in stored_scenes(asking)]
    address = f"/v1/scenes/{last['result']['id']}"
    held = asking.get(address).json()
    assert held["name"] == "A hill"
    assert held["summary"]["triangles"] > 2
    low, high = held["summary"]["size"]
    assert (max(low, high), min(low, high)) == pytest.approx((14.0, 10.0), abs=0.7)
    sight = asking.post(f"{address}/sight", json={"a": "2,2", "b": "12,2"})
    assert sight.json()["verdict"] in ("visible", "blocked", "too_close", "undecided")
    assert asking.delete(address, headers=owned(last["result"]["owner_token"])).status_code == 204


def test_a_scan_that_is_none_fails_by_name_and_stores_nothing(asking):
    before = stored_scenes(asking)
    failed = ended(asking, scan(asking, b"this is no mesh at all").json())
    assert (failed["state"], failed["problem"]["code"], failed["result"]) == ("failed", "bad_scan", None)
    assert "/" not in failed["problem"]["detail"]
    assert stored_scenes(asking) == before


def test_a_scan_with_a_name_that_climbs_out_is_refused_at_once(asking):
    refused = scan(asking, scanned_hill(4, 4), file="../../hill.stl")
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_name")


def test_a_job_that_is_called_off_ends(server, asking):
    """Its live connection says so too, and nothing of it is stored."""
    before = stored_scenes(asking)
    job = scan(asking, scanned_hill()).json()
    assert asking.delete(f"/v1/jobs/{job['id']}").status_code == 200
    assert followed(server, job)[-1]["state"] == "cancelled"
    assert ended(asking, job)["result"] is None
    assert stored_scenes(asking) == before


def test_preparing_is_called_off_or_done_but_never_failed(asking):
    stored = upload(asking, {"walls.toml": WALL.replace("Two walls", "Walls to prepare")}).json()
    job = asking.post(f"/v1/scenes/{stored['id']}/prepare").json()
    asking.delete(f"/v1/jobs/{job['id']}")
    assert ended(asking, job)["state"] in ("cancelled", "done")


def test_nobody_follows_a_job_that_is_not_there(server):
    with connect(f"ws://127.0.0.1:{server.port}/v1/jobs/abcdef/live") as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
        assert (socket.protocol.close_code, socket.protocol.close_reason) == (4404, "not_found")


def test_what_waits_is_called_off_before_it_begins():
    """One worker, who is busy: the second job never runs."""
    jobs, ran, go_on = Jobs(1), [], []

    def slow(job):
        while not go_on:
            time.sleep(0.01)
        return job.kind

    first, second = jobs.start("first", slow), jobs.start("second", lambda _: ran.append("second"))
    second.cancel()
    assert second.state == "cancelled"
    go_on.append(True)
    jobs.close()
    assert (first.state, first.result, second.state, ran) == ("done", "first", "cancelled", [])


def test_calling_off_ends_the_process_that_is_waited_for():
    jobs, begun, ends = Jobs(1), Event(), []

    def waits(job):
        with job.ended_by(lambda: ends.append(True)):
            begun.set()
            while not ends:
                time.sleep(0.01)

    job = jobs.start("waits", waits)
    begun.wait()
    job.cancel()
    jobs.close()
    assert (job.state, ends[0]) == ("cancelled", True)


def test_too_much_waiting_work_is_refused():
    jobs, go_on = Jobs(1), []

    def slow(_job):
        while not go_on:
            time.sleep(0.01)

    for _ in range(WAITING):
        jobs.start("slow", slow)
    with pytest.raises(Refusal) as refused:
        jobs.start("one too many", slow)
    go_on.append(True)
    jobs.close()
    assert (refused.value.status, refused.value.code) == (429, "too_busy")


def test_work_that_was_called_off_hears_of_it():
    jobs = Jobs(1)
    job = jobs.start("idle", lambda _: None)
    jobs.close()
    job.cancel()
    with pytest.raises(Cancelled):
        job.progress(0.5)


# -------------------------------------------------------------------- what goes wrong is told as what it is


def test_a_fault_of_ours_in_a_worker_is_called_one_and_not_too_much_work():
    with pytest.raises(Refusal) as refused:
        work("api.workers.intake_worker", {"no": "folder"}, memory_bytes=2e9, seconds=20)
    assert (refused.value.status, refused.value.code) == (500, "bug")


def test_a_worker_that_uses_up_its_time_is_told_so():
    with pytest.raises(Refusal, match="too much time"):
        done(Ended(how_ended(-signal.SIGXCPU)))
    with pytest.raises(Refusal, match="too much memory"):
        done(Ended(how_ended(-signal.SIGKILL)))


def test_a_fault_of_ours_in_a_job_is_told_to_who_waits_and_its_cause_is_in_the_log(caplog):
    jobs = Jobs(1)
    job = jobs.start("faulty", lambda _: 1 / 0)
    jobs.close()
    assert (job.state, job.problem["code"]) == ("failed", "bug")
    assert "ZeroDivisionError" in caplog.text
