import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { DataOf } from '@tickmark/contract'
import { afterAll, expect, test } from 'vitest'
import { prepareSamples } from '../src/demo/reviewed-samples.ts'
import { startHarness, takeData, type Harness } from './harness.ts'

const data = await mkdtemp(join(tmpdir(), 'sample-test-'))
afterAll(() => rm(data, { recursive: true, force: true }))

const QUERY = 'sample_id=financial-report'
const progressOf = async ({ caller }: Harness) =>
  takeData(await caller().call<DataOf<'getSampleProgress'>>('GET', `/demo/progress?${QUERY}`))
const reviewOf = async ({ caller }: Harness) =>
  takeData(await caller().call<DataOf<'getSampleReview'>>('GET', `/demo/review?${QUERY}`))

async function untilReady(harness: Harness): Promise<void> {
  while (!(await progressOf(harness)).ready) await sleep(100)
}

test('the sample is made before anybody asks, and the next start finds it', async () => {
  const first = await startHarness(data)
  expect(await progressOf(first)).toEqual({ ready: false, pages_done: 0, pages_total: 0 })
  const stop = prepareSamples(first.service.app, ['en'])
  await untilReady(first)
  const { pages, problems, summary } = await reviewOf(first)
  expect([pages.length, problems.length, summary.scores.trust]).toEqual([14, 4, 94])
  await stop()
  await first.stop()

  const folder = join(data, 'samples')
  const kept = await readdir(folder)
  expect(kept).toEqual([expect.stringMatching(/^financial-report\.en\.\w+\.json\.gz$/)])
  const file = join(folder, kept[0]!)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  // A mark that only the kept file bears.
  const reviewed = JSON.parse(gunzipSync(await readFile(file)).toString('utf8'))
  reviewed.review.scores.trust = 17
  await writeFile(file, gzipSync(JSON.stringify(reviewed)))
  const second = await startHarness(data)
  expect((await reviewOf(second)).summary.scores.trust).toBe(17)
  await second.stop()

  // What cannot be read is made anew.
  await writeFile(file, 'damaged')
  const third = await startHarness(data)
  expect((await reviewOf(third)).summary.scores.trust).toBe(94)
  await third.stop()
})

test('who comes before it is made sees how far it is, and gets it', async () => {
  const harness = await startHarness()
  const stop = prepareSamples(harness.service.app, ['en'])
  // In the middle of what the idle child does.
  while ((await progressOf(harness)).pages_total === 0) await sleep(20)
  const asked = reviewOf(harness)
  const seen: number[] = []
  for (;;) {
    const { ready, pages_done: done, pages_total: total } = await progressOf(harness)
    if (ready) break
    if (total > 0) seen.push(done / total)
    await sleep(20)
  }
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(seen.some((share) => share < 1)).toBe(true)
  expect((await asked).problems).toHaveLength(4)
  await stop()
  await harness.stop()
})
