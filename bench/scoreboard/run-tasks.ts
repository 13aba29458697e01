import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nameOf, type Task, type TaskResult } from './task.ts'

/** As many as the machine that the figures are told of has cores. */
const PROCESSES = 2
/** A document that takes longer is given up and counted as such, on a machine that does nothing else. */
const LIMIT_MS = 180_000

interface RunOptions {
  /** Changes whenever the engine or what measures it does. */
  state: string
  /** Milliseconds since the epoch after which nothing more is begun. */
  until?: number
  /** How many times as long as on an idle machine a document may take. */
  patience?: number
}

/** Measures all tasks with two processes; what was measured with this state of the engine before is taken from disk. */
export async function runTasks(
  tasks: readonly Task[],
  { state, until = Infinity, patience = 1 }: RunOptions,
): Promise<TaskResult[]> {
  const cache = path.join(tmpdir(), 'tickmark-scores', state)
  mkdirSync(cache, { recursive: true })
  const results: TaskResult[] = []
  const waiting: Task[] = []
  for (const task of mix(tasks)) {
    const kept = keptIn(cache, task)
    if (existsSync(kept)) results.push(JSON.parse(readFileSync(kept, 'utf8')) as TaskResult)
    else waiting.push(task)
  }
  const total = waiting.length
  const started = Date.now()
  let done = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(LIMIT_MS * patience)
    for (let task = waiting.shift(); task && Date.now() < until; task = waiting.shift()) {
      const result = await worker.measure(task)
      writeFileSync(keptIn(cache, task), JSON.stringify(result))
      results.push(result)
      done += 1
      if (done % 10 === 0 || done === total) tellProgress(done, total, started)
    }
    worker.end()
  }
  await Promise.all(Array.from({ length: PROCESSES }, work))
  if (waiting.length > 0) process.stderr.write(`out of time: ${waiting.length} of ${total} not measured\n`)
  return results
}

const hashOf = (task: Task): string => createHash('sha256').update(nameOf(task)).digest('hex').slice(0, 24)

const keptIn = (cache: string, task: Task): string => path.join(cache, `${hashOf(task)}.json`)

/** In an order that has to do with nothing: a run that is out of time has measured some of each. */
const mix = (tasks: readonly Task[]): Task[] => tasks.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))

function tellProgress(done: number, total: number, started: number): void {
  process.stderr.write(`${done} of ${total}, ${Math.round((Date.now() - started) / 1000)} s\n`)
}

/** A process that is started when first needed, and anew after one that was given up. */
class Worker {
  #child: ChildProcess | undefined
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  async measure(task: Task): Promise<TaskResult> {
    this.#child ??= fork(path.join(import.meta.dirname, 'measure-child.ts'))
    const child = this.#child
    const answer = await new Promise<{ result?: TaskResult; error?: string }>((resolve) => {
      const timer = setTimeout(() => settle({ error: 'time' }), this.#limit)
      const settle = (outcome: { result?: TaskResult; error?: string }) => {
        clearTimeout(timer)
        child.off('message', settle)
        child.off('exit', died)
        resolve(outcome)
      }
      const died = () => settle({ error: 'crash' })
      child.on('message', settle)
      child.on('exit', died)
      child.send(task)
    })
    if (answer.error === 'time' || answer.error === 'crash') {
      child.kill('SIGKILL')
      this.#child = undefined
    }
    if (answer.error) process.stderr.write(`${nameOf(task)}: ${answer.error}\n`)
    const failed = { part: task.part, name: 'results without failure', column: task.column, group: 'all' } as const
    const row = { ...failed, value: Number(!answer.error), of: 1, unit: 'share', better: 'more' } as const
    return { ...answer.result, rows: [...(answer.result?.rows ?? []), row] }
  }

  end(): void {
    if (this.#child?.connected) this.#child.disconnect()
  }
}
