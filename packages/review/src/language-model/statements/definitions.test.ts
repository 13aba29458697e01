import { expect, test } from 'vitest'
import { checkDefinitions } from './definitions.ts'

test.each([
  ['Net debt means borrowings less cash.', 'Net debt comprises borrowings and lease liabilities less cash.', undefined],
  [
    'Net debt is borrowings less cash.',
    'Net debt, that is borrowings after deduction of cash, was $3.',
    'no_difference',
  ],
  ['Net debt means borrowings less cash.', 'Gross debt means borrowings.', 'places_unrelated'],
  ['“核心产品”是指毛利率高于40%的产品。', '核心产品即销售额居前五位的产品。', undefined],
  ['本报告所称“核心产品”是指毛利率高于40%的产品。', '核心产品（毛利率高于40%的产品）共5个。', 'no_difference'],
  ['「重要顧客」とは取引額１億円以上の顧客をいいます。', '重要顧客とは、取引年数10年以上の顧客をいいます。', undefined],
  [
    '운전자본은 유동자산에서 유동부채를 차감한 금액입니다.',
    '운전자본(유동자산에서 유동부채를 뺀 금액)은 3원입니다.',
    'no_difference',
  ],
  [
    '“Free cash flow” is net cash from operating activities less capital expenditure.',
    'Free cash flow refers to net cash from operating activities after dividends.',
    undefined,
  ],
  [
    '“Net debt” means borrowings less cash.',
    'Net debt, being borrowings minus cash and cash equivalents, fell.',
    'no_difference',
  ],
  ['可动用资金指货币资金与未使用授信额度之和。', '可动用资金（货币资金加未使用授信）充裕。', 'no_difference'],
  ['可动用资金指货币资金与未使用授信额度之和。', '可动用资金（货币资金加应收票据）充裕。', undefined],
  [
    '運転資本は流動資産から流動負債を控除した額です。',
    '運転資本（流動資産マイナス流動負債）は3円です。',
    'no_difference',
  ],
  [
    '“Occupied rooms” are rooms that were sold.',
    'Occupied rooms, that is rooms which were sold, numbered 512.',
    'no_difference',
  ],
  ['「稼働客室」とは販売された客室をいいます。', '稼働客室（販売された部屋）は512室です。', 'no_difference'],
  ['入住率是指已售客房数除以可售客房数。', '入住率，即已售客房数除以含维修客房在内的全部客房数。', undefined],
  ['Revenue is recognised on delivery.', 'Revenue is the amount that customers pay.', 'places_unrelated'],
  ['营业收入为28.67亿元。', '营业收入是指销售商品取得的收入。', 'places_unrelated'],
  ['매출액은 고객에게서 받은 대가를 의미합니다.', '매출액은 증가하였습니다.', 'places_unrelated'],
])('%s / %s: %s', (one, other, expected) => expect(checkDefinitions(one, other)).toBe(expected))
