import { expect, test } from 'vitest'
import { countedScale, countsWhatFollows } from './counted.ts'

test.each([
  ['零售客户数（万户）', 4],
  ['分支机构（家）', 0],
  ['Output (thousand tonnes)', 3],
  ["Customers ('000 customers)", 3],
  ['従業員数（人）', 0],
  ['가입자 수 (만 명)', 4],
])('%s counts things in units of 10^%d', (label, scale) => expect(countedScale(label)).toBe(scale))

test.each([
  '营业收入（万元）',
  'Revenue (in thousands)',
  'Net profit (loss)',
  '股本（万股）',
  'Capacity (MW) at year end',
])('%s counts nothing', (label) => expect(countedScale(label)).toBeUndefined())

test.each([' 个分支机构', '家分行，', ' employees in 12 countries', '명의 임직원', '店舗を展開'])(
  'a number before %j counts',
  (behind) => expect(countsWhatFollows(behind)).toBe(true),
)

test.each(['人民币', '个月', '个百分点', ' million', ' unitsholders', '，较上年'])(
  'a number before %j counts nothing',
  (behind) => expect(countsWhatFollows(behind)).toBe(false),
)
