import type { Token } from '../lines/text-line.ts'
import { textOf } from '../lines/text-line.ts'
import { gridBounds } from './parts/page-table.ts'
import type { Grid, GridCell } from './parts/page-table.ts'

/** Rows of figures that show whether their labels stand outside, and the share of them that must. */
const FEWEST = 3
const SHARE = 0.8
/** One figure, or several that no line parts. */
const OF_FIGURES = /^[^\p{L}]*\d[^\p{L}]*$/u
/** Words of one line stand level, to this share of their height. */
const LEVEL = 0.3

/**
 * Whether a grid holds the figures of a table and not its labels, which stand before it line by line: a frame around the columns of one time, or
 * tags that a program guessed. The words alone tell the whole table better.
 */
export function isCutOff(grid: Grid, tokens: readonly Token[]): boolean {
  const { left, top, bottom } = gridBounds(grid)
  const first = grid.cells.filter(({ columnIndex, tokens: own }) => columnIndex === 0 && own.length > 0)
  const figures = first.filter(({ tokens: own }) => OF_FIGURES.test(textOf(own)))
  if (figures.length < FEWEST || figures.length < SHARE * first.length) return false
  const labels = tokens.filter(
    (token) => token.right <= left && token.bottom > top && token.top < bottom && /\p{L}{2}/u.test(token.text),
  )
  const labelled = figures.filter((cell) => labels.some((label) => isLevel(cell, label)))
  return labelled.length >= SHARE * figures.length
}

function isLevel({ tokens: [own] }: GridCell, label: Token): boolean {
  if (!own) return false
  const apart = Math.abs(own.top + own.bottom - label.top - label.bottom) / 2
  return apart < LEVEL * (own.bottom - own.top)
}

/** Tagged grids without those that are cut off from their labels; where most of a page's are, a program guessed all of them. */
export function withoutGuesses(tagged: readonly Grid[], tokens: readonly Token[]): readonly Grid[] {
  const whole = tagged.filter((grid) => !isCutOff(grid, tokens))
  return whole.length * 2 <= tagged.length ? [] : whole
}
