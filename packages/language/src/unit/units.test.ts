import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { findUnitText } from './find-unit-text.ts'
import { readUnit, readUnitLine, readUnitSign } from './read-unit.ts'
import { statesOnce } from './states-once.ts'

describe.each(LANGUAGE_DATA)('$tag', ({ captions: { labels, stated, once, scales, prefixes, suffixes } }) => {
  test('reads the units that its captions state', () => {
    const rows = [labels, stated, once, ...scales, ...prefixes, ...suffixes].flatMap(({ example }) =>
      example ? [example] : [],
    )
    expect(rows.map(([text]) => [text, readUnit(text)?.scale])).toEqual(rows)
    expect(statesOnce(once.example?.[0] ?? '')).toBe(once.example !== undefined)
  })
})

test.each([
  ['in TEUR', 3, 'EUR'],
  ['Angaben in T€', 3, 'EUR'],
  ['31.12.2024 TEUR', 3, 'EUR'],
  ['in Mio. €', 6, 'EUR'],
  ['Mio. EUR', 6, 'EUR'],
  ['(in thousands of euros)', 3, 'EUR'],
  ["(en millions d'euros)", 6, 'EUR'],
  ["En milliers d'euros", 3, 'EUR'],
  ['(en M€)', 6, 'EUR'],
  ['(in migliaia di euro)', 3, 'EUR'],
  ['€/000', 3, 'EUR'],
  ['(en miles de euros)', 3, 'EUR'],
  ['Millones de euros', 6, 'EUR'],
  ["RMB'000", 3, 'CNY'],
  ["HK$'000", 3, 'HKD'],
  ['₹ in lakhs', 5, 'INR'],
  ["SAR'000", 3, 'SAR'],
  ["₦'000", 3, 'NGN'],
  ["KShs'000", 3, 'KES'],
  ["R'000", 3, undefined],
  ['Rm', 6, 'ZAR'],
  ['30 June 2025 R million', 6, 'ZAR'],
  ['(Rbn)', 9, 'ZAR'],
  ["Kshs. '000", 3, undefined],
  ['(in thousands of Kazakhstan Tenge)', 3, 'KZT'],
  ['(Expressed in thousands of Philippine Pesos)', 3, 'PHP'],
  ['RUB million', 6, 'RUB'],
  ['(Rs. in crore)', 7, 'INR'],
  ['(in ₹ crore)', 7, 'INR'],
  ['Millions of yen', 6, 'JPY'],
  ['Millions of yen Thousands of U.S. dollars For the years ended March 31', 6, 'JPY'],
  ['Euro/000', 3, 'EUR'],
  ['(Thousands of U.S. dollars)', 3, 'USD'],
  ['(Expressed in thousands of Hong Kong dollars)', 3, 'HKD'],
  ['(In thousands of Korean won)', 3, 'KRW'],
  ['人民幣百萬元', 6, 'CNY'],
  ['单位：人民币万元', 4, 'CNY'],
  ['單位：新台幣及外幣仟元', 3, 'TWD'],
  ['单位：人民币及美元千元', 3, 'CNY'],
  ['单位：元', 0, undefined],
  ['（千港元）', 3, 'HKD'],
  ['截至12月31日止年度 2024年人民幣千元', 3, 'CNY'],
  ['2024年度百万円', 6, 'JPY'],
  ['2024年12月31日千股', 3, undefined],
  ['（単位：百万円）', 6, 'JPY'],
  ['（百万円）', 6, 'JPY'],
  ['売上高 百万円 ％', 6, 'JPY'],
  ['(단위: 천원)', 3, 'KRW'],
  ['(단위: 천달러)', 3, 'USD'],
  ['(단위: 십억원)', 9, 'KRW'],
  ['(단위: 천USD)', 3, 'USD'],
  ['(단위 : 주, 백만원)', 6, 'KRW'],
  ['(단위 : 백만원, 천주, 원)', 6, 'KRW'],
  ['单位：万股', 4, undefined],
  ['(除另有註明者外，所有金額均以新台幣千元為單位)', 3, 'TWD'],
])('%s states 10^%d of %s', (text, scale, currency) => {
  expect([readUnit(text)?.scale, readUnit(text)?.currency]).toEqual([scale, currency])
})

test.each([
  'The company employs many people in Thousand Oaks.',
  'Debt of £15m was repaid',
  'CHF 1,000 each',
  'Umsatz von 12,5 Mio. EUR',
  'it lies 15 miles away, in miles',
  '(shares in thousands)',
  'Millions of dollars were spent',
  '投资 5 百万元',
  '百万円未満切捨て',
  'Nominal value €0.50',
  '단위원가를 평균법에 따라',
  '삼성전기(주)',
  '損失為(282,546)千元',
  '(MRD.AU)',
  'Average cost ($)',
])('%s states none', (text) => expect(readUnit(text)).toBeUndefined())

test.each([
  ['合并资产负债表 单位：人民币万元', '单位：人民币万元'],
  ['（除特别注明外，金额单位均为人民币百万元）', '金额单位均为人民币百万元'],
  ['合并资产负债表 单位：元 币种：人民币', '单位：元 币种：人民币'],
  ['(in thousands, except per share data)', '(in thousands, except per share data)'],
  ['All figures in USD ‘000', 'figures in USD ‘000'],
  ['Konzernbilanz in TEUR', 'in TEUR'],
  ['Importi in migliaia di euro', 'Importi in migliaia di euro'],
  ["Bilan consolidé en milliers d'euros", "en milliers d'euros"],
  ['HK$’000', 'HK$’000'],
  ['C$’000 equivalent', 'C$’000'],
  ['百万円', '百万円'],
  ['当期純利益（円）', undefined],
  ['Average cost ($)', undefined],
])('the line %s holds the statement %s', (line, text) => expect(findUnitText(line)).toBe(text))

test.each([
  ['(in U.S. dollars)', 'USD'],
  ['(Expressed in Canadian dollars)', 'CAD'],
  ['in Euro', 'EUR'],
  ['(en euros)', 'EUR'],
  ['(in U.S. dollars, except number of shares)', 'USD'],
])('%s as a whole line states whole units', (line, currency) => {
  expect(readUnit(line)).toBeUndefined()
  expect(readUnitLine(line)).toMatchObject({ scale: 0, currency })
})

test('a sign on a line of its own states whole units; within a line it states nothing', () => {
  expect(readUnitSign('€')).toMatchObject({ scale: 0, currency: 'EUR' })
  expect(readUnitSign('$')).toEqual({ scale: 0, text: '$' })
  expect(['2025 $', '人民币', 'Paid in euros'].map(readUnitSign)).toEqual([undefined, undefined, undefined])
  expect(['Paid in euros.', 'Sales in Canadian dollars fell'].map(readUnitLine)).toEqual([undefined, undefined])
})
