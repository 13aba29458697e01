import { foldText } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits, slipBetween } from '../relation/slip.ts'

const TOTAL = /(?:合计|共计|总计|总额|总数|总量|总面积)[^，。；、]{0,12}$/
/** How many blocks may lie between a table and the sentence that states its total: its caption and its unit. */
const NEAR = 3

/** Totals that the sentence right before or behind a table states: 涉案金额合计⟦a⟧，具体如下. */
export function introducedTotals(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const byBlock = Map.groupBy(sentences, ({ blockIndex }) => blockIndex)
  return grids.flatMap((grid) => {
    const totals = totalCells(grid)
    if (totals.length === 0) return []
    const near = Array.from({ length: NEAR }, (_, index) => grid.blockIndex - 1 - index).concat(grid.blockIndex + 1)
    return near.flatMap((index) =>
      (byBlock.get(index) ?? []).flatMap((sentence) => {
        const text = foldText(sentence.text)
        return sentence.figures
          .filter(({ figure, start }) => figure.amount.unit !== 'percent' && TOTAL.test(text.slice(0, start)))
          .flatMap((own) => restatement(own, totals))
      }),
    )
  })
}

/** The cells of the last total of the table. */
function totalCells(grid: Grid): Figure[] {
  const row = grid.rows.findLastIndex(({ kind }) => kind === 'total')
  return row < 0
    ? []
    : grid.columns.flatMap(({ kind }, column) => {
        const cell = cellIn(grid, row, column)
        return cell && !cell.dash && kind === 'amount' ? [cell.figure] : []
      })
}

/** The total that agrees; else the only one that is a slip of the pen away. */
function restatement({ figure }: ProseFigure, totals: readonly Figure[]): Relation[] {
  const stated = amountValue(figure.amount)
  const gapOf = (total: Figure) => stated.minus(amountValue(total.amount)).abs()
  const held = totals.find((total) =>
    gapOf(total).lessThanOrEqualTo(roundingOf(figure.amount).plus(roundingOf(total.amount))),
  )
  const alike = totals.filter(
    (total) =>
      significantDigits(stated) >= 3 &&
      slipBetween(stated, amountValue(total.amount)) !== undefined &&
      total.amount.decimals === figure.amount.decimals,
  )
  const target = held ?? (alike.length === 1 ? alike[0] : undefined)
  if (!target) return []
  const relation = testRelation({
    kind: 'prose-restated',
    result: figure,
    terms: [{ figure: target, sign: 1 }],
    compute: ([value]) => value,
    linear: false,
    tolerance: roundingOf(figure.amount).plus(roundingOf(target.amount)),
    confidence: 0.8,
    basis: 'labelled',
  })
  return relation ? [relation] : []
}
