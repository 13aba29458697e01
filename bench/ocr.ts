/**
 * OCR bench: recognises every picture of a folder, writes `<name>.txt` in reading order, prints CPU a page and memory.
 * Usage: node bench/ocr.ts DIR [OUT_DIR] [PATTERN]. DIR holds pictures, or `images/` beside a `score.mjs`, which is then run.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import type { Block, Document, Table } from '@tickmark/document'
import { imageReader } from '../packages/readers/src/image/image-reader.ts'
import { assembleDocument } from '../packages/readers/src/layout/assemble-document.ts'

const [set, out = join(tmpdir(), 'tickmark-ocr-bench'), pattern = '.'] = process.argv.slice(2)
if (!set) throw new Error('usage: node bench/ocr.ts DIR [OUT_DIR] [PATTERN]')
mkdirSync(out, { recursive: true })

const folder = existsSync(join(set, 'images')) ? join(set, 'images') : set
let seconds = 0
let pageCount = 0
let mostMemory = 0
for (const name of readdirSync(folder).filter(
  (one) => /\.(png|jpe?g|webp|tiff?)$/i.test(one) && new RegExp(pattern).test(one),
)) {
  const before = process.cpuUsage()
  const document = await read(join(folder, name))
  const spent = process.cpuUsage(before)
  const cpu = (spent.user + spent.system) / 1e6
  seconds += cpu
  pageCount += document.pageCount
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss())
  writeFileSync(join(out, `${parse(name).name}.txt`), document.blocks.map(toText).join('\n'))
  console.log(
    `${name}: ${cpu.toFixed(2)} s CPU, ${Math.round(process.memoryUsage.rss() / 1e6)} MB, ${document.language}`,
  )
}
console.log(
  `${pageCount} pages, ${(seconds / pageCount).toFixed(2)} s CPU a page, at most ${Math.round(mostMemory / 1e6)} MB`,
)
if (existsSync(join(set, 'score.mjs')))
  console.log(execFileSync(process.execPath, [join(set, 'score.mjs'), out], { encoding: 'utf8' }))

async function read(path: string): Promise<Document> {
  const file = { path, name: parse(path).base }
  const inspection = await imageReader.inspect(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  return assembleDocument(file, inspection, await imageReader.readPages(file, pages, {}))
}

function toText(block: Block): string {
  return block.type === 'table' ? tableText(block) : block.text
}

function tableText(table: Table): string {
  const rows = Array.from({ length: table.rowCount }, (_, rowIndex) =>
    table.cells.filter((cell) => cell.rowIndex === rowIndex),
  )
  return rows
    .map((row) =>
      row
        .toSorted((a, b) => a.columnIndex - b.columnIndex)
        .map((cell) => cell.text)
        .join('\t'),
    )
    .join('\n')
}
