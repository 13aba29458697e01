import { expect, test } from 'vitest'
import { firstOf, itemAt } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'
import { findVerticalTexts } from './vertical-text.ts'

/** A column of characters from the top of the page, in places of 20. */
function column(text: string, left: number): PageWord[] {
  return [...text].map((character, index) => ({
    text: character,
    left,
    right: left + 18,
    top: 100 + index * 20,
    bottom: 118 + index * 20,
    fontSize: 18,
    origin: 'ocr',
    vertical: true,
  }))
}

function texts(words: readonly PageWord[]): string[] {
  const tokens = words.map((word, index) => ({ ...word, index }))
  return findVerticalTexts(tokens).map(({ lines }) =>
    lines
      .flat()
      .map((index) => itemAt(tokens, index).text)
      .join(''),
  )
}

const written = [...column('当期の業績は', 200), ...column('前の期を上回', 160), ...column('りました', 120)]

test('columns are read from right to left', () => {
  expect(texts(written)).toEqual(['当期の業績は前の期を上回りました'])
})

test('a frame that was read as one huge letter takes no column', () => {
  const frame = { text: '|', left: 90, right: 110, top: 60, bottom: 300, fontSize: 300, origin: 'ocr' as const }
  expect(texts([frame, ...written])).toEqual(['当期の業績は前の期を上回りました'])
})

test('figures set across a column stay in it', () => {
  const across = { ...firstOf(column('1', 200)), text: '12', vertical: false, top: 220, bottom: 238 }
  expect(texts([...written, across]).join('')).toContain('業績は12')
})
