/**
 * The scoreboard: what the engine makes of documents whose truth is known, and of real ones.
 *
 *   npm run bench [-- --full] [--against REV] [--parts world,models] [--record REASON] [--fresh-seed N] [--commit REV] [--groups REGEXP]
 *     [--portion 0.2] [--patience 3]
 *
 * Short: at most half an hour on two cores; broken off, it goes on where it stopped. `--record` keeps the state in history/. On a machine
 * that others work on too, `--patience` gives each document, and the run, so many times as long.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseTasks, type Extent } from './choose-tasks.ts'
import { compareFindings, compareRows } from './compare.ts'
import { drawHistory } from './draw-history.ts'
import { engineState, worldState } from './engine-state.ts'
import { runTasks } from './run-tasks.ts'
import { gather, historyFile, readState, writeState } from './state.ts'
import { tellChanges, tellTable } from './tell.ts'

const SHORT_MS = 30 * 60_000

const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    against: { type: 'string' },
    parts: { type: 'string' },
    record: { type: 'string' },
    commit: { type: 'string', default: 'HEAD' },
    groups: { type: 'string', default: '^$' },
    portion: { type: 'string', default: '1' },
    patience: { type: 'string', default: '1' },
    'fresh-seed': { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
  },
})
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', import.meta.dirname, ...args], { encoding: 'utf8' }).trim()
const extent: Extent = values.full ? 'full' : 'short'
const tasks = chooseTasks({
  extent,
  freshSeed: Number(values['fresh-seed']),
  parts: values.parts?.split(','),
  portion: Number(values.portion),
})
const results = await runTasks(tasks, {
  state: engineState(),
  until: values.full ? undefined : Date.now() + SHORT_MS * Number(values.patience),
  patience: Number(values.patience),
})
const commit = git('rev-parse', values.commit)
const date = git('show', '-s', '--format=%cI', values.commit)
const state = gather(results, { commit, date, extent, world: worldState(), reason: values.record ?? '' })
console.log(tellTable(state.rows, new RegExp(values.groups)))
if (values.against) {
  const file = historyFile(git('rev-parse', values.against))
  if (!existsSync(file))
    throw new Error(`no scores of ${values.against} in ${path.dirname(file)}; see docs/benchmarks.md`)
  const before = readState(file)
  console.log(
    `\nagainst ${values.against}:\n${tellChanges(compareRows(before, state), compareFindings(before, state))}`,
  )
}
if (values.record !== undefined) {
  writeState(historyFile(commit), state)
  drawHistory()
}
