/**
 * Table bench: reads every PDF of a set with our reader, writes `<id>.tables.json` beside a scorer's needs and prints CPU per page.
 * Usage: node bench/tables.ts SET_DIR [OUT_DIR] — SET_DIR holds `pdfs/` and `score.mjs` (ICDAR 2013 style).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import type { Table } from '@tickmark/document'
import { assembleDocument } from '../packages/readers/src/layout/assemble-document.ts'
import { pdfReader } from '../packages/readers/src/pdf/pdf-reader.ts'

const [set, out = join(tmpdir(), 'tickmark-table-bench'), ...scorerOptions] = process.argv.slice(2)
if (!set) throw new Error('usage: node bench/tables.ts SET_DIR [OUT_DIR]')
mkdirSync(out, { recursive: true })

let pageCount = 0
let microseconds = 0
for (const name of readdirSync(join(set, 'pdfs')).filter((one) => one.endsWith('.pdf'))) {
  const file = { path: join(set, 'pdfs', name), name }
  const before = process.cpuUsage()
  const inspection = await pdfReader.inspect(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  const document = assembleDocument(file, inspection, await pdfReader.readPages(file, pages, {}))
  const spent = process.cpuUsage(before)
  microseconds += spent.user + spent.system
  pageCount += pages.length
  const tables = document.blocks.filter((block) => block.type === 'table').map(toScorerTable)
  writeFileSync(join(out, `${parse(name).name}.tables.json`), JSON.stringify({ tables }))
}
console.log(`${pageCount} pages, ${(microseconds / 1000 / pageCount).toFixed(1)} ms CPU a page`)
console.log(execFileSync(process.execPath, [join(set, 'score.mjs'), out, ...scorerOptions], { encoding: 'utf8' }))

function toScorerTable(table: Table): { cells: object[] } {
  return {
    cells: table.cells.map(({ rowIndex, columnIndex, rowSpan, columnSpan, text }) => ({
      r0: rowIndex,
      r1: rowIndex + rowSpan - 1,
      c0: columnIndex,
      c1: columnIndex + columnSpan - 1,
      text,
    })),
  }
}
