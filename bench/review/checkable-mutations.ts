/**
 * Errors planted where something else in the document proves them wrong, so that a miss is a miss: a growth rate beside its two
 * amounts, a share beside part and whole, a sentence that restates a table, a line printed in two tables.
 */
import { getExisting, groupOf, itemAt } from '@tickmark/document'
import type { Block, Cell, Document, Table } from '@tickmark/document'
import { pick } from '../chance/random.ts'

export interface Mutation {
  document: Document
  /** What must appear in the evidence of a new finding. */
  mutated: string
  where: string
}

/** What a pattern matches in a text that it is known to match. */
export function matchIn(pattern: RegExp, text: string): string {
  const match = pattern.exec(text)
  if (!match) throw new Error(`${String(pattern)} matches nothing in "${text}"`)
  return match[0]
}

export type Mutator = (document: Document, random: () => number) => Mutation | undefined

type TextBlock = Extract<Block, { text: string; words?: unknown }>

const AMOUNT = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d+/

function numberOf(text: string): number | undefined {
  const match = AMOUNT.exec(text)
  if (!match || /[A-Za-z\u4e00-\u9fff]/.test(text.replace(/USD|RMB/g, ''))) return undefined
  const value = Number(match[0].replaceAll(',', ''))
  return /\(\s*\$?\s*[\d.,]+|^[-△▲−]/.test(text.trim()) ? -value : value
}

function tablesOf(document: Document): Table[] {
  return document.blocks.filter((block) => block.type === 'table')
}

function withCell(document: Document, table: Table, cell: Cell, text: string): Document {
  const cells = table.cells.map((other) => (other === cell ? { ...cell, text } : other))
  return { ...document, blocks: document.blocks.map((block) => (block === table ? { ...table, cells } : block)) }
}

function withText(document: Document, block: Block, text: string): Document {
  return {
    ...document,
    blocks: document.blocks.map((other) => (other === block ? ({ ...block, text } as Block) : other)),
  }
}

/** Another digit at a random place but the first and last. */
function slipped(number: string, random: () => number): string {
  const places = [...number].flatMap((digit, index) =>
    /\d/.test(digit) && index > 0 && index < number.length - 1 ? [index] : [],
  )
  const place = pick(places, random) ?? 0
  return (
    number.slice(0, place) +
    String((Number(number[place]) + 1 + Math.floor(random() * 8)) % 10) +
    number.slice(place + 1)
  )
}

/** A rate moved by three to seven points. */
function moved(number: string, random: () => number): string {
  const decimals = number.split('.')[1]?.length ?? 0
  return (Number(number) + 3 + Math.floor(random() * 5)).toFixed(decimals)
}

function rowsOf(table: Table): Cell[][] {
  return [...Map.groupBy(table.cells, (cell) => cell.rowIndex).values()]
}

const PERCENT = /^[(（-]?\s*(\d+(?:\.\d+)?)\s*[)）]?\s?%\s*\)?$/

/** Percentages beside two amounts of which they are the growth. */
const tableGrowth: Mutator = (document, random) => {
  const found = tablesOf(document).flatMap((table) =>
    rowsOf(table).flatMap((row) =>
      row.flatMap((cell) => {
        const percent = PERCENT.exec(cell.text.trim())?.[1]
        if (!percent || Number(percent) < 1) return []
        const amounts = row.flatMap((other) =>
          other.columnIndex > 0 && !PERCENT.test(other.text) ? (numberOf(other.text) ?? []) : [],
        )
        const half = 0.5 * 10 ** -(percent.split('.')[1]?.length ?? 0)
        const proven = amounts.some((a) =>
          amounts.some(
            (b) => a > 0 && b > 50 && a !== b && Math.abs((Math.abs(a - b) / b) * 100 - Number(percent)) <= half,
          ),
        )
        return proven ? [{ table, cell, percent }] : []
      }),
    ),
  )
  return movePercent(document, pick(found, random), random)
}

