/** Codes of the currencies that the product knows by name or sign (ISO 4217). */
export type CurrencyCode =
  | 'USD'
  | 'CNY'
  | 'HKD'
  | 'TWD'
  | 'JPY'
  | 'KRW'
  | 'EUR'
  | 'GBP'
  | 'CHF'
  | 'AUD'
  | 'CAD'
  | 'NZD'
  | 'SGD'
  | 'INR'
  | 'SEK'
  | 'NOK'
  | 'DKK'
  | 'PLN'
  | 'BRL'
  | 'MXN'
  | 'ZAR'
  | 'THB'
  | 'IDR'
  | 'MYR'
  | 'PHP'
  | 'VND'
  | 'AED'
  | 'ILS'
  | 'TRY'
  | 'NGN'
  | 'KES'
  | 'GHS'
  | 'UGX'
  | 'TZS'
  | 'ZMW'
  | 'BWP'
  | 'NAD'
  | 'MUR'
  | 'RWF'
  | 'ETB'
  | 'XOF'
  | 'XAF'
  | 'MZN'
  | 'EGP'
  | 'MAD'
  | 'TND'
  | 'DZD'
  | 'SAR'
  | 'QAR'
  | 'KWD'
  | 'BHD'
  | 'OMR'
  | 'JOD'
  | 'IQD'
  | 'LBP'
  | 'PKR'
  | 'BDT'
  | 'LKR'
  | 'NPR'
  | 'MMK'
  | 'KHR'
  | 'BND'
  | 'MOP'
  | 'MNT'
  | 'KZT'
  | 'UZS'
  | 'AZN'
  | 'GEL'
  | 'UAH'
  | 'RUB'
  | 'BYN'
  | 'CZK'
  | 'HUF'
  | 'RON'
  | 'BGN'
  | 'RSD'
  | 'ISK'
  | 'ARS'
  | 'CLP'
  | 'COP'
  | 'PEN'
  | 'UYU'
  | 'CRC'
  | 'DOP'
  | 'GTQ'
  | 'JMD'
  | 'TTD'
  | 'BBD'
  | 'FJD'
  | 'PGK'

/** A word and a printed number in which it stands, with the value that a reader must take from it. */
export interface ScaleWord {
  word: string
  /** Power of ten. */
  power: number
  /** Short forms such as "m" and "k" mean a scale only behind an amount with a currency, or alone in a cell; "t" (tonnes) with a currency alone. */
  short?: true | 'beside money'
  /** A text with one number, and its full value in plain decimals. */
  example: readonly [text: string, value: string]
}

/** What a mark behind a number says that it measures. */
export type MarkedUnit = 'percent' | 'points' | 'basis_points' | 'multiple' | 'shares'

/** How one language writes amounts. An empty list is a statement too: the language has no such word. */
export interface AmountWords {
  /** Its decimal sign is a comma. Its words count only where the numbers do the same: "miles" are thousands in Spanish alone. */
  decimalComma: boolean
  scales: readonly ScaleWord[]
  /** Words for currencies as they stand behind a number or in the statement of a unit: 美元, euros. */
  currencies: Partial<Record<CurrencyCode, readonly string[]>>
  /** Words for money whose currency only the document tells: 元, dollars. */
  money: readonly string[]
  units: Record<MarkedUnit, readonly string[]>
  /** What is counted or measured and no money, as a label names it in brackets: 零售客户数（万户）, Output (tonnes). */
  counters: readonly string[]
  /** Small whole numbers in words, as they stand before what is counted; ideographs are read by `readHanNumber`. */
  numerals: Readonly<Record<string, number>>
  /** What stands before an amount that is not meant exactly. */
  approximately: readonly string[]
}
