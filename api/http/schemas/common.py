"""Schemas that several nouns share."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from scenes.words import Lang

Language = Annotated[Lang, Field()]
Number = Annotated[float, Field(allow_inf_nan=False, ge=-1000.0, le=1000.0)]
FigureName = Annotated[str, Field(min_length=1, max_length=100, examples=["davios"])]


class Wire(BaseModel):
    """A form that takes nothing it does not know."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why a request is refused (application/problem+json)."""

    model_config = ConfigDict(extra="allow")

    type: str = "about:blank"
    title: str
    status: int
    code: str = Field(description="The reason code, the same as in the rules and on the command line.")
    detail: str
    rule: str | None = None
    place: list[float] | None = None
    facts: dict[str, Any] | None = None


PROBLEM_TYPE = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": words, "model": Problem, "content": PROBLEM_TYPE}
    for status, words in {
        400: "The request cannot be read.",
        401: "A token is needed.",
        403: "This token may not do that.",
        404: "There is no such thing.",
        409: "It does not fit what is there now.",
        410: "It has ended, and its record is kept.",
        412: "The digest is another one by now.",
        413: "Too large.",
        415: "Not this media type.",
        422: "Malformed, or refused by a rule.",
        421: "This server is not called so.",
        429: "Too many requests.",
    }.items()
}
