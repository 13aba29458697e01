import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Problem, TaskSummary } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { startHarness, takeData } from './harness.ts'

const REPORT = fileURLToPath(new URL('../../../corpus/e2e/footing-error.pdf', import.meta.url))

test('what the firm puts aside is no problem any more, and is served with its reason and in the language asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tuning-test-'))
  const tuningFile = join(folder, 'tuning.json')
  await writeFile(tuningFile, '{}')
  const { admin, stop } = await startHarness(undefined, { tuningFile })
  const review = async () => {
    const data = takeData(await admin.upload([REPORT], { type: 'financial_report' }))
    await admin.waitForEnd(data.task_id)
    const query = `task_id=${data.task_id}`
    const problems = await admin.call<{ items: Problem[] }>('GET', `/task/problems?${query}`)
    const summary = await admin.call<TaskSummary>('GET', `/task/summary?${query}`, undefined, 'ja')
    return { problems: takeData(problems).items, summary: takeData(summary) }
  }
  try {
    const before = await review()
    expect(before.summary.files[0]!.put_aside).toEqual([])
    const { fingerprint } = before.problems[0]!
    await writeFile(tuningFile, JSON.stringify({ suppressions: [{ fingerprint, reason: 'Agreed with the client' }] }))
    const after = await review()
    expect(after.problems.map((problem) => problem.fingerprint)).not.toContain(fingerprint)
    expect(after.summary.files[0]!.put_aside).toEqual([
      {
        text: expect.objectContaining({ title: expect.stringMatching(/[ぁ-んァ-ヶ]/) }),
        location: before.problems[0]!.evidence[0]!.location,
        reason: 'Agreed with the client',
      },
    ])
  } finally {
    await stop()
    await rm(folder, { recursive: true })
  }
})
