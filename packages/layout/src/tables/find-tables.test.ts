import { expect, test } from 'vitest'
import { indexWords } from '../lines/text-line.ts'
import type { PageContent, PageWord } from '@tickmark/document/page'
import { findOpenTables } from './find-tables.ts'

/** Words of 5 points a letter: `[left, text]` for each line, 12 points apart; a negative left is a right edge. */
function page(lines: readonly (readonly (readonly [number, string])[])[]): PageContent {
  const words = lines.flatMap((line, row) =>
    line.flatMap(([at, text]) => {
      let left = at < 0 ? -at - 5 * text.length : at
      return text.split(' ').map((one): PageWord => {
        const word: PageWord = {
          text: one,
          left,
          right: left + 5 * one.length,
          top: 100 + 12 * row,
          bottom: 110 + 12 * row,
          fontSize: 10,
          origin: 'text',
        }
        left = word.right + 3
        return word
      })
    }),
  )
  return { number: 1, width: 612, height: 792, origin: 'text', words, rules: [], fills: [], pictures: [] }
}

function tableOf(content: PageContent): { heads: number; rows: string[][] } {
  const table = findOpenTables(content, indexWords(content.words))[0]!
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    table.cells
      .filter(({ rowIndex }) => rowIndex === row)
      .map(({ lines, columnIndex, columnSpan }) => {
        const text = lines.flat().map((index) => content.words[index]!.text)
        return `${columnIndex}${columnSpan > 1 ? `-${columnIndex + columnSpan - 1}` : ''} ${text.join(' ')}`
      }),
  )
  return { heads: table.headerRowCount, rows }
}

test('a year in the middle above two columns heads both', () => {
  const content = page([
    [
      [262, '2024'],
      [442, '2023'],
    ],
    [
      [200, 'Gross'],
      [290, 'Net'],
      [380, 'Gross'],
      [470, 'Net'],
    ],
    [
      [20, 'Patents'],
      [-240, '1,200'],
      [-330, '900'],
      [-420, '1,000'],
      [-510, '800'],
    ],
    [
      [20, 'Brands'],
      [-240, '2,200'],
      [-330, '1,900'],
      [-420, '2,000'],
      [-510, '1,800'],
    ],
    [
      [20, 'Total'],
      [-240, '3,400'],
      [-330, '2,800'],
      [-420, '3,000'],
      [-510, '2,600'],
    ],
  ])
  const { heads, rows } = tableOf(content)
  expect(heads).toBe(2)
  expect(rows.slice(0, 2)).toEqual([
    ['1-2 2024', '3-4 2023'],
    ['1 Gross', '2 Net', '3 Gross', '4 Net'],
  ])
})

test('note marks set apart are no column of small negative amounts', () => {
  const { rows } = tableOf(
    page([
      [
        [20, 'Tower One'],
        [-240, '5,200'],
        [260, '(1)'],
        [-360, '5,200'],
      ],
      [
        [20, 'Tower Two'],
        [-240, '4,100'],
        [260, '(2)'],
        [-360, '4,300'],
      ],
      [
        [20, 'Total'],
        [-240, '9,300'],
        [-360, '9,500'],
      ],
    ]),
  )
  expect(rows).toEqual([
    ['0 Tower One', '1 5,200 (1)', '2 5,200'],
    ['0 Tower Two', '1 4,100 (2)', '2 4,300'],
    ['0 Total', '1 9,300', '2 9,500'],
  ])
})

test('heads set to the left of their figures do not make columns of their own in a short table', () => {
  const { rows } = tableOf(
    page([
      [
        [200, '2024'],
        [320, '2023'],
      ],
      [
        [20, 'Options outstanding'],
        [-245, '189'],
        [-365, '517'],
      ],
      [
        [20, 'Options exercised'],
        [-245, '12'],
        [-365, '34'],
      ],
    ]),
  )
  expect(rows).toEqual([
    ['1 2024', '2 2023'],
    ['0 Options outstanding', '1 189', '2 517'],
    ['0 Options exercised', '1 12', '2 34'],
  ])
})

test('sections set to different widths keep their amounts apart, though signs of one stand where digits of the other do', () => {
  const section = (year: string, shift: number): [number, string][][] => [
    [[20, year]],
    [
      [20, 'Subject to netting'],
      [180 + shift, '$'],
      [-(260 + shift), '53'],
      [272 + shift, '$'],
      [-(350 + shift), '38'],
      [362 + shift, '$'],
      [-(440 + shift), '15'],
    ],
    [
      [20, 'Not subject'],
      [-(260 + shift), '1'],
      [-(440 + shift), '2'],
    ],
  ]
  const { rows } = tableOf(
    page([
      [
        [200, 'Gross'],
        [290, 'Offset'],
        [380, 'Net'],
      ],
      ...section('2018', 0),
      ...section('2017', 18),
    ]),
  )
  expect(rows.slice(1)).toEqual([
    ['0 2018'],
    ['0 Subject to netting', '1 $ 53', '2 $ 38', '3 $ 15'],
    ['0 Not subject', '1 1', '3 2'],
    ['0 2017'],
    ['0 Subject to netting', '1 $ 53', '2 $ 38', '3 $ 15'],
    ['0 Not subject', '1 1', '3 2'],
  ])
})

