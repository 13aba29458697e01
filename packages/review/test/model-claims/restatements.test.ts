import { expect, test } from 'vitest'
import { groundClaims } from '../../src/language-model/prove/ground-claims.ts'
import { chosenSources, type RestatementQuestion } from '../../src/language-model/prove/restatements.ts'
import { review } from '../../src/review.ts'
import { ENGLISH } from './reports.ts'

const told = review(ENGLISH)
/** As though the engine had not found by itself what the sentences restate. */
const reviewed: typeof told = {
  ...told,
  figures: told.figures.map((figure) =>
    figure.location.start === undefined ? figure : { ...figure, state: 'unverified', checks: [] },
  ),
}
const { restatements } = groundClaims(ENGLISH, reviewed, { model: 'acme:reader', tokens: 6000, answers: [] })
const [question] = restatements
const answerTo = (asked: RestatementQuestion, cells: readonly string[]) =>
  chosenSources(JSON.stringify({ restated: cells.map((cell, index) => ({ figure: index + 1, cell })) }), asked)

test('only open figures of the text are asked about, with the cells of the same amount, unit, period and name', () => {
  const open = new Set(reviewed.figures.filter(({ state }) => state === 'unverified').map(({ text }) => text))
  const asked = restatements.flatMap(({ figures }) => figures)
  expect(asked.length).toBeGreaterThan(0)
  for (const { figure, sources } of asked) {
    expect(open.has(figure.text)).toBe(true)
    for (const { text } of sources) expect(figure.text.replace(/[^\d]/g, '')).toBe(text.replace(/[^\d]/g, ''))
  }
  expect(question?.text).toMatch(/Figure 1: £[\d,]+ thousand, in ".*"\n {2}a\. Consolidated statement.*: [\d,]+/)
})

test('the cell that is named is the source; what was not offered cannot be named', () => {
  if (!question) throw new Error('nothing was asked')
  const [first] = question.figures
  expect(answerTo(question, ['a'])).toEqual([{ figure: first?.figure, source: first?.sources[0] }])
  for (const cell of ['z', '', 'none', 'b3:1:1', '1', 'A cell that I made up'])
    expect(answerTo(question, [cell]).length).toBeLessThanOrEqual(cell.startsWith('A ') ? 1 : 0)
  expect(chosenSources('{"restated": [{"figure": 99, "cell": "a"}, null, 7]}', question)).toEqual([])
  expect(chosenSources('no', question)).toEqual([])
})
