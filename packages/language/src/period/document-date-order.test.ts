import { expect, test } from 'vitest'
import { decideDateOrder } from './document-date-order.ts'
import { readPeriod } from './read-period.ts'

test.each([
  [['as at 31/12/2024', '03/04/2024'], 'day-first', '2024-04-03'],
  [['December 12/31/2024', '03/04/2024'], 'month-first', '2024-03-04'],
  [['03/04/2024', 'ratio 13/4', '31/12'], undefined, '2024'],
  [['31/12/2024', '12/31/2024', '03/04/2024'], undefined, '2024'],
] as const)('%j', (texts, order, end) => {
  expect(decideDateOrder(texts)).toBe(order)
  expect(readPeriod('03/04/2024', order)?.end).toBe(end)
})
