import type { Said } from './good-claims.ts'
import { CHINESE, ENGLISH, JAPANESE, KOREAN } from './reports.ts'

const of = (about: Said['about'], ...claims: object[]): Said[] =>
  claims.map((claim) => ({ about, answer: JSON.stringify({ claims: [{ title: 'x', message: 'y', ...claim }] }) }))

/** Made up apart from the others, and first seen when those were refused: plausible words and sums about things that do not belong together. */
export const MORE_BAD_CLAIMS: readonly Said[] = [
  ...of(ENGLISH, { type: 'mismatch', places: [{ id: 'b8' }], sum: '2,310 / 9,860 = 23.4%', printed: '95' }),
  ...of(
    ENGLISH,
    {
      type: 'mismatch',
      places: [{ id: 'b4:4', quote: 'Administrative expenses' }],
      sum: '9,860 × 12% = 1,183',
      printed: '(1,120)',
    },
    {
      type: 'mismatch',
      places: [{ id: 'b2', quote: 'Revenue increased to £9,860 thousand in 2025' }],
      sum: '9,120 × 1.081 = 9,859',
      printed: '9,860',
    },
    { type: 'mismatch', places: [{ id: 'b8' }], sum: '9,860 − 2,310 = 7,550', printed: '95' },
    {
      type: 'mismatch',
      places: [{ id: 'b2' }],
      sum: '9,860 − 310 = 9,550',
      printed: '9,120',
      title: 'Revenue less orders',
      message: 'wrong',
    },
    { type: 'mismatch', places: [{ id: 'b13' }, { id: 'b7' }], sum: '1,900 + 240 = 2,140', printed: '9,860' },
    {
      type: 'mismatch',
      places: [{ id: 'b21' }, { id: 'b9' }],
      sum: '164 × 52.4 = 8,593.6',
      printed: '9,860',
      figures: [{ id: 'b4:1:1', value: '9,860' }],
    },
    {
      type: 'contradiction',
      places: [
        { id: 'b2', quote: 'The order book of £310 thousand supports the outlook' },
        { id: 'b14', quote: 'Demand for harbour tools will certainly triple' },
      ],
    },
    {
      type: 'contradiction',
      places: [
        { id: 'b12', quote: 'Inventories are carried at the lower of cost' },
        { id: 'b3:3', quote: 'Inventories' },
      ],
    },
    {
      type: 'contradiction',
      places: [
        { id: 'b8', quote: 'on receivables of £2,310 thousand' },
        { id: 'b3:2', quote: 'Trade receivables' },
      ],
    },
    {
      type: 'contradiction',
      places: [
        { id: 'b8', quote: 'revenue of £9,860 thousand' },
        { id: 'b4:1:2', quote: '9,120' },
      ],
      title: 'Revenue differs',
    },
    { type: 'unsupported', places: [{ id: 'b9', quote: 'The Company had 164 employees at the end of the year' }] },
    { type: 'unsupported', places: [{ id: 'b1', quote: 'Harbour Lane Holdings Limited: annual report 2025' }] },
    { type: 'missing', places: [{ id: 'b7', quote: 'are secured on property' }], search: ['land register extract'] },
    {
      type: 'missing',
      places: [{ id: 'b6', quote: 'The Company has no external borrowings' }],
      search: ['loan agreement'],
    },
    { type: 'stale', places: [{ id: 'b7', quote: 'fall due in March 2026' }] },
    {
      type: 'definition',
      places: [
        { id: 'b16', quote: 'Adjusted EBITDA means operating profit before depreciation' },
        { id: 'b4:5', quote: 'Operating profit' },
      ],
    },
    {
      type: 'direction',
      places: [{ id: 'b15', quote: 'Administrative expenses decreased because of savings in rent' }, { id: 'b4:2' }],
      figures: [
        { id: 'b4:2:2', value: '5,770' },
        { id: 'b4:2:1', value: '6,210' },
      ],
    },
    {
      type: 'policy-and-practice',
      places: [
        { id: 'b19', quote: 'The Company leases 3 warehouses' },
        { id: 'b6', quote: 'The Company has no external borrowings' },
      ],
    },
  ),
  ...of(
    CHINESE,
    { type: 'mismatch', places: [{ id: 'b6' }], sum: '98,600 − 305 = 98,295', printed: '412' },
    {
      type: 'contradiction',
      places: [
        { id: 'b5', quote: '提供对外担保3,500万元' },
        { id: 'b9', quote: '调增账面价值240万元' },
      ],
    },
    { type: 'unsupported', places: [{ id: 'b8', quote: '公司对存货按成本与可变现净值孰低计量' }] },
  ),
  ...of(JAPANESE, {
    type: 'contradiction',
    places: [
      { id: 'b3', quote: '借入金1,900百万円' },
      { id: 'b4', quote: '売上高9,860百万円' },
    ],
  }),
  ...of(
    KOREAN,
    { type: 'mismatch', places: [{ id: 'b4' }], sum: '9,860 − 52 = 9,808', printed: '164' },
    { type: 'missing', places: [{ id: 'b3', quote: '차입금 1,900백만원의 만기' }], search: ['상환계획서'] },
  ),
]
