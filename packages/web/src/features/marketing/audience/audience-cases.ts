import type { Language } from '@tickmark/document'
import type { AudienceName } from '../../../locales/audiences/zh-CN.ts'

/** An extract of a document: its figures in the order of the rows of the texts. The engine tells each of these errors so. */
export interface AudienceCase {
  figures: readonly string[]
  /** The row of the wrong figure. */
  wrong: number
  /** A row whose figure agrees with the others. */
  ticked?: number
  severity: 'serious' | 'warning'
  expected: string
  difference: string
  arithmetic: string
}

/** As in the bundled annual report. */
const AUDITORS: AudienceCase = {
  figures: ['68,450', '92,760', '8,915', '74,380', '5,295', '248,900'],
  wrong: 5,
  severity: 'serious',
  expected: '249,800',
  difference: '900',
  arithmetic: '68,450 + 92,760 + 8,915 + 74,380 + 5,295 = 249,800 ≠ 248,900',
}
/** As in the bundled due diligence report. */
const INVESTORS: AudienceCase = {
  figures: ['18,520', '410', '(290)', '450', '19,900'],
  wrong: 4,
  severity: 'serious',
  expected: '19,090',
  difference: '810',
  arithmetic: '18,520 + 410 − 290 + 450 = 19,090 ≠ 19,900',
}
const BROKERS: Omit<AudienceCase, 'difference'> = {
  figures: ['432,150', '486,320', '15.2%'],
  wrong: 2,
  severity: 'warning',
  expected: '12.5%',
  arithmetic: '(486,320 − 432,150) ÷ 432,150 = 12.5% ≠ 15.2%',
}
const POINTS: Record<Language, string> = { 'zh-CN': '2.7 个百分点', en: '2.7 points', ja: '2.7ポイント', ko: '2.7%p' }

/** A portfolio: the value of a holding with two digits exchanged, below a total that is right. */
const PORTFOLIO: AudienceCase = {
  figures: ['5,820,000', '5,350,000', '6,858,000', '4,836,000', '3,960,000', '26,554,000'],
  wrong: 2,
  ticked: 5,
  severity: 'serious',
  expected: '6,588,000',
  difference: '270,000',
  arithmetic: '90,000 × 73.20 = 6,588,000 ≠ 6,858,000',
}
/** The same in thousands of yen or won. */
const PORTFOLIO_IN_THOUSANDS: AudienceCase = {
  ...PORTFOLIO,
  figures: ['582,000', '535,000', '685,800', '483,600', '396,000', '2,655,400'],
  expected: '658,800',
  difference: '27,000',
  arithmetic: '90,000 × 7,320 ÷ 1,000 = 658,800 ≠ 685,800',
}

export function caseOf(audience: AudienceName, language: Language): AudienceCase {
  const brokers = { ...BROKERS, difference: POINTS[language] }
  const funds = language === 'ja' || language === 'ko' ? PORTFOLIO_IN_THOUSANDS : PORTFOLIO
  return { auditors: AUDITORS, investors: INVESTORS, brokers, funds }[audience]
}
