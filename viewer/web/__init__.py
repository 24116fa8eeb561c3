"""The web page: what a browser is sent, and the answers that it draws.

    STATIC            the files of the page itself: plain HTML, style and scripts, nothing from other servers

The page draws with WebGL and keeps its own state: any number of people look and drag at once, each in their own view.

stage_bytes   serialises stages, layouts and records for the browser
scene_look    answers a question of the page about a scene
board_look    answers a question of the page about a board
page_words    what the page says, and words of the answers
static        the files of the page
"""

from pathlib import Path

from viewer.web.board_look import board_head, look_at_board
from viewer.web.page_words import SAID, said_script
from viewer.web.scene_look import Aim, Look, aimed_at, look
from viewer.web.stage_bytes import packed_layout, packed_record, packed_stage, unpacked_stage

STATIC = Path(__file__).parent / "static"

__all__ = [
    "SAID",
    "STATIC",
    "Aim",
    "Look",
    "aimed_at",
    "board_head",
    "look",
    "look_at_board",
    "packed_layout",
    "packed_record",
    "packed_stage",
    "said_script",
    "unpacked_stage",
]
