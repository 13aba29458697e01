import { expect, test } from 'vitest'
import { findCounts } from './find-counts.ts'

test.each([
  ['The Group runs seven foundries.', [7]],
  ['At the year end the delivery fleet numbered 1,085 vehicles.', [1085]],
  ['公司设有七个铸造车间。', [7]],
  ['公司现有冷藏车58辆、客车两辆。', [58, 2]],
  ['鋳造工場を7か所に有しております。', [7]],
  ['주조공장 일곱 곳을 운영하고 있습니다.', [7]],
  ['임직원은 569명입니다.', [569]],
])('%s', (text, counts) => expect(findCounts(text).map(({ value }) => value)).toEqual(counts))

test.each([
  'Revenue was 58 million in 2023.',
  'Machines are depreciated over ten years.',
  'The margin was 12.5 per cent.',
  '公司于2023年12月31日收到1,200万元。',
  '第七个年度',
  '按十年摊销',
  '10年で償却しております。',
  '5개월간 8.5% 증가',
])('no count: %s', (text) => expect(findCounts(text)).toEqual([]))
