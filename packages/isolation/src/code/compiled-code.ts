import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programMark } from './program-files.ts'

/** Milliseconds: whoever compiles longer was stopped; used code is marked so often; code that nobody has used so long is removed. */
const PATIENCE = { compiling: 120_000, young: 600_000, unused: 24 * 3_600_000 }
const MOST_KEPT = 4
/** Of a process's priority: compiling ahead takes nothing from work that is waited for. */
const LOW = 10

const [CODE_FOLDER, OTHERS_PASS, OTHERS_WRITE] = [0o755, 0o001, 0o022]

/** Where each entry's code lies, or will. */
const known = new Map<string, string | undefined>()

/**
 * The folder of compiled code for the children of an entry, from which they start in a third of the time. It is written by a process
 * that reads nothing but the program, never by a child, and children cannot write to it. Undefined while there is none: it is being
 * made from the first question on, and nobody waits for it.
 */
export function compiledCode(entry: URL): string | undefined {
  if (!known.has(entry.href)) known.set(entry.href, prepare(entry))
  const folder = known.get(entry.href)
  return folder !== undefined && isThere(folder) ? folder : undefined
}

/** What is used stays young: others remove what nobody has used for long. */
function isThere(folder: string): boolean {
  const state = statSync(folder, { throwIfNoEntry: false })
  if (state && Date.now() - state.mtimeMs > PATIENCE.young) utimesSync(folder, new Date(), new Date())
  return state !== undefined
}

function prepare(entry: URL): string | undefined {
  try {
    const base = baseFolder()
    if (!isOurs(base)) return undefined
    const name = createHash('sha256').update(entry.href).digest('hex').slice(0, 16)
    const folder = join(base, `${name}-${programMark(entry)}`)
    if (!isThere(folder)) compile(entry, folder)
    removeUnused(base)
    return folder
  } catch {
    // A read-only or full disk: children compile for themselves.
    return undefined
  }
}

/** Beside the code that our own process has compiled where children that are users of their own get there, else among temporary files. */
function baseFolder(): string {
  const own = getCompileCacheDir()
  const beside = own && dirname(own)
  const base =
    beside && isPassable(beside)
      ? join(beside, 'children')
      : join(tmpdir(), `tickmark-code-${process.getuid?.() ?? ''}`)
  if (mkdirSync(base, { recursive: true })) chmodSync(base, CODE_FOLDER)
  return base
}

/** Whether others, too, find their way into a folder. */
function isPassable(folder: string): boolean {
  const { mode } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0 }
  return (mode & OTHERS_PASS) !== 0 && (dirname(folder) === folder || isPassable(dirname(folder)))
}

/** Code that others could write would be theirs that we run. */
function isOurs(folder: string): boolean {
  const state = lstatSync(folder)
  const ours = process.getuid === undefined || state.uid === process.getuid()
  return state.isDirectory() && ours && (state.mode & OTHERS_WRITE) === 0
}

function compile(entry: URL, folder: string): void {
  const making = `${folder}.new`
  const begun = statSync(making, { throwIfNoEntry: false })?.mtimeMs
  if (begun !== undefined && Date.now() - begun < PATIENCE.compiling) return
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making)
  const compiler = fileURLToPath(new URL('./compile-code.ts', import.meta.url))
  const { PATH, LANG, TZ } = process.env
  const child = spawn(process.execPath, [compiler, entry.href, making, folder], {
    stdio: 'ignore',
    detached: true,
    env: { PATH, LANG, TZ, NODE_COMPILE_CACHE: making, NODE_NO_WARNINGS: '1' },
  })
  child.on('error', () => rmSync(making, { recursive: true, force: true }))
  child.unref()
  if (child.pid) setPriority(child.pid, LOW)
}

/** Of each entry the latest stay: another process may run a program of a moment ago. */
function removeUnused(base: string): void {
  const kept = new Map<string, number>()
  const ages = readdirSync(base).map((name) => {
    const { mtimeMs } = statSync(join(base, name), { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
    return { name, age: Date.now() - mtimeMs }
  })
  for (const { name, age } of ages.toSorted((one, other) => one.age - other.age)) {
    const [entry = ''] = name.split('-')
    const count = (kept.get(entry) ?? 0) + 1
    kept.set(entry, count)
    if (age > PATIENCE.unused || count > MOST_KEPT) rmSync(join(base, name), { recursive: true, force: true })
  }
}
