"""Sentences in French and English, shared by the command, the pictures and the API.

sentence_files   loads the files of sentences/, a column for each language
languages        the languages, and how each writes numbers and lists
tongue           formats numbers and lengths; phrases sight verdicts and their reasons
board_rulings    phrases rulings on a board of Mythic Battles
move_tongue      phrases places, rolls, falls, triggers and refusals of moves
refusal_words    says refusals of the server in the language of the reader
scan_notes       the sentences of scan reports
typography       fills sentences: plurals, elisions, no-break spaces
story/           narrates games: events, decisions, options, refusals
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.words.board_rulings import (
        BOARD_SENTENCES,
        area_name,
        board_sight_reason,
        board_sight_verdict,
        boundary_name,
        said_blockers,
        said_refusal,
    )
    from scenes.words.languages import LANGS, LANGUAGES, Lang, language_in
    from scenes.words.move_tongue import (
        DIGITS,
        HARDLY_A_FALL_PAS,
        MOVE_SENTENCES,
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
    from scenes.words.refusal_words import accepted_language, refusal_in
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
    from scenes.words.sentence_files import Columns, Sentences, sentences, sentences_in, together
    from scenes.words.tongue import MM_PER_PAS, SIGHT_SENTENCES, Tongue, sight_reason, sight_verdict
    from scenes.words.typography import as_typed, name_in, typeset

__all__ = [
    "BOARD_SENTENCES",
    "DIGITS",
    "HARDLY_A_FALL_PAS",
    "LANGS",
    "LANGUAGES",
    "MM_PER_PAS",
    "MOVE_SENTENCES",
    "SCAN_SENTENCES",
    "SIGHT_SENTENCES",
    "Columns",
    "Lang",
    "Sentences",
    "Tongue",
    "accepted_language",
    "again_words",
    "area_name",
    "as_typed",
    "board_sight_reason",
    "board_sight_verdict",
    "boundary_name",
    "is_guess",
    "language_in",
    "measures",
    "name_in",
    "noise_words",
    "refusal_in",
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
    "sentences",
    "sentences_in",
    "sight_reason",
    "sight_verdict",
    "table_words",
    "together",
    "typeset",
    "winning_faces",
]
__getattr__ = door(__name__, __file__)
