/**
 * Every place of a read report where an error could be planted that the report itself proves wrong, by what proves it. Nothing of the review
 * is asked: columns are added up, prints are looked up and rates divided here.
 */
import { groupOf, itemAt, numberAt } from '@tickmark/document'
import type { Block, Cell, Document, Table } from '@tickmark/document'
import type { Random } from '../chance/random.ts'
import { misprint } from '../plant/misprint.ts'
import { FLIP } from './checkable-mutations.ts'

/** An error that may be planted. */
export interface PlantPlace {
  proof: Proof
  block: string
  /** What the block holds instead. */
  change: (block: Block) => Block
  /** What must stand in the evidence of a finding that tells the error. */
  told: string
  /** The place as a person reads it. */
  where: string
}

export const PROOFS = {
  'column total': totals,
  'line of a sum': lines,
  'sign of a line': signs,
  'same line in two tables': repeatedLines,
  'years exchanged': exchangedYears,
  'growth in a row': growthsInRows,
  'growth in a sentence': growthsInSentences,
  'amount of a sentence': amountsInSentences,
  'rounded amount of a sentence': roundedInSentences,
  'direction in a sentence': directionsInSentences,
  'number of a note': notesInSentences,
} as const satisfies Record<string, (document: Document, random: Random) => Omit<PlantPlace, 'proof'>[]>
export type Proof = keyof typeof PROOFS

type Place = Omit<PlantPlace, 'proof'>
type TextBlock = Extract<Block, { text: string; layer: unknown }>

