import type { CurrencyCode } from './amount-words.ts'

/** Signs and abbreviations that name one currency in every language, as they stand before or behind an amount. */
export const CURRENCY_SIGNS: Record<CurrencyCode, readonly string[]> = {
  USD: ['US$', 'USD', 'U.S.$'],
  CNY: ['RMB', 'CNY'],
  HKD: ['HK$', 'HKD'],
  TWD: ['NT$', 'TWD', 'NTD'],
  JPY: ['JPY', 'JP¥'],
  KRW: ['₩', '￦', 'KRW'],
  EUR: ['€', 'EUR'],
  GBP: ['£', 'GBP'],
  CHF: ['CHF', 'SFr.', 'SFr'],
  AUD: ['A$', 'AU$', 'AUD'],
  CAD: ['C$', 'CA$', 'CAD'],
  NZD: ['NZ$', 'NZD'],
  SGD: ['S$', 'SGD'],
  INR: ['₹', 'INR', 'Rs.', 'Rs'],
  SEK: ['SEK'],
  NOK: ['NOK'],
  DKK: ['DKK'],
  PLN: ['PLN', 'zł'],
  BRL: ['R$', 'BRL'],
  MXN: ['MX$', 'MXN'],
  ZAR: ['ZAR'],
  THB: ['฿', 'THB'],
  IDR: ['IDR', 'Rp'],
  MYR: ['MYR', 'RM'],
  PHP: ['₱', 'PHP'],
  VND: ['₫', 'VND'],
  AED: ['AED'],
  ILS: ['₪', 'ILS'],
  TRY: ['₺', 'TRY'],
}

/** Signs that several currencies share: which one is meant, only the document tells. */
export const OPEN_SIGNS = ['$', '¥', '￥'] as const
