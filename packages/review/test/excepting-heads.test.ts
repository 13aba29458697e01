import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const statement = (head: string, total: string) => `
# Balance sheets

| | 2022 ${head} | 2021 ${head} |
| Accounts payable | 334 | 1,117 |
| Accrued compensation | 173 | 925 |
| Accrued expenses | 625 | 1,456 |
| Total current liabilities | ${total} | 3,498 |
`

function wrong(head: string, total: string): string[] {
  return review(typeDocument(statement(head, total)), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence[0]?.value ?? [])
}

test.each([
  '(in thousands, except share and per share amounts)',
  '(in millions, except per share data)',
  'RMB’000 except per share',
  '（千元，除每股数据外）',
  '(단위: 천원, 주당금액 제외)',
])('amounts under a head that excepts those per share add up: %s', (head) => {
  expect(wrong(head, '1,132')).toEqual([])
  expect(wrong(head, '1,112')).toContain('1,112')
  expect(wrong(head, '9,132')).toContain('9,132')
})

test('under a head of prices or averages they need not', () => {
  expect(wrong('average price per share', '378')).toEqual([])
})
