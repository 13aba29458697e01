import { expect, test } from 'vitest'
import { isBoundKept } from './bounds.ts'

test.each([
  ['No customer accounted for more than 10% of sales.', 'The largest customer accounted for 9.4% of sales.', true],
  ['No customer accounted for more than 10% of sales.', 'The largest customer accounted for 14% of sales.', false],
  ['单个供应商采购额不超过采购总额的30%。', '最大供应商采购占比为22.4%。', true],
  ['单个供应商采购额不超过采购总额的30%。', '最大供应商采购占比为42.4%。', false],
  ['特定の仕入先への依存は30％を超えません。', '最大の仕入先の割合は22％です。', true],
  ['특정 공급업체 의존도는 30%를 넘지 않습니다.', '최대 공급업체 비중은 42%입니다.', false],
  ['The customer base grew.', 'The largest customer accounted for 9.4% of sales.', false],
])('%s / %s: %s', (one, other, kept) => expect(isBoundKept(one, other)).toBe(kept))
