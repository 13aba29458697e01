import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { misprintDigits, significantDigits } from '../relation/slip.ts'
import { isEchoOf, mayBeOneCurrency } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { stretchOf } from './echo-book.ts'
import type { EchoBook } from './echo-book.ts'
import { isOfTime } from './echo-matches.ts'
import type { EchoMatch, EchoTold } from './echo-matches.ts'
import type { EchoCell, EchoRow } from './echo-rows.ts'
import type { EchoFigure } from './echo-series.ts'

/** Fewer digits than these are one digit away from some figure of any row. */
const LEAST_DIGITS = 4
/** How many rows may print what a figure looks like a misprint of by chance: of all long figures of a report that no table prints, less than one in ten reports. */
const BY_CHANCE = 1e-4
/** Numbers that are one slip of the pen away from one, for each of its digits: nine others, an exchange, one left out. */
const SLIPS_A_DIGIT = 11
const OF_NUMBERS = 9

/**
 * What the figures of a sentence must be misprints of: a row that tells of the same by its words, and prints all but one digit of a long figure
 * that stands nowhere else. `told` are all figures of the sentence, `figures` those that nothing explains; `chanceOfWords` tells how many rows
 * share so many words with it by chance.
 */
export function misprintsOf(
  { figures, ends }: { figures: readonly EchoFigure[]; ends: EchoTold['ends'] },
  told: readonly Sized[],
  rows: readonly EchoRow[],
  book: EchoBook,
  chanceOfWords: (row: EchoRow) => number,
): EchoMatch[] {
  const open = figures.filter((own) => !own.isChange && digitsOf(own) >= LEAST_DIGITS && !isPrinted(own, book))
  return open.flatMap((own) => {
    const found = rows.flatMap((row) => {
      const alike = row.cells.filter((cell) => isAlike(own, cell) && isOfTime(cell.end, ends) && !isTold(cell, told))
      const meant = alike.flatMap((cell) => {
        const digits = digitsOfMisprint(own.figure, cell.figure)
        return digits >= LEAST_DIGITS
          ? [{ cell, chance: chanceOfSlip(digits) * alike.length * chanceOfWords(row) }]
          : []
      })
      const [best] = meant.toSorted((a, b) => a.chance - b.chance)
      return best && best.chance <= BY_CHANCE
        ? [{ own, role: 'level' as const, cells: [best.cell], chance: best.chance }]
        : []
    })
    return found.toSorted((a, b) => a.chance - b.chance).slice(0, 1)
  })
}

function digitsOf({ figure }: Sized): number {
  return significantDigits(new Decimal(figure.amount.value))
}

function isAlike(own: Sized, cell: EchoCell): boolean {
  return cell.measure === own.measure && mayBeOneCurrency(cell.figure, own.figure)
}

/** Whether any row prints the figure as it is. */
function isPrinted(own: Sized, { near }: EchoBook): boolean {
  return near(own.measure, ...stretchOf(own)).some(({ cells }) =>
    cells.some(({ measure, size, half }) => measure === own.measure && isEchoOf(own, size, half)),
  )
}

/** Whether the sentence tells the figure of a cell beside the one that looks like it. */
function isTold({ measure, size, half }: EchoCell, figures: readonly Sized[]): boolean {
  return figures.some((own) => own.measure === measure && isEchoOf(own, size, half))
}

function chanceOfSlip(digits: number): number {
  return Math.min(1, (SLIPS_A_DIGIT * digits) / (OF_NUMBERS * 10 ** (digits - 1)))
}

/** By how many digits a figure of a sentence tells that it is a misprint of a cell's, which is printed at least as finely; 0 where it is none. */
function digitsOfMisprint({ amount: own }: Figure, { amount: right }: Figure): number {
  const step = own.scale - own.decimals
  if (right.scale - right.decimals > step) return 0
  const inStep = (value: Decimal) => value.abs().div(Decimal.pow(10, step))
  return misprintDigits(inStep(amountValue(own)), inStep(amountValue(right)).round())
}
