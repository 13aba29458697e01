/**
 * What a very large file does to the service: the memory of the server's own process, and how long others wait meanwhile.
 *
 *   node bench/limits/large-documents.ts [--cells 2000000] [--pages 5000]
 *
 * Give one of them as 0 to leave it out. Aims: the process below 300 MB, `/healthz` below 200 ms.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeReport } from '../reviewer-web/make-report.ts'
import { startService, type Service } from '../service/start-service.ts'
import { makeLargeModel } from './make-large-model.ts'

const { values } = parseArgs({
  options: { cells: { type: 'string', default: '2000000' }, pages: { type: 'string', default: '5000' } },
})
const PORT = 3231
const INTERVAL = 50

const service = await startService(PORT)
try {
  console.log(`idle: ${memoryOf('VmRSS')} MB`)
  const [cells, pages] = [Number(values.cells), Number(values.pages)]
  if (cells > 0) await measure(`${cells} cells`, makeLargeModel(cells), 'large-model.xlsx', 'valuation_model')
  if (pages > 0) await measure(`${pages} pages`, await makeReport(pages), 'long-report.pdf', 'financial_report')
} finally {
  await service.close()
}

async function measure(what: string, bytes: Uint8Array, name: string, type: string): Promise<void> {
  const started = Date.now()
  const taskId = await service.upload(new File([new Uint8Array(bytes)], name), type)
  const watch = watchHealth(service)
  let outcome = 'completed'
  try {
    await service.finish(taskId)
  } catch (error) {
    outcome = String(error)
  }
  const { slowest, median, most } = await watch.stop()
  console.log(
    `${what} (${(bytes.length / 2 ** 20).toFixed(1)} MB): ${outcome} after ${Math.round((Date.now() - started) / 1000)} s; server at most ${most} MB; /healthz median ${median} ms, slowest ${slowest} ms`,
  )
}

/** Asks again and again how the service is, and measures its memory. */
function watchHealth({ origin }: Service) {
  const waits: number[] = []
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await fetch(`${origin}/healthz`).then((answer) => answer.text())
      waits.push(performance.now() - asked)
      most = Math.max(most, memoryOf('VmRSS'))
      await sleep(INTERVAL)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      waits.sort((a, b) => a - b)
      return { slowest: Math.round(waits.at(-1) ?? 0), median: Math.round(waits[waits.length >> 1] ?? 0), most }
    },
  }
}

/** Megabytes of the server's own process. */
function memoryOf(field: 'VmRSS'): number {
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}
