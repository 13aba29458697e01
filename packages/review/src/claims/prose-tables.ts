import type { Grid } from '../facts/grids/grid.ts'
import type { Sentence } from '../facts/sentences/make-sentences.ts'
import { capitalAmounts } from './ties/capital-amounts.ts'
import { compoundGrowth } from './changes/compound-growth.ts'
import { introducedTotals } from './sums/introduced-totals.ts'
import { lineChanges } from './changes/line-changes.ts'
import type { Relation } from './relation/relation.ts'
import { sentenceParts } from './sums/sentence-parts.ts'
import { sentenceShares } from './shares/sentence-shares.ts'
import { tableLines } from './relation/table-lines.ts'
import { tableShares } from './shares/table-shares.ts'

const CJK = /[\u3040-\u9fff\uac00-\ud7af]{2}/

/** Shares, changes and compound growth that sentences state, by their own amounts or by those of the tables that they speak of. */
export function proseTables(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const stated = sentences.filter(({ figures }) =>
    figures.some(({ figure }) => figure.amount.unit === 'percent' || figures.length > 1),
  )
  // English lists parts and says "total" too freely for what follows here.
  const cjk = sentences.filter(({ text }) => CJK.test(text))
  const lines = tableLines(grids)
  return [
    ...compoundGrowth(stated),
    ...sentenceShares(stated),
    ...tableShares(stated, lines),
    ...capitalAmounts(cjk),
    ...introducedTotals(grids, cjk),
    ...sentenceParts(cjk),
    ...lineChanges(cjk, lines),
  ]
}
