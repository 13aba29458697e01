import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const wrong = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence[0]?.value ?? [])

const holdings = (total: string, head = 'Cost ($)') => `
# Schedule of investments

| No. of shares | Description | ${head} |
| 269,300 | Bank of Montreal | 25,250,753 |
| 370,800 | Bank of Nova Scotia | 24,981,104 |
| 418,400 | National Bank of Canada | 19,894,200 |
| 395,567 | Royal Bank of Canada | 40,302,562 |
| | Total Canadian equities | ${total} |
| 368,790 | Bank of America | 16,717,955 |
| 122,100 | Citigroup Inc. | 7,888,188 |
| 25,705 | Goldman Sachs Group Inc. | 11,018,580 |
| | Total other equities | 35,624,723 |
| 76,600 | Morgan Stanley | 5,551,652 |
| 50,800 | Kestrel Holdings | 8,346,633 |
| 41,200 | Arden plc | 2,104,990 |
| | Total small equities | 16,003,275 |
`

test.each(['110,248,619', '110,482,619', '1,104,286,190', '410,428,619'])(
  'a total behind counts of shares: %s',
  (total) => {
    expect(wrong(holdings('110,428,619'))).toEqual([])
    expect(wrong(holdings(total))).toEqual([total])
  },
)

test('a column called an average adds up where another of its sums shows it', () => {
  expect(wrong(holdings('110,428,619', 'Average cost ($)'))).toEqual([])
  expect(wrong(holdings('410,428,619', 'Average cost ($)'))).toEqual(['410,428,619'])
  expect(wrong(holdings('110,428,619', 'Average price ($)'))).toEqual([])
})

const ledger = (codes: readonly string[], total: string) => `
# Bilancio di verifica

| Conto | Descrizione | Dare |
| ${codes[0]} | Disponibilità liquide | 1.577.081 |
| ${codes[1]} | Crediti commerciali | 691.437 |
| ${codes[2]} | Rimanenze | 686.243 |
| ${codes[3]} | Altre attività | 139.895 |
| | Totale | ${total} |
`

test.each([
  ['of one length', ['1000', '1037', '1074', '1111']],
  ['rising', ['10', '101', '1020', '2001']],
])('numbers of accounts before the names are no amounts: %s', (_, codes) => {
  expect(wrong(ledger(codes, '3.094.656'))).toEqual([])
  expect(wrong(ledger(codes, '3.094.665'))).toEqual(['3.094.665'])
})
