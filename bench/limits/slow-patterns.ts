// Finds regular expressions that take more than linear time: `node bench/limits/slow-patterns.ts [FOLDER…]`. Every literal of the packages
// that documents pass through, every expression that is put together when they are loaded, and every pattern of a checklist is run over
// long runs of what documents are made of, and of its own words and characters. A pattern that is over its budget, or that a watch has to
// end, is printed with the text that did it; the exit code tells whether there is one.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import ts from 'typescript'

interface Pattern {
  place: string
  source: string
  flags: string
}

interface Timed {
  index: number
  text: string
  milliseconds: number
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGES = ['language', 'layout', 'review', 'readers', 'workbook', 'recognition', 'document', 'report']
/** Characters. What takes quadratic time takes a thousand times its budget here, what is linear a tenth of it. */
const LENGTH = 100_000
/** Milliseconds for one pattern over one text. */
const BUDGET = 150
/** How much longer four times the text may take: linear time takes four times as long, quadratic sixteen. */
const GROWTH = 9
/** Milliseconds for a worker to come up. */
const START = 60_000
/** Milliseconds after which a pattern is ended. */
const PATIENCE = 4000

/** Words and characters of its own that an expression is run over. */
const OWN_WORDS = 12
const OWN_SIGNS = 10
/** Characters of an expression that are printed. */
const SHOWN = 160
const ENDS = ['!', '1']
/** Expressions that only short texts come to, and how short: their module says so before it asks them. */
const LONGEST: Record<string, number> = {
  'packages/language/src/number/parse-cell-number.ts': 40,
  'packages/language/src/period/read-period-head.ts': 28,
  'packages/readers/src/xlsx/shift-formula.ts': 8192,
  'packages/workbook/src/concepts/concepts.ts': 200,
}
const PATTERN_KEYS = new Set(['find', 'asks', 'when', 'mentioned', 'applies', 'unless'])

const run = (unit: string, end = ''): string => unit.repeat(Math.ceil(LENGTH / unit.length)) + end
const TEXTS: Record<string, string> = {
  digits: run('9', 'x'),
  blanks: run(' ', 'x'),
  'blanks after a word': 'a' + run(' ', 'x'),
  letters: run('a', '1'),
  capitals: run('A', '!'),
  'digits in groups': run('1,1', 'x'),
  'dotted digits': run('1.', 'x'),
  hyphens: run('-', '1'),
  'words with hyphens': run('a-', '!'),
  brackets: run('(', ')'),
  'bracketed figures': run('(1', 'x'),
  words: run('revenue and ', '!'),
  'short words': run('a ', '!'),
  percents: run('1%', 'x'),
  numerals: run('一二三四五六七八九十百千万亿', 'x'),
  years: run('2023年', 'x'),
  hangul: run('가', 'x'),
  kana: run('カ', 'x'),
  'new lines': run('\n', 'x'),
  'tabs and blanks': run('\t ', 'x'),
  quotes: run('"', 'x'),
  markup: run('<a ', '!'),
  address: run('a.', '@'),
}

function findPatterns(folder: string): Pattern[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return findPatterns(path)
    return entry.name.endsWith('.ts') && !/\.test(-entry)?\.ts$/.test(entry.name) ? patternsIn(path) : []
  })
}

/** What an expression itself names, over and over: its words, its single characters, and two of these in turns. */
function ownTexts(source: string): Record<string, string> {
  const plain = source
    .replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\[pP]\{[^}]*\}|\\[bBdDwWnrtv]|\(\?(?:<?[!=]|:|<\w+>)/g, ' ')
    .replace(/\\s/g, ' ')
    .replace(/\\(.)/g, '$1')
  const words = [...new Set(plain.match(/[\p{L}\p{M}]{2,}/gu))].slice(0, OWN_WORDS)
  const signs = [...new Set([...plain].filter((sign) => !/[\s|*+?{}^$]/.test(sign)))].slice(0, OWN_SIGNS)
  const units = [
    ...words.flatMap((word) => [word, `${word} `, `${word} 1 `]),
    ...signs.flatMap((sign, index) => [sign, `${sign} `, `${sign}${signs[(index + 1) % signs.length]}`]),
  ]
  return Object.fromEntries(units.flatMap((unit) => ENDS.map((end) => [`${unit}…${end}`, run(unit, end)])))
}

