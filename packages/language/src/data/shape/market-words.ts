import type { WordRow } from './word-row.ts'

/** What a share costs, is thought to be worth, and brings. */
export const MARKET_TERMS = [
  'price',
  'target',
  /** What a method or a case comes to for one share. */
  'value',
  /** How far a target or a value lies above the price. */
  'upside',
  'earnings',
  'bookValue',
  'dividend',
  'priceToEarnings',
  'priceToBook',
  'dividendYield',
  'capitalisation',
  'shares',
] as const
export type MarketTerm = (typeof MARKET_TERMS)[number]

/** How tables and sentences of brokers call them, without remarks in brackets. */
export type MarketWords = Readonly<Record<MarketTerm, WordRow<MarketTerm>>>
