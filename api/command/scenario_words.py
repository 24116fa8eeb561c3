"""What `pas scenario` says, in French and in English; findings are said in `scenes.layout.sentences`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.tongue import Sentences

SCENARIO_WORDS: Sentences = {
    "layout_legal": ("rien n’enfreint les règles", "nothing breaks the rules"),
    "pack": ("Paquet", "Pack"),
    "pack_files": ("Contient", "Holds"),
    "pack_digest": ("Empreinte", "Digest"),
    "layout_illegal": ("{count} problème(s)", "{count} problem(s)"),
}
