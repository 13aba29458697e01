import { CHINESE, ENGLISH, JAPANESE } from './reports.ts'
import type { Said } from './good-claims.ts'

const of = (about: Said['about'], ...claims: object[]): Said[] =>
  claims.map((claim) => ({
    about,
    answer: JSON.stringify({
      claims: [{ severity: 'serious', title: 'An error', message: 'This is wrong.', ...claim }],
    }),
  }))

const total = { id: 'b3:6', quote: 'Total assets | 8,200 | 7,725' }
const current = { id: 'b3:4', quote: 'Total current assets | 5,000 | 4,675' }
const order = { id: 'b2', quote: 'The order book of £310 thousand supports the outlook' }

/** A total held against some of its parts only. */
const INCOMPLETE = [
  ...of(
    ENGLISH,
    {
      type: 'mismatch',
      places: [total],
      sum: '1,240 + 3,200 = 4,440',
      printed: '8,200',
      title: 'Total assets do not add up',
    },
    {
      type: 'mismatch',
      places: [current],
      sum: '1,240 + 2,310 = 3,550 ≠ 5,000',
      title: 'Current assets do not add up',
    },
    { type: 'mismatch', places: [current], sum: '2,180 + 1,390 = 3,570', printed: '4,675' },
    {
      type: 'mismatch',
      places: [{ id: 'b4:5', quote: 'Operating profit | 2,530 | 2,370' }],
      sum: '9,860 − 6,210 = 3,650',
      printed: '2,530',
    },
    { type: 'mismatch', places: [total], sum: '1,240 + 2,310 + 1,450 + 3,050 = 8,050 ≠ 8,200' },
  ),
  ...of(CHINESE, {
    type: 'mismatch',
    places: [{ id: 'b2:6', quote: '资产总计' }],
    sum: '12,400 + 23,100 = 35,500',
    printed: '82,000',
    title: '资产总计有误',
  }),
]

/** Arithmetic that says nothing of the document. */
const EMPTY = of(
  ENGLISH,
  { type: 'mismatch', places: [{ id: 'b12', quote: 'the' }], sum: '2 × 2 = 4' },
  {
    type: 'mismatch',
    places: [{ id: 'b12', quote: 'Inventories are carried at the lower of cost' }],
    sum: '2 × 2 = 4',
    printed: '5',
  },
  { type: 'mismatch', places: [order], sum: '100 × 12 = 1,200', printed: '310' },
  { type: 'mismatch', places: [order], sum: '365 ÷ 12 = 30.4', printed: '310' },
  { type: 'mismatch', places: [order], sum: '310 × 1 = 310', printed: '9,860' },
  { type: 'mismatch', places: [order], sum: '310 = 310', printed: '310' },
)

/** Dates, years and numbers of notes as operands. */
const NAMING = of(
  ENGLISH,
  {
    type: 'mismatch',
    places: [{ id: 'b7', quote: 'Bank borrowings of £1,900 thousand fall due in March 2026' }],
    sum: '1,900 + 2026 = 3,926',
    printed: '1,900',
  },
  {
    type: 'mismatch',
    places: [{ id: 'b2', quote: 'Revenue increased to £9,860 thousand in 2025' }],
    sum: '2025 + 2024 = 4,049',
    printed: '9,860',
  },
  {
    type: 'mismatch',
    places: [{ id: 'b11', quote: 'Details of the pension scheme are set out in Note 35' }],
    sum: '35 + 35 = 70',
    printed: '35',
  },
  {
    type: 'mismatch',
    places: [{ id: 'b18', quote: 'met four times during 2023' }],
    sum: '2023 + 2025 = 4,048',
    printed: '2023',
  },
  {
    type: 'mismatch',
    places: [{ id: 'b2', quote: 'from £9,120 thousand in 2024' }],
    sum: '9,120 + 2024 = 11,144',
    printed: '9,860',
  },
  { type: 'mismatch', places: [{ id: 'b3:0', quote: '2025' }], sum: '2025 − 2024 = 1', printed: '1,240' },
)

