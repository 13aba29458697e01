import { expect, test } from 'vitest'
import { groupLines, indexWords } from '../lines/text-line.ts'
import type { PageWord } from '@tickmark/document/page'
import { groupParagraphs } from './group-paragraphs.ts'

/** Lines of one column, 12 points apart, 5 points a letter; a bold one begins with `*`. */
function paragraphs(...lines: string[]): string[] {
  const words = lines.flatMap((line, row) => {
    const bold = line.startsWith('*')
    let left = 50
    return line
      .replace('*', '')
      .split(' ')
      .map((text): PageWord => {
        const word = { text, left, right: left + 5 * text.length, top: 100 + 12 * row, bottom: 110 + 12 * row }
        left = word.right + 3
        return { ...word, fontSize: 10, origin: 'text', ...(bold && { bold }) }
      })
  })
  return groupParagraphs(groupLines(indexWords(words))).map(({ lines: own }) =>
    own
      .flat()
      .map((index) => words[index]?.text)
      .join(' '),
  )
}

test('a sentence that a bold word leads in goes on, though its first line is told as bold', () => {
  const lines = [
    '*Revenue: Total revenue was $8.25 billion. Subscription and',
    'support revenues were $7.64 billion, up 11%.',
  ]
  expect(paragraphs(...lines)).toEqual([lines.join(' ').replace('*', '')])
})

test('a bold heading stays apart from the text below it', () => {
  const lines = [
    '*Results of operations for the first quarter of the year',
    'Total revenue was $8.25 billion, an increase of 11%.',
  ]
  expect(paragraphs(...lines)).toHaveLength(2)
})

test('a line that ends early within a sentence is followed by the rest of it', () => {
  const lines = [
    'Operating margin and earnings per share are measures of',
    'an enterprise that the accounts do not define in themselves.',
  ]
  expect(paragraphs(...lines)).toHaveLength(1)
})

test('a line that ends in a word that leads on is followed by an amount', () => {
  const lines = [
    '• Net income increased to $17.1 billion, or $1.59 per share, compared with $10.4 billion, or',
    '$0.98 per share, in the first quarter of the year before.',
  ]
  expect(paragraphs(...lines)).toEqual([lines.join(' ')])
})

test('names below one another are no sentence', () => {
  expect(paragraphs('Loans to banks', 'loans to others', 'An entry as wide as the column itself is')).toHaveLength(3)
})
