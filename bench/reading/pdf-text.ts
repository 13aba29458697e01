/**
 * Compares the text of PDFs as we read it with pdf.js's, page by page: the words as multisets, the characters without regard
 * for blanks (which tells a word that was split from one that is missing), and the order of the words that both have.
 * Neither is the truth; the pages where they differ most are the ones to look at. Pages without text are left out: they would
 * have to be recognised.
 * Usage: node bench/reading/pdf-text.ts DIR [PATTERN] [PAGES]; of each file the first PAGES pages are read (3).
 */
import { itemAt, lastOf, numberAt } from '@tickmark/document'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Block } from '@tickmark/document'
import { assemble, inspectFile, readPages } from '@tickmark/readers'
import { filesIn } from './read-corpus.ts'

/** As much of pdf.js as is needed here; its own types are written for a browser. */
interface PdfJs {
  getDocument(source: object): {
    promise: Promise<{ getPage(number: number): Promise<{ getTextContent(): Promise<{ items: TextItem[] }> }> }>
    destroy(): Promise<void>
  }
}

interface TextItem {
  str?: string
  hasEOL?: boolean
}

interface Comparison {
  name: string
  words: number
  characters: number
  order: number
  /** A few words that only one of the two has. */
  onlyOurs: string[]
  onlyTheirs: string[]
}

/** Longer pages are compared up to here: the order costs the square of it. */
const MOST_WORDS = 2500
/** Pages with fewer words have no text to speak of. */
const FEWEST_WORDS = 5
const SHOWN = 30

const [folder, pattern = '.', limit = '3'] = process.argv.slice(2)
if (!folder) throw new Error('usage: node bench/reading/pdf-text.ts DIR [PATTERN] [PAGES]')
const web = createRequire(new URL('../../packages/web/package.json', import.meta.url))
const pdfjs = (await import(pathToFileURL(web.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href)) as PdfJs

const comparisons: Comparison[] = []
let unread = 0
for (const name of filesIn(folder, ['pdf']).filter((one) => new RegExp(pattern).test(one))) {
  const found = await compareFile(join(folder, name)).catch(() => undefined)
  if (found) comparisons.push(...found)
  else unread++
}
report()

/** Pages of one file that have text in both readings. */
async function compareFile(path: string): Promise<Comparison[]> {
  const file = { path, name: basename(path) }
  const inspection = await inspectFile(file)
  const numbers = Array.from({ length: Math.min(Number(limit), inspection.pageCount) }, (_, index) => index + 1)
  const texts = (await readWithPdfJs(path, numbers)).map(toWords)
  const written = numbers.filter((number) => itemAt(texts, number - 1).length >= FEWEST_WORDS)
  if (written.length === 0) return []
  const readings = await readPages(file, written, {})
  const comparisons: Comparison[] = []
  for (const reading of readings) {
    const { number, origin } = reading.content
    if (origin !== 'text') continue
    const { blocks } = await assemble(file, inspection, [reading])
    comparisons.push(
      compare(`${file.name} p${number}`, toWords(blocks.map(textOf).join('\n')), itemAt(texts, number - 1)),
    )
  }
  return comparisons
}

async function readWithPdfJs(path: string, numbers: readonly number[]): Promise<string[]> {
  const loading = pdfjs.getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 })
  try {
    const document = await loading.promise
    const texts: string[] = []
    for (const number of numbers) {
      const { items } = await (await document.getPage(number)).getTextContent()
      texts.push(items.map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join(''))
    }
    return texts
  } finally {
    await loading.destroy()
  }
}

function textOf(block: Block): string {
  if (block.type === 'table') return block.cells.map(({ text }) => text).join('\n')
  return block.type === 'list-item' || block.type === 'picture' ? (block.text ?? '') : block.text
}

/** Words without regard for compatible forms; each Chinese or Japanese character is one. Leaders say nothing. */
function toWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0000-\u001f\u00ad\u200b-\u200f\ufeff]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\.{4,}|…+|_{3,}/g, ' ')
  return plain.match(/[\u3040-\u30ff\u3400-\u9fff]|[^\s\u3040-\u30ff\u3400-\u9fff]+/g) ?? []
}

function compare(name: string, ours: readonly string[], theirs: readonly string[]): Comparison {
  const [more, less] = [counts(ours), counts(theirs)]
  return {
    name,
    words: overlap(more, less),
    characters: overlap(counts([...ours.join('')]), counts([...theirs.join('')])),
    order: orderShare(ours.slice(0, MOST_WORDS), theirs.slice(0, MOST_WORDS)),
    onlyOurs: surplus(more, less),
    onlyTheirs: surplus(less, more),
  }
}

function counts(parts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const part of parts) found.set(part, (found.get(part) ?? 0) + 1)
  return found
}

/** Dice coefficient of two multisets (0–1). */
function overlap(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = (one: ReadonlyMap<string, number>): number => one.values().reduce((sum, count) => sum + count, 0)
  const shared = a.entries().reduce((sum, [part, count]) => sum + Math.min(count, b.get(part) ?? 0), 0)
  return (2 * shared) / Math.max(1, size(a) + size(b))
}

function surplus(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): string[] {
  return [...a].flatMap(([part, count]) => (count > (b.get(part) ?? 0) ? [part] : [])).slice(0, 8)
}

/** Longest common subsequence as a share of the words that both have (0–1). */
function orderShare(a: readonly string[], b: readonly string[]): number {
  const [inA, inB] = [new Set(a), new Set(b)]
  const [left, right] = [a.filter((one) => inB.has(one)), b.filter((one) => inA.has(one))]
  if (left.length === 0 || right.length === 0) return 1
  let row = Array.from({ length: right.length + 1 }, () => 0)
  for (const word of left) {
    let longest = 0
    const next = [longest]
    for (const [column, other] of right.entries()) {
      longest = other === word ? numberAt(row, column) + 1 : Math.max(numberAt(row, column + 1), longest)
      next.push(longest)
    }
    row = next
  }
  return lastOf(row) / Math.min(left.length, right.length)
}

function report(): void {
  const mean = (key: 'words' | 'characters' | 'order'): string =>
    (comparisons.reduce((sum, one) => sum + one[key], 0) / Math.max(1, comparisons.length)).toFixed(4)
  console.log(`${comparisons.length} pages, ${unread} files unread by one of the two`)
  console.log(`words ${mean('words')}, characters ${mean('characters')}, order ${mean('order')}`)
  for (const key of ['characters', 'words', 'order'] as const) {
    console.log(`\nleast agreement of ${key}:`)
    for (const one of comparisons.toSorted((a, b) => a[key] - b[key]).slice(0, SHOWN)) {
      const share = (value: number): string => value.toFixed(2)
      console.log(`  ${share(one.words)} ${share(one.characters)} ${share(one.order)} ${one.name}`)
      console.log(`    ours ${one.onlyOurs.join(' ').slice(0, 90)} · theirs ${one.onlyTheirs.join(' ').slice(0, 90)}`)
    }
  }
}
