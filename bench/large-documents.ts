/**
 * What a very large file does to the service: the memory of the server's own process, and how long others wait meanwhile.
 *
 *   node bench/large-documents.ts [--cells 2000000] [--pages 5000]
 *
 * Give one of them as 0 to leave it out. Aims: the process below 300 MB, `/healthz` below 200 ms.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { strToU8, zipSync } from 'fflate'
import { makeReport } from './reviewer-web/make-report.ts'
import { startService, type Service } from './service/start-service.ts'

const { values } = parseArgs({
  options: { cells: { type: 'string', default: '2000000' }, pages: { type: 'string', default: '5000' } },
})
const PORT = 3231
const COLUMNS = 100
const INTERVAL = 50

const service = await startService(PORT)
try {
  console.log(`idle: ${memoryOf('VmRSS')} MB`)
  const [cells, pages] = [Number(values.cells), Number(values.pages)]
  if (cells > 0) await measure(`${cells} cells`, makeModel(cells), 'large-model.xlsx', 'valuation_model')
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

/** A model of a hundred columns: every row grows from a typed first year, every tenth adds up the nine above. */
function makeModel(cells: number): Uint8Array {
  const rows = Math.ceil(cells / COLUMNS)
  const parts: Uint8Array[] = []
  let text = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
  const sums = Array.from({ length: COLUMNS }, () => 0)
  for (let row = 1; row <= rows; row++) {
    text += `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${row % 10 === 0 ? 'Total' : 'Line'} ${row}</t></is></c>`
    for (let column = 2; column <= COLUMNS; column++) {
      const name = columnName(column)
      const value = row % 10 === 0 ? (sums[column - 1] ?? 0) : row + column
      const formula =
        row % 10 === 0
          ? `SUM(${name}${row - 9}:${name}${row - 1})`
          : column > 2
            ? `${columnName(column - 1)}${row}+1`
            : undefined
      sums[column - 1] = row % 10 === 0 ? 0 : (sums[column - 1] ?? 0) + value
      text += `<c r="${name}${row}">${formula ? `<f>${formula}</f>` : ''}<v>${value}</v></c>`
    }
    text += '</row>'
    if (row % 500 === 0) {
      parts.push(strToU8(text))
      text = ''
    }
  }
  parts.push(strToU8(`${text}</sheetData></worksheet>`))
  const ooxml = 'http://schemas.openxmlformats.org'
  const workbook = `<workbook xmlns="${ooxml}/spreadsheetml/2006/main" xmlns:r="${ooxml}/officeDocument/2006/relationships"><sheets><sheet name="Model" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const relation = (type: string, target: string) =>
    strToU8(
      `<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="rId1" Type="${ooxml}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
    )
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const types = `<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/></Types>`
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': Buffer.concat(parts),
  })
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? String.fromCharCode(64 + Math.floor((column - 1) / 26)) + last : last
}
