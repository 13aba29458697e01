import {
  type Block,
  type Cell,
  cellAddress,
  type Document,
  type Evidence,
  type Finding,
  type Location,
  parseRange,
  unionBox,
  firstOf,
} from '@tickmark/document'
import { hashText } from '../score/fingerprint.ts'
import { checkArithmetic } from './check-arithmetic.ts'
import type { Claim } from './claim.ts'

/** Shorter quotes stand everywhere and prove nothing. */
const SHORTEST_QUOTE = 3
/** Of a claim whose words were found; and of one whose sum came out as well. */
const CONFIDENCE = { quoted: 0.6, computed: 0.85 }
/** Numbers that a sum may take from common knowledge: months, quarters, days, per cent. */
const COMMON = new Set(['2', '4', '12', '100', '360', '365'])

export const MODEL_RULE = 'model/remark'

/**
 * A claim as a finding, when what it quotes stands at the place that it names and the sum that it gives comes out, from numbers that the
 * document prints; undefined otherwise.
 */
export function groundClaim(claim: Claim, document: Document, model: string): Finding | undefined {
  const block = document.blocks.find(({ id }) => id === claim.block)
  const evidence = block && quotedEvidence(block, claim.quote)
  if (!evidence) return undefined
  const arithmetic = claim.arithmetic === undefined ? undefined : checkArithmetic(claim.arithmetic)
  if (claim.arithmetic !== undefined && !arithmetic) return undefined
  if (arithmetic && !arithmetic.operands.every((operand) => isPrinted(operand, document))) return undefined
  const texts = { ...spread('title', claim.title), ...spread('message', claim.message) }
  if (Object.keys(texts).length === 0) return undefined
  return {
    ruleId: MODEL_RULE,
    messageId: 'remark',
    data: { model, ...texts },
    category: claim.category,
    // What no computation bears out is nobody's proof.
    severity: claim.severity === 'serious' && !arithmetic ? 'warning' : claim.severity,
    evidence: [evidence],
    ...(arithmetic && { expected: arithmetic.result, arithmetic: claim.arithmetic }),
    confidence: arithmetic ? CONFIDENCE.computed : CONFIDENCE.quoted,
    fingerprint: hashText([MODEL_RULE, claim.category, plain(claim.quote)].join('\u0000')),
    source: 'model',
  }
}

function spread(name: string, said: Claim['title']): Record<string, string> {
  return Object.fromEntries(Object.entries(said).map(([language, text]) => [`${name}.${language}`, text]))
}

/** Blanks, widths of letters and kinds of dash are the printer's, not the author's. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').replace(/[−–—]/g, '-')

function quotedEvidence(block: Block, quote: string): Evidence | undefined {
  const wanted = plain(quote)
  if (wanted.length < SHORTEST_QUOTE) return undefined
  if (block.type !== 'table') {
    if (!plain(block.text).includes(wanted)) return undefined
    return { location: placeOf(block, quote), text: quote }
  }
  const cell = block.cells.find(({ text }) => plain(text).includes(wanted))
  if (cell) return { location: cellPlace(block, cell), text: cell.text }
  // A quote may run over the cells of a row: the row's first number stands for it.
  for (const cells of Map.groupBy(block.cells, ({ rowIndex }) => rowIndex).values()) {
    const row = plain(cells.map(({ text }) => text).join(''))
    if (!row.includes(wanted.replaceAll('|', ''))) continue
    const first = cells.find(({ text }) => /\d/.test(text)) ?? firstOf(cells)
    return { location: cellPlace(block, first), text: cells.map(({ text }) => text).join(' ') }
  }
  return undefined
}

function placeOf(block: Exclude<Block, { type: 'table' }>, quote: string): Location {
  const start = block.text.indexOf(quote)
  const words = 'words' in block && start >= 0 ? (block.words ?? []) : []
  const own = words.filter((word) => word.end > start && word.start < start + quote.length)
  const box =
    own.length > 0 && own.every(({ page }) => page === firstOf(own).page)
      ? unionBox(own.map((word) => word.box))
      : block.box
  return {
    block: block.id,
    ...(block.page !== undefined && { page: own[0]?.page ?? block.page }),
    ...(box && { box }),
    ...(start >= 0 && { start, end: start + quote.length }),
  }
}

function cellPlace(table: Extract<Block, { type: 'table' }>, cell: Cell): Location {
  const { rowIndex, columnIndex } = cell
  const page = cell.page ?? table.page
  return {
    block: table.id,
    rowIndex,
    columnIndex,
    ...(page !== undefined && { page }),
    ...((cell.box ?? table.box) && { box: cell.box ?? table.box }),
    ...sheetPlace(table, cell),
  }
}

/** Row and column 0 of a workbook's table are the first of its range. */
function sheetPlace({ sheet, range }: Extract<Block, { type: 'table' }>, { rowIndex, columnIndex }: Cell) {
  const from = range === undefined ? undefined : parseRange(range)?.from
  return sheet && from ? { sheet, cell: cellAddress(from.rowIndex + rowIndex, from.columnIndex + columnIndex) } : {}
}

function isPrinted(operand: string, document: Document): boolean {
  const digits = operand.replace(/[,%]/g, '')
  if (COMMON.has(digits)) return true
  const printed = new RegExp(`(?<![\\d.])${digits.replace('.', '\\.')}(?![\\d]|\\.\\d)`)
  const holds = (text: string): boolean => printed.test(text.normalize('NFKC').replaceAll(',', ''))
  return document.blocks.some((block) =>
    block.type === 'table' ? block.cells.some(({ text }) => holds(text)) : holds(block.text),
  )
}