/** Expressions that are put together when a module is loaded, with the place that does it. */
async function composedPatterns(folders: readonly string[]): Promise<Pattern[]> {
  const found = new Map<string, Pattern>()
  const Own = RegExp
  globalThis.RegExp = new Proxy(Own, {
    construct(target, [source, flags]: [string | RegExp, string | undefined], made) {
      const place = new Error('who asks').stack?.split('\n').find((line) => line.includes('/packages/'))
      const expression = Reflect.construct(target, [source, flags], made) as RegExp
      const key = `${expression.source} ${expression.flags}`
      if (place && typeof source === 'string')
        found.set(key, {
          place: relative(ROOT, place.replace(/^.*file:\/\/|:\d+\)?$/g, '')),
          source: expression.source,
          flags: expression.flags,
        })
      return expression
    },
  })
  try {
    for (const path of folders.flatMap(modulesIn)) await import(path).catch(() => undefined)
  } finally {
    globalThis.RegExp = Own
  }
  return [...found.values()]
}

/** Modules of a folder but those that act when they are loaded. */
const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test|test-entry|child|main|worker/.test(name))
    .map((name) => join(folder, name))

/** The patterns of the product's own checklists, which are data. */
function checklistPatterns(): Pattern[] {
  const folder = join(ROOT, 'packages/review/src/profiles')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => {
    const found: Pattern[] = []
    JSON.parse(readFileSync(join(folder, name), 'utf8'), (key, value: unknown) => {
      if (PATTERN_KEYS.has(key) && Array.isArray(value))
        for (const source of value) found.push({ place: `profiles/${name}`, source: String(source), flags: 'im' })
      return value
    })
    return found
  })
}

function patternsIn(path: string): Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const place = `${relative(ROOT, path)}:${line + 1}`
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function post(timed: Timed): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(timed)
}

/** In the worker: one pattern after the other, each over every text, what it took told at once. */
function timeAll(patterns: readonly Pattern[], from: number): void {
  for (let index = from; index < patterns.length; index++) {
    const { source, flags, place } = patterns[index] ?? { source: '', flags: '', place: '' }
    const longest = LONGEST[place.replace(/:\d+$/, '')] ?? LENGTH
    for (const [name, whole] of Object.entries({ ...TEXTS, ...ownTexts(source) })) {
      const text = longest < LENGTH ? whole.slice(0, longest - 1) + whole.slice(-1) : whole
      post({ index, text: name, milliseconds: 0 })
      const pattern = new RegExp(source, flags.replace('y', 'g'))
      const milliseconds = timeOf(pattern, text)
      // A long expression may take its time, as long as it takes no more for each character of a longer text.
      if (milliseconds > BUDGET && milliseconds > GROWTH * timeOf(pattern, text.slice(text.length * 0.75)))
        post({ index, text: name, milliseconds })
    }
  }
  post({ index: patterns.length, text: '', milliseconds: 0 })
}

function timeOf(pattern: RegExp, text: string): number {
  const begun = performance.now()
  if (pattern.global) text.replaceAll(pattern, '')
  else pattern.test(text)
  return performance.now() - begun
}

/** Runs the patterns from one on, until all are done or one hangs. Answers the next to begin with. */
async function timeFrom(patterns: readonly Pattern[], from: number, tell: (slow: Timed) => void): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { patterns, from } })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let at: Timed = { index: from, text: '', milliseconds: 0 }
  const watch = (patience: number) =>
    setTimeout(() => {
      tell({ ...at, milliseconds: Infinity })
      resolve(at.index + 1)
    }, patience)
  let timer = watch(START)
  worker.on('message', (timed: Timed) => {
    clearTimeout(timer)
    if (timed.index === patterns.length) return resolve(timed.index)
    if (timed.milliseconds > 0) tell(timed)
    at = timed
    timer = watch(PATIENCE)
  })
  worker.on('error', reject)
  return promise.finally(() => worker.terminate())
}

async function main(folders: readonly string[]): Promise<void> {
  const all = [...folders.flatMap(findPatterns), ...(await composedPatterns(folders)), ...checklistPatterns()]
  const patterns = [...new Map(all.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern])).values()]
  const slow = new Set<number>()
  const tell = ({ index, text, milliseconds }: Timed) => {
    const pattern = patterns[index]
    if (!pattern || slow.has(index)) return
    slow.add(index)
    console.log(
      `${pattern.place}\t${Math.round(milliseconds)} ms over ${text}\t/${pattern.source.slice(0, SHOWN)}/${pattern.flags}`,
    )
  }
  for (let next = 0; next < patterns.length;) next = await timeFrom(patterns, next, tell)
  console.log(`${patterns.length} patterns, ${slow.size} slow`)
  process.exitCode = slow.size > 0 ? 1 : 0
}

if (isMainThread) {
  const [, , ...named] = process.argv
  await main(
    named.length > 0
      ? named.map((folder) => resolve(folder))
      : PACKAGES.map((name) => join(ROOT, 'packages', name, 'src')),
  )
  // A module may have opened something that keeps the process.
  process.exit()
} else {
  const { patterns, from } = workerData as { patterns: Pattern[]; from: number }
  timeAll(patterns, from)
}
