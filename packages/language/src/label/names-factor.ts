import { LANGUAGE_DATA } from '../data/languages.ts'
import type { FactorWords } from '../data/shape/factor-words.ts'
import { foldText } from '../words/fold-text.ts'
import { wholeWords } from '../words/word-patterns.ts'

const patternOf = (key: keyof FactorWords) =>
  new RegExp(wholeWords(LANGUAGE_DATA.flatMap(({ factors }) => [...factors[key].words])), 'iu')

const RATES = patternOf('rates')
const RATE_ROWS = patternOf('rateRows')
const SHARES = patternOf('shares')
const DILUTED = patternOf('diluted')

/** Whether the head of a column names what multiplies the numbers of another: 汇率, unit price, cost per head. */
export const namesRate = (head: string): boolean => RATES.test(foldText(head))

/** Whether the label of a line does so: "Average selling price", 人均. */
export const namesRateOfLine = (label: string): boolean => RATE_ROWS.test(foldText(label))

/** Whether words name a number of shares. */
export const namesShares = (text: string): boolean => SHARES.test(foldText(text))

/** Whether words name diluted shares, or what each of them earns. */
export const namesDiluted = (text: string): boolean => DILUTED.test(foldText(text))
