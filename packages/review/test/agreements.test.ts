import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)

interface Terms {
  price: string
  closing: string
  refer: string
  last: string
  signed: string
}

const SOUND: Terms = {
  price: 'The Purchase Price is $3.2 million, payable in the instalments set out in the Schedule.',
  closing: 'Closing takes place on May 15, 2025 and not later than June 29, 2025.',
  refer: 'Either party may terminate this agreement if Closing under clause 3 has not taken place in time.',
  last: '\n| Instalment 4 | February 9, 2026 | 320 | 10.0% |',
  signed: 'Signed for and on behalf of Lorne Valley Packaging Corp.',
}

const agreement = (changed: Partial<Terms> = {}) => {
  const { price, closing, refer, last, signed } = { ...SOUND, ...changed }
  return `
# Share purchase agreement

This agreement is made on March 31, 2025 between Lorne Valley Packaging Corp. (the “Seller”) and Garrow Marine Corp. (the “Buyer”).

## 1. Definitions

In this agreement “Business Day” means a day on which banks are open, as section 12 of the Banking Act has it.

## 2. Purchase Price

${price}

## 3. Closing

${closing} Accounts for the year ended December 31, 2024 are delivered before it, not later than April 30, 2025.

## 4. Warranties

The Seller gives the warranties of Schedule 2 as of the date of this agreement. Section 15 of the Companies Act does not apply.

## 5. Termination

${refer}

## 6. Governing law

This agreement is governed by the law of England.

${signed}

Signed for and on behalf of Garrow Marine Corp. in the presence of its counsel.

# Schedule

Amounts in thousands of $

| | Due | Amount | % of price |
| Instalment 1 | May 15, 2025 | 1,600 | 50.0% |
| Instalment 2 | August 13, 2025 | 640 | 20.0% |
| Instalment 3 | November 11, 2025 | 640 | 20.0% |${last}
| Total | | 3,200 | |
`
}

test('a sound agreement says nothing that contradicts itself', () => expect(told(agreement())).toEqual([]))

const wrong: readonly (readonly [changed: Partial<Terms>, finding: string])[] = [
  [{ price: SOUND.price.replace('3.2', '2.3') }, 'prose-differs-from-table: $2.3 million'],
  [{ price: SOUND.price.replace('3.2', '32') }, 'prose-differs-from-table: $32 million'],
  [{ closing: SOUND.closing.replace('June 29, 2025', 'June 29, 2024') }, 'impossible-date: June 29, 2024'],
  [{ closing: SOUND.closing.replace('May 15, 2025', 'May 15, 2024') }, 'impossible-date: May 15, 2024'],
  [{ refer: SOUND.refer.replace('clause 3', 'clause 15') }, 'dead-reference: clause 15'],
  [{ refer: SOUND.refer.replace('clause 3', 'clause 6') }, 'wrong-target: clause 6'],
  [{ signed: 'Signed for and on behalf of Brackwater Holdings Corp.' }, 'other-entity: Brackwater Holdings Corp.'],
  [{ last: '' }, 'missing-line: 3,200'],
]

test.each(wrong)('%j is told', (changed, finding) => expect(told(agreement(changed))).toEqual([finding]))

test('a guarantor that the text names may sign, and some shares of total revenue are no whole', () => {
  const joined = { refer: `${SOUND.refer} Brackwater Holdings Corp. guarantees the price.` }
  expect(told(agreement({ ...joined, signed: 'Signed for and on behalf of Brackwater Holdings Corp.' }))).toEqual([])
  const customers = (total: string) => `
# Largest customers

Amounts in thousands of $

| | Revenue | % |
| Arden | 1,600 | 50.0% |
| Bexley | 640 | 20.0% |
| Colne | 640 | 20.0% |
| ${total} | 3,200 | |
`
  expect(told(customers('Total revenue'))).toEqual([])
})

test('a period that ends before it begins is told; one that is only looked back on is not', () => {
  const said = (text: string) => told(`# Report\n\n${text}`)
  expect(said('The lease runs from 1 January 2025 to 31 December 2025.')).toEqual([])
  expect(said('The lease runs from 1 January 2025 to 31 December 2024.')).toEqual(['impossible-date: 31 December 2024'])
  expect(said('租赁期自2025年1月1日至2024年12月31日止。')).toEqual(['impossible-date: 2024年12月31日'])
  expect(said('Cash fell from $12 million at 31 December 2025 to $9 million at 31 December 2024.')).toEqual([])
})
