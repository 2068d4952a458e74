// The page's Python: the engine, and the standard library without what no page needs. Both are compiled by the very
// runtime that runs them, and stored, so that a host's compression does the rest.
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { loadPyodide } from 'pyodide'

export const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
export const LIBRARY = 'python_stdlib.zip'

/** What runtime and engine load of the library, and what those may want later; of some packages only these modules. */
const KEPT = `
  __future__ _collections_abc _colorize _opcode_metadata _py_warnings _pyodide _sitebuiltins _strptime _weakrefset abc
  annotationlib ast asyncio base64 bisect bz2 calendar codecs codeop collections compression concurrent contextlib contextvars copy
  copyreg dataclasses datetime decimal dis enum fnmatch functools genericpath glob gzip hashlib heapq hmac importlib inspect io
  ipaddress json keyword linecache locale logging lzma ntpath numbers opcode operator os pathlib platform posixpath pprint pyodide
  queue random re reprlib secrets selectors shutil signal site socket ssl _ssl stat string struct subprocess tempfile textwrap threading
  token tokenize traceback types typing urllib uuid warnings weakref zipfile zipimport
  email/__init__ encodings/__init__ encodings/aliases encodings/ascii encodings/cp437 encodings/idna encodings/latin_1 encodings/utf_8
`.trim().split(/\s+/)

const PACK = `
import pathlib, types, zipfile
from importlib import _bootstrap_external, util

UNITS = 8  # of code that an entry of a line table covers at most
ENTRY = 0x80 | 13 << 3  # a line without columns, so many units less one; the step from the line before follows

def compiled(path, tree, optimize):
    source = path.read_bytes()
    code = compile(source, str(path.relative_to(tree)), 'exec', dont_inherit=True, optimize=optimize)
    return _bootstrap_external._code_to_hash_pyc(whole(code), util.source_hash(source), False)

def whole(code):
    # Line numbers are 1.0 MB of the site by gzip: a traceback names the function and its first line.
    full, rest = divmod(len(code.co_code) // 2, UNITS)
    lines = bytes([ENTRY | UNITS - 1, 0]) * full + (bytes([ENTRY | rest - 1, 0]) if rest else b'')
    inner = tuple(whole(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=inner)

def pack(tree, goal, optimize):
    tree = pathlib.Path(tree)
    with zipfile.ZipFile(goal, 'w') as packed:
        for path in sorted(tree.rglob('*')):
            if path.suffix == '.py':
                name, content = path.with_suffix('.pyc'), compiled(path, tree, optimize)
            elif path.is_file():
                name, content = path, path.read_bytes()
            else:
                continue
            packed.writestr(zipfile.ZipInfo(str(name.relative_to(tree))), content)

def pack_library(source, goal):
    tree = pathlib.Path('/library')
    with zipfile.ZipFile(source) as whole:
        whole.extractall(tree)
    for path in tree.rglob('*'):
        name = path.relative_to(tree)
        if path.is_file() and not {name.parts[0].removesuffix('.py'), str(name.with_suffix(''))} & kept:
            path.unlink()
    pack(str(tree), goal, 2)  # without the texts for developers
`

/** The runtime itself is asked which engine it runs. */
const BUILT = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, '/made/tree')
from tablero._build import how_built
how_built()
`

/** From `made`/tree: the engine, as `made`/engine.zip, and the library beside it; whether it is compiled or plain. */
export async function packPython(made) {
  const python = await loadPyodide()
  python.FS.mkdirTree('/made')
  python.FS.mount(python.FS.filesystems.NODEFS, { root: made }, '/made')
  copyFileSync(join(PYODIDE, LIBRARY), join(made, 'whole.zip'))
  python.globals.set('kept', python.toPy(new Set(KEPT)))
  python.runPython(PACK)
  python.runPython(`pack('/made/tree', '/made/engine.zip', 0); pack_library('/made/whole.zip', '/made/${LIBRARY}')`)
  rmSync(join(made, 'whole.zip'))
  const built = python.runPython(BUILT)
  return { engine: readFileSync(join(made, 'engine.zip')), library: readFileSync(join(made, LIBRARY)), built }
}
