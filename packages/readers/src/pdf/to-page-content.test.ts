import { expect, it } from 'vitest'
import { joinWords } from '@tickmark/layout'
import type { NativeBox, NativePage } from './engine/native-page.ts'
import { toPageContent } from './to-page-content.ts'

const PAGE: NativePage = { pageNum: 1, width: 600, height: 800, textItems: [] }

it('takes the box of a stroke that its pointed joints blow up beyond the page for no line and no drawing', () => {
  const outline = { x: 507, y: -4550, width: 2.7, height: 5024 }
  const content = toPageContent({
    ...PAGE,
    vectorGraphics: {
      shapes: [
        { bbox: outline, stroke: true, fill: false, hasCurve: false },
        { bbox: { ...outline, width: 30 }, stroke: true, fill: false, hasCurve: false },
      ],
      lines: [{ x1: 480, y1: 472, x2: 507, y2: 472, stroke: true }],
    },
  })
  expect(content.rules).toEqual([{ direction: 'horizontal', start: 480, end: 507, at: 472, thickness: 0 }])
  expect(content.drawings).toBeUndefined()
})

it('takes a strip of shading for no line, however narrow, and a line beside shading of another colour for one', () => {
  const fill = (x: number, y: number, width: number, height: number, fillColor: string) => ({
    bbox: { x, y, width, height },
    stroke: false,
    fill: true,
    fillColor,
    hasCurve: false,
  })
  const shapes = [
    fill(20, 100, 80, 40, 'ffcceeff'),
    fill(100, 100, 2, 40, 'ffcceeff'),
    fill(102, 100, 80, 40, 'ffcceeff'),
    fill(20, 140, 162, 1, 'ff000000'),
  ]
  const content = toPageContent({ ...PAGE, vectorGraphics: { shapes, lines: [] } })
  expect(content.rules.map(({ direction, at }) => [direction, at])).toEqual([['horizontal', 140.5]])
})

/** One item of words with the given gaps before them, in points of a font of 10. */
function textOf(...words: [gap: number, text: string, raised?: boolean][]): string {
  let x = 20
  const parts = words.map(([gap, text, raised]): NativeBox & { text: string } => {
    const part = { text, x: x + gap, y: 100, width: 5 * text.length, height: raised ? 6 : 10 }
    x = part.x + part.width
    return part
  })
  const text = words.map(([, one]) => one).join(' ')
  const item = { text, x: 20, y: 100, width: x - 20, height: 10, fontHeight: 10, fontName: 'Serif', words: parts }
  const content = toPageContent({ ...PAGE, textItems: [item] })
  return joinWords(content, [content.words.map((_, index) => index)]).text
}

it('keeps the blanks of the file where letters lean over them, and none within numbers and before raised marks', () => {
  expect(textOf([0, 'results'], [2.5, 'of'], [0.8, 'financial'], [0.7, 'years'])).toBe('results of financial years')
  expect(textOf([0, 'Janvier'], [0.7, '2021'])).toBe('Janvier 2021')
  expect(textOf([0, '201'], [0.9, '7'])).toBe('2017')
  expect(textOf([0, '40'], [2.4, ',000'], [2.5, 'customers'])).toBe('40,000 customers')
  expect(textOf([0, 'Hawk'], [0, '®', true])).toBe('Hawk®')
})

it('puts letters that touch together where the engine took a word apart, and leaves those that stand apart', () => {
  const letters = (text: string, gap = 0) =>
    [...text].map((one, index): [number, string] => [index === 0 ? 2.5 : gap, one])
  expect(textOf(...letters('Contract'), ...letters('2022-035'))).toBe('Contract 2022-035')
  expect(textOf([0, 'A'], [0.8, 'b'], [2.5, 'c'])).toBe('A b c')
  expect(textOf([0, 'unit'], [0.2, 's'])).toBe('unit s')
})

it('parts a share from the currency sign of the next column, and no amount from its own', () => {
  expect(textOf([0, '52%$'], [8, '2,786'])).toBe('52% $ 2,786')
  expect(textOf([0, '1.234,56€'])).toBe('1.234,56€')
})

it('sets words at the height of their line where their font says that they are several lines high', () => {
  const font = { fontName: 'Serif', fontHeight: 10, fontAscent: 3000, fontDescent: -1000 }
  const box = { x: 20, width: 30, height: 40 }
  const items = ['above', 'below'].map((text, row) => ({ ...font, ...box, text, y: 70 + 14 * row }))
  const [above, below] = toPageContent({ ...PAGE, textItems: items }).words
  expect(above).toMatchObject({ top: 91.5, bottom: 102.5 })
  expect(below).toMatchObject({ top: 105.5, bottom: 116.5 })
})

it('takes the two lines under a total that are drawn in one stroke for a rule, and a curve of a chart for a drawing', () => {
  const shape = (width: number, height: number) => ({
    bbox: { x: 259, y: 697, width, height },
    stroke: true,
    fill: false,
    hasCurve: false,
  })
  const content = toPageContent({ ...PAGE, vectorGraphics: { shapes: [shape(50, 4), shape(50, 30)], lines: [] } })
  expect(content.rules).toEqual([{ direction: 'horizontal', start: 259, end: 309, at: 699, thickness: 4 }])
  expect(content.drawings).toEqual([{ left: 259, top: 697, right: 309, bottom: 727 }])
})

it('reads letters that fill their line, though their font of drawings states no size, and hides those too small to read', () => {
  const item = { x: 20, y: 100, width: 60, rotation: 0, fillColor: 'ff000000' }
  const { words } = toPageContent({
    ...PAGE,
    textItems: [
      { ...item, text: 'Balance', height: 8.4, fontSize: 0.24, fontHeight: 0.24 },
      { ...item, y: 300, text: 'unseen', height: 0.3, fontSize: 0.24, fontHeight: 0.24 },
    ],
  })
  expect(words.map(({ text, hidden, fontSize }) => [text, hidden ?? false, Math.round(fontSize)])).toEqual([
    ['Balance', false, 7],
    ['unseen', true, 0],
  ])
})
