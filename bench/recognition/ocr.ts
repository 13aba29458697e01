/**
 * OCR bench: recognises every picture of a folder, writes `<name>.txt` in reading order, prints CPU a page and memory.
 * Usage: node bench/recognition/ocr.ts DIR [OUT_DIR] [PATTERN] [--peer]. DIR holds pictures, or `images/` beside `truth/` (as `bench/recognition/ocr-pictures.ts`
 * writes them) or beside a `score.mjs`, which is then run.
 * With `--peer` the system's Tesseract reads the same pictures in the same run, each in the language that we have detected.
 */
import { itemAt } from '@tickmark/document'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import type { Block, Document, Language, Table } from '@tickmark/document'
import { assemble, inspectFile, readPages } from '@tickmark/readers'
import { scoreReadings } from './set/score.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { peer: { type: 'boolean' } } })
const [set, out = join(tmpdir(), 'tickmark-ocr-bench'), pattern = '.'] = positionals
if (!set) throw new Error('usage: node bench/recognition/ocr.ts DIR [OUT_DIR] [PATTERN] [--peer]')

const engines = [
  { name: 'tickmark', model: undefined, out, cpu: 0 },
  ...(values.peer ? [{ name: 'tesseract', model: 'tesseract:Tesseract', out: join(out, 'tesseract'), cpu: 0 }] : []),
]
for (const engine of engines) mkdirSync(engine.out, { recursive: true })

const folder = existsSync(join(set, 'images')) ? join(set, 'images') : set
const names = readdirSync(folder).filter(
  (name) => /\.(png|jpe?g|webp|tiff?)$/i.test(name) && new RegExp(pattern).test(name),
)
let pageCount = 0
let mostMemory = 0
for (const name of names) {
  let language: Language | undefined
  const spent: string[] = []
  for (const engine of engines) {
    const before = cpuSeconds()
    const document = await read(join(folder, name), engine.model, language)
    const cpu = cpuSeconds() - before
    engine.cpu += cpu
    if (engine === engines[0]) pageCount += document.pageCount
    language ??= toLanguage(document.language)
    spent.push(`${engine.name} ${cpu.toFixed(2)} s CPU`)
    writeFileSync(join(engine.out, `${parse(name).name}.txt`), document.blocks.map(toText).join('\n'))
  }
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss())
  console.log(`${name}: ${spent.join(', ')}, ${Math.round(process.memoryUsage.rss() / 1e6)} MB, ${language}`)
}
for (const { name, cpu } of engines) console.log(`${name}: ${(cpu / pageCount).toFixed(2)} s CPU a page`)
console.log(`${pageCount} pages, at most ${Math.round(mostMemory / 1e6)} MB in this process`)
if (existsSync(join(set, 'truth')) && !existsSync(join(set, 'score.mjs'))) {
  const stems = names.map((name) => parse(name).name)
  for (const { name, out: readings } of engines)
    console.log([`\n${name}`, ...scoreReadings(set, readings, stems)].join('\n'))
}
if (existsSync(join(set, 'score.mjs'))) {
  for (const engine of engines)
    console.log(execFileSync(process.execPath, [join(set, 'score.mjs'), engine.out], { encoding: 'utf8' }))
}

async function read(path: string, ocrModel: string | undefined, language: Language | undefined): Promise<Document> {
  const file = { path, name: parse(path).base }
  const inspection = await inspectFile(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  const readings = await readPages(file, pages, {
    ocrModel,
    language: ocrModel === undefined ? undefined : language,
  })
  return assemble(file, inspection, readings)
}

function toLanguage(code: string): Language {
  return code.startsWith('zh') ? 'zh-CN' : (code as Language)
}

/** Of this process and, on Linux, of the processes that it started and that have ended. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1e6
  if (!existsSync('/proc/self/stat')) return own
  // The name in the second field may hold blanks; the times of children are the 16th and 17th, in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return own + (Number(fields[13]) + Number(fields[14])) / 100
}

function toText(block: Block): string {
  return block.type === 'table' ? tableText(block) : block.text
}

/** A line a row, a tab between any two columns. */
function tableText(table: Table): string {
  const rows = Array.from({ length: table.rowCount }, () => Array.from({ length: table.columnCount }, () => ''))
  for (const { rowIndex, columnIndex, text } of table.cells) itemAt(rows, rowIndex)[columnIndex] = text
  return rows.map((row) => row.join('\t')).join('\n')
}
