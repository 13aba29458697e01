import { expect, test } from 'vitest'
import { marksOfLine, readLineFormula } from './read-line-formula.ts'

const printed = (label: string) =>
  readLineFormula(label)
    ?.map(({ mark, sign }) => `${sign > 0 ? '+' : '-'}${mark}`)
    .join(' ')

test.each([
  ["RÉSULTAT NET DE L'EXERCICE (L. 214-17-1) (1 - 2 + 3 - 4)", '+1 -2 +3 -4'],
  ['Net profit (I - II + III - IV +/- V - VI)', '+I -II +III -IV +V -VI'],
  ['III. Total income (I + II)', '+I +II'],
  ['Ⅲ＝Ⅰ－Ⅱ', '+I -II'],
  ['Equity attributable to owners (A)+(B)', undefined],
  ['Net debt ((a) - (b))', '+a -b'],
  ['三、营业利润（一－二）', '+一 -二'],
  ['Receivables (note 5)', undefined],
  ['Due within 1-2 years', undefined],
  ['Season (2019-20)', undefined],
])('%s', (label, terms) => {
  expect(printed(label)).toBe(terms)
})

test.each([
  ['TOTAL (1)', ['1']],
  ['Management fees (IV)', ['IV']],
  ['V. Profit before tax (III-IV)', ['V']],
  ['三、营业利润（一－二）', ['三']],
  ['Receivables', []],
])('%s bears its mark', (label, marks) => {
  expect(marksOfLine(label)).toEqual(marks)
})
