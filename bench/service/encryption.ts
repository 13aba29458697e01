/**
 * What encryption at rest costs: uploads, downloads and whole tasks of the same service with and without a key, one after the other.
 *
 *   node bench/service/encryption.ts [--megabytes 40] [--rounds 5]
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { itemAt } from '@tickmark/document'
import { cpuOf } from './cpu-of.ts'
import { startService, type Service } from './start-service.ts'

const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '40' }, rounds: { type: 'string', default: '5' } },
})
const PORT = 3246
const MEGABYTE = 2 ** 20
const rounds = Number(values.rounds)
const REPORT = new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../corpus/e2e/footing-error.pdf')))

/** A report with so much behind its end that it is large to store and as quick to read as before. */
function largeReport(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([REPORT, Buffer.from('\n%'), hexOf(Number(values.megabytes) * MEGABYTE)]))
}

const hexOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes / 2).toString('hex'), 'latin1')

interface Spent {
  seconds: number
  cpu: number
}

async function measure(service: Service, work: () => Promise<unknown>): Promise<Spent> {
  const [begun, before] = [performance.now(), cpuOf(service)]
  await work()
  return { seconds: (performance.now() - begun) / 1000, cpu: (cpuOf(service) - before) / 1000 }
}

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

const median = (spent: Spent[]): string =>
  `${middle(spent.map(({ seconds }) => seconds)).toFixed(2)} s, CPU of the server ${middle(spent.map(({ cpu }) => cpu)).toFixed(2)} s`

async function download(service: Service, taskId: string): Promise<void> {
  const { files } = await service.call<{ files: { path: string }[] }>(`/task/detail?task_id=${taskId}`)
  const address = `${service.origin}/v1/api/task/resource/${itemAt(files, 0).path}`
  const answer = await fetch(address, { headers: { Authorization: service.token } })
  if (!answer.ok) throw new Error(`download: ${answer.status}`)
  await answer.arrayBuffer()
}

async function run(name: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const service = await startService(PORT, settings)
  const [uploads, downloads, tasks]: [Spent[], Spent[], Spent[]] = [[], [], []]
  try {
    const large = new File([largeReport()], 'large.pdf')
    const small = new File([REPORT], 'report.pdf')
    await service.finish(await service.upload(small, 'financial_report'))
    for (let round = 0; round < rounds; round++) {
      let taskId = ''
      uploads.push(await measure(service, async () => (taskId = await service.upload(large, 'ocr'))))
      await service.finish(taskId)
      downloads.push(await measure(service, () => download(service, taskId)))
      tasks.push(await measure(service, async () => service.finish(await service.upload(small, 'financial_report'))))
    }
  } finally {
    await service.close()
  }
  console.log(`${name}: upload of ${values.megabytes} MB ${median(uploads)}; download ${median(downloads)}`)
  console.log(`  a report of two pages from upload to results ${median(tasks)}`)
}

await run('without a key', { TICKMARK_STORAGE_KEY: '' })
await run('with a key', { TICKMARK_STORAGE_KEY: randomBytes(32).toString('hex') })
process.exit()
