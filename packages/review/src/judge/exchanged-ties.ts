import { amountValue } from '@tickmark/document'
import type { Decimal, Figure } from '@tickmark/document'
import type { Relation } from '../claims/relation/relation.ts'

/** Two figures that stand in each other's place, and the two relations that show it. */
export interface Exchange {
  relation: Relation
  culprit: Figure
  exchangedWith: Figure
  /** What the culprit should be. */
  proposed: Decimal
  relations: Relation[]
}

/** Others of a row's columns that agree with another table, from which on the columns are what their heads say. */
const LEAST_STRAIGHT = 2

const TIES: ReadonlySet<Relation['kind']> = new Set(['same-item', 'profit-tie', 'note-tie'])

/**
 * A line that two tables print for the same two periods, the one with the amounts in each other's place. Where other rows of its table agree
 * with other tables in both columns, its heads are right and the line is wrong; which of the two lines it is, their other sums tell.
 */
export function exchangedTies(
  broken: readonly Relation[],
  byFigure: ReadonlyMap<Figure, readonly Relation[]>,
): Exchange[] {
  const ties = broken.filter((relation) => TIES.has(relation.kind) && relation.terms.length === 1)
  const byRows = Map.groupBy(ties, (relation) => figuresOfTie(relation).map(rowOf).join(' '))
  const causes = [...byRows.values()].flatMap(([a, b, ...others]) => {
    if (!a || !b || others.length > 0 || !isExchanged(a, b)) return []
    const sides = [0, 1].map((side) => [a, b].flatMap((tie) => figuresOfTie(tie)[side] ?? []))
    const [wrong] = sides
      .filter((figures) => isStraight(figures, byFigure))
      .toSorted((one, other) => supportOf(one, byFigure) - supportOf(other, byFigure))
    const [culprit, exchangedWith] = wrong ?? []
    if (!culprit || !exchangedWith) return []
    return [{ relation: a, culprit, exchangedWith, proposed: amountValue(exchangedWith.amount), relations: [a, b] }]
  })
  return causes.filter(
    ({ culprit }, index) => causes.findIndex((other) => rowOf(other.culprit) === rowOf(culprit)) === index,
  )
}

function figuresOfTie({ result, terms }: Relation): Figure[] {
  return [result, ...terms.map(({ figure }) => figure)]
}

function rowOf({ location }: Figure): string {
  return `${location.block}/${location.rowIndex}`
}

function isExchanged(a: Relation, b: Relation): boolean {
  return (
    !a.stated.abs().equals(b.stated.abs()) &&
    a.stated.abs().equals(b.expected.abs()) &&
    b.stated.abs().equals(a.expected.abs())
  )
}

/** Whether other rows of the figures' table agree with other tables in each of their columns. */
function isStraight(figures: readonly Figure[], byFigure: ReadonlyMap<Figure, readonly Relation[]>): boolean {
  return figures.every((own) => {
    const others = [...byFigure.keys()].filter(
      ({ location }) =>
        location.block === own.location.block &&
        location.columnIndex === own.location.columnIndex &&
        location.rowIndex !== own.location.rowIndex,
    )
    const agreeing = others.filter((other) => byFigure.get(other)?.some(({ holds, kind }) => holds && TIES.has(kind)))
    return new Set(agreeing.map(({ location }) => location.rowIndex)).size >= LEAST_STRAIGHT
  })
}

/** Relations that hold with these figures. */
function supportOf(figures: readonly Figure[], byFigure: ReadonlyMap<Figure, readonly Relation[]>): number {
  return figures.reduce((sum, figure) => sum + (byFigure.get(figure) ?? []).filter(({ holds }) => holds).length, 0)
}
