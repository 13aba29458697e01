import { isConjunction, saysRespectively } from '@tickmark/language'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import type { Mention } from './line-book.ts'
import { isWholeLine, plainnessOf } from './plain-told.ts'
import type { Plainness } from './plain-told.ts'
import type { ToldText } from './told-text.ts'

/** The name that a figure has in its turn, and how plainly the whole list is told. */
export interface Turn extends Plainness {
  subject: Mention
  /** The first of the figures that stand in the list. */
  row: ProseFigure
}

const LEAST_NAMES = 2
/** Two times take turns as names do, and nobody knows which of them the figures follow. */
const MOST_TIMES = 1

/** "Revenue and profit were ⟦a⟧ and ⟦b⟧, respectively", 营业收入和净利润分别增长⟦p⟧和⟦q⟧: as many names in a row as figures in a row, each in its turn. */
export function turnsOf(told: ToldText): ReadonlyMap<ProseFigure, Turn> {
  const { text, marks, sentence } = told
  if (!saysRespectively(text) || marks.length > MOST_TIMES) return new Map()
  const rows = rowsIn(text, sentence.figures).filter((row) => row.length >= LEAST_NAMES)
  return new Map(rows.flatMap((row) => takeTurns(told, row)))
}

function takeTurns(told: ToldText, row: readonly ProseFigure[]): [ProseFigure, Turn][] {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return []
  const before = told.mentions.filter(({ end }) => end <= first.start).toSorted((a, b) => a.start - b.start)
  const names = rowsIn(told.text, before).at(-1) ?? []
  const [opening, closing] = [names[0], names.at(-1)]
  if (!opening || !closing || names.length !== row.length) return []
  if (told.text.slice(closing.end, first.start).includes('#')) return []
  const plainness = {
    ...plainnessOf(told, first, closing),
    isWhole: isWholeLine(told, opening),
    isModified: plainnessOf(told, first, opening).isModified,
    isClosed: plainnessOf(told, last, closing).isClosed,
    row: first,
  }
  return row.flatMap((figure, at) => {
    const subject = names[at]
    return subject ? [[figure, { ...plainness, subject }] satisfies [ProseFigure, Turn]] : []
  })
}

/** What stands between two of a list, articles left aside. */
function isListed(between: string): boolean {
  const bare = between.replace(/\b(?:the|our|its|der|die|das|les?|la)\s*$/iu, '')
  return /^\s*[,、，]\s*$/u.test(bare) || isConjunction(bare)
}

function rowsIn<Part extends { start: number; end: number }>(text: string, parts: readonly Part[]): Part[][] {
  const rows: Part[][] = []
  for (const part of parts) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && isListed(text.slice(before.end, part.start))) row.push(part)
    else rows.push([part])
  }
  return rows
}
