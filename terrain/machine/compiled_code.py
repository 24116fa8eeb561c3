"""Keeps the compiled code of kernels: what ships is read where it lies, the rest is kept in the user's cache.

    what ships    terrain/compiled/<processor>.tar.xz, which `make compiled` packs; it is unpacked beside itself, or
                  into the cache where nobody may write there. PAS_COMPILED=off does without it
    the cache     kernels/<processor> in the folder of caches, for what had to be compiled here

Code is compiled for a class of processors, not for the one at hand, so that it runs on other machines too. Files are
named by the digest of the kernel (`kernel_digest`), which is worked out when the kernel is first called.
"""

from __future__ import annotations

import os
import platform
import zlib
from contextlib import suppress
from functools import cache as remembered
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
from numba.core.caching import IndexDataCacheFile

from terrain.machine.atomic_file import whole_folder
from terrain.machine.interrupts import let_interrupts_come
from terrain.machine.kernel_digest import kernel_digest, layouts
from terrain.machine.watchers import compile_watchers

if TYPE_CHECKING:
    from numba.core.dispatcher import Dispatcher

SHIPPED = Path(__file__).parents[1] / "compiled"
PACK = ".tar.xz"
SWITCH = "PAS_COMPILED"
WIDE = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
"""What a processor of the class x86-64-v3 can do: nearly all since 2015."""


@remembered
def processor() -> str:
    """The class of processors that code is compiled for; the empty name means the one at hand, with all it can do."""
    if numba.config.CPU_NAME is not None:
        return str(numba.config.CPU_NAME)
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return ""
    able = llvm.get_host_cpu_features()
    return "x86-64-v3" if all(able.get(feature) for feature in WIDE) else "x86-64"


def compile_for_the_class() -> None:
    """Have numba compile for the class of processors; before the first kernel is made."""
    if processor() and numba.config.CPU_NAME is None:
        numba.config.CPU_NAME = processor()
        numba.config.CPU_FEATURES = ""


@remembered
def shipped(kept: Path) -> Path | None:
    """The folder of what ships for this class of processors, unpacked; None where nothing does, or none is wanted."""
    folder = SHIPPED / processor()
    if os.environ.get(SWITCH, "").strip().lower() == "off" or not processor():
        return None
    pack = folder.with_name(folder.name + PACK)
    if not pack.is_file():
        return folder
    # Installed where only an administrator may write: each user unpacks it, for each installation.
    own = kept / f"shipped-{zlib.crc32(bytes(SHIPPED)):08x}" / processor()
    return next((place for place in (folder, own) if _is_unpacked(pack, place)), None)


def _is_unpacked(pack: Path, folder: Path) -> bool:
    """Whether the content of a pack lies in a folder, by now; the folder has the time of its pack."""
    changed = pack.stat().st_mtime_ns
    with suppress(OSError):
        if folder.stat().st_mtime_ns == changed:
            return True
    with suppress(OSError, EOFError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with whole_folder(folder) as draft:
            _unpack(pack, draft)
            os.utime(draft, ns=(changed, changed))
        return True
    return False


def _unpack(pack: Path, folder: Path) -> None:
    import lzma  # noqa: PLC0415 - once in the life of a pack
    import tarfile  # noqa: PLC0415

    try:
        with tarfile.open(pack) as archive:
            for entry in archive:
                content = archive.extractfile(entry)
                if content is not None:
                    (folder / Path(entry.name).name).write_bytes(content.read())
    except (tarfile.TarError, lzma.LZMAError) as broken:
        raise OSError(f"{pack}: {broken}") from broken


class KernelFile:
    """The files of one kernel, as numba asks for them: compiled code by the types of its arguments."""

    def __init__(self, kernel: Dispatcher, name: str, kept: Path) -> None:
        self._kernel = kernel
        self._name = name
        self._kept_in = kept

    @cached_property
    def _digest(self) -> str:
        return kernel_digest(self._kernel)

    @cached_property
    def _shipped(self) -> IndexDataCacheFile | None:
        folder = shipped(self._kept_in)
        return self._file(folder) if folder else None

    @cached_property
    def _kept(self) -> IndexDataCacheFile:
        return self._file(self._kept_in / (processor() or "here"))

    def _file(self, folder: Path) -> IndexDataCacheFile:
        return IndexDataCacheFile(str(folder), f"{self._name}-{self._digest}", self._digest)

    def load(self, key: Any) -> Any:
        """Compiled code for the types in a key; None where it must be compiled."""
        let_interrupts_come()
        whole = _whole(key)
        found = self._shipped.load(whole) if self._shipped else None
        if found is None:
            found = self._kept.load(whole)
        if found is None:
            for watch in compile_watchers:
                watch(self._name)
        return found

    def save(self, key: Any, code: Any) -> None:
        """Keep what was compiled; where nothing can be kept, only time is lost."""
        with suppress(OSError):
            Path(self._kept._cache_path).mkdir(parents=True, exist_ok=True)  # noqa: SLF001 - numba has no name for it
            self._kept.save(_whole(key), code)

    def flush(self) -> None:
        self._kept.flush()


def _whole(key: Any) -> Any:
    """Numba's key (types, processor, byte code) without the byte code, and with the order of fields."""
    types, machine = key[:2]
    return types, machine, layouts(types)
