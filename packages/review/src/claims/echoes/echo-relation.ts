import { Decimal } from '@tickmark/document'
import { percentChange, percentTolerance } from '../changes/change-columns.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { absolute, perCentOf, slackOf } from './echo-amount.ts'
import type { EchoMatch } from './echo-matches.ts'

/** What agrees by so much more than chance is meant. */
const FOUND = 0.7

/** The claim that a figure of a sentence makes about the row in which it was found. */
export function echoRelation({ own, role, cells }: EchoMatch): Relation | undefined {
  const isRate = own.measure === 'rate'
  return testRelation({
    kind: role === 'level' ? 'prose-restated' : role === 'growth' ? 'prose-growth' : 'prose-amount',
    result: own.figure,
    terms: cells.map(({ figure }, at) => ({ figure, sign: at === 0 ? (1 as const) : (-1 as const) })),
    compute: ofTerms((now, before) => {
      if (role === 'level' || before === undefined) return now?.abs()
      if (now === undefined) return undefined
      return role === 'growth' ? percentChange(now.abs(), before.abs())?.abs() : now.abs().minus(before.abs()).abs()
    }),
    stated: isRate ? new Decimal(own.figure.amount.value).abs().times(perCentOf(own.figure)) : absolute(own.figure),
    linear: false,
    tolerance: toleranceOf(own, cells, role),
    confidence: FOUND,
    basis: 'labelled',
    ...(role === 'level'
      ? {}
      : { formula: role === 'growth' ? ([a, b]) => `|${a} − ${b}| ÷ ${b}` : ([a, b]) => `|${a} − ${b}|` }),
  })
}

function toleranceOf(own: EchoMatch['own'], cells: EchoMatch['cells'], role: EchoMatch['role']): Decimal {
  const finest = cells.reduce((sum, { half }) => sum + half, 0)
  if (role === 'level') return new Decimal(slackOf(own, finest))
  if (role === 'change') return new Decimal(own.half).plus(finest)
  const [now, before] = cells
  const unrounded = new Decimal(own.half).times(2)
  return now && before
    ? Decimal.max(unrounded, percentTolerance(own.figure.amount, now.figure.amount, before.figure.amount))
    : unrounded
}
