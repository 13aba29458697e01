import { expect, test } from 'vitest'
import { tellsAllDenied } from './denied-thing.ts'

test.each([
  ['No company of the Group is party to a lease.', 'Lease payments for warehouses amounted to $2.1 million.', true],
  ['The Group does not lease vehicles.', 'Lease payments for warehouses amounted to $2.1 million.', false],
  ['The Group does not lease vehicles.', 'Lease payments for vehicles amounted to $2.1 million.', true],
  ['The Group does not speculate in derivatives.', 'Forward exchange contracts hedge purchases.', false],
  ['The Group uses no derivatives.', 'Forward exchange contracts hedge purchases.', true],
  ['公司不存在重大诉讼、仲裁事项。', '济仁制药提起的诉讼涉案金额为2,450.00万元。', true],
  ['公司不存在关联担保。', '公司采购原材料1,200.00万元。', false],
  ['車両のリースは行っておりません。', '倉庫のリース料として210百万円を支払いました。', false],
  ['リース取引はありません。', '倉庫のリース料として210百万円を支払いました。', true],
  ['투기 목적의 파생상품 거래는 하지 않습니다.', '통화선도 계약금액은 12,000백만원입니다.', false],
  ['파생상품 거래는 하지 않습니다.', '통화선도 계약금액은 12,000백만원입니다.', true],
])('%s / %s: %s', (denial, told, expected) => expect(tellsAllDenied(denial, told)).toBe(expected))
