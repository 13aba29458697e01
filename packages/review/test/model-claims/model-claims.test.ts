import { type Document, firstOf, type Review } from '@tickmark/document'
import { expect, test } from 'vitest'
import { describe } from '../../src/describe/describe.ts'
import { review } from '../../src/review.ts'
import { groundClaims } from '../../src/language-model/prove/ground-claims.ts'
import { BAD_CLAIMS } from './bad-claims.ts'
import { GOOD_CLAIMS, type Said } from './good-claims.ts'
import { MORE_BAD_CLAIMS } from './more-bad-claims.ts'
import { ENGLISH } from './reports.ts'

const reviewed = new Map<Document, Review>()
const reviewOf = (document: Document): Review => {
  const known = reviewed.get(document) ?? review(document)
  reviewed.set(document, known)
  return known
}
const ground = ({ about, answer }: Said, tokens = 6000) =>
  groundClaims(about, reviewOf(about), { model: 'acme:reader', tokens, answers: [{ excerpt: 0, text: answer }] })
/** The first claim, and the finding that it becomes. */
const FIRST = firstOf(GOOD_CLAIMS)
const shown = firstOf(ground(FIRST).findings)
const shownOf = (claims: readonly Said[]) => claims.flatMap((said) => ground(said).findings)

test('claims that are right are kept in the forms in which models make them', () => {
  expect(GOOD_CLAIMS.length).toBeGreaterThanOrEqual(60)
  const lost = GOOD_CLAIMS.filter((said) => ground(said).findings.length !== 1).map(({ answer }) => answer)
  expect(lost).toEqual([])
})

test.each(Object.entries(BAD_CLAIMS))('%s: refused, each with its reason', (_, claims) => {
  expect(claims).toHaveLength(6)
  expect(shownOf(claims)).toEqual([])
  for (const said of claims) expect(Object.values(ground(said).drops)).toEqual([1])
})

test('claims about things that do not belong together are refused too', () => {
  expect(MORE_BAD_CLAIMS).toHaveLength(25)
  expect(shownOf(MORE_BAD_CLAIMS)).toEqual([])
})

test('nothing that a model says is serious, whatever it calls it', () => {
  const severities = new Set(shownOf(GOOD_CLAIMS).map(({ severity }) => severity))
  expect(severities).toEqual(new Set(['warning', 'suggestion']))
})

/** Each way in which a claim that is right becomes one that is wrong. */
const SPOILT: Readonly<Record<string, (answer: string) => string>> = {
  'a digit of the quote': (answer) =>
    answer.replace(
      /("quote":"[^"]*?)(\d)(\d)/,
      (_, before: string, a: string, b: string) => `${before}${a}${(Number(b) + 3) % 10}`,
    ),
  'words of the quote': (answer) =>
    answer.replace(/("quote":")[^"]{8,}?(?=")/, '$1nobody ever printed these words here'),
  // What the model says it comes to is never used: our own code computes it.
  'an operand of the sum': (answer) =>
    answer.includes('"85.5 = ')
      ? answer
      : answer.replace(
          /("(?:sum|arithmetic|calculation)":"\D*\d)(\d)/,
          (_, before: string, digit: string) => `${before}${(Number(digit) + 3) % 10}`,
        ),
  'the figures of a direction': (answer) =>
    answer.includes('"direction"')
      ? answer.replace('decreased"', 'rose"').replace(/"(?:value)":"?-?\(?[\d,]+\)?"?/, '"value":"7,777"')
      : answer,
  'the words': (answer) => answer.replace(/("message":")/, '$1In all 918,273 and '),
}

test.each(Object.entries(SPOILT))('a claim that is right is refused once %s is spoilt', (_, spoil) => {
  const spoilt = GOOD_CLAIMS.map((said) => ({ ...said, answer: spoil(said.answer) })).filter(
    ({ answer }, at) => answer !== GOOD_CLAIMS[at]?.answer,
  )
  expect(spoilt.length).toBeGreaterThan(2)
  expect(spoilt.filter((said) => ground(said).findings.length > 0).map(({ answer }) => answer)).toEqual([])
})

test('the review of the rules is read and not written to: with any answer it is the same, byte for byte', () => {
  const before = reviewOf(ENGLISH)
  const bytes = JSON.stringify(before)
  for (const said of [...GOOD_CLAIMS, ...Object.values(BAD_CLAIMS).flat()]) ground(said)
  expect(JSON.stringify(before)).toBe(bytes)
  expect(JSON.stringify(review(ENGLISH))).toBe(bytes)
})

test('a finding of a model is marked as one wherever its title stands, in every language', () => {
  expect(shown).toMatchObject({ source: 'model', ruleId: 'model/claim', data: { model: 'acme:reader' } })
  for (const [language, mark] of [
    ['zh-CN', '模型提示：'],
    ['en', 'Model: '],
    ['ko', '모델 의견: '],
    ['ja', 'モデルの指摘：'],
  ] as const)
    expect(describe(shown, language).title.startsWith(mark)).toBe(true)
})

test('a sum says what our own code computed, and against which printed figure', () => {
  expect(shown).toMatchObject({
    arithmetic: '2,310 ÷ 9,860 × 365 = 86 ≠ 95',
    expected: '86',
    actual: '95',
    severity: 'warning',
  })
})

test('a model that says the same again and again is heard once, and who says a thousand things is not shown them all', () => {
  const { claims } = JSON.parse(FIRST.answer) as { claims: object[] }
  const again = ground({ about: ENGLISH, answer: JSON.stringify({ claims: [...claims, ...claims, ...claims] }) })
  expect(again).toMatchObject({ claims: 3, drops: { repeated: 2 } })
  expect(again.findings).toHaveLength(1)
  const noise = ground({
    about: ENGLISH,
    answer: JSON.stringify({ claims: Array.from({ length: 1000 }, () => ({ quote: 'x' })) }),
  })
  expect(noise).toMatchObject({ findings: [], claims: 1000, drops: { unreadable: 1000 } })
})

test('an answer that is nested without end, endless or no JSON is an unreadable one', () => {
  for (const answer of [
    '['.repeat(200_000),
    '{"a":'.repeat(200_000),
    `{"claims": "${'x'.repeat(3_000_000)}"}`,
    'I would rather not.',
    '',
  ])
    expect(ground({ about: ENGLISH, answer })).toMatchObject({ findings: [], drops: { unreadable: 1 } })
})

test('claims are put to the model once more, ten at a time, with the places that they rest on', () => {
  const { doubts } = ground(FIRST)
  expect(doubts).toEqual([{ text: expect.stringContaining('95 days') as string, fingerprints: [shown.fingerprint] }])
})
