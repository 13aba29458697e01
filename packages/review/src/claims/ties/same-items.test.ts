import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' }).findings.flatMap(({ ruleId, evidence, severity }) =>
    severity !== 'suggestion' && /comparative|same-item|differs/.test(ruleId)
      ? [evidence.map(({ text: one }) => one)]
      : [],
  )

test('what is in yen is not held against what is in dollars', () => {
  const position = (total: string) => `
# Financial highlights

| | Millions of yen 2021 | Millions of yen 2022 | Thousands of U.S. dollars 2022 |
| Total assets | 1,161,313 | 1,266,420 | ${total} |
| Net sales | 995,940 | 1,128,914 | 9,224,434 |

# Consolidated statement of financial position

| | Millions of yen March 31, 2021 | Millions of yen March 31, 2022 | Thousands of U.S. dollars March 31, 2022 |
| Cash and cash equivalents | 304,007 | 335,239 | 2,741,344 |
| Other assets | 857,306 | 931,181 | 7,614,531 |
| Total assets | 1,161,313 | 1,266,420 | 10,355,875 |
`
  expect(told(position('10,355,875'))).toEqual([])
  expect(told(position('10,535,875')).flat()).toContain('10,535,875')
})

/** Highlights in yen and in dollars, and the statement of which they are. */
const converted = (dollars: string) => `
# Financial highlights

| | Millions of yen 2021 | Millions of yen 2022 | Thousands of U.S. dollars 2022 |
| Net sales | 995,940 | 1,128,914 | 9,224,434 |
| Net cash from operating activities | 133,229 | 110,801 | 905,352 |
| Net cash used in investing activities | (57,448) | (44,116) | ${dollars} |

# Consolidated statement of cash flows

| | Millions of yen 2021 | Millions of yen 2022 | Thousands of U.S. dollars 2022 |
| Profit for the period | 30,922 | 92,288 | 754,089 |
| Depreciation | 102,307 | 18,513 | 151,263 |
| Net cash from operating activities | 133,229 | 110,801 | 905,352 |
| Purchase of property | (60,011) | (46,028) | (376,097) |
| Proceeds from sales of property | 2,563 | 1,912 | 15,618 |
| Net cash used in investing activities | (57,448) | (44,116) | (360,479) |
`

test('an amount once more in another currency is no part of the first', () => {
  expect(told(converted('(360,479)'))).toEqual([])
  for (const wrong of ['(360,472)', '(390,479)', '(3,604,790)']) expect(told(converted(wrong)).flat()).toContain(wrong)
})

/** Members of a region and of all, with a remark below. */
const members = (year: string) => `
# Regional members

In thousands

| | 2021 | 2020 |
| Paid memberships at end of period (1) | 32,632 | ${year} |
| Average paying memberships | 29,283 | 23,241 |

# Asia-Pacific

In thousands

| | 2021 | 2020 |
| Paid memberships at end of period (1) | 32,632 | 25,492 |
| Average paying memberships | 29,283 | 23,241 |

(1) Memberships that are entitled to the service at the end of the period.
`

test('a remark does not explain that one year differs by a slip of the pen', () => {
  expect(told(members('25,492'))).toEqual([])
  for (const wrong of ['25,497', '52,492', '254,920']) expect(told(members(wrong)).flat()).toContain(wrong)
})