/** Numbers in the words that stand nowhere. */
const INVENTED = of(
  ENGLISH,
  {
    type: 'unsupported',
    places: [{ id: 'b14', quote: 'will certainly triple within the next few years' }],
    message: 'Demand was £4,711 thousand.',
  },
  {
    type: 'contradiction',
    places: [
      { id: 'b6', quote: 'The Company has no external borrowings' },
      { id: 'b7', quote: 'Bank borrowings of £1,900 thousand' },
    ],
    message: 'Borrowings of 2,900 thousand are denied.',
  },
  {
    type: 'unsupported',
    places: [{ id: 'b14', quote: 'will certainly triple within the next few years' }],
    message: 'Growth of 47% is unsupported.',
  },
  {
    type: 'missing',
    places: [{ id: 'b11', quote: 'set out in Note 35' }],
    search: ['Note 35'],
    message: 'Note 35 and its 88 pages are missing.',
  },
  {
    type: 'definition',
    places: [
      { id: 'b16', quote: 'Adjusted EBITDA means operating profit' },
      { id: 'b17', quote: 'Adjusted EBITDA excludes depreciation' },
    ],
    message: 'The definitions differ by £777 thousand.',
  },
  {
    type: 'mismatch',
    places: [{ id: 'b8', quote: 'an average of 95 days' }],
    sum: '2,310 / 9,860 × 365 = 85.5',
    printed: '95',
    message: 'It should be 71 days.',
  },
)

/** Words that nobody wrote, that say nothing, or that cut a number in two. */
const MISQUOTED = of(
  ENGLISH,
  { type: 'unsupported', places: [{ id: 'b14', quote: 'demand will quadruple' }] },
  { type: 'unsupported', places: [{ id: 'b14', quote: 'will' }] },
  {
    type: 'contradiction',
    places: [
      { id: 'b6', quote: 'no external borrowings' },
      { id: 'b7', quote: 'borrowings of £1,90' },
    ],
  },
  { type: 'unsupported', places: [{ id: 'b14', quote: '…' }] },
  {
    type: 'contradiction',
    places: [
      { id: 'b6', quote: 'the Company has external borrowings' },
      { id: 'b7', quote: 'Bank borrowings' },
    ],
  },
  {
    type: 'policy-and-practice',
    places: [
      { id: 'b19', quote: 'to insure none of them' },
      { id: 'b20', quote: 'One warehouse is not insured' },
    ],
  },
)

/** Places that were not sent. */
const ELSEWHERE = [
  ...of(
    ENGLISH,
    { type: 'unsupported', places: [{ id: 'b99', quote: 'triple' }] },
    { type: 'unsupported', places: [{ id: 'page 7' }] },
    { type: 'unsupported', places: [] },
    { type: 'mismatch', places: [{ id: 'b3:44', quote: 'Total' }], sum: '1 + 1 = 3' },
    { type: 'contradiction', places: [{ id: 'x1' }, { id: 'x2' }] },
  ),
  ...of(JAPANESE, { type: 'unsupported', places: [{ id: 'b77', quote: '売上' }] }),
]

/** Sums that hold, or figures that other proofs bear out. */
const HOLDING = of(
  ENGLISH,
  { type: 'mismatch', places: [current], sum: '1,240 + 2,310 + 1,450 = 5,000', printed: '5,000' },
  { type: 'mismatch', places: [current], sum: '1,240 + 2,310 + 1,450 = 4,990', printed: '5,000' },
  { type: 'mismatch', places: [total], sum: '5,000 + 3,200 = 8,300 ≠ 8,200' },
  {
    type: 'mismatch',
    places: [{ id: 'b4:3', quote: 'Gross profit | 3,650 | 3,350' }],
    sum: '9,860 + 6,210 = 16,070',
    printed: '3,650',
  },
  {
    type: 'mismatch',
    places: [{ id: 'b8', quote: 'an average of 95 days' }],
    sum: '2,310 / 8,875 × 365 = 95',
    printed: '95',
  },
  {
    type: 'contradiction',
    places: [
      { id: 'b2', quote: 'Revenue increased to £9,860 thousand in 2025' },
      { id: 'b4:1', quote: 'Revenue | 9,860 | 9,120' },
    ],
    figures: [
      { id: 'b2', value: '9,860' },
      { id: 'b4:1:1', value: '9,860' },
    ],
  },
)

