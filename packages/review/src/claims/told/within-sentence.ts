import { isSameEnd } from '../../facts/periods/read-period.ts'
import { amountValue } from '@tickmark/document'
import type { Relation } from '../relation/relation.ts'
import type { ToldFigure } from './read-told.ts'
import { changeRelation, growthRelation, isOfOneMeasure } from './test-told.ts'
import type { LinePair } from './test-told.ts'
import { yearBefore } from './told-periods.ts'

/** What one line is said to be, to have been, and to have changed by. */
export interface OwnPair {
  pair: LinePair
  changes: readonly ToldFigure[]
}

const MOST_FIGURES = 4

/** The levels of two years that a sentence prints of one line, with the changes that it prints beside them. */
export function ownPairs(figures: readonly ToldFigure[]): OwnPair[] {
  const told = figures.filter(({ own }) => !own.isConverted)
  const byLine = Map.groupBy(told, ({ subject }) => subject?.start)
  return Array.from(byLine.values()).flatMap((own) => {
    const [levels, changes] = [own.filter(({ role }) => role === 'level'), own.filter(({ role }) => role !== 'level')]
    const [first, second] = levels
    if (!first || !second || levels.length !== 2 || changes.length === 0 || own.length > MOST_FIGURES) return []
    const [now, before] = first.end > second.end ? [first, second] : [second, first]
    const isYearApart = isSameEnd(before.end, yearBefore(now.end)) && first.isDated && second.isDated
    const isAlike = isOfOneMeasure(now.own.figure, before.own.figure)
    return isYearApart && isAlike ? [{ pair: { now: now.own.figure, before: before.own.figure }, changes }] : []
  })
}

/** Changes that a sentence states beside the two amounts that they follow from. */
export function testOwnPair({ pair, changes }: OwnPair): Relation[] {
  return changes.flatMap(({ own, role }) => {
    if (own.figure.amount.unit === 'points') return []
    const relation = role === 'growth' ? growthRelation(own.figure, pair) : changeRelation(own.figure, pair)
    return relation ?? []
  })
}

/** +1 where the later amount is the larger. */
export function riseOf({ now, before }: LinePair): number {
  return amountValue(now.amount).abs().comparedTo(amountValue(before.amount).abs())
}