test('a total without a label ends its table', () => {
  const { rows } = tableOf(
    page([
      [
        [20, 'Europe'],
        [-240, '1,200'],
        [-330, '900'],
      ],
      [
        [20, 'Asia'],
        [-240, '300'],
        [-330, '–'],
      ],
      [[-240, '1,500']],
      [[20, 'The group has no other branches that it would have to tell of.']],
    ]),
  )
  expect(rows.at(-1)).toEqual(['1 1,500'])
})

/** A label, if there is one, and two figures. */
function row(label: string, first: string, second: string): readonly (readonly [number, string])[] {
  const figures = [[-330, first] as const, [-430, second] as const]
  return label ? [[20, label], ...figures] : figures
}

test('a period in the middle above three years heads all of them, though it stands right over the second', () => {
  const figures = (label: string, ...amounts: string[]): [number, string][] => [
    [20, label],
    ...amounts.map((amount, index): [number, string] => [-(240 + 100 * index), amount]),
  ]
  const { heads, rows } = tableOf(
    page([
      [[282, 'Year Ended May 31,']],
      figures('(in millions)', '2020', '2019', '2018'),
      figures('Net income', '10,135', '11,083', '3,587'),
      figures('Depreciation', '1,382', '1,230', '1,165'),
      figures('Other, net', '239', '157', '(27)'),
    ]),
  )
  expect(heads).toBe(2)
  expect(rows.slice(0, 2)).toEqual([['1-3 Year Ended May 31,'], ['0 (in millions)', '1 2020', '2 2019', '3 2018']])
})

test('heads belong to their table though a unit and titles of sections stand between them and its first row', () => {
  const { heads, rows } = tableOf(
    page([
      row('', 'June 30,', 'Dec. 31,'),
      row('', '2023', '2022'),
      [[300, '(In millions, except shares)']],
      [[20, 'ASSETS']],
      [[20, 'Current assets:']],
      row('Cash and cash equivalents', '5,504', '7,776'),
      row('Short-term investments', '4,398', '3,092'),
      row('Accounts receivable, net', '928', '963'),
    ]),
  )
  expect(heads).toBe(2)
  expect(rows.map(([first]) => first)).toEqual([
    '1 June 30, 2023',
    '1-2 (In millions, except shares)',
    '0 ASSETS',
    '0 Current assets:',
    '0 Cash and cash equivalents',
    '0 Short-term investments',
    '0 Accounts receivable, net',
  ])
})

test('the last rows of one table are no heads of the next', () => {
  const content = page([
    row('', '2022', '2021'),
    row('Europe', '815', '794'),
    row('Asia', '106', '114'),
    [],
    row('', 'Reported', 'Core'),
    row('Europe', '1,654', '1,662'),
    row('Asia', '194', '193'),
  ])
  const tables = findOpenTables(content, indexWords(content.words))
  const words = tables.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flat()))
  expect(tables.map(({ rowCount, headerRowCount }) => [rowCount, headerRowCount])).toEqual([
    [3, 1],
    [3, 1],
  ])
  expect(new Set(words).size).toBe(words.length)
})

test('the second lines of entries part no table', () => {
  const entry = (...texts: string[]): [number, string][] => texts.map((text, index) => [20 + 130 * index, text])
  const content = page([
    entry('Business', 'Fuel', '250', 'Customer'),
    entry('Amman East', 'Gas', '381', 'National Power'),
    entry('IPP4', 'Heavy', '250', 'National Power'),
    [
      [150, 'Fuel Oil'],
      [410, 'Company'],
    ],
    entry('AM Solar', 'Solar', '52', 'National Power'),
  ])
  expect(findOpenTables(content, indexWords(content.words))).toHaveLength(1)
})

test('signs at the left edges of wide columns belong to the amounts at their right edges', () => {
  const wide = (label: string, first: string, second: string, sign?: string): [number, string][] => [
    [20, label],
    ...(sign ? [[100, sign] as [number, string]] : []),
    [-340, first],
    ...(sign ? [[360, sign] as [number, string]] : []),
    [-600, second],
  ]
  const { rows } = tableOf(
    page([wide('Accrued', '101', '75', '$'), wide('Other', '45', '46'), wide('Total', '146', '121', '$')]),
  )
  expect(rows.map((cells) => cells.slice(1))).toEqual([
    ['1 $ 101', '2 $ 75'],
    ['1 45', '2 46'],
    ['1 $ 146', '2 $ 121'],
  ])
})

test('a unit alone above heads opens another table, and no line below all heads makes one of figures one of labels', () => {
  const content = page([
    [[-520, 'in CHF million']],
    [
      [-420, '2019'],
      [-520, '2018'],
    ],
    ...['Wages', 'Rent', 'Total'].map((label, row): [number, string][] => [
      [20, label],
      [-420, `${row + 3}1`],
      [-520, `${row + 2}4`],
    ]),
    [],
    [[-520, 'in CHF million']],
    [[-520, '2019']],
    ...['Contract 2017-011', 'Contract 2018-014', 'Contract 2019-017'].map((label, row): [number, string][] => [
      [20, label],
      [-520, `${row + 1},204`],
    ]),
  ])
  content.rules.push({ direction: 'horizontal', start: 20, end: 520, at: 195, thickness: 0.5 })
  const tables = findOpenTables(content, indexWords(content.words))
  expect(tables.map(({ rowCount, columnCount }) => [rowCount, columnCount])).toEqual([
    [5, 3],
    [4, 2],
  ])
  const heads = tables[1]?.cells.filter(({ rowIndex }) => rowIndex === 0)
  expect(heads?.map(({ columnIndex, columnSpan }) => [columnIndex, columnSpan])).toEqual([[1, 1]])
})
