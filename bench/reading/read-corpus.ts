/** Reads many files, each in a disposable child as the service does, and tells how each ended. Used by the corpus benches. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { ReadError, type Document, itemAt } from '@tickmark/document'
import { createChildPool } from '@tickmark/isolation'
import type { Usage } from '@tickmark/isolation'

export interface Outcome {
  name: string
  path: string
  /** "result", the key of a typed error, "CRASH", "HANG" or "UNTYPED …". */
  end: string
  usage: Usage
  document?: Document
}

/** A file may take so long, in milliseconds. */
export const LIMIT = 15_000

/** Files with one of these endings below `folder`, sorted. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => endings.includes(path.extname(name).slice(1).toLowerCase()))
    .toSorted()
}

/** Reads all files, a few side by side; `done` is called as each ends. `pages` limits how much of a paginated file is read. */
export async function readCorpus(
  folder: string,
  names: readonly string[],
  { pages, done }: { pages?: number; done?(outcome: Outcome): void },
): Promise<Outcome[]> {
  const pool = createChildPool({
    entry: new URL(import.meta.resolve('@tickmark/readers/child')),
    size: 2,
    memoryMb: 1500,
    deadline: LIMIT,
    filesPerChild: 40,
  })
  const outcomes: Outcome[] = []
  const queue = [...names]
  const work = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const outcome = await readOne(name)
      outcomes.push(outcome)
      if (process.stderr.isTTY) process.stderr.write(`\r${outcomes.length}/${names.length}`)
      done?.(outcome)
    }
  }
  await Promise.all([work(), work()])
  await pool.close()
  return outcomes

  async function readOne(name: string): Promise<Outcome> {
    const file = { path: path.resolve(folder, name), name: path.basename(name) }
    const outcome: Outcome = { name, path: file.path, end: 'result', usage: { milliseconds: 0, peakMb: 0 } }
    const onUsage = (usage: Usage): void => {
      outcome.usage = {
        milliseconds: outcome.usage.milliseconds + usage.milliseconds,
        peakMb: Math.max(outcome.usage.peakMb, usage.peakMb),
      }
    }
    try {
      const options: { pages?: number[] } = {}
      if (pages !== undefined) {
        const { paginated, pageCount } = (await pool.run('inspect', { file }, { onUsage })) as {
          paginated: boolean
          pageCount: number
        }
        if (paginated) options.pages = Array.from({ length: Math.min(pages, pageCount) }, (_, index) => index + 1)
      }
      outcome.document = (await pool.run('readFile', { file, options }, { onUsage })) as Document
    } catch (error) {
      outcome.end = endOf(error)
    }
    return outcome
  }
}

function endOf(error: unknown): string {
  if (!(error instanceof ReadError)) return `UNTYPED ${String(error).slice(0, 80)}`
  if (error.key === 'READER_CRASHED') return `CRASH ${error.message.slice(0, 120)}`
  return error.key === 'TIMEOUT' ? 'HANG' : error.key
}

/** Counts by end, the commonest first. */
export function countEnds(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>()
  for (const { end } of outcomes) {
    const kind = itemAt(end.split(' '), 0)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}

/** The slowest files. */
export function listSlowest(outcomes: readonly Outcome[], count = 10): string[] {
  return outcomes
    .toSorted((a, b) => b.usage.milliseconds - a.usage.milliseconds)
    .slice(0, count)
    .map(({ name, end, usage }) => `${(usage.milliseconds / 1000).toFixed(1)} s ${usage.peakMb} MB ${end} ${name}`)
}
