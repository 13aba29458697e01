/**
 * Kills processes in the middle of a task (`kill -9`: the API, a worker, the database) and checks that the task is completed all the same, with every
 * page read once and every result written once.
 *
 *     node bench/limits/kill-test.ts [rounds] [file]
 */
import { itemAt } from '@tickmark/document'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PATIENCE, startKillable, type Victim } from './killable-service.ts'

const ROUNDS = Number(process.argv[2] ?? 20)
const FILE = process.argv[3] ?? fileURLToPath(new URL('../../corpus/server/scan.pdf', import.meta.url))
const PORT = 3125
const service = startKillable(PORT)
const { persist, detail } = service

/** What the database holds of the task's pages: rows, and rows that could not be read. */
async function countPages(taskId: string): Promise<{ rows: number; failed: number }> {
  const rows = await service.query<{ rows: number; failed: number }>(
    `select count(*)::int as rows, count(error)::int as failed from pages join files using (file_id) where task_id = $1`,
    [taskId],
  )
  return itemAt(rows, 0)
}

function firstDifference(text: string, reference: string): string {
  const expected = reference.split('\n')
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => line !== expected[index])
  return `line ${at + 1} is ${JSON.stringify(lines[at])} and was ${JSON.stringify(expected[at])}`
}

/** Runs one task to its end and answers what is wrong with its outcome. */
async function runRound(
  victim: Victim | undefined,
  reference: string | undefined,
): Promise<{ markdown: string; faults: string[]; seconds: number }> {
  const taskId = await persist(() => service.startTask(FILE, 'kill-test'))
  const started = performance.now()
  if (victim) {
    await persist(async () => {
      const { progress, status } = await detail(taskId)
      if (status === 'running' && progress.pages_done < 1) throw new Error('not yet')
    })
    service.kill(victim)
  }
  const until = Date.now() + PATIENCE
  let end = await persist(() => detail(taskId))
  while (['idle', 'running'].includes(end.status) && Date.now() < until) {
    await sleep(250)
    end = await persist(() => detail(taskId))
  }
  const seconds = (performance.now() - started) / 1000
  if (end.status !== 'completed') return { markdown: '', faults: [`ended as ${end.status}`], seconds }
  const { progress, results } = end
  const pages = await persist(() => countPages(taskId))
  const markdown = await persist(() => service.readMarkdown(end))
  const kinds = results.map(({ kind }) => kind)
  const faults = [
    ...(progress.pages_done === progress.pages_total
      ? []
      : [`${progress.pages_done} of ${progress.pages_total} pages counted`]),
    ...(pages.rows === progress.pages_total ? [] : [`${pages.rows} pages kept`]),
    ...(pages.failed === 0 ? [] : [`${pages.failed} pages failed`]),
    ...(new Set(kinds).size === kinds.length ? [] : ['a result is there twice']),
    ...(reference === undefined || markdown === reference
      ? []
      : [`the text differs from that of an undisturbed run: ${firstDifference(markdown, reference)}`]),
  ]
  return { markdown, faults, seconds }
}

let faulty = 0
try {
  await persist(service.logIn)
  const { markdown: reference, seconds: undisturbed, faults } = await runRound(undefined, undefined)
  console.log(`undisturbed: ${undisturbed.toFixed(1)} s ${faults.join(', ')}`)
  const victims = ['worker-1', 'database', 'api', 'worker-2'] as const
  for (let round = 0; round < ROUNDS; round++) {
    const victim = itemAt(victims, round % victims.length)
    const { faults, seconds } = await runRound(victim, reference)
    if (faults.length > 0) faulty++
    console.log(
      `${round + 1}. killed ${victim}: completed in ${seconds.toFixed(1)} s ${faults.length ? 'FAULT ' + faults.join(', ') : 'ok'}`,
    )
  }
} finally {
  await service.close()
}
console.log(`${ROUNDS - faulty} of ${ROUNDS} rounds without a fault`)
process.exitCode = faulty > 0 ? 1 : 0
