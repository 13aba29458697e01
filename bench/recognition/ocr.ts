/**
 * OCR bench: recognises every picture of a folder, writes `<name>.txt` in reading order, prints CPU a page and memory.
 * Usage: node bench/recognition/ocr.ts DIR [OUT_DIR] [PATTERN] [--peer]. DIR holds pictures, or `images/` beside `truth/` (as `bench/recognition/ocr-pictures.ts`
 * writes them) or beside a `score.mjs`, which is then run.
 * With `--peer` the system's Tesseract reads the same pictures in the same run, each in the language that we have detected.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '@tickmark/document'
import { readDocument, toText } from './set/page-text.ts'
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
    const told = engine.model === undefined ? undefined : language
    const document = await readDocument(join(folder, name), { ocrModel: engine.model, language: told })
    const cpu = cpuSeconds() - before
    engine.cpu += cpu
    if (engine === engines[0]) pageCount += document.pageCount
    language ??= toLanguage(document.language)
    spent.push(`${engine.name} ${cpu.toFixed(2)} s CPU`)
    writeFileSync(join(engine.out, `${parse(name).name}.txt`), toText(document))
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
