"""The web table itself: its files, as the build left them."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from regnum.server.errors import ServiceError
from regnum.server.node.security import ASSETS

#: put here when the wheel is built; in a checkout they lie where `npm run build` leaves them
WITHIN = Path(__file__).parent.parent / "pages"
CHECKOUT = Path(__file__).parents[4] / "web" / "dist"
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
#: how a file was compressed beforehand, the best first
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def folder() -> Path:
    """Where the page's files lie on this machine."""
    for place in (WITHIN, CHECKOUT):
        if (place / "index.html").is_file():
            return place
    raise ServiceError("no-pages", 404)


@get("/", include_in_schema=False, sync_to_thread=True)
def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page. Its assets are named relative to it, so its address must end with a slash."""
    path = request.scope.get("raw_path", b"").decode("latin-1").partition("?")[0]
    if path and not path.endswith("/"):
        return Response(b"", status_code=308, headers={"location": path.rpartition("/")[2] + "/"})
    return file(request, folder() / "index.html", "no-store")


@get(f"/{ASSETS}/{{name:str}}", include_in_schema=False, sync_to_thread=True)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A script, a style or a font. A new build gives it a new name."""
    return file(request, folder() / ASSETS / proper(name), FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=True)
def other(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What lies beside the page: its icon and its manifest."""
    return file(request, folder() / proper(name), A_DAY)


def proper(name: str) -> str:
    """A plain name of a file: nothing hidden, nothing above, nothing compressed."""
    if not re.fullmatch(r"\w[\w.-]*", name) or name.endswith((".br", ".gz")):
        raise ServiceError("no-such-page", 404)
    return name


def file(request: Request[Any, Any, Any], path: Path, keep: str) -> Response[bytes]:
    """A file, compressed as the browser can read it."""
    if not path.is_file():
        raise ServiceError("no-such-page", 404)
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    accepted = {
        each.partition(";")[0].strip()
        for each in request.headers.get("accept-encoding", "").split(",")
    }
    chosen = path
    for encoding, ending in ENCODINGS:
        compressed = path.with_name(path.name + ending)
        if encoding in accepted and compressed.is_file():
            headers["content-encoding"] = encoding
            chosen = compressed
            break
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Response(
        chosen.read_bytes(), media_type=kind or "application/octet-stream", headers=headers
    )


ROUTES = [index, asset, other]
