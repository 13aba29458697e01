import { expect, test } from 'vitest'
import { groupLines, indexWords, textOf } from '../../lines/text-line.ts'
import { splitAtGutters } from './split-at-gutters.ts'

const SIZE = 10

/** Rows 14 points apart: a label, an amount that ends at 200, and words that begin at `left`. */
function entries(rows: readonly (readonly [string, string, string])[], left = 206): string[][] {
  const words = rows.flatMap(([label, amount, behind], row) => {
    const place = { top: 14 * row, bottom: 14 * row + SIZE, fontSize: SIZE, origin: 'text' as const }
    let at = left
    const others = behind.split(' ').map((text) => {
      const word = { text, left: at, right: at + 5 * text.length, ...place }
      at = word.right + 2.5
      return word
    })
    return [
      ...(label ? [{ text: label, left: 20, right: 20 + 5 * label.length, ...place }] : []),
      { text: amount, left: 200 - 5 * amount.length, right: 200, ...place },
      ...others,
    ]
  })
  return splitAtGutters(groupLines(indexWords(words))).map(({ segments }) =>
    segments.map(({ tokens }) => textOf(tokens)),
  )
}

test('labels right behind the amounts of another side stand in a column of their own', () => {
  expect(
    entries([
      ['Cash', '1,166', 'Accounts payable'],
      ['Inventories', '605', 'Deferred revenue'],
      ['Land', '12,784', 'Accrued liabilities'],
    ]),
  ).toEqual([
    ['Cash', '1,166', 'Accounts payable'],
    ['Inventories', '605', 'Deferred revenue'],
    ['Land', '12,784', 'Accrued liabilities'],
  ])
})

test('units, two rows by chance, a blank between words and numbers of lines stay with their words', () => {
  const units = entries([
    ['Rent', '1,166', 'shares'],
    ['Post', '605', 'shares'],
    ['Fuel', '12,784', 'shares'],
  ])
  expect(units[0]).toEqual(['Rent', '1,166 shares'])
  const two = entries([
    ['Rent', '1,166', 'Accounts payable'],
    ['Post', '605', 'Deferred revenue'],
  ])
  expect(two[0]).toEqual(['Rent', '1,166 Accounts payable'])
  const close = entries(
    [
      ['Within', '12', 'months of it'],
      ['After', '24', 'weeks or so'],
      ['Until', '36', 'days'],
    ],
    202.5,
  )
  expect(close[0]).toEqual(['Within', '12 months of it'])
  const numbered = entries([
    ['', '1', 'Revenue'],
    ['', '2', 'Cost of sales'],
    ['', '3', 'Other income'],
  ])
  expect(numbered[0]).toEqual(['1 Revenue'])
})
