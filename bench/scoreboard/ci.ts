/**
 * A small fixed world against the recorded state: prints what is gained and lost, fails where a share falls by more than noise.
 *
 *   npm run bench:ci [-- --record REASON] [--exact]
 *
 * --exact: fails on any finding gained or lost, not only on what is more than noise.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseTasks } from './choose-tasks.ts'
import { compareFindings, compareRows } from './compare.ts'
import { engineState, worldState } from './engine-state.ts'
import { runTasks } from './run-tasks.ts'
import { gather, readState, writeState } from './state.ts'
import { tellChanges } from './tell.ts'

const RECORDED = path.join(import.meta.dirname, 'ci-state.json')
const { values } = parseArgs({ options: { record: { type: 'string' }, exact: { type: 'boolean' } } })

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'
if (!existsSync(browser)) {
  console.error(`SKIPPED: the world is printed with ${browser}, which is not there. Install chromium or set CHROMIUM.`)
  process.exit()
}
const results = await runTasks(chooseTasks({ extent: 'ci', freshSeed: 0 }), { state: engineState() })
const measured = gather(results, {
  commit: '',
  date: '',
  extent: 'ci',
  world: worldState(),
  reason: values.record ?? '',
})
// Times and memory are those of the machine; in the recorded state they would change with each run.
const state = {
  ...measured,
  rows: measured.rows.filter(({ group, unit }) => group === 'all' && unit !== 'seconds' && unit !== 'megabytes'),
}
if (existsSync(RECORDED)) {
  const before = readState(RECORDED)
  const changes = compareRows(before, state)
  const findings = compareFindings(before, state)
  console.log(tellChanges(changes, findings) || 'nothing gained, nothing lost')
  if (values.exact && findings.length > 0) process.exitCode = 1
  const worse = changes.filter((change) => change.isWorse)
  if (before.world !== measured.world) {
    console.error('The world has changed since the state was recorded: other documents, compared but not judged.')
    console.error('Record it anew: npm run bench:ci -- --record REASON')
  } else if (worse.length > 0 && values.record === undefined) {
    console.error(
      `${worse.length} shares fell by more than noise; where that is meant: npm run bench:ci -- --record REASON`,
    )
    process.exitCode = 1
  }
} else if (values.record === undefined) throw new Error(`${RECORDED} is missing: npm run bench:ci -- --record REASON`)
if (values.record !== undefined) writeState(RECORDED, state)
