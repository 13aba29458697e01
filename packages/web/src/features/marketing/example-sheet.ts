import type { Language } from '@tickmark/document'

interface ExampleSheet {
  rows: readonly { current: string; prior: string }[]
  total: { current: string; prior: string }
  /** What this year's rows add up to. */
  sum: string
  difference: string
}

/** 18,204.50 + 9,316.77 + 12,450.03 = 39,971.30, so the printed total is 1,200.00 too high. The prior year adds up. */
const WITH_DECIMALS: ExampleSheet = {
  rows: [
    { current: '18,204.50', prior: '15,880.12' },
    { current: '9,316.77', prior: '8,102.40' },
    { current: '12,450.03', prior: '11,006.91' },
  ],
  total: { current: '41,171.30', prior: '34,989.43' },
  sum: '39,971.30',
  difference: '1,200.00',
}

/** Statements in millions of yen and of won print no decimals. */
const WHOLE: ExampleSheet = {
  rows: [
    { current: '18,204', prior: '15,880' },
    { current: '9,317', prior: '8,102' },
    { current: '12,450', prior: '11,007' },
  ],
  total: { current: '41,171', prior: '34,989' },
  sum: '39,971',
  difference: '1,200',
}

/** The balance sheet of the home page's example, as statements of the language's countries print it. */
export const EXAMPLE_SHEETS: Readonly<Record<Language, ExampleSheet>> = {
  'zh-CN': WITH_DECIMALS,
  en: WITH_DECIMALS,
  ko: WHOLE,
  ja: WHOLE,
}
