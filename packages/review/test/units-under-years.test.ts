import { expect, test } from 'vitest'
import { makeGrids } from '../src/facts/grids/make-grids.ts'
import { typeDocument } from '../src/testing/type-document.ts'

test('a line of units below the years leaves each column its own year', () => {
  const document = typeDocument(`
# Conto economico

| | For the six months ended 30 September 2021 | For the six months ended 30 September 2021 |
| | Six months to 30 September 2020 | Six months to 30 September 2021 |
| | ₹ in lakhs | ₹ in lakhs |
| Revenue | 24,243.74 | 30,285.74 |
| Owners of the parent | 22,789.12 | 28,468.59 |
| Others | 1,454.62 | 1,817.15 |
`)
  const [grid] = makeGrids(document, 'point')
  expect(grid?.columns.map(({ period }) => period?.end)).toEqual(['2020-09-30', '2021-09-30'])
})
