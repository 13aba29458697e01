/**
 * Opens the data folder of an older version with this one: tasks are made, decided on and left half done by the old service, which is then
 * stopped; this one starts on the same folder, brings the tables up to date, and everything must be there as it was.
 *
 *     node bench/limits/upgrade.ts OLD
 *
 * `OLD`: a checkout of the older version with its packages installed (`git worktree add OLD COMMIT && cd OLD && npm ci`).
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startService, type Service } from '../service/start-service.ts'

const [old] = process.argv.slice(2)
if (!old) throw new Error('usage: node bench/limits/upgrade.ts OLD')
const PORT = 3127
const corpus = new URL('../../corpus/server/', import.meta.url)
const data = mkdtempSync(path.join(tmpdir(), 'tickmark-upgrade-'))

interface Problem {
  problem_id: string
  rule_id: string
  decision: string
  decision_reason: string | null
}
interface Detail {
  status: string
  results: { result_id: string; name: string; path: string; size: number }[]
}
/** What a person sees of a task. */
interface Seen {
  status: string
  problems: { id: string; rule: string; decision: string; reason: string | null }[]
  scores: unknown
  figures: unknown
  files: Record<string, string>
}

const uploadFile = async (service: Service, name: string, type: string): Promise<string> =>
  service.upload(new File([await openAsBlob(new URL(name, corpus))], name), type)

async function look(service: Service, taskId: string): Promise<Seen> {
  const detail = await service.call<Detail>(`/task/detail?task_id=${taskId}`)
  const summary = await service.call<{ scores: unknown; figure_counts: unknown }>(`/task/summary?task_id=${taskId}`)
  const { items } = await service.call<{ items: Problem[] }>(`/task/problems?task_id=${taskId}&page_size=200`)
  const files: Record<string, string> = {}
  for (const result of detail.results) {
    const answer = await fetch(`${service.origin}/v1/api/task/resource/${result.path}`, {
      headers: { Authorization: service.token },
    })
    if (!answer.ok) throw new Error(`${result.name}: ${answer.status}`)
    files[result.name] = createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex')
  }
  return {
    status: detail.status,
    problems: items.map(({ problem_id: id, rule_id: rule, decision, decision_reason: reason }) => ({
      id,
      rule,
      decision,
      reason,
    })),
    scores: summary.scores,
    figures: summary.figure_counts,
    files,
  }
}

const faults: string[] = []
try {
  const before = await startService(PORT, {}, { root: old, data })
  const tasks = [
    await uploadFile(before, 'statement.pdf', 'financial_report'),
    await uploadFile(before, 'scan.pdf', 'ocr'),
    await uploadFile(before, 'sheet.png', 'ocr'),
  ]
  for (const task of tasks) await before.finish(task)
  const [reviewed = ''] = tasks
  const { items } = await before.call<{ items: Problem[] }>(`/task/problems?task_id=${reviewed}`)
  const [problem] = items
  if (problem)
    await before.call('/task/problems/decision', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        task_id: reviewed,
        problem_id: problem.problem_id,
        decision: 'dismissed',
        reason: 'rounded by the printer',
      }),
    })
  const unfinished = await uploadFile(before, 'long.pdf', 'financial_report')
  const then = new Map<string, Seen>()
  for (const task of tasks) then.set(task, await look(before, task))
  const left = await before.statusOf(unfinished)
  await before.close()

  const started = performance.now()
  const after = await startService(PORT, {}, { data })
  console.log(`opened after ${Math.round(performance.now() - started)} ms`)
  for (const [task, seen] of then) {
    const now = await look(after, task)
    for (const what of ['status', 'problems', 'scores', 'figures', 'files'] as const)
      if (!isDeepStrictEqual(now[what], seen[what]))
        faults.push(`${task}: ${what}: ${JSON.stringify(seen[what])} → ${JSON.stringify(now[what])}`)
  }
  for (const task of [unfinished, await uploadFile(after, 'statement.pdf', 'financial_report')])
    await after.finish(task).catch((error: unknown) => faults.push(`${task}: ${String(error)}`))
  await after.close()
  const count = [...then.values()].reduce((sum, { files }) => sum + Object.keys(files).length, 0)
  console.log(
    `${then.size} tasks with ${count} files and ${then.get(reviewed)?.problems.length} problems looked at; one that was ${left} went on; faults: ${faults.length}`,
  )
} finally {
  rmSync(data, { recursive: true, force: true })
}
for (const fault of faults) console.log(fault.slice(0, 600))
process.exit(faults.length > 0 ? 1 : 0)
