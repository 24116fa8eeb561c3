"""What is wrong with a value of a scene file, in our words and with an example where one helps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from scenes.fileform import AreaForm, FigureForm, FragmentForm, PieceForm, SceneForm, TableForm
from scenes.spelling import nearest, suggestion

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import BaseModel

    from scenes.lines import Path

_FORMS: dict[str, type[BaseModel]] = {
    "table": TableForm,
    "pieces": PieceForm,
    "areas": AreaForm,
    "figures": FigureForm,
    "fragments": FragmentForm,
}


def words_for(error: Any, path: Path) -> str:
    """Say in one phrase what the checker of the form found at a path."""
    phrase = _PHRASES.get(error["type"])
    return phrase(error, path) if phrase else str(error["msg"])


def keys_at(path: Path) -> list[str]:
    """List the keys that a table at this path may have."""
    form = _FORMS.get(str(path[0])) if path else SceneForm
    return list(form.model_fields) if form is not None else []


def _must_be(type_name: str) -> Callable[[Any, Path], str]:
    return lambda error, _: f"must be {type_name}, not {_shown(error['input'])}"


def _bound(words: str) -> Callable[[Any, Path], str]:
    return lambda error, _: f"must be {words} {next(iter(error['ctx'].values())):g}, not {_shown(error['input'])}"


def _missing(_: Any, path: Path) -> str:
    key = str(path[-1])
    if key == "table":
        return "is missing; write [table] with size = [36, 36]"
    examples = _form_of(path).model_fields[key].examples
    return f"is missing; for example {key} = {json.dumps(examples[0])}" if examples else "is missing"


def _unknown_key(_: Any, path: Path) -> str:
    return f"unknown key; {suggestion(str(path[-1]), keys_at(path[:-1]))}"


def _unknown_word(error: Any, path: Path) -> str:
    given, known = error["input"], _choices(_form_of(path), str(path[-1]))
    best = nearest(given, known) if isinstance(given, str) and len(known) > 1 else None
    hint = f"; did you mean {best!r}?" if best is not None else ""
    return f"must be {' or '.join(repr(choice) for choice in known)}, not {_shown(given)}{hint}"


def _wrong_count(error: Any, _: Path) -> str:
    limits = error["ctx"]
    bound = f"at least {limits['min_length']}" if "min_length" in limits else f"at most {limits['max_length']}"
    return f"has {limits['actual_length']} entries; must have {bound}"


def _too_long(error: Any, _: Path) -> str:
    return f"must not be longer than {error['ctx']['max_length']} characters"


def _no_name(error: Any, _: Path) -> str:
    return f"{_shown(error['input'])} is no name: it has letters, digits and marks, and single spaces between them"


_PHRASES: dict[str, Callable[[Any, Path], str]] = {
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


def _form_of(path: Path) -> type[BaseModel]:
    """Find the form that has the last key of a path."""
    return _FORMS[str(path[0])] if len(path) > 1 else SceneForm


def _choices(form: type[BaseModel], key: str) -> list[str]:
    """List the words that a key may have, from the form's own schema."""
    schema = form.model_json_schema()["properties"][key]
    branches = [schema, *schema.get("anyOf", [])]
    return [word for branch in branches for word in branch.get("enum", [branch["const"]] if "const" in branch else [])]


def _shown(given: Any) -> str:
    shown = repr(given)
    return shown if len(shown) <= 40 else f"{shown[:37]}…"
