"""Routes of rules: the catalogues, rules found by words, and one rule, in the language of the reader."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Response

from api.documents.rule_texts import rule_document, rule_line, rulebook_document
from api.guard.problems import Refusal
from api.http.schemas.common import REFUSALS
from scenes.files import suggestion
from scenes.plugs import games, nearest_spellings, read_rulebook, search
from scenes.words import Lang, accepted_language

router = APIRouter(prefix="/v1/rules", tags=["rules"], responses=REFUSALS)
RuleId = Annotated[
    str, Path(min_length=1, max_length=100, examples=["ICH-SHOOT-11"], description="An id as rulings name it.")
]
Language = Annotated[
    Lang | None, Query(description="The language of the texts; without it, that of `Accept-Language`.")
]
Spoken = Annotated[str | None, Header(max_length=1000, description="The languages that the reader speaks.")]
Wanted = Annotated[str, Query(max_length=200, description="An id, a chapter (`ICH-SHOOT`), or words.")]
OfGame = Annotated[str | None, Query(max_length=60, description="Only the rules of this game.")]


@router.get("")
def find_rules(
    answer: Response, words: Wanted = "", game: OfGame = None, lang: Language = None, accept_language: Spoken = None
) -> dict[str, Any]:
    """The catalogues; the rules of one of them; or the entries that words name, in whatever language they are."""
    told = _tell(answer, lang, accept_language)
    if game is not None and game not in games():
        raise Refusal(404, "not_found", f"no rules for a game {game!r}; {suggestion(game, games())}")
    if not (words.strip() or game):
        return {"games": [rulebook_document(read_rulebook(name)) for name in games()]}
    found = search(words, game) if words.strip() else read_rulebook(str(game)).rules
    nearest = {} if found else {"nearest": nearest_spellings(words, game)}
    return {"rules": [rule_line(entry.told(told)) for entry in found], **nearest}


@router.get("/{rule_id:path}")
def read_rule(
    rule_id: RuleId, answer: Response, lang: Language = None, accept_language: Spoken = None
) -> dict[str, Any]:
    """One rule: its text, what the book leaves open, and what is played then."""
    told = _tell(answer, lang, accept_language)
    found = [entry for entry in search(rule_id) if entry.id.casefold() == rule_id.strip().casefold()]
    if not found:
        near = nearest_spellings(rule_id)
        said = f"no rule {rule_id!r}; did you mean {near[0]!r}?" if near else f"no rule {rule_id!r}"
        raise Refusal(404, "not_found", said)
    return rule_document(found[0].told(told))


def _tell(answer: Response, lang: Lang | None, accepted: str | None) -> Lang:
    """The language to answer in, named in the headers of the answer."""
    told = lang or accepted_language(accepted or "")
    answer.headers["Content-Language"] = told
    answer.headers["Vary"] = "Accept-Language"
    return told
