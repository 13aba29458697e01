import type { Line } from '../sheet-plan/plan.ts'
import type { Manner } from './manner.ts'

/** The number format of a line's cells. */
export function formatOf(line: Line, manner: Manner): string | undefined {
  switch (line.unit) {
    case 'percent':
      return '0.0%'
    case 'times':
      return '0.0"x"'
    case 'days':
      return '0'
    case 'per share':
      return '0.00'
    case 'year':
      return '0'
    case 'money':
      return manner.numberFormat
    default:
      return line.measure === 'date'
        ? 'yyyy-mm-dd'
        : line.measure === 'factor'
          ? '0.0000'
          : line.measure === 'count'
            ? '#,##0'
            : undefined
  }
}
