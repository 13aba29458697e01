import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { compiledCode } from './code/compiled-code.ts'
import { linkCode } from './code/link-code.ts'
import type { Enclosure, Wrapper } from './enclosures/enclosure.ts'
import type { ChildFolder } from './files/child-folder.ts'
import { IS_CHILD, WATCHES_PARENT } from './messages.ts'

export interface ChildOptions {
  entry: URL
  /** Resident memory above which the child is killed. */
  memoryMb: number
  /** Megabytes of files above which it is killed as well. */
  scratchMb: number
  /** And megabytes that it sends us in one call: they stand in our memory. */
  answerMb: number
  /** What the child reads and writes; it goes with the child. */
  folder: ChildFolder
  /** How it is shut in; undefined inside a child that is shut in already. */
  enclosure: Enclosure | undefined
  execArgv: readonly string[]
  /** What it loads while it waits for its first call. */
  load: string | undefined
  /** True for work that nobody waits for: it gets the time of the processor that others leave. */
  yields: boolean
}

/** The part of a child's memory that its heap may have: the heap's own limit speaks in words, the watch catches what lies outside. */
const HEAP_SHARE = 0.75

/** Starts the process of a child, shut in as `enclosure` does it. */
export function spawnEnclosed({
  entry,
  memoryMb,
  folder,
  enclosure,
  execArgv,
  load,
  yields,
}: ChildOptions): ChildProcess {
  const compiled = codeFor(entry, folder)
  const wrapper: Wrapper = enclosure?.wrap({ folder, entry, compiled }) ?? { command: [], descriptors: [] }
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.ceil(memoryMb * HEAP_SHARE)}`,
    '--disable-warning=ExperimentalWarning',
    ...execArgv,
  ]
  const [file = process.execPath, ...args] = [
    ...wrapper.command,
    ...node,
    fileURLToPath(entry),
    ...(load ? [load] : []),
  ]
  const child = spawn(file, args, {
    // Not Node's own channel: what that takes from the other side has no bounds, and it obeys some of it.
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', ...wrapper.descriptors],
    cwd: enclosure ? folder.work : undefined,
    env: {
      ...reducedEnvironment(folder.work),
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
      // What no wrapper ends with its parent looks after that itself.
      ...(wrapper.command.length === 0 && { [WATCHES_PARENT]: '1' }),
    },
  })
  // At once, so that what the wrapper starts begins with it.
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  for (const descriptor of wrapper.descriptors) closeSync(descriptor)
  const { user } = folder
  if (user !== undefined && enclosure?.level === 'separate-user') child.once('exit', () => endAllOf(user))
  return child
}

/** A child that starts children of its own hands on what it starts from: it compiles for nobody. */
function codeFor(entry: URL, { user }: ChildFolder): string | undefined {
  const { [IS_CHILD]: isChild, NODE_COMPILE_CACHE } = process.env
  if (isChild) return NODE_COMPILE_CACHE
  const compiled = compiledCode(entry)
  if (compiled) linkCode(compiled, user)
  return compiled
}

/** What a child started lives on where no namespace ends with it: everything that its user runs is ended. */
function endAllOf(user: number): void {
  spawnSync('setpriv', [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--', 'sh', '-c', 'kill -KILL -1'], {
    stdio: 'ignore',
  })
}

/** No secret of the service reaches a process that opens strangers' files. */
function reducedEnvironment(work: string): NodeJS.ProcessEnv {
  // Where the operator's own Tesseract has its languages is no secret, and without it that engine finds none.
  const { PATH, LANG, TZ, TICKMARK_PDF_ENGINE, TESSDATA_PREFIX } = process.env
  const passed = { PATH, LANG, TZ, TICKMARK_PDF_ENGINE, TESSDATA_PREFIX }
  // The allocator of glibc keeps what the recogniser's large buffers leave behind: 900 MB after 30 pages, with these bounds 460.
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '8388608', MALLOC_TRIM_THRESHOLD_: '67108864' }
  return { ...passed, HOME: work, TMPDIR: work, NODE_NO_WARNINGS: '1', [IS_CHILD]: '1', ...allocator }
}