/** Another year, another unit, another thing. */
const UNLIKE = of(
  ENGLISH,
  {
    type: 'contradiction',
    places: [
      { id: 'b3:6:1', quote: '8,200' },
      { id: 'b3:6:2', quote: '7,725' },
    ],
  },
  {
    type: 'contradiction',
    places: [
      { id: 'b3:1:1', quote: '1,240' },
      { id: 'b4:3:1', quote: '3,650' },
    ],
  },
  {
    type: 'contradiction',
    places: [
      { id: 'b14', quote: 'will certainly triple within the next few years' },
      { id: 'b18', quote: 'The audit committee met four times' },
    ],
  },
  {
    type: 'contradiction',
    places: [
      { id: 'b6', quote: 'The Company has no external borrowings' },
      { id: 'b6', quote: 'The Company has no external borrowings' },
    ],
  },
  { type: 'contradiction', places: [{ id: 'b6', quote: 'The Company has no external borrowings' }] },
  {
    type: 'definition',
    places: [
      { id: 'b16', quote: 'Adjusted EBITDA means operating profit' },
      { id: 'b20', quote: 'premiums were thought too high' },
    ],
  },
)

/** Called missing and there, called unsupported and supported, called old and current. */
const THERE = [
  ...of(
    ENGLISH,
    {
      type: 'missing',
      places: [{ id: 'b11', quote: 'Details of the pension scheme are set out in Note 35' }],
      search: ['Inventories'],
    },
    {
      type: 'missing',
      places: [{ id: 'b2', quote: 'The order book of £310 thousand supports the outlook' }],
      search: ['revenue'],
    },
    {
      type: 'missing',
      places: [{ id: 'b12', quote: 'Inventories are carried at the lower of cost' }],
      search: ['net realisable value', 'inventories'],
    },
    { type: 'unsupported', places: [{ id: 'b3:6', quote: 'Total assets | 8,200 | 7,725' }] },
    {
      type: 'stale',
      places: [{ id: 'b2', quote: 'Revenue increased to £9,860 thousand in 2025 from £9,120 thousand in 2024' }],
    },
  ),
  ...of(CHINESE, { type: 'missing', places: [{ id: 'b7', quote: '关联交易的具体情况详见' }], search: ['存货'] }),
]

/** The words and the figures go the same way, or say nothing of one another. */
const AGREEING = of(
  ENGLISH,
  {
    type: 'direction',
    places: [{ id: 'b2', quote: 'Revenue increased to £9,860 thousand' }],
    figures: [
      { id: 'b4:1:2', value: '9,120' },
      { id: 'b4:1:1', value: '9,860' },
    ],
  },
  {
    type: 'direction',
    places: [{ id: 'b2', quote: 'Revenue increased to £9,860 thousand' }],
    figures: [
      { id: 'b4:1:1', value: '9,860' },
      { id: 'b4:1:2', value: '9,120' },
    ],
  },
  {
    type: 'direction',
    places: [{ id: 'b15', quote: 'Administrative expenses decreased' }, { id: 'b4:1' }],
    figures: [
      { id: 'b4:1:2', value: '9,120' },
      { id: 'b4:5:1', value: '2,530' },
    ],
  },
  { type: 'direction', places: [{ id: 'b15', quote: 'Administrative expenses decreased' }], figures: [] },
  {
    type: 'direction',
    places: [{ id: 'b12', quote: 'Inventories are carried at the lower of cost' }],
    figures: [
      { id: 'b3:3:2', value: '1,390' },
      { id: 'b3:3:1', value: '1,450' },
    ],
  },
  {
    type: 'direction',
    places: [{ id: 'b2', quote: 'Revenue increased' }],
    figures: [
      { id: 'b4:1:1', value: '9,860' },
      { id: 'b4:1:1', value: '9,860' },
    ],
  },
)

export const BAD_CLAIMS: Readonly<Record<string, readonly Said[]>> = {
  'a total of some parts': INCOMPLETE,
  'arithmetic about nothing': EMPTY,
  'years and numbers that name': NAMING,
  'numbers that nobody printed': INVENTED,
  'words that nobody wrote': MISQUOTED,
  'places that were not sent': ELSEWHERE,
  'sums that hold': HOLDING,
  'other periods and things': UNLIKE,
  'what is there': THERE,
  'directions that agree': AGREEING,
}
