import type { Figure } from '@tickmark/document'
import { expect, test } from 'vitest'
import { directionOfLine } from './said-direction.ts'

const figure = (label: string): Figure => ({
  id: 'f',
  amount: { value: '1', unit: 'money', scale: 0, decimals: 0 },
  text: '1',
  label,
  location: {},
  state: 'unverified',
  checks: [],
})

test.each([
  ['Administrative expenses', 'Administrative costs rose by reason of wage inflation.', 'up'],
  ['Administrative expenses', 'Expenses rose in the year.', undefined],
  ['Trade debtors', 'The year brought an increase in trade receivables.', 'up'],
  ['Revenue', 'Revenue was affected by lower demand.', undefined],
  ['Revenue', 'Revenue rose although prices were lower.', 'up'],
  ['Revenue', 'Revenue margins rose.', undefined],
  ['Inventories', 'Inventories are stated at the lower of cost and net realisable value.', undefined],
  ['减：管理费用', '管理费用同比下降，主要系折旧增加所致。', 'down'],
  ['管理费用', '销售费用同比下降。', undefined],
  ['利息费用', '利息费用随借款减少而上升。', 'up'],
  ['Stocks', 'Stocks were built up ahead of the season and rose.', 'up'],
  ['営業利益', '営業利益は費用の減少により増加しました。', 'up'],
  ['売上総利益', '売上総利益率は上昇しました。', undefined],
  ['금융비용', '금융비용은 차입금 증가에도 감소하였습니다.', 'down'],
])('%s in "%s": %s', (label, text, expected) => expect(directionOfLine(figure(label), text)).toBe(expected))
