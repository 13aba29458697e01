import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['Write to lin.wang@harbour-tools.cn for a copy.', 'Write to MAIL_1_ for a copy.'],
  ['Account DE89 3704 0044 0532 0130 00 at the bank', 'Account IBAN_1_ at the bank'],
  ['身份证号110105199003078888，电话13812345678', '身份证号ID_1_，电话PHONE_2_'],
  ['주민등록번호 900307-1234567', '주민등록번호 ID_1_'],
  ['Card 6222 0210 0111 2223 334 and account 622202100111222', 'Card ACCOUNT_1_ and account ACCOUNT_2_'],
  ['Call +86 10 6588 1234 or 03-1234-5678.', 'Call PHONE_1_ or PHONE_2_.'],
  [
    'Mr. John Smith and Dr Anna Lee signed; Mr. John Smith left.',
    'Mr. NAME_1_ and Dr NAME_2_ signed; Mr. NAME_1_ left.',
  ],
  ['由王小明先生任董事长', '由NAME_1_先生任董事长'],
])('%s', (text, expected) => {
  const { text: redacted, restore } = redact(text)
  expect(redacted).toBe(expected)
  expect(restore(redacted)).toBe(text)
})

test.each([
  'Revenue 1,234,567,890,123 in 2025 and 12,345.67',
  '[b3:4] Total | 8,200 | 7,725',
  '2025年12月31日 98,600万元',
  '39.5% of 1250000',
])('amounts, dates and ids of places stay: %s', (text) => expect(redact(text).text).toBe(text))

test('what goes back into an answer cannot end its texts', () => {
  const { restore } = redact("Mr. Shaun O'Neil left.")
  expect(JSON.parse(restore('{"quote": "NAME_1_ left"}'))).toEqual({ quote: "Shaun O'Neil left" })
})
