/** Python inside a worker, with the engine: fetched and started once somebody wants a table. */
import type { PyodideInterface } from 'pyodide'
import { dropSnapshot, keepSnapshot, snapshotOf } from './snapshot'
import type { Files, Stage } from './wire'

/** `tablero/page/door.py`; every call but the last three gives an outcome as JSON. */
export interface PythonDoor {
  ask(method: string, path: string, body: string): string
  follow(line: number, table: string, seat: number, since: number): string
  move(): string
  leave(line: number): void
  open(table: string, leaves: string): void
  put_away(table: string): void
}

/** `tablero/page/mind.py`; JSON as a server would tell it. */
export interface PythonMind {
  hint(view: string): string
  look_back(record: string): string
  judge(): string
}

const HERE = '/engine'

export async function startPython(files: Files, onStage: (stage: Stage) => void): Promise<PyodideInterface> {
  onStage('runtime')
  const indexURL = new URL(files.runtime, files.base).href
  const engine = fetch(new URL(files.engine, files.base)).then((answer) => {
    if (!answer.ok) throw new Error(`${files.engine}: ${answer.status}`)
    return answer.arrayBuffer()
  })
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import('pyodide')
  const python = await startRuntime(loadPyodide, indexURL)
  onStage('engine')
  python.unpackArchive(await engine, 'zip', { extractDir: HERE })
  python.runPython(`import sys; sys.path.insert(0, '${HERE}')`)
  return python
}

/** From the snapshot of an earlier start, where there is one that works; else as it comes, and a snapshot is kept. */
async function startRuntime(load: typeof import('pyodide').loadPyodide, indexURL: string): Promise<PyodideInterface> {
  const snapshot = await snapshotOf(indexURL)
  if (snapshot !== null) {
    try {
      return await load({ indexURL, _loadSnapshot: snapshot })
    } catch (error) {
      console.info(error)
      await dropSnapshot(indexURL)
    }
  }
  const python = await load({ indexURL, _makeSnapshot: true })
  void keepSnapshot(indexURL, () => python.makeMemorySnapshot())
  return python
}

export function openDoor(python: PyodideInterface, key: string): PythonDoor {
  return (python.pyimport('tablero.page.door') as { open_door(key: string): PythonDoor }).open_door(key)
}

export function openMind(python: PyodideInterface): PythonMind {
  return (python.pyimport('tablero.page.mind') as { open_mind(): PythonMind }).open_mind()
}
