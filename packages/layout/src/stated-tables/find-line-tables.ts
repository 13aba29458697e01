import { firstOf, itemAt } from '@tickmark/document'
import type { Block, Heading, Paragraph } from '@tickmark/document'
import { buildTable } from './build-table.ts'
import type { Grid, GridCell } from './grid.ts'
import { parseHeadLine, parseLine, splitRows, type LineRow } from './parse-line.ts'

/** A program that made lines of a page takes some of them for headings: those may be rows too. */
type LineBlock = Paragraph | Heading

interface Line extends LineRow {
  text: string
  block: LineBlock
}

/** Lines of a table, by index: `[from, to)`; `head` is where its column heads begin. */
interface Span {
  head: number
  from: number
  to: number
  count: number
}

interface Row {
  label: string
  note: string
  figures: string[]
  bold: boolean
}

/** Fewer rows of figures are no proof that lines stand below one another on purpose. */
const FEWEST_ROWS = 3
const MOST_HEAD_LINES = 4
/** Lines without figures inside a table: section names, and labels that go on over lines. */
const MOST_LABEL_LINES = 4
const LONGEST_LABEL = 60
/** A shorter Chinese label had room to go on. */
const SHORTEST_BROKEN = 10

/**
 * Tables that a document sets as lines of text, with tab stops or spaces between their figures: made in a typewriter's way,
 * or left by a program that turned pages into text. The lines become tables; `moved` tells which block took in which.
 */
export function findLineTables(blocks: readonly Block[]): { blocks: Block[]; moved: Map<string, string> } {
  const found: Block[] = []
  const moved = new Map<string, string>()
  let run: Line[] = []
  const flush = () => {
    for (const block of readLines(run, moved)) found.push(block)
    run = []
  }
  for (const block of blocks) {
    if (
      block.layer === 'body' &&
      (block.type === 'heading' || (block.type === 'paragraph' && block.role !== 'contents'))
    )
      for (const line of linesOf(block)) run.push(line)
    else {
      flush()
      found.push(block)
    }
  }
  flush()
  return { blocks: found, moved }
}

function linesOf(block: LineBlock): Line[] {
  return block.text
    .split('\n')
    .flatMap(splitRows)
    .map((text) => ({ ...parseLine(text), text, block }))
}

function readLines(lines: readonly Line[], moved: Map<string, string>): Block[] {
  const blocks: Block[] = []
  let at = 0
  for (const span of findSpans(lines)) {
    for (const block of blocksOf(lines.slice(at, span.head), moved)) blocks.push(block)
    const taken = lines.slice(span.head, span.to)
    // A paragraph that gave its first lines away needs its id for what is left.
    const id = `${firstOf(taken).block.id}t`
    blocks.push(buildTable(toGrid(lines, span), { id, layer: 'body' }))
    for (const { block } of taken) moved.set(block.id, id)
    at = span.to
  }
  return [...blocks, ...blocksOf(lines.slice(at), moved)]
}

/** Whole blocks as they were; of others the lines that no table took. */
function blocksOf(lines: readonly Line[], moved: ReadonlyMap<string, string>): LineBlock[] {
  const texts = new Map<LineBlock, string[]>()
  for (const { block, text } of lines) {
    const kept = texts.get(block)
    if (kept) kept.push(text)
    else texts.set(block, [text])
  }
  return [...texts].flatMap(([block, kept]) => {
    if (kept.length === linesOf(block).length) return [block]
    const text = kept.join('\n').trim()
    return text ? [{ ...block, id: moved.has(block.id) ? `${block.id}r` : block.id, text }] : []
  })
}

function findSpans(lines: readonly Line[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < lines.length;) {
    const span = itemAt(lines, at).figures.length > 0 ? growSpan(lines, at, spans.at(-1)?.to ?? 0) : undefined
    if (span) spans.push(span)
    at = span?.to ?? at + 1
  }
  return spans
}

/** The table whose first figures stand in line `first`; undefined when too little holds it together. */
function growSpan(lines: readonly Line[], first: number, floor: number): Span | undefined {
  const count = widthAt(lines, first)
  let to = first
  let rows = 0
  for (let at = first; at < lines.length && at - to < MOST_LABEL_LINES; at++) {
    const line = itemAt(lines, at)
    if (fits(line, count)) {
      to = at + 1
      rows++
    } else if (line.figures.length > 0 || !mayLabel(line) || parseHeadLine(line.text, count)?.dated) break
  }
  const head = findHead(lines, first, floor, count)
  // One column of figures may be a list with page numbers, if nothing heads it.
  const enough = rows >= FEWEST_ROWS && (count > 1 || (itemAt(lines, first).tabbed && head < first))
  return enough ? { head, from: first, to, count } : undefined
}

/** Figures of the line and the next ones of its kind: a first line may lack some. */
function widthAt(lines: readonly Line[], first: number): number {
  const near = lines.slice(first, first + FEWEST_ROWS).filter((line) => line.tabbed && itemAt(lines, first).tabbed)
  return Math.max(itemAt(lines, first).figures.length, ...near.map((line) => line.figures.length))
}

