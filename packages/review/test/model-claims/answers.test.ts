import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { documentQuestion } from '../../src/language-model/ask/document-question.ts'
import { checkAnswer } from '../../src/language-model/prove/check-answer.ts'
import { review } from '../../src/review.ts'
import { CHINESE, ENGLISH } from './reports.ts'

type Place = readonly [id: string, quote: string]

function stateOf(document: Document, text: string, places: readonly Place[], sum?: string | undefined): string {
  const answer = JSON.stringify({
    sentences: [{ text, places: places.map(([id, quote]) => ({ id, quote })), ...(sum && { sum }) }],
  })
  const sent = document.blocks.map(({ id }) => id)
  const [first] = checkAnswer(document, review(document), answer, sent).sentences
  return first ? (first.unproven ?? 'proven') : 'none'
}

const REVENUE = ['b4:1', 'Revenue | 9,860 | 9,120'] as const
const OPERATING = ['b4:5', 'Operating profit | 2,530 | 2,370'] as const
const EMPLOYEES = ['b9', 'The Company had 164 employees at the end of the year.'] as const
const BANK = ['b7', 'Bank borrowings of £1,900 thousand fall due in March 2026 and are secured on property.'] as const
const RENT = ['b15', 'Administrative expenses decreased because of savings in rent.'] as const

const BORNE_OUT: readonly (readonly [text: string, places: readonly Place[], sum?: string])[] = [
  ['Revenue was £9,860 thousand in 2025.', [REVENUE]],
  ['Revenue was £9.86 million in 2025, after £9.12 million in 2024.', [REVENUE]],
  ['Revenue grew by 8.1% in 2025.', [REVENUE], '9,860 / 9,120 - 1 = 8.1%'],
  ['The operating margin was 25.7%.', [OPERATING, REVENUE], '2,530 / 9,860 = 25.7%'],
  ['The company had 164 employees at the end of the year.', [EMPLOYEES]],
  ['Bank borrowings of £1,900 thousand fall due in March 2026.', [BANK]],
  ['They are secured on property, and bank borrowings come to £1,900 thousand.', [BANK]],
  ['2025年营业收入为9,860千英镑。', [REVENUE]],
]
for (const [text, places, sum] of BORNE_OUT)
  test(`borne out: ${text}`, () => expect(stateOf(ENGLISH, text, places, sum)).toBe('proven'))

const NOT_BORNE_OUT: readonly (readonly [text: string, places: readonly Place[], reason: string, sum?: string])[] = [
  ['Revenue was £9,960 thousand in 2025.', [REVENUE], 'number_not_printed'],
  ['Revenue was £9,120 thousand in 2025.', [REVENUE], 'other_period'],
  ['Operating profit was £9,860 thousand in 2025.', [REVENUE], 'other_line'],
  ['Revenue was £9,860 thousand in 2025.', [['b4:1', 'Revenue | 9,880 | 9,120']], 'quote_not_found'],
  ['Revenue was £9,860 thousand in 2025.', [], 'no_place'],
  ['Revenue was £9,860 thousand in 2025.', [REVENUE, ['b99', 'and so says this block too']], 'quote_not_found'],
  ['There were no employees at the end of the year.', [EMPLOYEES], 'turned_round'],
  [
    'The Company has external borrowings and depends on a bank.',
    [['b6', 'The Company has no external borrowings']],
    'turned_round',
  ],
  ['Administrative expenses increased because of rent.', [RENT], 'turned_round'],
  ['The chief executive resigned after a dispute.', [EMPLOYEES], 'other_words'],
  ['Revenue grew by 18.1% in 2025.', [REVENUE], 'number_not_printed', '9,860 / 9,120 - 1 = 18.1%'],
  ['The operating margin was 31.4%.', [OPERATING, REVENUE], 'number_not_printed', '3,100 / 9,860 = 31.4%'],
  ['首席执行官辞职。', [EMPLOYEES], 'other_words'],
]
for (const [text, places, reason, sum] of NOT_BORNE_OUT)
  test(`not borne out: ${text}, ${reason}`, () => expect(stateOf(ENGLISH, text, places, sum)).toBe(reason))

test('answers in the language of a Chinese report', () => {
  const row = ['b2:3', '存货 | 14,500 | 13,900'] as const
  expect(stateOf(CHINESE, '2025年末存货为14,500万元。', [row])).toBe('proven')
  expect(stateOf(CHINESE, '2025年末存货为1.45亿元，上年末为1.39亿元。', [row])).toBe('proven')
  expect(stateOf(CHINESE, '2025年末存货为13,900万元。', [row])).toBe('other_period')
  expect(stateOf(CHINESE, '公司存在对外担保事项。', [['b4', '公司无对外担保事项']])).toBe('turned_round')
  expect(stateOf(CHINESE, '公司董事长已辞职。', [['b4', '公司无对外担保事项']])).toBe('turned_round')
})

test('a question takes the parts along that share its words or concepts, in any language, and no more than fit', () => {
  const context = review(ENGLISH)
  const ask = (question: string, tokens: number) =>
    documentQuestion(ENGLISH, context, question, { tokens, language: 'en' })
  expect(ask('How many employees are there?', 100_000).sent).toHaveLength(ENGLISH.blocks.length)
  const long: Document = {
    ...ENGLISH,
    blocks: ENGLISH.blocks.flatMap((block) =>
      block.id === 'b5'
        ? [
            ...Array.from({ length: 60 }, (_, at) => ({
              ...block,
              id: `x${at}`,
              text: `Section ${at} ${'of other matters entirely '.repeat(30)}`,
            })),
            block,
          ]
        : [block],
    ),
  }
  const few = documentQuestion(long, context, '营业收入是多少？', { tokens: 1200, language: 'zh-CN' })
  expect(few.sent).toContain('b4')
  expect(few.sent).not.toContain('x40')
  expect(few.text).toContain('Answer in Simplified Chinese.')
  expect(few.tokens).toBeLessThan(2500)
})
