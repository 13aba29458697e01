import { spawn, type ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ReadError } from '@tickmark/document'
import { enclosureFor } from './isolation-level.ts'
import { MEASURE_INTERVAL, residentMb } from './measure-memory.ts'
import type { CallMessage, ChildMessage, Failure } from './messages.ts'

export interface ChildOptions {
  entry: URL
  /** Resident memory above which the child is killed. */
  memoryMb: number
  /** Folder that the child may write to. */
  scratch: string
  /** False inside a child that is shut in already. */
  enclose: boolean
  execArgv: readonly string[]
}

export interface ChildCall {
  operation: string
  args: unknown
  deadline?: number
  signal?: AbortSignal
  onProgress?(value: unknown): void
  onUsage?(usage: Usage): void
}

export interface Usage {
  milliseconds: number
  peakMb: number
}

/** One process, one call at a time. Whatever goes wrong in it ends the process and nothing else. */
export interface Child {
  call(call: ChildCall): Promise<unknown>
  /** Ends the process at once. */
  kill(): void
  /** Resident memory now. */
  memory(): Promise<number>
  readonly dead: boolean
}

interface Running {
  id: number
  call: ChildCall
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Starts a process from `entry`, a module that calls `serveChild`. */
export function startChild(options: ChildOptions, onDeath: () => void): Child {
  const child = spawnEnclosed(options)
  let pid = child.pid
  let running: Running | undefined
  let nextId = 1
  let dead = false
  let fatal: ReadError | undefined
  let peakMb = 0
  let lastWords = ''
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => {})

  const end = (reason?: ReadError) => {
    fatal ??= reason
    child.kill('SIGKILL')
    // Under bubblewrap the child's own pid is another than the wrapper's.
    if (pid && pid !== child.pid) killQuietly(pid)
  }
  child.stderr?.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString('utf8')).slice(-4000)))
  child.on('message', (message: ChildMessage) => {
    if (message.type === 'ready') {
      pid = message.pid
      return started.resolve()
    }
    if (running?.id !== message.id) return
    if (message.type === 'progress') return running.call.onProgress?.(message.value)
    peakMb = Math.max(peakMb, message.peakMb)
    if (message.type === 'result') running.resolve(message.value)
    else running.reject(toError(message.failure))
  })
  let died = new ReadError('READER_CRASHED')
  const bury = (how: string) => {
    if (dead) return
    dead = true
    const error = (died = fatal ?? deathError(how, lastWords))
    started.reject(error)
    running?.reject(error)
    onDeath()
  }
  child.on('exit', (code, signal) => bury(signal ?? `exit code ${code}`))
  child.on('error', (error) => bury(error.message))
  setReferenced(child, false)

  async function call(request: ChildCall): Promise<unknown> {
    if (request.signal?.aborted) throw new ReadError('CANCELLED')
    if (dead) throw died
    const begun = performance.now()
    const outcome = Promise.withResolvers<unknown>()
    const id = nextId++
    running = { id, call: request, resolve: outcome.resolve, reject: outcome.reject }
    peakMb = 0
    setReferenced(child, true)
    const unguard = guardCall(request, end, async () => {
      const now = pid ? await residentMb(pid) : 0
      peakMb = Math.max(peakMb, now)
      if (now > options.memoryMb) end(new ReadError('RESOURCE_LIMIT', `${Math.round(now)} MB`))
    })
    const { operation, args } = request
    started.promise.then(() => child.send({ id, operation, args } satisfies CallMessage), outcome.reject)
    try {
      return await outcome.promise
    } finally {
      unguard()
      running = undefined
      if (!dead) setReferenced(child, false)
      request.onUsage?.({ milliseconds: performance.now() - begun, peakMb: Math.round(peakMb) })
    }
  }

  return {
    call,
    kill: () => end(),
    memory: () => (pid ? residentMb(pid) : Promise.resolve(0)),
    get dead() {
      return dead
    },
  }
}

/** Ends the child when its caller gives up or its time is over, and measures it meanwhile; the result stops all that. */
function guardCall(
  { signal, deadline }: ChildCall,
  end: (reason: ReadError) => void,
  measure: () => Promise<void>,
): () => void {
  const cancel = () => end(new ReadError('CANCELLED'))
  signal?.addEventListener('abort', cancel, { once: true })
  const timer = deadline ? setTimeout(() => end(new ReadError('TIMEOUT')), deadline) : undefined
  const watchdog = setInterval(measure, MEASURE_INTERVAL)
  return () => {
    signal?.removeEventListener('abort', cancel)
    clearTimeout(timer)
    clearInterval(watchdog)
  }
}

function spawnEnclosed({ entry, memoryMb, scratch, enclose, execArgv }: ChildOptions): ChildProcess {
  const wrapper = enclose ? enclosureFor(scratch) : []
  // The heap's own limit speaks first and in words; the watchdog catches what lies outside the heap.
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.ceil(memoryMb * 0.75)}`,
    '--disable-warning=ExperimentalWarning',
    ...execArgv,
  ]
  const [file, ...args] = [...wrapper, ...node, fileURLToPath(entry)]
  return spawn(file, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: reducedEnvironment(scratch),
  })
}

/** No secret of the service reaches a process that opens strangers' files. */
function reducedEnvironment(scratch: string): NodeJS.ProcessEnv {
  // Where the operator's own Tesseract has its languages is no secret, and without it that engine finds none.
  const { PATH, LANG, TZ, TICKMARK_PDF_ENGINE, TESSDATA_PREFIX } = process.env
  const passed = { PATH, LANG, TZ, TICKMARK_PDF_ENGINE, TESSDATA_PREFIX }
  // The allocator of glibc keeps what the recogniser's large buffers leave behind: 900 MB after 30 pages, with these bounds 460.
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '8388608', MALLOC_TRIM_THRESHOLD_: '67108864' }
  return { ...passed, ...compileCache(), HOME: scratch, TMPDIR: scratch, NODE_NO_WARNINGS: '1', ...allocator }
}

/** Children start in a third of the time from code that others have compiled; never from or into the parent's own. */
function compileCache(): NodeJS.ProcessEnv {
  const own = getCompileCacheDir()
  return own ? { NODE_COMPILE_CACHE: join(dirname(own), 'children') } : {}
}

/** An idle child must not keep its parent from ending; a busy one must. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  const change = referenced ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
  const stderr = child.stderr as unknown as Record<'ref' | 'unref', () => void> | null
  stderr?.[change]()
}

/** `how` is the signal or exit code; what the process wrote last says more where it wrote anything. */
function deathError(how: string, lastWords: string): ReadError {
  const exhausted = /heap out of memory|allocation failed|memory allocation|cannot allocate memory|bad_alloc/i.test(
    lastWords,
  )
  if (exhausted) return new ReadError('RESOURCE_LIMIT')
  return new ReadError('READER_CRASHED', lastWords.trim().split('\n').at(-1)?.slice(0, 300) || how)
}

function toError({ key, detail, message, stack }: Failure): Error {
  if (key) return new ReadError(key, detail)
  const error = new Error(message)
  if (stack) error.stack = stack
  return error
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already, which is what was wanted.
  }
}
