"""The one page: style, script and every word of both languages in one file, and the headers that let it do nothing
but talk to the socket that it came from."""

import base64
import hashlib
import json
from functools import cache
from pathlib import Path

from websockets.datastructures import Headers
from websockets.http11 import Response

from game.words import LANGUAGES, Words
from scenes.phones.page_words import page_words

_FOLDER = Path(__file__).parent


class Page:
    """Made once for a server: what it says of itself does not change while it runs."""

    def __init__(self) -> None:
        self._body, self._style, self._script = _assembled()

    def response(self, socket: str) -> Response:
        headers = Headers()
        headers["Content-Type"] = "text/html; charset=utf-8"
        headers["Content-Length"] = str(len(self._body))
        headers["Content-Security-Policy"] = self.policy(socket)
        headers["Cache-Control"] = "no-store"
        headers["Referrer-Policy"] = "no-referrer"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Connection"] = "close"
        return Response(200, "OK", headers, self._body)

    def policy(self, socket: str) -> str:
        """Nothing is loaded from anywhere; style and script are these very ones."""
        return "; ".join(
            (
                "default-src 'none'",
                f"style-src '{self._style}'",
                f"script-src '{self._script}'",
                f"connect-src {socket}",
                "base-uri 'none'",
                "form-action 'none'",
                "frame-ancestors 'none'",
            )
        )


@cache
def _assembled() -> tuple[bytes, str, str]:
    """The page, and what its style and script are known by."""
    style = (_FOLDER / "page.css").read_text(encoding="utf-8")
    script = (_FOLDER / "page.js").read_text(encoding="utf-8")
    words = {language: page_words(Words(language)) for language in LANGUAGES}
    script = script.replace(
        '"the words"', json.dumps(words, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")
    )
    frame = (_FOLDER / "page.html").read_text(encoding="utf-8")
    body = frame.replace("/* style */", style).replace("/* script */", script)
    return body.encode(), _known_by(style), _known_by(script)


def _known_by(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
