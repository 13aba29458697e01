import { Decimal, itemAt } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { GridCell } from '../../facts/grids/grid.ts'
import type { LaneTest, Line, SumStructure } from './sum-structure.ts'
import { linearTolerance, testSum } from '../relation/relation.ts'
import type { ClaimCues, Relation, RelationKind, Term } from '../relation/relation.ts'

export function cuesFor(lines: readonly Line[], found: SumStructure): ClaimCues {
  return {
    evidence: found.evidence,
    ...(itemAt(lines, found.result).kind === 'total' && { total: true }),
    ...(found.basis === 'labelled' && { unproven: true }),
    ...(found.weak && { weak: true }),
  }
}

interface Draft {
  kind: RelationKind
  confidence: number
  /** Structure that the relation is one lane of. */
  group: string
  typedOver: boolean
  cues: ClaimCues
}

export function toRelation(
  found: SumStructure,
  test: LaneTest,
  at: (line: number) => GridCell | undefined,
  { kind, confidence, group, typedOver, cues }: Draft,
): Relation[] {
  const result = at(found.result)
  const terms: Term[] = found.terms.flatMap((term) => {
    const cell = at(term.line)
    return cell && !cell.dash ? [{ figure: cell.figure, sign: term.sign }] : []
  })
  if (!result || terms.length === 0) return []
  const scale = result.figure.amount.scale
  const { unit } = result.figure.amount
  const same = terms.filter(({ figure: { amount } }) => amount.scale === scale && amount.unit === unit)
  if (same.length !== terms.length) return []
  return [
    testSum({
      kind,
      result: result.figure,
      terms,
      confidence,
      basis: found.basis,
      cues,
      group,
      ...(typedOver && { typedOver }),
      ...(test.holds ? { tolerance: widened(result.figure, terms, test) } : {}),
    }),
  ]
}

/** The search works in printed units; what held there must hold here too. */
function widened(result: Figure, terms: readonly Term[], test: LaneTest): Decimal {
  const gap = new Decimal(test.stated - test.expected)
    .abs()
    .times(Decimal.pow(10, result.amount.scale - result.amount.decimals))
  return Decimal.max(linearTolerance(result, terms), gap)
}
