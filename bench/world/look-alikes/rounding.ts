import { getExisting } from '@tickmark/document'
import { differenceOf } from '../draft/check.ts'
import type { Draft } from '../draft/draft.ts'

const SUMS = new Set(['sum', 'difference', 'roll-forward', 'change'])

/** Totals that were rounded by themselves and do not add up to the last step: right as they stand. */
export function tellRounding(draft: Draft): void {
  for (const relation of draft.relations) {
    if (!SUMS.has(relation.op) || differenceOf(draft, relation) === 0n) continue
    const tokens = [relation.result, ...relation.terms.map((term) => term.id)].map((id) =>
      getExisting(draft.tokens, id),
    )
    draft.lookAlike('rounding-difference', tokens, 'Each amount was rounded by itself; the exact ones add up.')
  }
}
