import { expect, test } from 'vitest'
import { indexWords } from '../../lines/text-line.ts'
import type { Fill, PageContent, PageWord } from '@tickmark/document/page'
import { findOpenTables } from '../find-tables.ts'

/** Words of 5 points a letter on lines at the given heights: `[top, label, figures…]`; figures end at 240, 340 … */
function page(lines: readonly (readonly [number, string, ...string[]])[], fills: Fill[] = []): PageContent {
  const words = lines.flatMap(([top, label, ...figures]) => [
    ...label.split(' ').reduce<PageWord[]>((done, text) => {
      const left = (done.at(-1)?.right ?? 17) + 3
      return [...done, wordAt(text, left, top)]
    }, []),
    ...figures.map((text, index) => wordAt(text, 240 + 100 * index - 5 * text.length, top)),
  ])
  return { number: 1, width: 612, height: 792, origin: 'text', words, rules: [], fills, pictures: [] }
}

function wordAt(text: string, left: number, top: number): PageWord {
  return { text, left, right: left + 5 * text.length, top, bottom: top + 10, fontSize: 9, origin: 'text' }
}

function labelsOf(content: PageContent): string[] {
  const table = findOpenTables(content, indexWords(content.words))[0]!
  return table.cells
    .filter(({ columnIndex }) => columnIndex === 0)
    .map(({ lines }) => lines.flat())
    .map((indexes) => indexes.map((index) => content.words[index]!.text).join(' '))
}

test('a label between two rows belongs to the nearer one', () => {
  const labels = labelsOf(
    page([
      [100, 'Opening balance', '900', '800'],
      [116, 'Net income', '70', '60'],
      [129, 'Foreign-currency translation'],
      [138, 'adjustment and other, net', '12', '14'],
      [151, 'Release of vested restricted'],
      [160, 'stock units', '3', '4'],
      [176, 'Closing balance', '985', '878'],
    ]),
  )
  expect(labels).toEqual([
    'Opening balance',
    'Net income',
    'Foreign-currency translation adjustment and other, net',
    'Release of vested restricted stock units',
    'Closing balance',
  ])
})

test('rows end where their shade does, though their lines stand as near as those of one label', () => {
  const shade = (top: number, bottom: number): Fill => ({ left: 20, right: 360, top, bottom, color: 'cceeff' })
  const lines = [
    [100, 'Land', '1,200', '1,100'],
    [112, 'Years Ending December 31,'],
    [124, '2016', '510', '480'],
    [136, '2017', '310', '220'],
  ] as const
  expect(labelsOf(page(lines, [shade(111, 123), shade(135, 147)]))).toEqual([
    'Land',
    'Years Ending December 31,',
    '2016',
    '2017',
  ])
})

test('lines shaded one by one in one colour are no rows', () => {
  const shade = (top: number, bottom: number): Fill => ({ left: 20, right: 360, top, bottom, color: 'cceeff' })
  const labels = labelsOf(
    page(
      [
        [100, 'Land', '1,200', '1,100'],
        [115, 'Buildings', '800', '900'],
        [130, 'Deferred charges that'],
        [140, 'are amortised', '30', '20'],
        [155, 'Total', '2,030', '2,020'],
      ],
      [shade(129, 140), shade(140, 151)],
    ),
  )
  expect(labels).toEqual(['Land', 'Buildings', 'Deferred charges that are amortised', 'Total'])
})

/** Moves the words of one line to the right. */
function indented(content: PageContent, top: number): PageContent {
  const words = content.words.map((word) =>
    word.top === top && word.left < 150 ? { ...word, left: word.left + 10, right: word.right + 10 } : word,
  )
  return { ...content, words }
}

test('the second line of a label goes in a little and the row below it comes out again', () => {
  const content = page([
    [100, 'Revenue', '900', '800'],
    [112, 'Income from operations attributable to'],
    [124, 'Group', '70', '60'],
    [136, 'Income per share', '12', '14'],
  ])
  expect(labelsOf(indented(content, 124))).toEqual([
    'Revenue',
    'Income from operations attributable to Group',
    'Income per share',
  ])
})

test('rows of names are rows, though the first amount comes late', () => {
  const names = ['LOGISTICA', 'VENTAS', 'RRHH', 'OTROS', 'SODIMAC', 'IMPERIAL', 'CHILE MAT']
  const rows = names.map((name, index) => [120 + 13 * index, `00${index}`, name, 'ACTIVO'] as const)
  const content = page([[100, 'Code', 'Name', 'State'], ...rows, [211, 'C01', '12,5', 'ACTIVO']])
  expect(labelsOf(content)).toEqual(['Code', ...names.map((_, index) => `00${index}`), 'C01'])
})

test('a head of a few full lines above amounts stays one row', () => {
  const head = [
    [100, 'Name of', 'Amount', 'Amount'],
    [110, 'the line', 'of this', 'of last'],
    [120, 'in words', 'period', 'period'],
  ] as const
  const content = page([
    ...head,
    [140, 'Land', '1,200', '1,100'],
    [153, 'Ships', '300', '250'],
    [166, 'Cars', '20', '25'],
  ])
  expect(labelsOf(content).at(-3)).toBe('Land')
  expect(labelsOf(content)).toHaveLength(4)
})

test('prices with the letter of their tax are figures, one row each', () => {
  const rows = [
    [100, 'Filter cartridge', '9,99a'],
    [112, 'Vitamin drink', '5,89a'],
    [124, 'Magnesium 300', '6,99b'],
    [136, 'Glass cleaner', '1,65a'],
    [148, 'Together', '24,52'],
    [160, 'Cash', '25,00'],
    [172, 'Change', '0,48'],
  ] as const
  expect(labelsOf(page(rows))).toEqual(rows.map(([, label]) => label))
})
