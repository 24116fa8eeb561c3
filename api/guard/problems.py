"""Serialises refusals over HTTP as problem+json, whose `code` is the reason code that the rules and the loaders use."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from api.guard.headers import HEADERS
from scenes.words import accepted_language, refusal_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fastapi import FastAPI, Request
    from starlette.types import Scope, Send

    from skirmish.kernel import Verdict

MEDIA_TYPE = "application/problem+json"

STATUS_NAMES = {
    400: "bad_request",
    401: "token_needed",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "too_slow",
    409: "conflict",
    410: "expired",
    412: "digest_differs",
    413: "too_large",
    415: "unsupported_media_type",
    421: "unknown_host",
    422: "malformed",
    429: "too_many_requests",
    503: "unavailable",
}


RETRY_S = "5"
"""After how many seconds a client may ask again where something is out of reach."""

PLAIN = ("type", "title", "status", "code", "detail")
"""What every refusal says; the facts of some come on top."""


RETRY = "retry_after_s"
"""The fact that becomes the header Retry-After."""


class Refusal(Exception):  # noqa: N818 - not an error of ours
    """A request that is refused: its status, a reason code, and one line that says what is wrong."""

    def __init__(self, status: int, code: str, detail: str, **facts: Any) -> None:
        super().__init__(detail)
        self.status, self.code, self.detail, self.facts = status, code, detail, facts


def bug() -> Refusal:
    """The refusal for a fault of ours."""
    return Refusal(500, "bug", "this is a fault of the server; its log says more")


def too_busy(detail: str, again_s: float) -> Refusal:
    """The refusal for what may be asked again in a while."""
    return Refusal(429, "too_busy", f"{detail}; ask again in {again_s:.0f} s", retry_after_s=max(1, round(again_s)))


def not_found(what: str) -> Refusal:
    return Refusal(404, "not_found", f"there is no such {what}")


def refused(verdict: Verdict) -> Refusal:
    """A rule's no, as an answer to a request."""
    status = {"not_your_decision": 403, "stale_answer": 409, "game_over": 409}.get(verdict.reason, 422)
    place = list(verdict.place) if verdict.place else None
    return Refusal(status, verdict.reason, verdict.reason, rule=verdict.rule, place=place, facts=dict(verdict.facts))


class ProblemResponse(JSONResponse):
    """A refusal in ASCII: it may quote what was sent, and that need be no text at all."""

    media_type = MEDIA_TYPE

    def render(self, content: Any) -> bytes:
        try:
            return json.dumps(content, allow_nan=False, default=str).encode()
        except ValueError:  # a fact that is no number
            return json.dumps({key: content[key] for key in PLAIN}, allow_nan=False).encode()


def problem(status: int, code: str, detail: str, facts: Mapping[str, Any] | None = None) -> JSONResponse:
    """The document of a refusal."""
    document = {"type": "about:blank", "title": code.replace("_", " "), "status": status, "code": code}
    document |= {"detail": detail, **(facts or {})}
    headers = {401: {"WWW-Authenticate": "Bearer"}, 503: {"Retry-After": RETRY_S}}.get(status, {})
    if facts and RETRY in facts:
        headers = {**headers, "Retry-After": str(facts[RETRY])}
    return ProblemResponse(document, status, headers)


async def refuse_socket(answer: JSONResponse, scope: Scope, send: Send) -> None:
    """Refuse a live connection before it is opened, with the answer that any other request would get."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4000 + answer.status_code, "reason": "refused"})
        return
    headers = answer.raw_headers
    await send({"type": "websocket.http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": answer.body, "more_body": False})


def _answered(request: Request, refusal: Refusal) -> JSONResponse:
    """The document of a refusal, with what is wrong in the language of the reader; `code` is the same in all."""
    lang = accepted_language(request.headers.get("Accept-Language", ""))
    answer = problem(refusal.status, refusal.code, refusal_in(lang, refusal.detail), refusal.facts)
    answer.headers["Content-Language"] = lang
    return answer


def install(app: FastAPI) -> None:
    """Answer every refusal in one form."""

    @app.exception_handler(Refusal)
    async def _on_refusal(request: Request, refusal: Refusal) -> JSONResponse:
        return _answered(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def _on_malformed(_request: Request, wrong: RequestValidationError) -> JSONResponse:
        first = wrong.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, "malformed", f"{where}: {first['msg']}", {"where": where})

    @app.exception_handler(Exception)
    async def _on_bug(request: Request, _wrong: Exception) -> JSONResponse:
        answer = _answered(request, bug())
        answer.headers.update(HEADERS)  # the only answer that no layer of ours sees on its way out
        return answer

    @app.exception_handler(HTTPException)
    async def _on_http(_request: Request, wrong: HTTPException) -> JSONResponse:
        code = STATUS_NAMES.get(wrong.status_code, "refused")
        answer = problem(wrong.status_code, code, str(wrong.detail))
        answer.headers.update(wrong.headers or {})
        return answer
