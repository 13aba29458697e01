import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

type Language = Document['language']

/** Two dividends: what each share gets, how many shares there are, what that comes to. */
function tableOf(heads: string, total: string): string {
  return `# Dividends

| | ${heads} |
| 2024 | 0.125 | 12,345,600 | ${total} |
| 2023 | 0.111 | 12,345,600 | 1,370,361.60 |
`
}

const SOUND = '1,543,200.00'

test.each<[Language, string]>([
  ['en', 'Dividend per share | Shares entitled | Total'],
  ['zh', '每股股利（元） | 股本（股） | 合计（元）'],
  ['ja', '１株当たり配当額（円） | 株式数（株） | 配当金の総額（円）'],
  ['ko', '주당배당금(원) | 배당주식수(주) | 배당금 총액(원)'],
])('dividends are those of all shares, one error of two rows is told (%s)', (language, heads) => {
  const read = (total: string) => review(typeDocument(tableOf(heads, total), language), { type: 'financial_report' })
  const sound = read(SOUND)
  expect(sound.findings).toEqual([])
  expect(sound.figures.filter(({ text }) => text === SOUND).map(({ state }) => state)).toEqual(['verified'])
  for (const wrong of ['1,548,200.00', '15,432,000.00'])
    expect(read(wrong).findings.map(({ actual }) => actual)).toEqual([wrong])
})

test('in a table of crores the shares are no crores', () => {
  const text = `# Dividends

₹ in crores

| | Per share | Shares entitled | Total |
| Interim dividend | 185.869 | 34,410,000 | 639.58 |
| Final dividend | 105.818 | 34,410,000 | 364.12 |
`
  const states = review(typeDocument(text, 'en')).figures.map(({ text: printed, state }) => `${printed} ${state}`)
  expect(states).toEqual(expect.arrayContaining(['639.58 verified', '364.12 verified']))
})
