"""`pas rules`: shows a rule in our words, what we play where the game is silent, and where that is in the code."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from api.command.checks.citations import Citations, checkout, citations, claimed_rules
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, deliver
from api.command.words.complaints import complaint, hint
from api.command.words.sentences import tongue_for
from api.documents.rule_texts import rule_document, rulebook_document
from scenes.plugs import (
    Entry,
    Reading,
    adapter,
    games,
    is_id,
    nearest_spellings,
    read_rulebook,
    search,
)
from scenes.words import Tongue
from skirmish import games as playable

READ_AT_ONCE = 3
"""Up to this many entries are shown in full; more are listed."""

HEADING_FIELDS = ("id", "title", "name", "text", "ambiguity", "ruling", "line", "source")


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID or WORDS]", show_default=False),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    untested: Annotated[str | None, typer.Option("--untested", metavar="GAME")] = None,
    readings: Annotated[
        bool,
        typer.Option("--readings"),
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Look a rule up: our text, our ruling, and where it is in code and tests."""
    for name in (game, untested):
        _check_game(name)
    tongue = tongue_for(lang)
    if untested:
        return deliver(_untested(untested, tongue), as_json=as_json)
    if readings:
        return deliver(_readings(game, tongue), as_json=as_json)
    if not words and not game:
        return deliver(_overview(tongue), as_json=as_json)
    return deliver(_found(" ".join(words or []), game, tongue), as_json=as_json)


def _check_game(game: str | None) -> None:
    if game is not None and game not in games():
        raise BadInput(complaint("no_rules_for", game=game, hint=hint(game, games())))


def _overview(tongue: Tongue) -> Answer:
    books = [read_rulebook(game) for game in games()]
    table = Table.grid(padding=(0, 2))
    for book in books:
        counts = tongue("rule_count", rules=len(book.rules), entries=len(book.entries))
        table.add_row(f"  {book.game}", book.title, counts)
    said = [tongue("rulebooks"), table, *_only_english([book.game for book in books], tongue)]
    return Answer({"games": [rulebook_document(book) for book in books]}, said)


def _only_english(found_in: Iterable[str], tongue: Tongue) -> list[RenderableType]:
    """A line that names those games whose words are not in the reader's language; none where all are."""
    books = [read_rulebook(game) for game in sorted(set(found_in))]
    titles = ", ".join(book.title for book in books if tongue.lang not in book.languages)
    return [tongue("only_english", titles=titles)] if titles else []


def _untested(game: str, tongue: Tongue) -> Answer:
    root = checkout()
    if root is None:
        raise BadInput(complaint("no_tests"))
    claimed = claimed_rules(root)
    missing = [rule for rule in read_rulebook(game).rules if rule.id not in claimed]
    document = {"game": game, "untested": [rule.id for rule in missing]}
    listed = _listing([rule.told(tongue.lang) for rule in missing]) if missing else []
    return Answer(document, listed, ANSWERED_NO if missing else ANSWERED)


def _readings(only: str | None, tongue: Tongue) -> Answer:
    """Every switch of `[readings]`: its rule, its values, and what each of them says."""
    found = [(game, one) for game in playable() if only in (None, game) for one in _readings_of(game)]
    if not found:
        return Answer({"readings": []}, [tongue("no_readings")], ANSWERED_NO)
    parts: list[RenderableType] = [part for _, one in found for part in _reading(one, tongue)]
    return Answer({"readings": [{"game": game, **_reading_document(one)} for game, one in found]}, parts)


def _readings_of(game: str) -> tuple[Reading, ...]:
    return adapter(game).readings() if adapter(game).offers("readings") else ()


def _reading(one: Reading, tongue: Tongue) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2))
    readings = Tongue(tongue.lang, one.texts)
    for value in one.texts:
        usual = tongue("usual_reading") if value == one.default else ""
        table.add_row(Text(f"  {value}", style="bold"), readings(value), Text(usual, "dim"))
    return [Text.assemble((one.switch, "bold"), f"  ({one.rule})"), table, ""]


