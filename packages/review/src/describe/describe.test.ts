import { expect, test } from 'vitest'
import { describe as say } from './describe.ts'

const finding = {
  ruleId: 'formula/constant-in-formulas',
  messageId: 'overwritten',
  data: { effect: 'Equity value 768,158.74 → 765,382.75; Value per share 24.005 → 23.9182' },
}

test.each([
  ['zh-CN', 'Equity value 768,158.74 → 765,382.75；Value per share 24.005 → 23.9182。'],
  ['en', 'Equity value 768,158.74 → 765,382.75; Value per share 24.005 → 23.9182.'],
  ['ja', 'Equity value 768,158.74 → 765,382.75、Value per share 24.005 → 23.9182。'],
] as const)('what a correction moves is listed as %s lists things', (language, text) => {
  expect(say(finding, language).explanation).toContain(text)
})
