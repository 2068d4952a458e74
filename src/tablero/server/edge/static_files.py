"""The built client, read once at start-up and served from memory, compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from tablero.server.tables.told.errors import Refused

FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ carry a hash
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 600
ALREADY_COMPRESSED = {".png", ".jpg", ".webp", ".woff2", ".gz"}
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>tablero</title>
<body><h1>tablero</h1><p>The browser client is not built yet: run <code>make web</code>
and start the server again.</p></body></html>"""


class File(NamedTuple):
    body: bytes
    packed: bytes
    kind: str
    tag: str
    cache: str


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    small = len(body) < WORTH_COMPRESSING or any(name.endswith(e) for e in ALREADY_COMPRESSED)
    packed = b"" if small else gzip.compress(body, 9, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed, kind, tag, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)


def _walk(folder: Traversable, prefix: str = "") -> dict[str, File]:
    files: dict[str, File] = {}
    for item in folder.iterdir():
        if item.is_dir():
            files.update(_walk(item, f"{prefix}{item.name}/"))
        else:
            files[prefix + item.name] = _file(prefix + item.name, item.read_bytes())
    return files


def read_client() -> dict[str, File]:
    folder = resources.files("tablero") / "static"
    files = _walk(folder) if folder.is_dir() else {}
    files.setdefault("index.html", _file("index.html", NOT_BUILT))
    return files


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[object, object, State]) -> Response[bytes]:
    """A file of the client; any other address is one of the client's own pages."""
    files: dict[str, File] = request.app.state.client
    name = request.url.path.strip("/")
    if name.startswith("api/") or (name not in files and "." in name.rsplit("/", 1)[-1]):
        raise Refused("unknown_page")
    file = files.get(name) or files["index.html"]
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)
