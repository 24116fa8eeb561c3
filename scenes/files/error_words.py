"""Phrases what is wrong with a value of a scene file, with an example where one helps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, get_args

from pydantic import BaseModel

from scenes.files.scene_form import SceneForm
from scenes.files.spelling import nearest, suggestion

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.files.key_lines import Path

    Phrase = Callable[[Any, Path, type[BaseModel]], str]

Form = type[BaseModel]

MOST_NUMBERS = 3
"""A place or a size has no more; what may have more is a list of other things."""


def words_for(error: Any, path: Path, root: Form = SceneForm) -> str:
    """Say in one phrase what the checker of a form found at a path."""
    phrase = _PHRASES.get(error["type"])
    return phrase(error, path, root) if phrase else str(error["msg"])


def keys_at(path: Path, root: Form = SceneForm) -> list[str]:
    """List the keys that a table at this path may have."""
    form = _form_at(path, root)
    return list(form.model_fields) if form is not None else []


def _form_at(path: Path, root: Form) -> Form | None:
    """Follow the keys of a path through the forms; None where it leads to something that has no keys."""
    form: Form | None = root
    for key in (part for part in path if isinstance(part, str)):
        field = form.model_fields.get(key) if form is not None else None
        form = _form_in(field.annotation) if field is not None else None
    return form


def _form_in(annotation: Any) -> Form | None:
    """Find the form in an annotation: of the entries of a list, or the one alternative that has keys."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next((form for part in get_args(annotation) if (form := _form_in(part)) is not None), None)


def _must_be(type_name: str) -> Phrase:
    return lambda error, *_: f"must be {type_name}, not {_shown(error['input'])}"


def _bound(words: str) -> Phrase:
    return lambda error, *_: f"must be {words} {next(iter(error['ctx'].values())):g}, not {_shown(error['input'])}"


def _missing(_: Any, path: Path, root: Form) -> str:
    key = str(path[-1])
    if key == "table":
        return "is missing; write [table] with size = [36, 36]"
    examples = _form_of(path, root).model_fields[key].examples
    return f"is missing; for example {key} = {json.dumps(examples[0])}" if examples else "is missing"


def _unknown_key(_: Any, path: Path, root: Form) -> str:
    return f"unknown key; {suggestion(str(path[-1]), keys_at(path[:-1], root))}"


def _unknown_word(error: Any, path: Path, root: Form) -> str:
    given, known = error["input"], _choices(_form_of(path, root), str(path[-1]))
    best = nearest(given, known) if isinstance(given, str) and len(known) > 1 else None
    hint = f"; did you mean {best!r}?" if best is not None else ""
    return f"must be {' or '.join(repr(choice) for choice in known)}, not {_shown(given)}{hint}"


def _wrong_count(error: Any, *_: object) -> str:
    limits = error["ctx"]
    bound = f"at least {limits['min_length']}" if "min_length" in limits else f"at most {limits['max_length']}"
    return f"has {limits['actual_length']} entries; must have {bound}{_commas(error['input'], limits)}"


def _commas(given: Any, limits: Any) -> str:
    """A hint for a list with twice as many whole numbers as it may have: decimals that were written with commas."""
    most = limits.get("max_length")
    whole = isinstance(given, list) and all(type(number) is int for number in given)
    if most is None or most > MOST_NUMBERS or not whole or len(given) % 2:
        return ""
    return f"; decimals take a point: [{', '.join(f'{a}.{b}' for a, b in zip(given[::2], given[1::2], strict=True))}]"


def _too_long(error: Any, *_: object) -> str:
    return f"must not be longer than {error['ctx']['max_length']} characters"


def _no_name(error: Any, *_: object) -> str:
    return f"{_shown(error['input'])} is no name: it has letters, digits and marks, and single spaces between them"


_PHRASES: dict[str, Phrase] = {
    "missing": _missing,
    "extra_forbidden": _unknown_key,
    "literal_error": _unknown_word,
    "too_short": _wrong_count,
    "too_long": _wrong_count,
    "string_too_short": lambda *_: "must not be empty",
    "string_too_long": _too_long,
    "string_pattern_mismatch": _no_name,
    "finite_number": _must_be("a finite number"),
    "float_type": _must_be("a number"),
    "int_type": _must_be("a whole number"),
    "bool_type": _must_be("true or false"),
    "string_type": _must_be("a text in quotes"),
    "list_type": _must_be("a list"),
    "model_type": _must_be("a table of keys"),
    "greater_than": _bound("greater than"),
    "greater_than_equal": _bound("at least"),
    "less_than": _bound("less than"),
    "less_than_equal": _bound("at most"),
}


def _form_of(path: Path, root: Form) -> Form:
    """Find the form that has the last key of a path."""
    form = _form_at(path[:-1], root)
    assert form is not None, "what has a key is a form"
    return form


def _choices(form: type[BaseModel], key: str) -> list[str]:
    """List the words that a key may have, from the form's own schema."""
    schema = form.model_json_schema()["properties"][key]
    branches = [schema, *schema.get("anyOf", [])]
    return [word for branch in branches for word in branch.get("enum", [branch["const"]] if "const" in branch else [])]


def _shown(given: Any) -> str:
    shown = repr(given)
    return shown if len(shown) <= 40 else f"{shown[:37]}…"
