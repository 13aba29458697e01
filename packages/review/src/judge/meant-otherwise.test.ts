import { expect, test } from 'vitest'
import type { Figure } from '@tickmark/document'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'
import { withoutMeantOtherwise } from './meant-otherwise.ts'

const COLUMNS = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ']

/** One relation of rows 2 and 3 that give row 4 in so many columns, broken in the first of them. */
function inColumns(count: number, broken: number, kind: RelationKind = 'sum'): Relation[] {
  const figure = (cell: string) => ({ location: { sheet: 'Data', cell } }) as unknown as Figure
  return COLUMNS.slice(0, count).map((column, index) => {
    const terms = [2, 3].map((row) => ({ figure: figure(`${column}${row}`), sign: 1 as const }))
    return { kind, result: figure(`${column}4`), terms, holds: index >= broken } as unknown as Relation
  })
}

test.each([
  [25, 1, 'sum', 1],
  [25, 4, 'sum', 4],
  [24, 5, 'sum', 0],
  [9, 8, 'sum', 0],
  [9, 8, 'balance', 8],
] as const)('of %d columns %d break a %s: told are %d', (count, broken, kind, told) => {
  const relations = inColumns(count, broken, kind)
  expect(withoutMeantOtherwise(relations, relations).filter(({ holds }) => !holds)).toHaveLength(told)
})
