import type { Evidence } from '@tickmark/document'

interface Part {
  start: number
  text: string
  /** The piece of evidence that prints this number. */
  evidenceIndex?: number
}

const NUMBER = /\d[\d,.']*\d|\d/g
const digitsOf = (text: string): string => text.replace(/[^\d.]/g, '')
const numbersOf = ({ value, text }: Evidence): string[] => ((value ?? text).match(NUMBER) ?? []).map(digitsOf)

/**
 * Splits an arithmetic line into parts. A number that a piece of evidence prints carries the index of that piece. Equal numbers take the
 * pieces in their order, operands before the place of the error itself, which stands last in such a line.
 */
export function splitArithmetic(arithmetic: string, evidence: readonly Evidence[]): Part[] {
  const order = [...evidence.keys()].map((index) => (index + 1) % evidence.length)
  const free = new Set(order)
  const printed = evidence.map(numbersOf)
  const parts: Part[] = []
  let end = 0
  for (const { 0: number, index: start } of arithmetic.matchAll(NUMBER)) {
    const digits = digitsOf(number)
    const prints = (index: number): boolean => printed[index]?.includes(digits) ?? false
    const evidenceIndex = order.find((index) => free.has(index) && prints(index)) ?? order.find(prints)
    if (evidenceIndex === undefined) continue
    free.delete(evidenceIndex)
    if (start > end) parts.push({ start: end, text: arithmetic.slice(end, start) })
    end = start + number.length
    parts.push({ start, text: number, evidenceIndex })
  }
  if (end < arithmetic.length) parts.push({ start: end, text: arithmetic.slice(end) })
  return parts
}
