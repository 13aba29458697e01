import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What is told of a typed report above a suggestion, and how many of its figures are verified. */
function reviewed(text: string) {
  const { findings, figureCounts } = review(typeDocument(text), { tuning: { documentType: 'financial_report' } })
  const told = findings
    .filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual, expected }) => [actual, expected])
  return { told, verified: figureCounts.verified }
}

const portfolio = (value: string, price = '43,10') => `
# Inventaire du portefeuille

| | Quantité | Cours | Valeur actuelle |
| ADIDAS AG | 2.286,00 | 297,90 | 680.999,38 |
| AKZO NOBEL N.V. | 7.270,00 | 87,86 | 638.742,20 |
| ALLIANZ SE | 1.708,00 | 200,70 | 342.795,60 |
| BNP PARIBAS | 21.630,00 | ${price} | ${value} |
| BOUYGUES SA | 7.147,00 | 33,65 | 240.496,55 |
| CAPGEMINI SE | 3.045,00 | 126,80 | 386.106,00 |
| DEUTSCHE POST AG | 10.085,00 | 40,50 | 408.442,50 |
| NESTE OYJ | 6.120,00 | 59,16 | 362.059,20 |
`

test('pieces, price and value of a portfolio are held together in any language', () => {
  expect(reviewed(portfolio('932.253,00'))).toEqual({ told: [], verified: 24 })
  expect(reviewed(portfolio('923.253,00')).told).toEqual([['923.253,00', '932.253,00']])
  expect(reviewed(portfolio('9.322.530,00')).told).toEqual([['9.322.530,00', '932.253,00']])
})

test('lines in another currency, which no column tells, contradict nothing', () => {
  const mixed =
    portfolio('932.253,00').trimEnd() +
    `
| APPLE INC | 4.400,00 | 132,69 | 477.162,15 |
| MICROSOFT CORP | 2.100,00 | 222,42 | 381.744,32 |
`
  expect(reviewed(mixed).told).toEqual([])
})

const assets = (instruments: string, total = '1 155 995') => `
# Bilan actif en milliers d'euros

| | 2020 | 2019 |
| Immobilisations nettes | 0 | 0 |
| Instruments financiers | ${instruments} | 695 696 |
| > Actions et valeurs assimilées | 827 291 | 670 176 |
| >> Négociées sur un marché réglementé | 827 291 | 670 176 |
| > Organismes de placement collectif | 23 502 | 16 777 |
| >> OPCVM à vocation générale | 23 502 | 16 777 |
| > Instruments financiers à terme | 31 276 | 8 743 |
| >> Opérations sur un marché réglementé | 27 136 | 981 |
| >> Autres opérations | 4 140 | 7 762 |
| Créances | 164 973 | 75 263 |
| > Opérations de change à terme | 4 432 | 5 163 |
| > Autres | 160 541 | 70 100 |
| Comptes financiers | 108 953 | 101 676 |
| > Liquidités | 108 953 | 101 676 |
| Total de l'actif | ${total} | 872 635 |
`

test('a statement of levels adds up level by level, children that stand alone included', () => {
  const sound = reviewed(assets('882 069'))
  expect(sound.told).toEqual([])
  expect(sound.verified).toBeGreaterThanOrEqual(22)
  expect(reviewed(assets('828 069')).told).toContainEqual(['828 069', '882 069'])
  expect(reviewed(assets('882 069', '1 551 995')).told).toContainEqual(['1 551 995', '1 155 995'])
})

const units = (price: string, assets = '5,238.04') => `
# Fund, class I

| | 2016 | 2017 | 2018 | 2019 | 2020 | 2021 | 2022 |
| Net asset value per unit (EUR) | 1,244.90 | 1,408.98 | 1,180.87 | ${price} | 1,385.44 | 1,402.11 | 1,377.52 |
| Net assets (EUR thousand) | 5,838.58 | 6,384.09 | 17,308.36 | ${assets} | 3,365.23 | 3,505.28 | 2,892.79 |
| Units | 4,690.0000 | 4,531.0000 | 14,657.2900 | 3,766.2900 | 2,429.0000 | 2,500.0000 | 2,100.0000 |
`

test('units, the value of one and the net assets are held together across the years', () => {
  expect(reviewed(units('1,390.77'))).toEqual({ told: [], verified: 21 })
  // Net assets are divided before the value of a unit is rounded.
  expect(reviewed(units('1,390.77', '5,238.08')).told).toEqual([])
  expect(reviewed(units('1,930.77')).told).not.toEqual([])
  expect(reviewed(units('13,907.70')).told).not.toEqual([])
})

const result = (net: string, fees = '777 683') => `
# Compte de résultat en euros

| | 2020 | 2019 |
| Produits sur dépôts | 166 | 109 |
| Produits sur actions | 388 365 | 684 968 |
| TOTAL (1) | 388 531 | 685 077 |
| Charges sur dettes | 20 104 | 80 001 |
| Autres charges financières | 4 305 | 5 608 |
| TOTAL (2) | 24 409 | 85 609 |
| Résultat sur opérations financières (1 - 2) | 364 122 | 599 468 |
| Autres produits (3) | 1 250 | 2 310 |
| Frais de gestion (4) | ${fees} | 1 458 319 |
| Résultat net (1 - 2 + 3 - 4) | ${net} | -856 541 |
| Régularisation (5) | 40 657 | 133 693 |
| Acomptes versés (6) | 11 020 | 9 400 |
| Résultat (1 - 2 + 3 - 4 + 5 - 6) | -382 674 | -732 248 |
`

test('what a label says that its line comes to is held against it, however far it is off', () => {
  const sound = reviewed(result('-412 311'))
  expect(sound.told).toEqual([])
  expect(sound.verified).toBe(26)
  expect(reviewed(result('-412 131')).told).toEqual([['-412 131', '-412 311']])
  expect(reviewed(result('-4 123 110')).told).toEqual([['-4 123 110', '-412 311']])
})

const measures = (debt: string) => `
# Other measures, in millions of euros

| | 2025 | 2024 |
| (a) Borrowings | 4,312 | 4,120 |
| (b) Undrawn facilities | 1,020 | 980 |
| (c) Cash and deposits | 612 | 704 |
| (d) EBITDA | 1,480 | 1,391 |
| (e) Lease liabilities | 388 | 402 |
| (f) Pledged inventories | 277 | 260 |
| Net debt (a - c + e) | ${debt} | 3,818 |
| Headroom (b + c) | 1,632 | 1,684 |
`

test('lines named by their marks are added up wherever they stand', () => {
  const sound = reviewed(measures('4,088'))
  expect(sound.told).toEqual([])
  expect(sound.verified).toBe(12)
  expect(reviewed(measures('4,808')).told).toEqual([['4,808', '4,088']])
  expect(reviewed(measures('40,880')).told).toEqual([['40,880', '4,088']])
})

test('noughts that nothing computes with are no open figures', () => {
  const idle = '| Deposits | 0.00 | 0.00 |'
  const report = (lines: string) => `
# Exposure by rate

| | Fixed | Floating |
${lines}
| Bonds | 1,204.00 | 310.50 |
`
  const counted = (lines: string) => review(typeDocument(report(lines))).figureCounts.total
  expect(counted(`${idle}\n${idle.replace('Deposits', 'Loans')}`)).toBe(2)
  expect(counted(idle.replaceAll('0.00', '0.05'))).toBe(4)
})
