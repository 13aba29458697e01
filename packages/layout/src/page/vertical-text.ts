import { itemAt, lastOf, firstOf } from '@tickmark/document'
import { boundsOf, median } from '@tickmark/document/page'
import type { Rectangle } from '@tickmark/document/page'
import type { PageText } from './page-layout.ts'
import type { Token } from '../lines/text-line.ts'

/** Fewest characters in upright columns that make a vertical text; fewer are a label. */
const FEWEST = 8
/** Blank between the characters of one column, and between the tiers of a page, in font sizes. */
const COLUMN_GAP = 1.6
const TIER_GAP = 0.6
/** Characters of one column differ less in size. */
const LIKE_SIZE = 2
/** Characters set across a column (dates, notes) are no more than these. */
const ACROSS = 4

const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\ufe30-\ufe4f]/

/** One line of vertical writing, from top to bottom. */
interface Column extends Rectangle {
  tokens: Token[]
  fontSize: number
}

/**
 * Text written from top to bottom, as Japanese and Chinese books and notices are: columns from right to left, in tiers where
 * the page is divided. Gives its paragraphs in reading order; their words belong to nothing else.
 */
export function findVerticalTexts(tokens: readonly Token[]): PageText[] {
  if (!tokens.some(isUpright)) return []
  const columns = findColumns(tokens)
  const written = columns.flatMap(({ tokens: own }) => own.map(({ text }) => text)).join('')
  return written.length < FEWEST ? [] : groupColumns(orderColumns(columns))
}

function isUpright({ vertical, turned, text }: Token): boolean {
  return vertical === true && !turned && WIDE.test(text)
}

/** Upright words, and what stands between or next to them in the same column: turned Latin, figures set across. */
function findColumns(tokens: readonly Token[]): Column[] {
  const columns: Column[] = []
  const mayJoin = tokens.filter((token) => token.vertical || [...token.text].length <= ACROSS)
  for (const token of mayJoin.toSorted((a, b) => a.top - b.top)) {
    const column = columns.find((one) => goesOn(one, token))
    if (column) {
      column.tokens.push(token)
      Object.assign(column, boundsOf(column.tokens))
    } else columns.push({ ...boundsOf([token]), tokens: [token], fontSize: token.fontSize })
  }
  const upright = columns.filter((column) => column.tokens.some(isUpright))
  for (const column of upright) column.fontSize = median(column.tokens.map(({ fontSize }) => fontSize))
  return upright
}

function goesOn(column: Column, token: Token): boolean {
  const size = Math.max(column.fontSize, token.fontSize)
  // A rule that was read as a letter is as large as the page, and would reach all its columns.
  if (size > LIKE_SIZE * Math.min(column.fontSize, token.fontSize)) return false
  const middle = Math.abs(column.left + column.right - token.left - token.right) / 2
  const gap = token.top - column.bottom
  return middle < 0.45 * size && gap < COLUMN_GAP * size && gap > -0.6 * size
}

/** Tiers from top to bottom, in each the columns from right to left. What stands beside the tiers comes before them. */
function orderColumns(columns: readonly Column[]): Column[] {
  const tiers = splitTiers(columns)
  if (tiers) return tiers.flatMap(orderColumns)
  const sorted = columns.toSorted((a, b) => b.right - a.right || a.top - b.top)
  for (let index = 1; index < sorted.length - 1; index++) {
    const rest = sorted.slice(index)
    const isApart = itemAt(sorted, index - 1).left > itemAt(sorted, index).right - 1
    const inner = isApart ? splitTiers(rest) : undefined
    if (inner?.every((tier) => tier.length > 1)) return [...sorted.slice(0, index), ...inner.flatMap(orderColumns)]
  }
  return sorted
}

/** The columns above and below a blank band that goes through all of them. */
function splitTiers(columns: readonly Column[]): [Column[], Column[]] | undefined {
  const byTop = columns.toSorted((a, b) => a.top - b.top)
  let bottom = -Infinity
  for (const [index, column] of byTop.entries()) {
    if (index > 0 && column.top - bottom > TIER_GAP * column.fontSize)
      return [byTop.slice(0, index), byTop.slice(index)]
    bottom = Math.max(bottom, column.bottom)
  }
  return undefined
}

/** Columns as paragraphs: one goes on where the column before is full and the next begins at the top. */
function groupColumns(columns: readonly Column[]): PageText[] {
  const groups: Column[][] = []
  columns.forEach((column, index) => {
    const last = columns[index - 1]
    if (last && continues(last, column, columns)) lastOf(groups).push(column)
    else groups.push([column])
  })
  const { left, right } = boundsOf(columns)
  return groups.map((group) => toText(group, { left, right }))
}

function continues(last: Column, next: Column, all: readonly Column[]): boolean {
  const size = last.fontSize
  if (Math.abs(last.fontSize - next.fontSize) > 0.12 * size || isBold(last) !== isBold(next)) return false
  // Of its tier: the columns that share its height.
  const tier = all.filter(({ top, bottom }) => Math.min(bottom, last.bottom) - Math.max(top, last.top) > 0)
  const [top, bottom] = [Math.min(...tier.map((one) => one.top)), Math.max(...tier.map((one) => one.bottom))]
  const isFull = last.bottom > bottom - 1.6 * size
  const isNear = last.left - next.right < 2 * size
  const isNextTier = next.top > last.bottom - size || next.bottom < last.top + size
  return isFull && (isNear || isNextTier) && (isNextTier || next.top - top < 0.6 * size)
}

function isBold({ tokens }: Column): boolean {
  return tokens.filter(({ bold }) => bold).length > tokens.length / 2
}

function toText(group: readonly Column[], area: { left: number; right: number }): PageText {
  const bounds = boundsOf(group)
  return {
    type: 'text',
    ...bounds,
    lines: group.map(({ tokens }) => tokens.map(({ index }) => index)),
    fontSize: Math.round(firstOf(group).fontSize * 10) / 10,
    bold: isBold(firstOf(group)),
    area,
    firstLeft: bounds.left,
    lastRight: bounds.right,
  }
}
