import { numberAt } from '@tickmark/document'
/** One measured figure and what it must not exceed (or fall below). */
export interface Gate {
  name: string
  value: number
  unit?: string
  most?: number
  least?: number
}

export const holds = ({ value, most = Infinity, least = -Infinity }: Gate): boolean => value <= most && value >= least

export function printGate(gate: Gate): void {
  const { name, value, unit = '', most, least } = gate
  const limit = most === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${most}`
  process.stdout.write(`${holds(gate) ? 'ok  ' : 'MISS'} ${name.padEnd(52)} ${value}${unit}  ${limit}\n`)
}

export const median = (values: readonly number[]): number =>
  numberAt(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  )
