"""Shows a recorded game in a window: play, pause, step, speed, scrub, the next wound; figures move along their ways."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from viewer.replay.timeline import Player
from viewer.window.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.words import Lang
    from viewer.replay.timeline import Timeline

BETWEEN_S, WALK_S = 1.5, 0.9
TICK_MS = 60
FASTEST, SLOWEST = 8.0, 0.25


class ReplayWindow(Window):
    """A window that walks over a timeline."""

    def __init__(self, timeline: Timeline, lang: Lang = "en", **more: Any) -> None:
        self.player = Player(timeline)
        self._since = 0.0
        super().__init__(timeline.moments[-1].stage, lang, **more)  # by then every side has chosen its strip
        last = max(len(timeline.moments) - 1, 1)
        self.slider = self.plotter.add_slider_widget(
            self._scrubbed, [0, last], value=0, pointa=(0.3, 0.08), pointb=(0.97, 0.08), fmt="%.0f", style="modern"
        )
        self.plotter.iren.interactor.AddObserver("TimerEvent", self._ticked)
        self.show(walking=False)

    @property
    def keys(self) -> str:
        return f"{self.words('keys')} · {self.words('replay_keys')}"

    def more_keys(self) -> dict[str, Callable[[], None]]:
        return {
            "space": self.play_or_pause,
            "Right": lambda: self.step(1),
            "Left": lambda: self.step(-1),
            "n": self.next_wound,
            "plus": lambda: self.change_speed(2.0),
            "minus": lambda: self.change_speed(0.5),
        }

    # ---------------------------------------------------------------- walking over it

    def play_or_pause(self) -> None:
        self.player.playing = not self.player.playing
        self._since = time.monotonic()

    def step(self, by: int) -> None:
        self.player.step(by)
        self.show(walking=by > 0)

    def next_wound(self) -> None:
        self.player.to_next_wound()
        self.show(walking=True)

    def change_speed(self, by: float) -> None:
        self.player.speed = min(max(self.player.speed * by, SLOWEST), FASTEST)

    def _scrubbed(self, value: float) -> None:
        if round(value) != self.player.at:
            self.player.scrub(round(value))
            self.show(walking=False)

    def show(self, *, walking: bool) -> None:
        """Show the moment where the player is; figures that moved may walk there."""
        moment = self.player.moment
        self.show_cast(moment.stage)
        self._since = time.monotonic() if walking else 0.0
        of = f"{self.player.at + 1}/{len(self.player.timeline.moments)} · {self.player.speed:g}×"
        self.say(moment.heading or " ", "\n".join([moment.said, " · ".join(moment.dice), of]))
        if hasattr(self, "slider"):
            self.slider.GetRepresentation().SetValue(self.player.at)
        self._walk()
        self.plotter.render()

    def _walk(self) -> None:
        """Put the figures that moved where they are by now."""
        share = min((time.monotonic() - self._since) * self.player.speed / WALK_S, 1.0)
        for way in self.player.moment.ways:
            if way.figure in self.places:
                self.put(way.figure, way.at(share))

    def _ticked(self, _interactor: Any, _event: str) -> None:
        passed = (time.monotonic() - self._since) * self.player.speed
        if passed < WALK_S and self.player.moment.ways:
            self._walk()
            self.plotter.render()
        elif self.player.playing and passed > BETWEEN_S:
            self.player.scrub(self.player.at + 1)
            self.show(walking=True)

    def open(self) -> None:
        self.plotter.iren.initialize()
        self.plotter.iren.interactor.CreateRepeatingTimer(TICK_MS)
        super().open()
