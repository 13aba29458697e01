/**
 * Kills parts of a service at random moments (`kill -9`: the API, two workers, the database) while tasks are begun, read, written and deleted
 * all the time, files encrypted at rest. Afterwards every task whose start was answered must be completed, its text that of an undisturbed
 * run, none done twice; every task that was deleted must be gone, rows and files, with one receipt.
 *
 *     node bench/limits/random-kills.ts [kills] [--seed N]
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeRandom, pick } from '../chance/random.ts'
import { PARTS, startKillable, type Victim } from './killable-service.ts'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const KILLS = Number(positionals[0] ?? 200)
const FILE = fileURLToPath(new URL('../../corpus/e2e/footing-error.pdf', import.meta.url))
const PORT = 3126
const AT_ONCE = 3
/** Between two kills, in ms. */
const [SHORTEST, LONGEST] = [1500, 9000]
/** A task that has not ended so long after the last kill is stuck. */
const STUCK = 300_000
const VICTIMS: readonly Victim[] = [...PARTS, 'database']

const chance = makeRandom(Number(values.seed))
const service = startKillable(PORT, { TICKMARK_STORAGE_KEY: randomBytes(32).toString('hex') })
const { persist } = service
const faults: string[] = []
let [killing, lastKill] = [true, performance.now()]
let [done, deleted, open, slowest] = [0, 0, 0, 0]
let reference = ''
const removed: string[] = []

/** One task after the other: each is begun, waited for, looked at; every second one is deleted. */
async function workThrough(line: number): Promise<void> {
  for (let round = 0; killing; round++) {
    const taskId = await persist(() => service.startTask(FILE, `line-${line}-${round}`))
    const begun = performance.now()
    const fault = await findFault(taskId)
    if (fault) faults.push(`${taskId}: ${fault}`)
    slowest = Math.max(slowest, performance.now() - begun)
    done++
    if (round % 2 === 0) await remove(taskId)
  }
}

async function findFault(taskId: string): Promise<string | undefined> {
  let end = await persist(() => service.detail(taskId))
  while (['idle', 'running'].includes(end.status)) {
    if (performance.now() - lastKill > STUCK) return 'stuck'
    await sleep(300)
    end = await persist(() => service.detail(taskId))
  }
  if (end.status !== 'completed') return `ended as ${end.status}`
  const kinds = end.results.map(({ kind }) => kind)
  if (new Set(kinds).size !== kinds.length) return 'a result is there twice'
  const text = await persist(() => service.readMarkdown(end))
  return text === reference ? undefined : 'its text is not that of an undisturbed run'
}

/** A call whose answer was lost is made again: then the task may be gone already. */
async function remove(taskId: string): Promise<void> {
  await persist(() =>
    service.call(`/task?task_id=${taskId}`, { method: 'DELETE' }).catch((error: Error) => {
      if (!error.message.endsWith('not_found') && !error.message.endsWith('remove_failed')) throw error
    }),
  )
  deleted++
  removed.push(taskId)
}

async function checkRemoved(taskId: string): Promise<string | undefined> {
  const [row] = await persist(() =>
    service.query<{ tasks: number; files: number; keys: number; receipts: number; open: number }>(
      `select (select count(*) from tasks where task_id = $1)::int as tasks,
        (select count(*) from files where task_id = $1)::int as files,
        (select count(*) from file_keys where prefix = 'tasks/' || $1 || '/')::int as keys,
        (select count(*) from deletion_receipts where task_id = $1)::int as receipts,
        (select count(*) from deletion_receipts where task_id = $1 and not is_done)::int as open`,
      [taskId],
    ),
  )
  if (!row || row.tasks + row.files > 0) return 'rows are left'
  if (row.receipts !== 1) return `${row.receipts} receipts`
  // One that a kill cut short is finished within the hour, which nobody waits for here.
  if (row.open > 0) return void open++
  if (row.keys > 0) return 'its key is left'
  return existsSync(join(service.folder, 'files', 'tasks', taskId)) ? 'files are left' : undefined
}

try {
  await persist(service.logIn)
  const first = await persist(() => service.startTask(FILE, 'undisturbed'))
  let state = await persist(() => service.detail(first))
  while (state.status !== 'completed') {
    await sleep(300)
    state = await persist(() => service.detail(first))
  }
  reference = await persist(() => service.readMarkdown(state))
  const lines = Array.from({ length: AT_ONCE }, (_, line) => workThrough(line))
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(SHORTEST + chance() * (LONGEST - SHORTEST))
    service.kill(pick(VICTIMS, chance) ?? 'database')
    lastKill = performance.now()
    if ((kill + 1) % 20 === 0)
      console.log(`${kill + 1} kills: ${done} tasks, ${deleted} deleted, ${faults.length} faults`)
  }
  killing = false
  await Promise.all(lines)
  for (const taskId of removed) {
    const fault = await checkRemoved(taskId)
    if (fault) faults.push(`deleted ${taskId}: ${fault}`)
  }
} finally {
  await service.close()
}
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(
  `${KILLS} kills: ${done} tasks, ${deleted} deleted, of them with a receipt to be finished: ${open}; slowest ${(slowest / 1000).toFixed(0)} s; faults: ${faults.length}`,
)
process.exitCode = faults.length > 0 ? 1 : 0
