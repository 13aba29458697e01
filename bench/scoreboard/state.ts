import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TaskResult } from './task.ts'
import { Tally, type ScoreRow } from './score-row.ts'

/** What was measured of one state of the engine. */
export interface ScoreState {
  commit: string
  /** Day of the commit, ISO. */
  date: string
  /** What was run: "short", "full", "ci". */
  extent: string
  /** Which world was drawn. */
  world: string
  /** Why it was recorded. */
  reason: string
  rows: ScoreRow[]
  /** Of each drawn document: its findings ("rule severity fingerprint", with ! where false) and its planted errors ("kind", with - where missed). */
  documents: Record<string, { findings: string[]; plants: string[] }>
}

const HISTORY = path.join(import.meta.dirname, 'history')

/** Results of all tasks as one state. */
export function gather(results: readonly TaskResult[], about: Omit<ScoreState, 'rows' | 'documents'>): ScoreState {
  const tally = new Tally()
  for (const { rows } of results) tally.addAll(rows)
  const documents = results.flatMap((result) => result.documents ?? [])
  return {
    ...about,
    rows: tally.rows(),
    documents: Object.fromEntries(
      documents
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, findings, plants }) => [
          id,
          {
            findings: findings.map(
              ({ rule, severity, fingerprint, isTrue }) =>
                `${rule} ${severity} ${fingerprint.slice(0, 10)}${isTrue ? '' : ' !'}`,
            ),
            plants: plants.map(({ kind, found }) => `${kind}${found ? '' : ' -'}`),
          },
        ]),
    ),
  }
}

/** One line a row: what changes from run to run is seen in a diff. */
export function writeState(file: string, { rows, documents, ...about }: ScoreState): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const lines = (items: readonly string[]) => (items.length > 0 ? `\n${items.join(',\n')}\n` : '')
  const head = JSON.stringify(about).slice(1, -1)
  const listed = Object.entries(documents).map(([id, one]) => `${JSON.stringify(id)}:${JSON.stringify(one)}`)
  const text = `{${head},\n"rows":[${lines(rows.map((row) => JSON.stringify(row)))}],\n"documents":{${lines(listed)}}}\n`
  writeFileSync(file, text)
}

export const readState = (file: string): ScoreState => JSON.parse(readFileSync(file, 'utf8')) as ScoreState

export const historyFile = (commit: string): string => path.join(HISTORY, `${commit.slice(0, 10)}.json`)

/** All recorded states, the oldest first. */
export const readHistory = (): ScoreState[] =>
  readdirSync(HISTORY)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readState(path.join(HISTORY, name)))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
