import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' }).findings.filter(
    ({ ruleId }) => ruleId === 'consistency/direction-contradicts-figures',
  ).length

test.each([
  ['China’s growth slowed to 5.0 percent during the year from 5.4 percent.', '5.8 percent during'],
  ['The fastest-growing major economy saw its GDP growth ease, which slowed to 6.5 percent from 9.2 percent.', ''],
  ['Revenue growth declined to 15.0% from 15.4%.', '15.8%'],
  ['Revenue growth accelerated to 15.4% from 15.0%.', '14.4%'],
  ['收入增长放缓至15.0%，上年为15.4%。', ''],
])('a rate called growth goes the way that its verb says: %s', (sound, wrong) => {
  expect(told(sound)).toBe(0)
  if (wrong) expect(told(sound.replace(/\d[\d.]* ?(?:percent during|%)/, wrong))).toBe(1)
})

test('growth that is told by itself is a word for the way', () => {
  expect(told('Revenue showed growth to $15.4 million from $15.9 million.')).toBe(1)
})
