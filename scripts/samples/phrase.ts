import type { Language, Translations } from '@tickmark/document'

/** One phrase in the four languages, in the order zh-CN, en, ko, ja. */
export const phrase = (zh: string, en: string, ko: string, ja: string): Translations => ({ 'zh-CN': zh, en, ko, ja })

/** A part of a report: what the page writer draws. */
export type Part =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Translations }
  | { kind: 'paragraph'; text: Translations }
  | { kind: 'table'; caption: Translations; unit: Translations; head: readonly Translations[]; rows: readonly Row[] }
  | { kind: 'new-page' }

export interface Row {
  label: Translations
  /** Number of the note that the line refers to. */
  note?: number
  values: readonly string[]
  style?: 'total' | 'subtotal' | 'of-which' | 'head'
}

export const heading = (level: 1 | 2 | 3, text: Translations): Part => ({ kind: 'heading', level, text })
export const paragraph = (text: Translations): Part => ({ kind: 'paragraph', text })

/** 12345 → "12,345", negatives in brackets, nothing for zero: as statements print them. */
export function printAmount(amount: number): string {
  if (amount === 0) return '–'
  const digits = Math.abs(amount).toLocaleString('en-US')
  return amount < 0 ? `(${digits})` : digits
}

export const amounts = (...values: readonly number[]): string[] => values.map(printAmount)

/** Per-share amounts differ with the unit of the statements: 万元 and 万股 give yuan, million and thousand give thousands. */
export function earningsPerShare(profit: number, shares: number, language: Language): string {
  const factor = language === 'ko' || language === 'ja' ? 1000 : 1
  const value = (profit / shares) * factor
  return factor === 1 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US')
}
