import { foldText } from '@tickmark/language'
import { rowCells } from '../../facts/grids/read-grid.ts'
import { addTo, Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { findConcepts } from '../../facts/text/concepts.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'

/** An amount in prose too large for the company that the tables show, and right again three powers of ten lower. */
export interface ScaleOutlier {
  figure: Figure
  /** The largest figure of the tables that it could be measured by. */
  largest: Figure
}

/** Amounts of other people or other times: the market, an authorised facility, a plan. */
const FOREIGN =
  /\bmarkets?\b|authori[sz]ed|up to|facility|commitment|industry|worldwide|global|economy|plan|expect|市场|行业|全国|全球|国家|规划|预计|计划|시장|업계|市場|業界/i
/** Words of labels that any sentence has. */
const OF_ANY: ReadonlySet<string> = new Set(['total', 'other', 'amount', 'amounts', 'value', '合计', '合計', '其他'])
/** A change of one line may exceed the line itself: cash flows swing. */
const LINE_FACTOR = 3

/** Amounts with a scale word ("billion", 亿) that no table of the document can hold. */
export function scaleOutliers(grids: readonly Grid[], sentences: readonly Sentence[]): ScaleOutlier[] {
  // A table without a unit may be in full or in thousands: no measure for anything.
  return outliersIn(
    grids.filter((grid) => grid.unit.text !== ''),
    sentences,
  )
}

function outliersIn(grids: readonly Grid[], sentences: readonly Sentence[]): ScaleOutlier[] {
  const all = largestOf(grids, undefined)
  if (!all) return []
  const byConcept = new Map<string, Figure | undefined>()
  const printed = valuesOf(grids)
  return sentences.flatMap((sentence) => {
    const text = foldText(sentence.text)
    const foreign = FOREIGN.test(text)
    return sentence.figures.flatMap((own) => {
      if (own.figure.amount.unit !== 'money' || own.figure.amount.scale < 6) return []
      const twin = twinOf(own.figure, { text, foreign }, printed, all)
      if (twin) return [{ figure: own.figure, largest: twin }]
      if (foreign) return []
      const concept = changedConcept(text, own)
      if (concept && !byConcept.has(concept)) byConcept.set(concept, largestOf(grids, concept))
      const line = concept ? byConcept.get(concept) : undefined
      const value = amountValue(own.figure.amount).abs()
      return line && isFarAbove(value, amountValue(line.amount).abs()) ? [{ figure: own.figure, largest: line }] : []
    })
  })
}

/** Amounts of all tables by their leading digits. */
function valuesOf(grids: readonly Grid[]): Map<string, Figure[]> {
  const values = new Map<string, Figure[]>()
  for (const grid of grids) {
    for (const cell of grid.cells.flat()) {
      if (!cell || cell.figure.amount.unit !== 'money') continue
      addTo(values, leading(amountValue(cell.figure.amount)), cell.figure)
    }
  }
  return values
}

const LEADING = 3

function leading(value: Decimal): string {
  return value.isZero()
    ? ''
    : value
        .abs()
        .toSignificantDigits(LEADING)
        .toExponential(LEADING - 1)
        .split('e')[0]!
}

/** The table's figure that an amount restates at another power of ten, where it exceeds everything in the tables as it stands. */
function twinOf(
  own: Figure,
  { text, foreign }: { text: string; foreign: boolean },
  printed: ReadonlyMap<string, Figure[]>,
  all: Figure,
): Figure | undefined {
  const value = amountValue(own.amount).abs()
  // Round numbers meet by chance, and the market may be as large as it says.
  const long = own.text.replace(/\D/g, '').replace(/0+$/, '').length > LEADING && !foreign
  const named = ({ label = '' }: Figure) =>
    (label.toLowerCase().match(/[a-z]{5,}|[\u3040-\u9fff\uac00-\ud7af]{2,}/g) ?? []).some(
      (word) => !OF_ANY.has(word) && text.toLowerCase().includes(word),
    )
  const least = value.minus(roundingOf(own.amount))
  if (own.text.replace(/\D/g, '').length < LEADING || least.lessThanOrEqualTo(amountValue(all.amount).abs()))
    return undefined
  const right = value.div(1000)
  return printed
    .get(leading(value))
    ?.filter((figure) => long || named(figure))
    .find((figure) =>
      amountValue(figure.amount).abs().minus(right).abs().lessThanOrEqualTo(roundingOf(own.amount).div(1000)),
    )
}

/** Beyond what a change of a line can be, and within it three powers of ten lower. */
function isFarAbove(value: Decimal, line: Decimal): boolean {
  return value.greaterThan(line.times(LINE_FACTOR)) && value.div(1000).lessThanOrEqualTo(line)
}

/** The line whose change the amount states: named before the word of change that stands right before the amount. */
function changedConcept(text: string, own: ProseFigure): string | undefined {
  const before = text.slice(Math.max(0, own.start - 90), own.start)
  const word = /(?:increas|decreas|declin)ed (?:by )?$|(?:增长|增加|下降|减少)(?:了)?$/i.exec(before)
  if (!word) return undefined
  const named = before.slice(0, word.index)
  // "Cash used for acquisitions decreased": the line is what stands right before the word.
  return findConcepts(named).findLast(
    ({ concept, end }) =>
      concept.kind !== 'other' &&
      /^(?=[^]{0,80}$)\s*(?:has |have |had |also |net |合计|总额)?\s*$/i.test(named.slice(end)),
  )?.concept.id
}

function largestOf(grids: readonly Grid[], concept: string | undefined): Figure | undefined {
  let largest: Figure | undefined
  for (const grid of grids) {
    grid.rows.forEach((row, index) => {
      if (concept && row.concept !== concept) return
      for (const cell of rowCells(grid, index)) {
        if (!cell || cell.figure.amount.unit !== 'money') continue
        if (!largest || Decimal.abs(amountValue(cell.figure.amount)).greaterThan(amountValue(largest.amount).abs()))
          largest = cell.figure
      }
    })
  }
  return largest
}
