import { expect, test } from 'vitest'
import { namesSubject, sharedPart, sharesWord } from './named-notes.ts'

test.each([
  ['Trade and other receivables', 'Trade receivables, non-current portion', 1],
  ['Inventories', 'Trade receivables', 0],
  ['存货', '存货', 1],
  ['固定资产', '流动资产合计', 0],
  ['유형자산', '비유동자산', 0],
  ['차입금', '차입금', 1],
  ['その他の負債', '流動負債', 0],
  ['Rückstellungen', 'Kosten der Rückstellungen', 1],
])('“%s” has of what tells in “%s” the part %d', (title, label, part) => {
  expect(sharedPart(title, label)).toBe(part)
})

test('small words are no word in common, and what is left of a subject has to stand in the title', () => {
  expect(sharesWord('Summary of the other notes', 'Notes on the net summary')).toBe(false)
  expect(sharesWord('Charges des locations', 'Les locations')).toBe(true)
  expect(namesSubject('Property, plant and equipment', 'The property')).toBe(true)
  expect(namesSubject('Property, plant and equipment', 'Intangible property')).toBe(false)
})
