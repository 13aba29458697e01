/**
 * Table bench: reads every PDF of a set with our reader and with liteparse as it comes, writes what each found for the set's
 * scorer and prints quality and CPU per page of both.
 * Usage: node bench/reading/tables.ts SET_DIR [OUT_DIR] [scorer options] — SET_DIR holds `pdfs/` and `score.mjs` (ICDAR 2013 style).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import type { Table } from '@tickmark/document'
import { assemble, inspectFile, readPages } from '@tickmark/readers'

const [set, out = join(tmpdir(), 'tickmark-table-bench'), ...scorerOptions] = process.argv.slice(2)
if (!set) throw new Error('usage: node bench/reading/tables.ts SET_DIR [OUT_DIR]')
const pdfs = join(set, 'pdfs')
const score = join(set, 'score.mjs')
const names = readdirSync(pdfs).filter((one) => one.endsWith('.pdf'))

await run('tickmark', async (path, name, folder) => {
  const file = { path, name }
  const inspection = await inspectFile(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  const document = await assemble(file, inspection, await readPages(file, pages, {}))
  const tables = document.blocks.filter((block) => block.type === 'table').map(toScorerTable)
  writeFileSync(join(folder, `${parse(name).name}.tables.json`), JSON.stringify({ tables }))
  return pages.length
})

const { LiteParse } = createRequire(new URL('../../packages/readers/package.json', import.meta.url))(
  '@llamaindex/liteparse',
) as {
  LiteParse: new (options: object) => { parse(path: string): Promise<{ text: string; totalPages: number }> }
}
await run('liteparse', async (path, name, folder) => {
  const { text, totalPages } = await new LiteParse({ outputFormat: 'markdown', ocrEnabled: false, quiet: true }).parse(
    path,
  )
  writeFileSync(join(folder, `${parse(name).name}.md`), text)
  return totalPages
})

/** Reads all files with one engine, then scores what it wrote. */
async function run(
  engine: string,
  read: (path: string, name: string, folder: string) => Promise<number>,
): Promise<void> {
  const folder = join(out, engine)
  mkdirSync(folder, { recursive: true })
  let pages = 0
  const before = process.cpuUsage()
  for (const name of names) pages += await read(join(pdfs, name), name, folder)
  const { user, system } = process.cpuUsage(before)
  console.log(`${engine}: ${pages} pages, ${((user + system) / 1000 / pages).toFixed(1)} ms CPU a page`)
  const scorer = [score, folder, ...scorerOptions]
  console.log(execFileSync(process.execPath, scorer, { encoding: 'utf8' }))
}

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
