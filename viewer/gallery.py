"""Draws the gallery: a page of ten scenes, and the pictures of the README.

python -m viewer.gallery            draws `gallery/index.html` with its pictures
python -m viewer.gallery --readme   draws those of the README into `pictures/`
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

import scenes
from scenes.plugs import CATALOGUE, catalogue_of
from skirmish import games
from viewer.draw.picture import PictureError, put_picture
from viewer.rulings.reach import reach_picture
from viewer.rulings.sight import sight_drawing
from viewer.rulings.snapshots import picture_pngs
from viewer.stage.shot import Shot
from viewer.stage.subject import open_what

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viewer.rulings.snapshots import Picture

ROOT = Path(__file__).resolve().parents[1]
GALLERY, PICTURES = ROOT / "gallery", ROOT / "pictures"
SIZE, README_SIZE = (1200, 750), (960, 600)
QUALITY = 82


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture on the page: its file, what it is of, the command that draws it."""

    name: str
    what: str
    camera: str
    words: str

    @property
    def command(self) -> str:
        camera = "" if self.camera == "orbit" else f" --camera {self.camera}"
        return f"pas view {Path(self.what).stem} --shot {self.name}.png{camera}"


EXHIBITS = (
    Exhibit("castle", "castle.toml", "orbit", "A scanned castle, and who stands where."),
    Exhibit("castle-eyes", "castle.toml", "eyes:davios:antiope", "What davios sees of antiope on her tower."),
    Exhibit("towers", "two_towers.toml", "orbit", "Two towers, a bridge, and eight figures."),
    Exhibit("terraces", "vertical.toml", "orbit", "Terraces, a tower, a pond and a marsh."),
    Exhibit("ruin", "ruin.toml", "orbit", "A ruin with holes in its walls."),
    Exhibit("garden", "garden.toml", "orbit", "A garden."),
    Exhibit("bridge", "bridge.toml", "orbit", "A bridge."),
    Exhibit("mars", "mars.toml", "orbit:-62,38", "A piece of Mars, from a height map."),
    Exhibit("agora", "agora.toml", "orbit", "The drowned agora, a board of areas as a relief."),
    Exhibit("tartarus", "tartarus.toml", "orbit", "Tartarus, with its rifts and its lava."),
)


def shipped(name: str) -> Path:
    """A scene that ships with Pas, or a board of one of its games."""
    boards = (path for game in games() for path in sorted((catalogue_of(game) / "boards").glob(name)))
    own = CATALOGUE / name
    return own if own.is_file() else next(boards)


def draw_gallery(folder: Path) -> Path:
    """Draw all exhibits and the page about them."""
    folder.mkdir(exist_ok=True)
    shots = [(Shot(open_what(shipped(one.what)).stage, one.camera), SIZE) for one in EXHIBITS]
    for exhibit, png in zip(EXHIBITS, picture_pngs(shots), strict=True):
        put_picture(small(png), folder / f"{exhibit.name}.jpg")
    return put_picture(_page(EXHIBITS).encode(), folder / "index.html")


def _page(exhibits: Sequence[Exhibit]) -> str:
    figures = "\n".join(
        f'<figure><img src="{one.name}.jpg" width="{SIZE[0]}" height="{SIZE[1]}" alt="{one.words}">'
        f"<figcaption>{one.words}<br><code>{one.command}</code></figcaption></figure>"
        for one in exhibits
    )
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pas: ten scenes</title>
<style>body {{ margin: 2rem auto; max-width: 76rem; padding: 0 1rem; background: #f5f1e8; color: #2b2a27;
font: 17px/1.5 system-ui, sans-serif }} main {{ display: grid; gap: 2rem;
grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)) }} figure {{ margin: 0 }}
img {{ width: 100%; height: auto; border: 1px solid #cfc6b4; border-radius: 8px }} code {{ font-size: 13px }}</style>
<h1>Ten scenes</h1>
<main>
{figures}
</main></html>
"""


def draw_readme(folder: Path) -> list[Path]:
    """Draw the pictures of the README: a table, a ruling, a reach map, a board."""
    folder.mkdir(exist_ok=True)
    castle, vertical = (scenes.load_scene(CATALOGUE / f"{name}.toml") for name in ("castle", "vertical"))
    wanted: dict[str, Picture] = {
        "table": Shot(open_what(CATALOGUE / "castle.toml").stage),
        "eyes": Shot(open_what(CATALOGUE / "castle.toml").stage, "eyes:davios:antiope"),
        "ruling": sight_drawing(castle, scenes.rule_sight(castle, "davios", "jelena")),
        "reach": reach_picture(vertical, scenes.map_reach(vertical, "leucas", hurry=True)),
        "board": Shot(open_what(shipped("agora.toml")).stage),
    }
    pngs = picture_pngs([(picture, README_SIZE) for picture in wanted.values()])
    return [put_picture(small(png), folder / f"{name}.jpg") for name, png in zip(wanted, pngs, strict=True)]


def small(png: bytes) -> bytes:
    """A picture as a JPEG, which is a quarter as large."""
    stream = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(stream, "JPEG", quality=QUALITY, optimize=True)
    return stream.getvalue()


def main(words: Sequence[str]) -> int:
    """Draw what is wanted, and say where it is."""
    try:
        made = draw_readme(PICTURES) if "--readme" in words else [draw_gallery(GALLERY)]
    except PictureError as missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    for path in made:
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
