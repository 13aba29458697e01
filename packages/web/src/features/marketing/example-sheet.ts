/**
 * The balance sheet of the home page's example: 18,204.50 + 9,316.77 + 12,450.03 = 39,971.30, so the printed total is 1,200.00 too high.
 * The prior year adds up.
 */
export const EXAMPLE_ROWS = [
  { current: '18,204.50', prior: '15,880.12' },
  { current: '9,316.77', prior: '8,102.40' },
  { current: '12,450.03', prior: '11,006.91' },
] as const
export const EXAMPLE_TOTAL = { current: '41,171.30', prior: '34,989.43' } as const
export const EXAMPLE_SUM = '39,971.30'
export const EXAMPLE_DIFFERENCE = '1,200.00'
