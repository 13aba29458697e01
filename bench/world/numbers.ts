import { divideRounded, powerOfTen, size } from './exact.ts'
import type { Exact } from './exact.ts'

/** How a country prints its numbers. */
export interface NumberStyle {
  group: ',' | '.' | ' ' | '\u202f' | '’' | "'" | ''
  /** 12,34,567 in India. */
  grouping: 'thousands' | 'lakh'
  decimal: '.' | ','
  negative: 'brackets' | 'minus' | 'true-minus' | '△' | '▲' | 'trailing-minus'
  /** What stands for nothing in a table. */
  zero: '-' | '—' | '–' | '0' | '' | '－'
  percent: '%' | ' %' | '％'
}

export interface Printing {
  scale: number
  /** Below nothing: rounded to tens or thousands that are printed in full, 1,235,000. */
  decimals: number
}

/** The number without a sign, with its groups. */
export function printDigits(value: Exact, { scale, decimals }: Printing, style: NumberStyle): string {
  const scaled = divideRounded(size(value), powerOfTen(scale - decimals))
  const digits = decimals < 0 ? `${scaled}${'0'.repeat(-decimals)}` : String(scaled).padStart(decimals + 1, '0')
  const whole = decimals > 0 ? digits.slice(0, -decimals) : digits
  return groupDigits(whole, style) + (decimals > 0 ? style.decimal + digits.slice(-decimals) : '')
}

function groupDigits(whole: string, style: NumberStyle): string {
  if (style.grouping === 'thousands') return whole.replace(/\B(?=(\d{3})+$)/g, style.group)
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, style.group)
  return head ? head + style.group + whole.slice(-3) : whole
}

/** As it stands in running text: a minus rather than brackets. */
export function printPlain(value: Exact, printing: Printing, style: NumberStyle): string {
  return signed(value, printDigits(value, printing, style), { ...style, negative: proseSign(style) })
}

function proseSign(style: NumberStyle): NumberStyle['negative'] {
  return style.negative === '△' || style.negative === '▲' ? style.negative : 'minus'
}

/** As it stands in a table. */
export function printInTable(value: Exact, printing: Printing, style: NumberStyle): string {
  if (value === 0n) return style.zero === '0' ? printDigits(0n, printing, style) : style.zero
  return signed(value, printDigits(value, printing, style), style)
}

function signed(value: Exact, digits: string, style: NumberStyle): string {
  if (value >= 0n) return digits
  switch (style.negative) {
    case 'brackets':
      return `(${digits})`
    case 'minus':
      return `-${digits}`
    case 'true-minus':
      return `−${digits}`
    case 'trailing-minus':
      return `${digits}-`
    default:
      return style.negative + digits
  }
}

/** The smallest step that a printing tells apart, in the base unit. */
export function stepOf({ scale, decimals }: Printing): Exact {
  return powerOfTen(scale - decimals)
}