/** One figure more than there are columns is the number of a note. */
function fits({ figures, tabbed }: Line, count: number): boolean {
  if (figures.length === count) return true
  if (tabbed) return figures.length > 0 && figures.length < count
  return figures.length === count + 1 && /^\d{1,2}$/.test(firstOf(figures))
}

function mayLabel({ text }: Line): boolean {
  return text.trim().length > 0 && text.length <= LONGEST_LABEL && !/[。；;.!?]$/.test(text.trim())
}

/** Where the heads above `first` begin: lines of as many words as there are columns, at least one of them periods. */
function findHead(lines: readonly Line[], first: number, floor: number, count: number): number {
  let head = first
  let dated = false
  for (let at = first - 1; at >= floor && first - at <= MOST_HEAD_LINES; at--) {
    const line = itemAt(lines, at)
    const parsed = parseHeadLine(line.text, count)
    // Between the heads and the first figures a section may be named.
    if (!parsed && (dated || !mayLabel(line))) break
    // Above the periods two words are rather a title than the heads of two columns.
    if (!parsed || (dated && !parsed.dated && count < 3 && !line.tabbed)) continue
    dated ||= parsed.dated
    if (dated) head = at
  }
  return head
}

function toGrid(lines: readonly Line[], { head, from, to, count }: Span): Grid {
  const heads = lines.slice(head, from).map((line) => ({ line, parsed: parseHeadLine(line.text, count) }))
  const titles = heads.flatMap(({ parsed }) => parsed ?? [])
  const sections = heads.filter(({ parsed }) => !parsed).map(({ line }) => line)
  const rows = [...joinLabels(sections, count), ...joinLabels(lines.slice(from, to), count)]
  const hasNotes = rows.some((row) => row.note)
  const width = count + (hasNotes ? 2 : 1)
  const cells: GridCell[] = []
  const addRow = (texts: readonly string[], bold?: boolean) => {
    const rowIndex = (cells.at(-1)?.rowIndex ?? -1) + 1
    texts.forEach((text, columnIndex) =>
      cells.push({ rowIndex, columnIndex, rowSpan: 1, columnSpan: 1, text, ...(bold ? { bold } : {}) }),
    )
  }
  for (const { corner, heads: texts } of titles) addRow(hasNotes ? ['', corner, ...texts] : [corner, ...texts])
  for (const row of rows) addRow([row.label, ...(hasNotes ? [row.note] : []), ...row.figures], row.bold)
  return { cells, rowCount: (cells.at(-1)?.rowIndex ?? -1) + 1, columnCount: width, markedHeaderRows: titles.length }
}

/** Rows of the lines: one of bare figures takes the label before it, one with a label only what it plainly goes on from. */
function joinLabels(lines: readonly Line[], count: number): Row[] {
  const rows: Row[] = []
  const longest = lines.reduce((most, line) => Math.max(most, line.label.length), 0)
  for (const line of lines) {
    const row = toRow(line, count)
    const full = row.label ? longest * 0.85 : SHORTEST_BROKEN
    for (let before = rows.at(-1); before && line.figures.length > 0; before = rows.at(-1)) {
      if (!isUnfinished(before) || (row.label && !goesOn(before.label, row.label, full))) break
      rows.pop()
      row.label = joinText(before.label, row.label)
      row.bold &&= before.bold
    }
    rows.push(row)
  }
  return rows
}

/** A line without figures that does not end as the name of a section does. */
function isUnfinished(row: Row): boolean {
  return row.figures.every((figure) => figure === '') && !/[:：]$/.test(row.label)
}

const ORDINAL = /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[)）]|[加减]\s*[:：]|[-–•]|\d+[.、])/

/** Words that a line of `full` length broke off: in Latin script they go on in small letters. */
function goesOn(before: string, after: string, full: number): boolean {
  if (ORDINAL.test(after)) return false
  if (/[a-z]/i.test(before)) return /^[a-z(]/.test(after)
  return before.length >= Math.max(full, SHORTEST_BROKEN)
}

function joinText(before: string, after: string): string {
  return /[\u3040-\u9fff\uac00-\ud7af]$/.test(before) ? before + after : `${before} ${after}`.trim()
}

const NOTE = /\s+((?:[一二三四五六七八九十]{1,3}、)\s*\d{0,3}(?:[(（][a-z\d一二三四五六七八九十]+[)）])?)$/

function toRow({ label, figures, block, tabbed }: Line, count: number): Row {
  const printed = NOTE.exec(label)?.[1] ?? ''
  const surplus = !tabbed && figures.length === count + 1 ? firstOf(figures) : ''
  const values = surplus ? figures.slice(1) : figures
  // Entries that are missing at the end of a tabbed line are blank; in a line of spaces none is missing.
  return {
    label: printed ? label.slice(0, -printed.length).trim() : label,
    note: printed || surplus,
    figures: Array.from({ length: count }, (_, i) => values[i] ?? ''),
    bold: block.bold === true,
  }
}
