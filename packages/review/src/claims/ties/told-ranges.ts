import { readStatistic } from '@tickmark/language'
import { amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

/** Multiples from which on a column has a range. */
const FEWEST_MULTIPLES = 3
/** One end of a range that is the column's says which column is meant, and so what the other end should be. */
const CONFIDENCE = 0.85

/** The least and the largest multiple of a column. */
interface Range {
  ends: readonly [Figure, Figure]
}

/** "The peers trade between 5.0x and 13.4x": the ends of the range are the least and the largest multiple of a table. */
export function toldRanges(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const ranges = grids.flatMap(rangesOf)
  if (ranges.length === 0) return []
  return sentences.flatMap((sentence) => pairsIn(sentence).flatMap((pair) => testPair(pair, ranges)))
}

function rangesOf(grid: Grid): Range[] {
  return grid.columns.flatMap((_, column): Range[] => {
    const cells = grid.rows.flatMap(({ kind, label }, row): GridCell[] => {
      const cell = cellIn(grid, row, column)
      const isLine = kind === 'item' && readStatistic(label) === undefined
      return isLine && cell && !cell.dash && cell.figure.amount.unit === 'multiple' ? [cell] : []
    })
    const sorted = cells.map(({ figure }) => figure).toSorted((a, b) => valueOf(a).comparedTo(valueOf(b)))
    const [least, largest] = [sorted[0], sorted.at(-1)]
    return least && largest && sorted.length >= FEWEST_MULTIPLES ? [{ ends: [least, largest] }] : []
  })
}

/** What joins the ends of a range: a word or a dash, no other figure, no stop and no bracket: "Keiwa (4.0x) and Stech (5.6x)" are two names. */
const JOINT = /^[^.,;:。；：、()（）\d]{1,14}$/u

function pairsIn({ figures, text }: Sentence): [ProseFigure, ProseFigure][] {
  const multiples = figures.filter(({ figure }) => figure.amount.unit === 'multiple')
  return multiples.flatMap((first, index): [ProseFigure, ProseFigure][] => {
    const second = multiples[index + 1]
    return second && JOINT.test(text.slice(first.end, second.start)) ? [[first, second]] : []
  })
}

function testPair([first, second]: readonly [ProseFigure, ProseFigure], ranges: readonly Range[]): Relation[] {
  const told = [first.figure, second.figure] as const
  const tested = ranges.map(({ ends }) => [hold(told[0], ends[0]), hold(told[1], ends[1])] as const)
  const whole = tested.find(([least, largest]) => least.holds && largest.holds)
  if (whole) return [...whole]
  const halves = tested.flatMap(([least, largest]) =>
    least.holds === largest.holds ? [] : [least.holds ? largest : least],
  )
  const [broken] = halves
  // Several columns may share one end of their ranges: then it is open which is meant.
  return broken && halves.every(({ expected }) => expected.equals(broken.expected)) ? [broken] : []
}

function hold(told: Figure, end: Figure): Relation {
  return testSum({
    kind: 'prose-restated',
    result: told,
    terms: [{ figure: end, sign: 1 }],
    tolerance: roundingOf(told.amount),
    confidence: CONFIDENCE,
    basis: 'labelled',
  })
}

function valueOf({ amount }: Figure) {
  return amountValue(amount)
}
