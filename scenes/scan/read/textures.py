"""Opens the texture images of a scan safely: a few known formats only, with a limit on pixels."""

from __future__ import annotations

import io
import struct
import warnings
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, UnidentifiedImageError

from scenes.scan.surface import ScanError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

TEXTURES = ("JPEG", "PNG", "WEBP", "BMP", "TGA", "TIFF")

MAX_PIXELS = 80_000_000
"""Of one picture: phones make up to 8192 by 8192. Pillow itself warns at about the same size."""

MAX_PIXELS_TOGETHER = 400_000_000
"""Of all pictures of one scan."""

MAX_PICTURES = 1000

LARGE_SIDE = 4096
"""JPEG pictures are opened at a half or a quarter of their size while they stay larger than this."""


class PictureError(ScanError):
    """A picture that cannot be opened; a few words that say why."""


@contextmanager
def opened(source: Path | bytes, kinds: tuple[str, ...]) -> Iterator[Image.Image]:
    """A picture of one of some kinds, its pixels not yet decoded, and not more of them than can be."""
    place = io.BytesIO(source) if isinstance(source, bytes) else source
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(place, formats=kinds) as picture:
                _refuse_too_large(picture)
                yield picture
    except Image.DecompressionBombError:
        raise PictureError("more pixels than can be opened") from None
    except UnidentifiedImageError:
        raise PictureError(f"not a picture of a known kind ({', '.join(kinds)})") from None
    except ScanError:
        raise
    except (OSError, SyntaxError, EOFError, ValueError, struct.error, zlib.error) as trouble:
        raise PictureError(f"damaged ({trouble})") from trouble


def _refuse_too_large(picture: Image.Image) -> None:
    if picture.width * picture.height > MAX_PIXELS:
        raise PictureError(f"{picture.width} by {picture.height} pixels, which is more than can be opened")


@dataclass
class Album:
    """The pictures of one scan, opened one at a time."""

    pictures_left: int = MAX_PICTURES
    pixels_left: int = MAX_PIXELS_TOGETHER

    def picture(self, source: Path | bytes) -> NDArray[np.uint8]:
        """Red, green and blue of every pixel, row by row from the top."""
        self.pictures_left -= 1
        if self.pictures_left < 0:
            raise PictureError(f"there are more than {MAX_PICTURES}")
        with opened(source, TEXTURES) as picture:
            self.pixels_left -= picture.width * picture.height
            if self.pixels_left < 0:
                raise PictureError("there are too many pixels in all pictures together")
            if picture.format == "JPEG":
                picture.draft("RGB", (LARGE_SIDE, LARGE_SIDE))
            return np.asarray(picture.convert("RGB"))


def sample(picture: NDArray[np.uint8], across: NDArray[np.float64], down: NDArray[np.float64]) -> NDArray[np.uint8]:
    """The pixels at some places, as shares of the width and of the height; the picture repeats beyond its edges."""
    rows, columns = picture.shape[:2]
    return picture[_pixels(down, rows), _pixels(across, columns)]


def _pixels(shares: NDArray[np.float64], size: int) -> NDArray[np.int64]:
    outside = (shares < 0) | (shares > 1)
    within = np.where(outside, shares - np.floor(shares), shares)
    pixels = np.nan_to_num(within * size, nan=0.0, posinf=0.0, neginf=0.0)
    return np.asarray(np.clip(pixels, 0, size - 1), dtype=np.int64)


def first_few(notes: Iterable[str], most: int = 5) -> tuple[str, ...]:
    """Some different notes, and how many more there are."""
    different = sorted(set(notes))
    more = (f"and {len(different) - most} more notes like these",) if len(different) > most else ()
    return (*different[:most], *more)
