import type { Block, Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../../src/review.ts'
import { groundClaims } from '../../src/language-model/prove/ground-claims.ts'
import { readingsOf } from '../../src/language-model/ask/digests.ts'
import { excerptsOf } from '../../src/language-model/ask/excerpts.ts'
import { modelQuestions } from '../../src/language-model/ask/model-questions.ts'

const FIRST = 'The Group runs seven foundries in the Midlands.'
const LATER = 'Castings are poured at nine foundries in the Midlands.'
const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', layer: 'body', text })
const BETWEEN = Array.from({ length: 40 }, (_, at) =>
  paragraph(`m${at}`, `Paragraph ${at} speaks of the market, of which nobody says anything else in this long report.`),
)
const documentOf = (blocks: Block[]): Document => ({
  version: 1,
  name: 'report.docx',
  format: 'docx',
  language: 'en',
  metadata: {},
  pages: [],
  pageCount: 1,
  blocks,
  bookmarks: [],
  annotations: [],
  notices: [],
})
const LONG = documentOf([paragraph('b1', FIRST), ...BETWEEN, paragraph('b2', LATER)])
const TOKENS = 400

test('statements of chapters far apart that speak of one thing are read together, before the excerpts', () => {
  const [digest, ...excerpts] = readingsOf(LONG, TOKENS)
  expect(digest).toEqual({
    text: `#\n[b1] ${FIRST}\n[b2] ${LATER}`,
    pages: undefined,
    blocks: ['b1', 'b2'],
    isDigest: true,
  })
  expect(excerpts).toEqual(excerptsOf(LONG, TOKENS))
})

test('a document that fits one excerpt, and one whose chapters share nothing, have no digest', () => {
  expect(readingsOf(documentOf([paragraph('b1', FIRST), paragraph('b2', LATER)]), TOKENS)).toHaveLength(1)
  const alone = documentOf([paragraph('b1', FIRST), ...BETWEEN])
  expect(readingsOf(alone, TOKENS)).toEqual(excerptsOf(alone, TOKENS))
})

test('a claim across chapters is proven where both were read together, and refused where only one was sent', () => {
  const reviewed = review(LONG)
  const claim = {
    type: 'contradiction',
    title: 'Two numbers of foundries',
    message: 'Two numbers of foundries.',
    places: [
      { id: 'b1', quote: FIRST },
      { id: 'b2', quote: LATER },
    ],
  }
  const shown = (excerpt: number): number =>
    groundClaims(LONG, reviewed, {
      model: 'a:b',
      tokens: TOKENS,
      answers: [{ excerpt, text: JSON.stringify({ claims: [claim] }) }],
    }).findings.length
  expect([shown(0), shown(1)]).toEqual([1, 0])
  const [question] = modelQuestions(LONG, reviewed, { tokens: TOKENS, language: 'en' }).questions
  expect(question?.text).toContain('from all over the document')
})
