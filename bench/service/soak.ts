/**
 * Many small files one after the other, as a service meets them in a week: how much the memory of the server's own process grows over the
 * second half, when everything has been loaded once.
 *
 *   node bench/service/soak.ts [--files 300] [--at-once 4]
 *
 * Tasks are deleted once they are done, so that what grows is no store of theirs. Memory is what the kernel counts as the process's own
 * (resident and anonymous); single values jump with the collector, so that a line is laid through those of the second half.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { itemAt } from '@tickmark/document'
import { startService, type Service } from './start-service.ts'

const { values } = parseArgs({
  options: { files: { type: 'string', default: '300' }, 'at-once': { type: 'string', default: '4' } },
})
const PORT = 3247
/** Megabytes that 2,000 files may add. */
const AIM = 20
const CORPUS = path.join(import.meta.dirname, '../../corpus')
const FILES = [
  ['e2e/footing-error.pdf', 'financial_report'],
  ['server/statement.pdf', 'financial_report'],
  ['server/sheet.png', 'ocr'],
] as const
const count = Number(values.files)

const service = await startService(PORT)
const memory: number[] = []
const begun = performance.now()
let sent = 0
try {
  await Promise.all(Array.from({ length: Number(values['at-once']) }, sendOn))
} finally {
  await service.close()
}
report()
process.exit()

async function sendOn(): Promise<void> {
  while (sent < count) {
    const number = sent++
    const [name, type] = itemAt(FILES, number % FILES.length)
    const bytes = new Uint8Array(readFileSync(path.join(CORPUS, name)))
    const task = await service.upload(new File([bytes], `${number}-${path.basename(name)}`), type)
    await service.finish(task)
    await remove(service, task)
    memory.push(ownMemory(service.pid))
    if (memory.length % 50 === 0) console.log(`${memory.length} files: ${memory.at(-1)?.toFixed(0)} MB`)
  }
}

async function remove({ call }: Service, task: string): Promise<void> {
  await call(`/task?task_id=${task}`, { method: 'DELETE' })
}

/** Megabytes. */
function ownMemory(pid: number): number {
  const [, kilobytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function report(): void {
  const half = memory.slice(Math.floor(memory.length / 2))
  const minutes = (performance.now() - begun) / 60_000
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  console.log(
    `${memory.length} files in ${minutes.toFixed(1)} minutes: ${first.toFixed(0)} MB after the first, ${last.toFixed(0)} after the last`,
  )
  console.log(
    `growth over the second half, ${half.length} files: ${(slopeOf(half) * half.length).toFixed(1)} MB (2,000 files: at most ${AIM})`,
  )
}

/** By how much the values rise from one to the next, by least squares. */
function slopeOf(series: readonly number[]): number {
  const middle = (series.length - 1) / 2
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const above = series.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  const below = series.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return below === 0 ? 0 : above / below
}
