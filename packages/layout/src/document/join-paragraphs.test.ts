import type { Block, Paragraph } from '@tickmark/document'
import { expect, test } from 'vitest'
import { joinParagraphs } from './join-paragraphs.ts'

/** A paragraph of one line at the foot or head of a page, as wide as its text, of at most .9 of the page. */
function paragraph(text: string, page: number, at: number): Paragraph {
  let start = 0
  const words = text.split(' ').map((word) => {
    const left = 0.05 + 0.0085 * start
    const placed = { start, end: start + word.length, box: [left, at, left + 0.0085 * word.length, at + 0.01] as const }
    start = placed.end + 1
    return { ...placed, box: [...placed.box] as [number, number, number, number] }
  })
  return {
    id: `${page}-${at}`,
    type: 'paragraph',
    layer: 'body',
    page,
    text,
    words,
    box: [0.05, at, 0.95, at + 0.01],
    fontSize: 10,
  } as Paragraph
}

const SHORT = 'Deferred revenue increased $89 million from $1,521 million to $1,610'
const FULL = 'Deferred revenue increased $89 million from $1,521 million as of December 31, 2024 to a total of $1,610'
const REST = 'million as of March 31, 2025.'
const head = (page: number): Block => ({ ...paragraph('Table of Contents', page, 0.02), layer: 'furniture' })

const texts = (...blocks: Block[]) =>
  joinParagraphs(blocks).flatMap((one) => (one.layer === 'body' && 'text' in one ? [one.text] : []))

test('a sentence goes on at the head of the next page, or behind an empty one', () => {
  expect(texts(paragraph(FULL, 10, 0.9), head(11), paragraph(REST, 11, 0.1))).toEqual([`${FULL} ${REST}`])
  expect(texts(paragraph(FULL, 10, 0.9), head(12), paragraph(REST, 12, 0.1))).toEqual([`${FULL} ${REST}`])
  expect(texts(paragraph(FULL, 10, 0.9), paragraph(REST, 14, 0.1))).toHaveLength(2)
})

test('in small letters it goes on though its last line is not full', () => {
  expect(texts(paragraph(SHORT, 10, 0.9), paragraph(REST, 11, 0.1))).toEqual([`${SHORT} ${REST}`])
  expect(texts(paragraph(SHORT, 10, 0.9), paragraph('Million-dollar notes are due in 2026.', 11, 0.1))).toHaveLength(2)
  expect(texts(paragraph(`${SHORT} million.`, 10, 0.9), paragraph('of this, half is due.', 11, 0.1))).toHaveLength(2)
  expect(texts(paragraph('Receivables, net', 10, 0.9), paragraph('of allowances', 11, 0.1))).toHaveLength(2)
})
