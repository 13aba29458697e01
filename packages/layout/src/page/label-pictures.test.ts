import { expect, test } from 'vitest'
import type { PageContent, PageWord } from '@tickmark/document/page'
import { labelPictures } from './label-pictures.ts'
import { indexWords } from '../lines/text-line.ts'

function word(text: string, left: number, top: number, width: number): PageWord {
  return { text, left, top, right: left + width, bottom: top + 12, fontSize: 12, origin: 'ocr' }
}

const chart = { left: 100, top: 300, right: 400, bottom: 500 }
const words = [
  word('Revenue', 100, 100, 50),
  word('rose', 154, 100, 30),
  word('2023', 120, 480, 28),
  word('2024', 300, 480, 28),
  word('A sentence of some length on the picture', 110, 320, 240),
]
const page: PageContent = {
  number: 1,
  width: 600,
  height: 800,
  origin: 'ocr',
  words,
  rules: [],
  fills: [],
  pictures: [chart],
}

test('short texts inside a picture of a scan are its labels; sentences and what stands beside are not', () => {
  expect(labelPictures(page, indexWords(words))).toEqual([{ type: 'picture', ...chart, labels: [[2], [3]] }])
})

test('words under a stamp, over a picture that fills the page, and of a file with text of its own stay text', () => {
  const ground = { left: 0, top: 0, right: 600, bottom: 800 }
  for (const content of [
    { ...page, pictures: [{ ...chart, isStamp: true }] },
    { ...page, pictures: [ground] },
    { ...page, origin: 'text' as const },
  ])
    expect(labelPictures(content, indexWords(words))[0]!.labels).toEqual([])
})