const GROUPED = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/
const PLAIN_AMOUNT = /^[-–—−△▲($¥€£\s]*\(?[$¥€£]?\s*(\d[\d,]*(?:\.\d+)?)\s*\)?\*?$/
/** Lines of a sum from which on it is hardly one by chance. */
const FEWEST_LINES = 3
const MOST_LINES = 25
const LEAST_AMOUNT = 1000

function tablesOf(document: Document): Table[] {
  return document.blocks.filter((block) => block.type === 'table')
}

function textsOf(document: Document): TextBlock[] {
  return document.blocks.flatMap((block) =>
    'text' in block && 'layer' in block && block.layer === 'body' ? [block] : [],
  )
}

function valueOf({ text }: Cell): number | undefined {
  const number = PLAIN_AMOUNT.exec(text.trim())?.[1]
  if (number === undefined) return undefined
  const value = Number(number.replaceAll(',', ''))
  return /[(（]|^[-–—−△▲]/.test(text.trim()) ? -value : value
}

function labelOf(table: Table, { rowIndex }: Cell): string {
  return table.cells.find((cell) => cell.rowIndex === rowIndex && cell.columnIndex === 0)?.text ?? ''
}

/** Letters of a label in small ones, to tell the same line again. */
function nameOf(table: Table, cell: Cell): string {
  return labelOf(table, cell)
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .trim()
}

function atCell(table: Table, cell: Cell, text: string, told: string): Place {
  const change = (block: Block): Block =>
    block.type === 'table'
      ? { ...block, cells: block.cells.map((own) => (isSameCell(own, cell) ? { ...own, text } : own)) }
      : block
  return { block: table.id, change, told, where: `${table.id} ${labelOf(table, cell)}: ${cell.text} → ${text}` }
}

function isSameCell(a: Cell, b: Cell): boolean {
  return a.rowIndex === b.rowIndex && a.columnIndex === b.columnIndex
}

const AROUND = 140

function inText(block: TextBlock, at: number, right: string, wrong: string, told = wrong): Place {
  const [before, behind] = [block.text.slice(0, at), block.text.slice(at + right.length)]
  return {
    block: block.id,
    change: (own) => ('text' in own ? { ...own, text: before + wrong + behind } : own),
    told,
    where: `${block.id} …${before.slice(-AROUND)}⟦${right} → ${wrong}⟧${behind.slice(0, AROUND)}`.replaceAll('\n', ' '),
  }
}

function misprintCell(table: Table, cell: Cell, random: Random): Place[] {
  const number = GROUPED.exec(cell.text)?.[0]
  const wrong = number && misprint(number, random)?.wrong
  return number && wrong ? [atCell(table, cell, cell.text.replace(number, wrong), wrong)] : []
}

interface ColumnSum {
  table: Table
  total: Cell
  lines: Cell[]
}

/** Totals that the lines right above them give to the last digit. */
function sumsOf(document: Document): ColumnSum[] {
  return tablesOf(document).flatMap((table) => {
    const amounts = table.cells.filter((cell) => cell.columnIndex > 0 && valueOf(cell) !== undefined)
    const columns = [...Map.groupBy(amounts, ({ columnIndex }) => columnIndex).values()]
    return columns.flatMap((column) => {
      const cells = column.toSorted((a, b) => a.rowIndex - b.rowIndex)
      return cells.flatMap((total, at) => {
        const above = linesOf(cells.slice(Math.max(0, at - MOST_LINES), at), valueOf(total) ?? 0)
        return above ? [{ table, total, lines: above }] : []
      })
    })
  })
}

function linesOf(above: readonly Cell[], total: number): Cell[] | undefined {
  if (Math.abs(total) < LEAST_AMOUNT) return undefined
  let rest = total
  for (let at = above.length - 1; at >= 0; at--) {
    rest -= valueOf(itemAt(above, at)) ?? 0
    if (above.length - at >= FEWEST_LINES && Math.abs(rest) < 1e-6) return above.slice(at)
  }
  return undefined
}

function totals(document: Document, random: Random): Place[] {
  return sumsOf(document).flatMap(({ table, total }) => misprintCell(table, total, random))
}

function lines(document: Document, random: Random): Place[] {
  return sumsOf(document).flatMap(({ table, lines: own }) =>
    own.flatMap((cell) => (Math.abs(valueOf(cell) ?? 0) >= LEAST_AMOUNT ? misprintCell(table, cell, random) : [])),
  )
}

function signs(document: Document): Place[] {
  return sumsOf(document).flatMap(({ table, lines: own }) =>
    own
      .filter(({ text }) => /^\([^()]*\d[^()]*\)$/.test(text.trim()))
      .map((cell) =>
        atCell(table, cell, cell.text.replaceAll(/[()]/g, ''), /\d[\d,.]*/.exec(cell.text)?.[0] ?? cell.text),
      ),
  )
}

/** Digits from which on two tables do not print one amount under one name by chance. */
const LEAST_DIGITS = 5
const LEAST_NAME = 4

function repeatedLines(document: Document, random: Random): Place[] {
  const printed = tablesOf(document).flatMap((table) =>
    table.cells.flatMap((cell) => {
      const number = cell.columnIndex > 0 ? GROUPED.exec(cell.text)?.[0] : undefined
      const name = nameOf(table, cell)
      const isTelling = number !== undefined && digitsOf(number) >= LEAST_DIGITS && name.length >= LEAST_NAME
      return isTelling ? [{ table, cell, key: `${name}/${number}` }] : []
    }),
  )
  return inTwoTables(printed).flatMap(({ table, cell }) => misprintCell(table, cell, random))
}

function exchangedYears(document: Document): Place[] {
  const rows = tablesOf(document).flatMap((table) => {
    const amounts = table.cells.filter((cell) => cell.columnIndex > 0 && /^\(?[\d,.]*,\d{3}\)?$/.test(cell.text.trim()))
    return [...Map.groupBy(amounts, ({ rowIndex }) => rowIndex).values()].flatMap((cells) => {
      const [left, right] = cells
      if (!left || !right || cells.length !== 2 || left.text === right.text) return []
      const name = nameOf(table, left)
      return name.length >= LEAST_NAME ? [{ table, left, right, key: `${name}/${left.text}/${right.text}` }] : []
    })
  })
  return inTwoTables(rows).map(({ table, left, right }) => {
    const [first, second] = [atCell(table, left, right.text, ''), atCell(table, right, left.text, '')]
    return { ...first, change: (block) => second.change(first.change(block)), told: right.text.replaceAll(/[()]/g, '') }
  })
}

function inTwoTables<T extends { table: Table; key: string }>(printed: readonly T[]): T[] {
  return [...Map.groupBy(printed, ({ key }) => key).values()]
    .filter((group) => new Set(group.map(({ table }) => table)).size > 1)
    .map((group) => itemAt(group, 0))
}

function digitsOf(number: string): number {
  return number.replaceAll(/\D/g, '').length
}

/** A rate moved by three to seven points. */
function moved(rate: string, random: Random): string {
  return (Number(rate) + 3 + Math.floor(random() * 5)).toFixed(rate.split('.')[1]?.length ?? 0)
}

/** Whether a rate is the growth from one of the amounts to another, as it is rounded. */
function isGrowthOf(rate: string, pairs: readonly (readonly [number, number])[]): boolean {
  const half = 0.51 * 10 ** -(rate.split('.')[1]?.length ?? 0)
  return pairs.some(
    ([a, b]) => a !== b && b > 0 && Math.abs((Math.abs(a - b) / b) * 100 - Number(rate)) <= half && Number(rate) >= 1,
  )
}

function growthsInRows(document: Document, random: Random): Place[] {
  return tablesOf(document).flatMap((table) =>
    [...Map.groupBy(table.cells, ({ rowIndex }) => rowIndex).values()].flatMap((row) => {
      const amounts = row.flatMap((cell) => (cell.columnIndex > 0 ? (valueOf(cell) ?? []) : []))
      const pairs = amounts.slice(1).map((value, at) => [numberAt(amounts, at), value] as const)
      return row.flatMap((cell) => {
        const rate = /^[(+-]?\s*(\d+(?:\.\d+)?)\s*\)?\s?%\)?$/.exec(cell.text.trim())?.[1]
        if (!rate || !isGrowthOf(rate, [...pairs, ...pairs.map(([a, b]) => [b, a] as const)])) return []
        const wrong = moved(rate, random)
        return [atCell(table, cell, cell.text.replace(rate, wrong), wrong)]
      })
    }),
  )
}

interface Sentence {
  block: TextBlock
  start: number
  text: string
}

function sentencesOf(document: Document): Sentence[] {
  return textsOf(document).flatMap((block) =>
    Array.from(block.text.matchAll(/[^。;；]*?(?:[。;；]|\.(?=\s|$)|$)/g), ({ 0: text, index }) => ({
      block,
      start: index,
      text,
    })),
  )
}

const RATE = /(\d+(?:\.\d+)?)\s?(?:%|percent)/g
const YEAR = /^(?:19|20)\d\d$/

function growthsInSentences(document: Document, random: Random): Place[] {
  return sentencesOf(document).flatMap(({ block, start, text }) => {
    const rates = [...text.matchAll(RATE)]
    const amounts = Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?(?!\s?%|[\d.,%])/g), ([number]) => number)
      .filter((number) => !YEAR.test(number))
      .map((number) => Number(number.replaceAll(',', '')))
    const pairs = amounts.flatMap((a) => amounts.map((b) => [a, b] as const))
    const [match] = rates
    const rate = match?.[1]
    if (!match || !rate || rates.length > 1 || !isGrowthOf(rate, pairs)) return []
    return [inText(block, start + match.index, rate, moved(rate, random))]
  })
}

