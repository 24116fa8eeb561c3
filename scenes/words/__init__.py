"""Sentences in French and English, shared by the command, the pictures and the API.

tongue           formats numbers and lengths; phrases sight verdicts and their reasons
board_rulings    phrases rulings on a board of Mythic Battles
move_tongue      phrases places, rolls, falls, triggers and refusals of moves
move_rulings     the sentences that `move_tongue` fills
layout_check     the sentences for findings about a layout
band_file_words  the sentences for problems of a band
scan_notes       the sentences of scan reports
typography       fills sentences: plurals, elisions, no-break spaces
story/           narrates games: events, decisions, options, refusals
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.words.band_file_words import BAND_SENTENCES
    from scenes.words.board_rulings import (
        BOARD_SENTENCES,
        area_name,
        board_sight_reason,
        board_sight_verdict,
        boundary_name,
        said_blockers,
        said_refusal,
    )
    from scenes.words.move_rulings import MOVE_SENTENCES
    from scenes.words.move_tongue import (
        DIGITS,
        HARDLY_A_FALL_PAS,
        refused,
        said_bound,
        said_failure,
        said_fall,
        said_leg,
        said_outcomes,
        said_place,
        said_roll,
        said_trigger,
        winning_faces,
    )
    from scenes.words.scan_notes import (
        SCAN_SENTENCES,
        again_words,
        is_guess,
        measures,
        noise_words,
        scale_headline,
        scale_words,
        table_words,
    )
    from scenes.words.tongue import MM_PER_PAS, SIGHT_SENTENCES, Lang, Sentences, Tongue, sight_reason, sight_verdict
    from scenes.words.typography import as_typed, name_in, typeset

__all__ = [
    "BAND_SENTENCES",
    "BOARD_SENTENCES",
    "DIGITS",
    "HARDLY_A_FALL_PAS",
    "MM_PER_PAS",
    "MOVE_SENTENCES",
    "SCAN_SENTENCES",
    "SIGHT_SENTENCES",
    "Lang",
    "Sentences",
    "Tongue",
    "again_words",
    "area_name",
    "as_typed",
    "board_sight_reason",
    "board_sight_verdict",
    "boundary_name",
    "is_guess",
    "measures",
    "name_in",
    "noise_words",
    "refused",
    "said_blockers",
    "said_bound",
    "said_failure",
    "said_fall",
    "said_leg",
    "said_outcomes",
    "said_place",
    "said_refusal",
    "said_roll",
    "said_trigger",
    "scale_headline",
    "scale_words",
    "sight_reason",
    "sight_verdict",
    "table_words",
    "typeset",
    "winning_faces",
]
__getattr__ = door(__name__, __file__)
