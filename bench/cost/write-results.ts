/**
 * The result files of a reviewed report: the time until all are there, and what that costs the process that asks for them.
 *
 *   node bench/cost/write-results.ts [--pages 200] [--one-by-one]
 *
 * `--one-by-one` asks for each format in a call of its own and sends the document along each time, as the server did before.
 */
import { firstOf } from '@tickmark/document'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createEngine, storeDocument, readDocument } from '@tickmark/engine'
import type { ResultFormat, ResultInput } from '@tickmark/engine'
import { makeReport } from '../reviewer-web/make-report.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '200' }, 'one-by-one': { type: 'boolean', default: false } },
})
const FORMATS: readonly ResultFormat[] = [
  'markdown',
  'html',
  'package',
  'docx',
  'annotated-pdf',
  'report-json',
  'sarif',
  'xlsx',
  'pdf',
]

const folder = await mkdtemp(join(tmpdir(), 'tickmark-write-'))
const engine = createEngine({ jobs: 2, owner: 'bench' })
const source = { path: join(folder, 'report.pdf'), name: 'report.pdf' }
await writeFile(source.path, await makeReport(Number(values.pages)))
const document = await readDocument(engine, source, { jobs: 2 })
const review = firstOf(await engine.review([{ fileId: 'a', document }], { type: 'financial_report' }))
const stored = { path: join(folder, 'document') }
await storeDocument(document, stored.path)
const input = { source, review, language: 'en' as const }
console.log(
  `${values.pages} pages, ${(JSON.stringify(document).length / 2 ** 20).toFixed(1)} MB as JSON, ${review.findings.length} findings, ${review.figures.length} figures`,
)

const write = values['one-by-one'] ? writeOneByOne : writeTogether
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const cpu = process.cpuUsage()
const started = performance.now()
let last = started
await write({ ...input, document: values['one-by-one'] ? document : stored }, (format, bytes) => {
  const now = performance.now()
  console.log(`  ${format.padEnd(14)} ${seconds(now - last)} s  ${(bytes / 2 ** 20).toFixed(2)} MB`)
  last = now
})
const { user, system } = process.cpuUsage(cpu)
delay.disable()
console.log(
  `all ${seconds(performance.now() - started)} s; this process: ${seconds((user + system) / 1000)} s of CPU, stopped for at most ${Math.round(delay.max / 1e6)} ms`,
)
await engine.close()
await rm(folder, { recursive: true, force: true })

async function writeOneByOne(input: ResultInput, tell: (format: string, bytes: number) => void): Promise<void> {
  for (const format of FORMATS) tell(format, (await engine.writeResult(format, input)).length)
}

async function writeTogether(input: ResultInput, tell: (format: string, bytes: number) => void): Promise<void> {
  for await (const result of engine.writeResults(FORMATS, input)) {
    if ('error' in result) throw result.error
    tell(result.format, result.bytes.length)
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}
