import { expect, test } from 'vitest'
import { conceptOf, type ModelConcept } from './concepts.ts'

/** Labels as models of the four languages write them: zh, en, ko, ja. */
const LABELS: Partial<Record<ModelConcept, readonly string[]>> = {
  wacc: ['加权平均资本成本', 'WACC (%)', '가중평균자본비용', '加重平均資本コスト', 'Discount rate'],
  risk_free_rate: ['无风险利率', 'Risk-free rate', '무위험이자율', '無リスク金利'],
  beta: ['贝塔系数', 'Levered beta', '베타', 'ベータ値'],
  equity_risk_premium: ['市场风险溢价', 'Equity risk premium', '시장위험프리미엄', 'マーケットリスクプレミアム'],
  cost_of_equity: ['权益资本成本', 'Cost of equity (Ke)', '자기자본비용', '株主資本コスト'],
  cost_of_debt: ['税前债务成本', 'Pre-tax cost of debt', '타인자본비용', '負債コスト'],
  terminal_growth: ['永续增长率', 'Terminal growth', 'Perpetuity growth rate', '영구성장률', '永久成長率'],
  terminal_value: ['终值', 'Terminal value', '영구가치', '継続価値'],
  pv_terminal_value: ['终值现值', 'PV of terminal value', '잔존가치의 현재가치', '継続価値の現在価値'],
  discount_factor: ['折现系数', 'Discount factor', '할인계수', '割引係数'],
  free_cash_flow: ['自由现金流', 'Unlevered free cash flow', '잉여현금흐름', 'フリー・キャッシュ・フロー'],
  enterprise_value: ['企业价值', 'Enterprise value', '기업가치', '企業価値'],
  equity_value: ['股权价值', 'Equity value', '지분가치', '株式価値'],
  net_debt: ['减：净负债', 'Less: net debt', '순차입금', '純有利子負債'],
  value_per_share: ['每股价值', 'Value per share', '주당가치', '1株当たり株式価値'],
  capex: ['减：资本性支出', 'Less: CapEx', '자본적지출', '設備投資'],
  depreciation: ['加：折旧与摊销', 'Add: D&A', '감가상각비', '減価償却費'],
  working_capital_change: ['营运资金增加', 'Increase in NWC', '운전자본의 증가', '運転資本の増加'],
  nopat: ['税后净营业利润', 'NOPAT', '세후영업이익', '税引後営業利益'],
  tax_rate: ['所得税率', 'Effective tax rate', '법인세율', '実効税率'],
  total_assets: ['资产总计', 'Total assets', '자산총계', '資産合計'],
  total_liabilities_equity: [
    '负债和所有者权益总计',
    'Total liabilities and equity',
    '부채와 자본 총계',
    '負債純資産合計',
  ],
  revenue: ['营业收入', 'Revenue', '매출액', '売上高'],
  net_income: ['净利润', 'Net income', '당기순이익', '当期純利益'],
  check: ['平衡校验', 'Balance check', '대차 검증', '貸借チェック'],
}

test.each(Object.entries(LABELS))('%s', (concept, labels) => {
  expect(labels.map((label) => [label, conceptOf(label)])).toEqual(labels.map((label) => [label, concept]))
})

test.each([
  'EBITDA margin',
  '毛利率',
  'Net debt / EBITDA',
  '折旧占收入比',
  'EV/EBITDA',
  'Capex as % of revenue',
  'Revenue growth',
])('%s is a ratio, not the amount that it names', (label) => {
  expect(conceptOf(label)).toBeUndefined()
})

test('a label that repeats its words, or that is no label, is told at once', () => {
  expect(conceptOf('优先债务'.repeat(45))).toBeUndefined()
  expect(conceptOf('change '.repeat(100_000))).toBeUndefined()
  expect(conceptOf('优先债务利率')).toBe('interest_rate')
})