/** Where the sentence begins in which something stands. */
function sentenceBefore(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('。', at), 0)
  return text.slice(from, at).toLowerCase()
}

interface PrintedAmount {
  value: number
  number: string
  name: string
}

function printedAmounts(document: Document): PrintedAmount[] {
  return tablesOf(document).flatMap((table) =>
    table.cells.flatMap((cell) => {
      const number = /\d[\d,]*(?:\.\d+)?/.exec(cell.text)?.[0]
      const name = nameOf(table, cell)
      return cell.columnIndex > 0 && number && name.length >= LEAST_NAME - 1
        ? [{ value: Number(number.replaceAll(',', '')), number, name }]
        : []
    }),
  )
}

/** Words of a line's name that its sentence must have. */
const NAME_WORDS = 3

function isNamed({ name }: PrintedAmount, before: string): boolean {
  return before.includes(name.split(' ').slice(0, NAME_WORDS).join(' '))
}

function amountsInSentences(document: Document, random: Random): Place[] {
  const byNumber = Map.groupBy(printedAmounts(document), ({ number }) => number)
  return textsOf(document).flatMap((block) =>
    [...block.text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g)].flatMap(({ 0: number, index }) => {
      const before = sentenceBefore(block.text, index)
      if (digitsOf(number) < LEAST_DIGITS - 1 || !byNumber.get(number)?.some((one) => isNamed(one, before))) return []
      const wrong = misprint(number, random)?.wrong
      return wrong ? [inText(block, index, number, wrong)] : []
    }),
  )
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ...(['million', '百万円', '백만원'] as const).map((word) => [word, 1e6] as const),
  ...(['亿元', '億元', '億円', '억원'] as const).map((word) => [word, 1e8] as const),
  ...(['万元', '萬元'] as const).map((word) => [word, 1e4] as const),
  ['billion', 1e9],
])
/** Units in which tables print what sentences round. */
const TABLE_UNITS = [1, 1e3, 1e4, 1e6]
const SCALED = new RegExp(String.raw`(\d[\d,]*\.\d+)\s*(${[...SCALES.keys()].join('|')})`, 'g')

