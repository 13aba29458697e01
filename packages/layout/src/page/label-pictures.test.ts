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

/** How many labels each picture has. */
function labelsOf(content: PageContent, own: PageWord[]): number[] {
  return labelPictures({ ...content, words: own }, indexWords(own)).map(({ labels }) => labels.length)
}

/** Rows of a receipt, of which a picture takes some in: a watermark behind them, the table below them. */
const rows = ['Mango juice', 'Pasta', 'Taxable', 'VAT', 'Total'].flatMap((name, index) => [
  word(name, 60, 100 + index * 90, name.length * 6),
  word(`${index + 1},500`, 505, 101 + index * 90, 35),
])

test('rows that begin and end where those beside a picture do are text, those of a chart with two axes labels', () => {
  const receipt = { ...page, pictures: [{ left: 0, top: 350, right: 600, bottom: 500 }] }
  expect(labelsOf(receipt, rows)).toEqual([0])
  const axes = [80, 60, 40, 20].flatMap((value, index) => [
    word(String(value), 100, 320 + index * 40, 14),
    word(`${value / 10}%`, 380, 320 + index * 40, 20),
  ])
  expect(labelsOf(page, axes)).toEqual([8])
})

test('three rows with figures are a legend', () => {
  const legend = ['Rent', 'Staff', 'Travel'].flatMap((name, index) => [
    word(name, 280, 320 + index * 30, 40),
    word(`${20 + index}%`, 370, 320 + index * 30, 22),
  ])
  expect(labelsOf(page, legend)).toEqual([6])
})
