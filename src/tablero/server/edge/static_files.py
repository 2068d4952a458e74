"""The built client, read once at start-up and served from memory, compressed.

Beside it may lie what a page needs to think by itself, the runtime (docs/page.md): compressed when
it was built, for nobody waits half a minute for a server to start.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import AsyncIterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.response import Stream

from tablero.server.edge.gate import asked_of
from tablero.server.tables.told.errors import Refused

FOR_EVER = "public, max-age=31536000, immutable"  # of names that carry a hash
HASHED = ("assets/", "runtime/")
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 600
ALREADY_COMPRESSED = {".png", ".jpg", ".webp", ".woff2"}
PACKED = ".gz"
RUNTIME = "runtime/"
NAMES = "names.json"
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>tablero</title>
<body><h1>tablero</h1><p>The browser client is not built yet: run <code>make web</code>
and start the server again.</p></body></html>"""


PIECE = 64 * 1024  # of a large file; more of it waits in memory for nobody who reads slowly


class File(NamedTuple):
    """`body` is empty where only the packed form is here: every browser reads it."""

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
    return File(body, packed, kind, tag, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)


def _packed_file(name: str, packed: bytes) -> File:
    return _file(name, b"")._replace(packed=packed, tag=f'"{name}"')


class Client(NamedTuple):
    """Its files by their paths; `runtime` and `engine` as `wire_hints.Thinking` tells them."""

    files: dict[str, File]
    runtime: str = ""
    engine: str = ""


class Names(msgspec.Struct):
    """What the tools of the client wrote beside the runtime's files."""

    runtime: str
    engine: str


def _walk(folder: Traversable, prefix: str = "") -> dict[str, File]:
    files: dict[str, File] = {}
    for item in folder.iterdir():
        if item.is_dir():
            files.update(_walk(item, f"{prefix}{item.name}/"))
        elif item.name.endswith(PACKED):
            name = prefix + item.name.removesuffix(PACKED)
            files[name] = _packed_file(name, item.read_bytes())
        else:
            files[prefix + item.name] = _file(prefix + item.name, item.read_bytes())
    return files


def read_client() -> Client:
    package = resources.files("tablero")
    folder, runtime = package / "static", package / "runtime"
    files = _walk(folder) if folder.is_dir() else {}
    files.setdefault("index.html", _file("index.html", NOT_BUILT))
    if not (runtime / NAMES).is_file():
        return Client(files)
    files |= _walk(runtime, RUNTIME)
    del files[RUNTIME + NAMES]  # told by `/api/thinking`
    names = msgspec.json.decode((runtime / NAMES).read_bytes(), type=Names)
    return Client(files, RUNTIME + names.runtime, RUNTIME + names.engine)


async def _in_pieces(body: bytes) -> AsyncIterator[bytes]:
    """Asynchronous, though it waits for nothing: else every piece is made in a thread."""
    view = memoryview(body)
    for start in range(0, len(body), PIECE):
        yield bytes(view[start : start + PIECE])


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[object, object, State]) -> Response[bytes] | Stream:
    """A file of the client; any other address is one of the client's own pages."""
    client: Client = request.app.state.client
    files = client.files
    name = str(request.scope["path"]).strip("/")
    if name.startswith("api/") or (name not in files and "." in name.rsplit("/", 1)[-1]):
        raise Refused("unknown_page")
    file = files.get(name) or files["index.html"]
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed and (not body or "gzip" in request.headers.get("accept-encoding", "")):
        body = file.packed
        headers["content-encoding"] = "gzip"
    if len(body) > PIECE:
        headers["content-length"] = str(len(body))
        if asked_of(request.scope).is_head:
            return Response(b"", media_type=file.kind, headers=headers)
        return Stream(_in_pieces(body), media_type=file.kind, headers=headers)
    return Response(body, media_type=file.kind, headers=headers)
