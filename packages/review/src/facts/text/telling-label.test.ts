import { expect, test } from 'vitest'
import { isTelling } from './telling-label.ts'

test.each(['per share', 'per ordinary share', 'total', 'other', '合计'])(
  'a row called “%s” says of which figure it is, and not what',
  (label) => expect(isTelling(label)).toBe(false),
)

test.each(['dividends per share', 'earnings per share', 'revenue', '营业收入'])('“%s” names a line', (label) =>
  expect(isTelling(label)).toBe(true),
)