/** Another percentage in the place of a table's. */
function movePercent(
  document: Document,
  place: { table: Table; cell: Cell; percent: string } | undefined,
  random: () => number,
): Mutation | undefined {
  if (!place) return undefined
  const mutated = moved(place.percent, random)
  return {
    document: withCell(document, place.table, place.cell, place.cell.text.replace(place.percent, mutated)),
    mutated,
    where: `${place.table.id} ${place.cell.text} → ${mutated}`,
  }
}

/** Percentages that are their row's part of the column's last amount, three of them at least. */
const tableShare: Mutator = (document, random) => {
  const found = tablesOf(document).flatMap((table) => {
    const rows = rowsOf(table)
    const total = rows.findLast((row) =>
      row.some((cell) => cell.columnIndex === 0 && /total|合计|总计|revenue|net sales/i.test(cell.text)),
    )
    if (!total) return []
    const shares = rows.flatMap((row) =>
      row.flatMap((cell) => {
        const percent = PERCENT.exec(cell.text.trim())?.[1]
        const base = row.find(
          (other) =>
            other.columnIndex < cell.columnIndex &&
            other.columnIndex >= cell.columnIndex - 3 &&
            other.columnIndex > 0 &&
            !PERCENT.test(other.text) &&
            numberOf(other.text) !== undefined,
        )
        const whole = base && total.find((other) => other.columnIndex === base.columnIndex)
        const [part, all] = [base && numberOf(base.text), whole && numberOf(whole.text)]
        if (!percent || row === total || part === undefined || !whole || Number(percent) < 1) return []
        const share = (part / (all ?? 0)) * 100
        return Math.abs(share - Number(percent)) <= 0.51 * 10 ** -(percent.split('.')[1]?.length ?? 0)
          ? [{ table, cell, percent }]
          : []
      }),
    )
    return shares.length >= 3 ? shares : []
  })
  return movePercent(document, pick(found, random), random)
}

interface Statement {
  block: TextBlock
  start: number
  sentence: string
}

function sentencesOf(document: Document): Statement[] {
  return document.blocks.flatMap((block) => {
    if (block.type === 'table' || block.type === 'picture' || block.layer !== 'body') return []
    return Array.from(block.text.matchAll(/[^。;；]*?(?:[。;；]|\.(?=\s|$)|$)/g), (match) => ({
      block,
      start: match.index,
      sentence: match[0],
    })).filter(({ sentence }) => sentence.length > 20)
  })
}

const MONEY =
  /(?:[$¥€]\s?)(\d[\d,]*(?:\.\d+)?)(?:\s?(million|billion|thousand))?|(\d[\d,]*(?:\.\d+)?)\s*(亿元|万元|元)/g
const SCALE = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['万元', 1e4],
  ['亿元', 1e8],
])

function moneyIn(sentence: string): number[] {
  return Array.from(
    sentence.matchAll(MONEY),
    (match) =>
      Number((match[1] ?? groupOf(match, 3)).replaceAll(',', '')) * (SCALE.get(match[2] ?? match[4] ?? '') ?? 1),
  )
}

/** Growth rates of sentences that print both amounts. */
const proseGrowth: Mutator = (document, random) => {
  const found = sentencesOf(document).flatMap((statement) => {
    const percents = Array.from(statement.sentence.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent)/g))
    const money = moneyIn(statement.sentence)
    if (percents.length !== 1 || money.length < 2 || money.length > 3) return []
    const printed = itemAt(itemAt(percents, 0), 1)
    const half = 0.51 * 10 ** -(printed.split('.')[1]?.length ?? 0)
    const proven = money.some((a) =>
      money.some((b) => a !== b && b > 0 && Math.abs((Math.abs(a - b) / b) * 100 - Number(printed)) <= half),
    )
    return proven && Number(printed) >= 1 ? [{ ...statement, at: itemAt(percents, 0).index, printed }] : []
  })
  const place = pick(found, random)
  if (!place) return undefined
  const mutated = moved(place.printed, random)
  const at = place.start + place.at
  const text = place.block.text.slice(0, at) + mutated + place.block.text.slice(at + place.printed.length)
  return { document: withText(document, place.block, text), mutated, where: text.slice(place.start, place.start + 260) }
}