def _reading_document(one: Reading) -> dict[str, Any]:
    texts = {value: dict(said) for value, said in one.texts.items()}
    return {"switch": one.switch, "rule": one.rule, "default": one.default, "values": texts}


def _found(words: str, game: str | None, tongue: Tongue) -> Answer:
    found = search(words, game) if words else read_rulebook(str(game)).rules
    if not found:
        return _nothing(words, game, tongue)
    entries, root = [entry.told(tongue.lang) for entry in found], checkout()
    document = {"rules": [_document(entry, root) for entry in entries]}
    last = _only_english([entry.game for entry in entries], tongue)
    if len(entries) <= READ_AT_ONCE:
        return Answer(document, [*(part for entry in entries for part in _in_full(entry, root, tongue)), *last])
    return Answer(document, [*_listing(entries), tongue("entries_found", count=len(entries)), *last])


def _nothing(words: str, game: str | None, tongue: Tongue) -> Answer:
    near = nearest_spellings(words, game)
    if is_id(words, game):
        raise BadInput(f"no rule {words!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
    key = "nothing_found_near" if near else "nothing_found"
    return Answer({"rules": [], "nearest": near}, [tongue(key, words=words, near=", ".join(near))], ANSWERED_NO)


def _document(entry: Entry, root: Path | None) -> dict[str, Any]:
    places = asdict(_cited(entry, root)) if root else None
    return {**rule_document(entry), "places": places}


def _cited(entry: Entry, root: Path) -> Citations:
    return citations(root).get(entry.id, Citations())


def _listing(entries: Sequence[Entry]) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2))
    for entry in entries:
        table.add_row(Text(entry.id, style="bold", no_wrap=True), entry.title)
    return [table]


def _in_full(entry: Entry, root: Path | None, tongue: Tongue) -> list[RenderableType]:
    kind = _written(f"rule_kind_{entry.kind}", entry.kind, tongue)
    heading = Text.assemble((entry.id, "bold"), "  ", entry.title, (f"  ({entry.game}, {kind})", "dim"))
    table = Table.grid(padding=(0, 2))
    for label, said in [*_ruled(entry, tongue), *_other_facts(entry, tongue), *_places(entry, root, tongue)]:
        table.add_row(Text(f"  {label}", style="dim"), Text(said))
    body = [Padding(entry.text, (0, 0, 0, 2))] if entry.text else []
    return [heading, *body, table, ""]


def _ruled(entry: Entry, tongue: Tongue) -> list[tuple[str, str]]:
    said = [(tongue("open_question"), entry.ambiguity), (tongue("our_ruling"), entry.ruling)]
    return [(label, text) for label, text in said if text]


def _other_facts(entry: Entry, tongue: Tongue) -> list[tuple[str, str]]:
    return [
        (_written(f"rule_field_{name}", name, tongue), _plain(fact, tongue))
        for name, fact in entry.facts.items()
        if fact != [] and name not in HEADING_FIELDS
    ]


def _plain(fact: object, tongue: Tongue) -> str:
    if isinstance(fact, dict):
        return "; ".join(f"{key}: {_plain(inner, tongue)}" for key, inner in fact.items())
    if isinstance(fact, list):
        return ", ".join(_plain(inner, tongue) for inner in fact)
    return tongue.local(str(fact)) if isinstance(fact, float) else _written(f"rule_value_{fact}", str(fact), tongue)


def _written(key: str, name: str, tongue: Tongue) -> str:
    """A field, kind or value of a catalogue in the reader's language; what has no word there stays as it is written."""
    return tongue(key) if key in tongue.sentences else name


def _places(entry: Entry, root: Path | None, tongue: Tongue) -> list[tuple[str, str]]:
    if root is None or entry.kind != "rule":
        return []
    found = _cited(entry, root)
    return [
        (tongue("in_code"), ", ".join(found.code) or tongue("nowhere")),
        (tongue("in_tests"), ", ".join(found.tests) or tongue("nowhere")),
    ]
