import { firstOf, itemAt } from '@tickmark/document'
import type { PageWord, Rectangle } from '@tickmark/document/page'
import { groupLines } from './text-line.ts'
import type { TextLine, Token } from './text-line.ts'

const DOTS = /^[.…·・．‥_]+$/
const DOTS_AT_END = /^(.*?[^.…·・．‥_\s])([.…·・．‥_]{4,})$/
/** Width of a dot as a share of that of a letter. */
const DOT_WIDTH = 0.5
/** Fewest lines that make a list of contents. */
const CONTENTS_LINES = 3

/**
 * Dots that lead the eye from a label to its figure are no part of either. They are told apart as words of their own and
 * marked, so that tables see the gap that the dots fill.
 */
export function splitLeader(word: PageWord, run: string): PageWord[] {
  if (DOTS.test(word.text)) {
    const isLeader = word.text.length >= 4 || /(?:[.…·・．‥]\s?){4,}/.test(run)
    return [isLeader ? { ...word, leader: true } : word]
  }
  const match = DOTS_AT_END.exec(word.text)
  if (!match) return [word]
  const [, label, dots] = match as unknown as [string, string, string]
  const labelWidth = [...label].length
  const share = labelWidth / (labelWidth + dots.length * DOT_WIDTH)
  const middle = word.left + share * (word.right - word.left)
  return [
    { ...word, text: label, right: middle },
    { ...word, text: dots, left: middle, leader: true },
  ]
}

/** Words that tables are made of: all but leaders and lists of contents. */
export function withoutLeaders(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ leader }) => leader)) return [...tokens]
  const contents = new Set(contentsLines(tokens).flatMap((line) => line.segments.flatMap((segment) => segment.tokens)))
  return tokens.filter((token) => !token.leader && !contents.has(token))
}

/** Leaders inside a table have served; elsewhere they stay text. */
export function dropLeadersWithin(tokens: readonly Token[], tables: readonly Rectangle[]): Token[] {
  return tokens.filter((token) => !token.leader || !tables.some((table) => holdsMiddle(table, token)))
}

function holdsMiddle({ left, top, right, bottom }: Rectangle, token: Token): boolean {
  const x = (token.left + token.right) / 2
  const y = (token.top + token.bottom) / 2
  return x > left && x < right && y > top && y < bottom
}

/** Lines that end in a leader and one page number, the numbers running upwards. */
function contentsLines(tokens: readonly Token[]): TextLine[] {
  const lines = groupLines(tokens).flatMap((line) => {
    const number = pageNumberOf(line)
    return number === undefined ? [] : [{ line, number }]
  })
  const rising = lines.filter(({ number }, index) => index > 0 && number >= itemAt(lines, index - 1).number).length
  return lines.length >= CONTENTS_LINES && rising >= 0.8 * (lines.length - 1) ? lines.map(({ line }) => line) : []
}

function pageNumberOf(line: TextLine): number | undefined {
  const words = line.segments.flatMap(({ tokens }) => tokens)
  const after = words.slice(words.findLastIndex(({ leader }) => leader) + 1)
  if (after.length !== 1 || after.length === words.length) return undefined
  const number = /^(?:[A-Z]+-)?(\d{1,4})$/.exec(firstOf(after).text)
  return number ? Number(number[1]) : undefined
}