/** Words of direction and their contraries. */
export const FLIP: ReadonlyMap<string, string> = new Map(
  [
    ['increased', 'decreased'],
    ['increase', 'decrease'],
    ['增长', '下降'],
    ['增加', '减少'],
  ].flatMap(([up = '', down = '']) => [
    [up, down],
    [down, up],
  ]),
)

/** Words of direction in sentences that print both amounts and, in between, that they are compared. */
const proseDirection: Mutator = (document, random) => {
  const found = sentencesOf(document).flatMap((statement) => {
    const words = Array.from(
      statement.sentence.matchAll(/\b(?:increased|decreased|increase|decrease)\b|增长|下降|增加|减少/g),
    )
    const money = moneyIn(statement.sentence)
    if (words.length !== 1 || money.length !== 2 || money[0] === money[1]) return []
    if (
      !/compared (?:to|with)|from .* to |较|由|相比/.test(statement.sentence) ||
      /loss|亏损|used in|respectively/i.test(statement.sentence)
    )
      return []
    if (/\bby\s+\$|(?:increase|decrease) (?:of|in)/.test(statement.sentence)) return []
    return [{ ...statement, at: itemAt(words, 0).index, word: itemAt(words, 0)[0] }]
  })
  const place = pick(found, random)
  if (!place) return undefined
  const mutated = getExisting(FLIP, place.word)
  const at = place.start + place.at
  const text = place.block.text.slice(0, at) + mutated + place.block.text.slice(at + place.word.length)
  return { document: withText(document, place.block, text), mutated, where: text.slice(place.start, place.start + 260) }
}

interface Printed {
  table: Table
  cell: Cell
  label: string
  digits: string
}

function printedAmounts(document: Document): Printed[] {
  return tablesOf(document).flatMap((table) => {
    const labels = new Map(
      table.cells.filter((cell) => cell.columnIndex === 0).map((cell) => [cell.rowIndex, cell.text]),
    )
    return table.cells.flatMap((cell) => {
      const digits = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/.exec(cell.text)?.[0]
      const label =
        labels
          .get(cell.rowIndex)
          ?.toLowerCase()
          .replace(/[^\p{L} ]/gu, '')
          .trim() ?? ''
      return cell.columnIndex > 0 && digits && label.length > 3 ? [{ table, cell, label, digits }] : []
    })
  })
}

/** Amounts of sentences that name a row of a table and print its number. */
const proseAmount: Mutator = (document, random) => {
  const byDigits = Map.groupBy(printedAmounts(document), ({ digits }) => digits)
  const found = sentencesOf(document).flatMap((statement) =>
    Array.from(statement.sentence.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?/g)).flatMap((match) => {
      const named = byDigits
        .get(match[0])
        ?.some(({ label }) =>
          statement.sentence.slice(0, match.index).toLowerCase().includes(label.split(' ').slice(0, 3).join(' ')),
        )
      return named && match[0].replace(/\D/g, '').length >= 4
        ? [{ ...statement, at: match.index, printed: match[0] }]
        : []
    }),
  )
  const place = pick(found, random)
  if (!place) return undefined
  const mutated = slipped(place.printed, random)
  const at = place.start + place.at
  const text = place.block.text.slice(0, at) + mutated + place.block.text.slice(at + place.printed.length)
  return { document: withText(document, place.block, text), mutated, where: text.slice(place.start, place.start + 260) }
}

