import { head, less, line, subtotal, total } from './outlines.ts'
import type { Outline } from './outlines.ts'
import { GROUPS_CURRENT_FIRST } from './western-outlines.ts'

/** 一、营业总收入 / 减： / 二、营业利润: costs are printed without a sign and taken off. */
export const A_SHARE_INCOME: Outline = [
  line('revenue', { prefix: '一、', note: 'revenue', indent: 0 }),
  line('costOfSales', { prefix: '减：', note: 'revenue' }),
  line('sellingExpenses'),
  line('adminExpenses'),
  line('researchExpenses'),
  line('interestExpense', { prefix: '财务费用——' }),
  line('interestIncome', { prefix: '　减：' }),
  line('otherIncome', { prefix: '加：' }),
  { ...line('impairment'), sign: -1 },
  less('disposalLoss', { prefix: '　　' }),
  subtotal(
    'profitBeforeTax',
    {
      revenue: 1,
      costOfSales: -1,
      sellingExpenses: -1,
      adminExpenses: -1,
      researchExpenses: -1,
      interestExpense: -1,
      interestIncome: 1,
      otherIncome: 1,
      impairment: -1,
      disposalLoss: -1,
    },
    { prefix: '二、' },
  ),
  line('incomeTax', { prefix: '减：', note: 'tax' }),
  total('netProfit', { profitBeforeTax: 1, incomeTax: -1 }, { prefix: '三、' }),
  head('attributableTo', { indent: 1, prefix: '（一）' }),
  line('attributable', { indent: 2 }),
  line('nonControlling', { indent: 2 }),
  line('translation', { indent: 0, prefix: '四、' }),
  total('totalComprehensive', { netProfit: 1, translation: 1 }, { prefix: '五、' }),
]

/** Debts, their sum, equity, and both together. */
export const A_SHARE_BALANCE: Outline = [
  ...GROUPS_CURRENT_FIRST.slice(
    0,
    GROUPS_CURRENT_FIRST.findIndex((row) => row.concept === 'netAssets'),
  ),
  head('equity'),
  line('shareCapital', { note: 'capital' }),
  line('sharePremium'),
  line('translationReserve'),
  line('surplusReserve'),
  line('retainedEarnings'),
  subtotal('equityAttributable', {
    shareCapital: 1,
    sharePremium: 1,
    translationReserve: 1,
    surplusReserve: 1,
    retainedEarnings: 1,
  }),
  line('nciEquity', { indent: 0 }),
  subtotal('totalEquity', { equityAttributable: 1, nciEquity: 1 }),
  total('liabilitiesAndEquity', { totalLiabilities: 1, totalEquity: 1 }),
]