function roundedInSentences(document: Document, random: Random): Place[] {
  const amounts = printedAmounts(document).filter(({ value }) => value >= LEAST_AMOUNT)
  return textsOf(document).flatMap((block) =>
    [...block.text.matchAll(SCALED)].flatMap((match) => {
      const [number, scale] = [groupOf(match, 1), SCALES.get(groupOf(match, 2)) ?? 1]
      const value = Number(number.replaceAll(',', ''))
      const half = 0.5001 * 10 ** -(number.split('.')[1]?.length ?? 0)
      const before = sentenceBefore(block.text, match.index)
      const isPrinted = amounts.some(
        (one) =>
          TABLE_UNITS.some((unit) => Math.abs((one.value * unit) / scale - value) <= half) && isNamed(one, before),
      )
      const wrong = isPrinted && digitsOf(number) > 2 ? misprint(number, random)?.wrong : undefined
      return wrong ? [inText(block, match.index, number, wrong)] : []
    }),
  )
}

const OF_SEVERAL = /loss|亏损|虧損|used in|respectively|分别|分別/i

function directionsInSentences(document: Document): Place[] {
  return sentencesOf(document).flatMap(({ block, start, text }) => {
    const words = [...text.matchAll(new RegExp(String.raw`(?<![a-z])(?:${[...FLIP.keys()].join('|')})(?![a-z])`, 'g'))]
    const amounts = Array.from(
      text.matchAll(/[$¥€£]\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s*[亿万億萬]?元/g),
      ([own]) => own,
    )
    const [word] = words
    const flipped = word && FLIP.get(word[0])
    if (!word || !flipped || words.length > 1 || amounts.length === 0 || OF_SEVERAL.test(text)) return []
    return /%|percent/.test(text) ? [inText(block, start + word.index, word[0], flipped, itemAt(amounts, 0))] : []
  })
}

/** A note that no report has. */
const NO_NOTE = '77'

function notesInSentences(document: Document): Place[] {
  return textsOf(document).flatMap((block) =>
    [...block.text.matchAll(/(?<=\b[Nn]ote )\d{1,2}\b/g)].map(({ 0: number, index }) =>
      inText(block, index, number, NO_NOTE),
    ),
  )
}