/** Scale words of amounts that a table prints in full. */
const proseScale: Mutator = (document, random) => {
  const values = printedAmounts(document).map(({ digits }) => Number(digits.replaceAll(',', '')))
  const found = sentencesOf(document).flatMap((statement) =>
    Array.from(statement.sentence.matchAll(/\$\s?(\d[\d,]*\.\d+) (million|billion)/g)).flatMap((match) => {
      const value = Number(itemAt(match, 1).replaceAll(',', '')) * getExisting(SCALE, itemAt(match, 2))
      const inTable = values.some((other) =>
        [1, 1e3, 1e6].some((scale) => Math.abs(other * scale - value) < value * 0.004 && other > 999),
      )
      return inTable ? [{ ...statement, at: match.index, printed: match[0], word: itemAt(match, 2) }] : []
    }),
  )
  const place = pick(found, random)
  if (!place) return undefined
  const changed = place.printed.replace(place.word, place.word === 'million' ? 'billion' : 'million')
  const at = place.start + place.at
  const text = place.block.text.slice(0, at) + changed + place.block.text.slice(at + place.printed.length)
  return {
    document: withText(document, place.block, text),
    mutated: matchIn(/[\d.,]+/, place.printed),
    where: text.slice(place.start, place.start + 260),
  }
}

/** Lines printed under the same label with the same number in two tables. */
const cellTwice: Mutator = (document, random) => {
  const groups = Map.groupBy(printedAmounts(document), ({ label, digits }) => `${label}/${digits}`)
  const found = [...groups.values()]
    .filter(
      (group) =>
        new Set(group.map(({ table }) => table)).size >= 2 && itemAt(group, 0).digits.replace(/\D/g, '').length >= 5,
    )
    .map((group) => itemAt(group, 0))
  const place = pick(found, random)
  if (!place) return undefined
  const mutated = slipped(place.digits, random)
  return {
    document: withCell(document, place.table, place.cell, place.cell.text.replace(place.digits, mutated)),
    mutated,
    where: `${place.table.id} ${place.label} ${place.cell.text} → ${mutated}`,
  }
}

/** Units of tables that share three lines or more, number by number, with another. */
const unitCaption: Mutator = (document, random) => {
  const groups = [...Map.groupBy(printedAmounts(document), ({ label, digits }) => `${label}/${digits}`).values()]
  const shared = new Map<Table, number>()
  for (const group of groups) {
    const tables = new Set(group.map(({ table }) => table))
    if (tables.size >= 2) for (const table of tables) shared.set(table, (shared.get(table) ?? 0) + 1)
  }
  const found = [...shared]
    .filter(([, count]) => count >= 3)
    .flatMap(([table]) => {
      const at = document.blocks.indexOf(table)
      const near = document.blocks
        .slice(Math.max(0, at - 3), at)
        .filter((block) => block.type !== 'table' && block.type !== 'picture')
      const block = near.findLast((candidate) => UNIT.test(candidate.text))
      return block ? [{ table, block }] : []
    })
  const place = pick(found, random)
  if (!place) return undefined
  const change = (text: string) =>
    text.replace(UNIT, (unit) =>
      /thousand/i.test(unit) ? 'in millions' : /million/i.test(unit) ? 'in thousands' : '单位：万元',
    )
  const mutated = change(matchIn(UNIT, place.block.text))
  const renamed = withText(document, place.block, change(place.block.text))
  const { caption, unitText } = place.table
  const blocks = renamed.blocks.map((block) =>
    block === place.table
      ? { ...place.table, caption: caption && change(caption), unitText: unitText && change(unitText) }
      : block,
  )
  return { document: { ...renamed, blocks }, mutated, where: `${place.table.id} ${place.block.text.slice(0, 120)}` }
}

const UNIT = /in thousands|in millions|单位[：:]\s*元/i

export const CHECKABLE: Record<string, Mutator> = {
  'growth in table': tableGrowth,
  'share in table': tableShare,
  'growth in prose': proseGrowth,
  'direction in prose': proseDirection,
  'amount in prose': proseAmount,
  'scale in prose': proseScale,
  'line in two tables': cellTwice,
  'unit of table': unitCaption,
}
