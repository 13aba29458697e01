import { Decimal } from '@tickmark/document'
import type { Amount, Figure } from '@tickmark/document'
import { expect, test } from 'vitest'
import { CUE_IDS, cuesOf } from './cues.ts'
import type { Surroundings } from './surroundings.ts'
import type { Relation, RetoldCues, ToldCues } from '../claims/relation/relation.ts'

const NOBODY = { held: 0, broken: 0 }
const ALONE: Surroundings = {
  lanes: NOBODY,
  missingTerms: 0,
  table: NOBODY,
  column: NOBODY,
  row: NOBODY,
  page: NOBODY,
  document: NOBODY,
  kind: NOBODY,
  crowd: 0,
  expectedPrinted: false,
  statedPrinted: false,
  expectedBeside: false,
  supported: 1,
  figures: 3,
  resultSupported: 0,
  mends: 0,
  harms: 0,
  gapIsLine: false,
  lanesDigits: 0,
  unexplained: { table: 0, page: 0, document: 0 },
  nearer: 0,
  signNearer: 0,
}

function figure(value: string, more: Omit<Partial<Figure>, 'amount'> & { amount?: Partial<Amount> } = {}): Figure {
  const amount: Amount = { value, scale: 0, unit: 'money', decimals: 0, ...more.amount }
  const place = { block: 'b1', rowIndex: 1, columnIndex: 1 }
  return {
    id: `f${value}`,
    text: value,
    location: place,
    label: 'Total',
    columnLabel: '2023',
    state: 'unverified',
    checks: [],
    ...more,
    amount,
  }
}

/** 5,000 + 3,000 = 8,000, printed as 9,764: a sum in a table that nothing else speaks for or against. */
function claim(more: Partial<Relation> = {}): Relation {
  return {
    kind: 'sum',
    result: figure('9764'),
    terms: [
      { figure: figure('5000'), sign: 1 },
      { figure: figure('3000'), sign: 1 },
    ],
    compute: () => new Decimal(8000),
    linear: true,
    tolerance: new Decimal(1),
    stated: new Decimal(9764),
    expected: new Decimal(8000),
    holds: false,
    confidence: 0.5,
    basis: 'proven',
    ...more,
  }
}

/** "rose by 12 % to 1,100 from 1,000": a percentage and the two amounts that give another one. */
function growth(printed: string, after: string, before: string, more: Partial<Relation> = {}): Relation {
  return claim({
    kind: 'prose-growth',
    result: figure(printed, { amount: { unit: 'percent' } }),
    terms: [
      { figure: figure(after), sign: 1 },
      { figure: figure(before), sign: -1 },
    ],
    linear: false,
    stated: new Decimal(printed),
    expected: new Decimal(after).minus(before).div(before).times(100),
    ...more,
  })
}

interface Case {
  speaks: [Partial<Relation>?, Partial<Surroundings>?]
  silent: [Partial<Relation>?, Partial<Surroundings>?]
}

const nothing: Case['silent'] = []
const UNTOLD = { line: NOBODY, role: NOBODY, near: NOBODY, document: NOBODY }
/** A claim of a sentence of which nothing speaks for or against the line that it was held against. */
function told(cues: Partial<ToldCues>): Partial<Relation> {
  const silent = { plain: false, modified: false, whole: false, closed: false, dated: false, concept: false }
  const alone = { firm: false, supported: false, twin: false, otherTime: false, otherBasis: false }
  return {
    cues: { told: { ...silent, ...alone, nameLength: 1, rivals: 1, kept: 0.5, others: UNTOLD, ...cues } },
  }
}

/** A claim that two sentences tell one thing, for which nothing speaks and against which nothing does. */
function retold(cues: Partial<RetoldCues>): Partial<Relation> {
  const words = { shared: 0, before: 0, behind: 0, oddWord: 0, sameForm: false, sameScale: false, mutual: false }
  const rest = { agreeing: 0, differing: 0, sameTimes: false, otherTimes: false, sameNumbers: false }
  return {
    cues: { retold: { ...words, ...rest, rivals: 0, confirmed: 0, firm: false, apart: 0, ...cues } },
  }
}

const CASES: Record<string, Case> = {
  prior: { speaks: [{ confidence: 0.9 }], silent: nothing },
  'basis-slip': { speaks: [{ basis: 'slip' }], silent: nothing },
  'basis-labelled': { speaks: [{ basis: 'labelled' }], silent: nothing },
  'slip-of-result': {
    speaks: [{ result: figure('8008'), stated: new Decimal(8008), expected: new Decimal(8000) }],
    silent: nothing,
  },
  'slip-of-term': { speaks: [{ stated: new Decimal(8400) }], silent: nothing },
  'sign-only': { speaks: [{ stated: new Decimal(-8000) }], silent: nothing },
  'near-tolerance': { speaks: [{ stated: new Decimal(8002) }], silent: nothing },
  'few-digits': { speaks: [{ result: figure('12') }], silent: nothing },
  'lanes-held': { speaks: [{}, { lanes: { held: 2, broken: 0 } }], silent: nothing },
  'lanes-broken': { speaks: [{}, { lanes: { held: 0, broken: 2 } }], silent: nothing },
  'lane-thin': { speaks: [{}, { missingTerms: 0.5 }], silent: nothing },
  'lanes-share': { speaks: [{}, { lanes: { held: 3, broken: 1 } }], silent: [{}, { lanes: { held: 2, broken: 2 } }] },
  'table-share': { speaks: [{}, { table: { held: 3, broken: 1 } }], silent: [{}, { table: { held: 2, broken: 2 } }] },
  'table-broken': { speaks: [{}, { table: { held: 0, broken: 3 } }], silent: nothing },
  'column-share': { speaks: [{}, { column: { held: 3, broken: 0 } }], silent: nothing },
  'column-broken': { speaks: [{}, { column: { held: 0, broken: 3 } }], silent: nothing },
  'row-share': { speaks: [{}, { row: { held: 3, broken: 0 } }], silent: nothing },
  'page-share': { speaks: [{}, { page: { held: 9, broken: 1 } }], silent: nothing },
  'document-broken': { speaks: [{}, { document: { held: 0, broken: 9 } }], silent: nothing },
  'kind-share': { speaks: [{}, { kind: { held: 9, broken: 1 } }], silent: nothing },
  crowded: { speaks: [{}, { crowd: 6 }], silent: nothing },
  'expected-printed': { speaks: [{}, { expectedPrinted: true }], silent: nothing },
  'gap-is-line': { speaks: [{}, { gapIsLine: true }], silent: nothing },
  // Where 3,000 is printed for the sum of 5,000 and another line, the 5,000 were left out.
  'gap-is-own-term': { speaks: [{ stated: new Decimal(3000) }], silent: [{ stated: new Decimal(7000) }] },
  'lanes-digits': { speaks: [{}, { lanesDigits: 6 }], silent: nothing },
  'table-unexplained': { speaks: [{}, { unexplained: { table: 2, page: 0, document: 0 } }], silent: nothing },
  'page-unexplained': { speaks: [{}, { unexplained: { table: 0, page: 2, document: 0 } }], silent: nothing },
  'document-unexplained': { speaks: [{}, { unexplained: { table: 0, page: 0, document: 2 } }], silent: nothing },
  nearer: { speaks: [{}, { nearer: 1 }], silent: nothing },
  'sign-nearer': { speaks: [{}, { signNearer: 1 }], silent: nothing },
  // An addend that is taken off closes the gap; one that is printed in brackets and should be added is no custom.
  'gap-twice-term': { speaks: [{ stated: new Decimal(2000) }], silent: [{ stated: new Decimal(14_000) }] },
  'all-supported': { speaks: [{}, { supported: 3 }], silent: nothing },
  'share-supported': { speaks: [{}, { supported: 2 }], silent: [{}, { supported: 0 }] },
  'result-supported': { speaks: [{}, { resultSupported: 1 }], silent: nothing },
  mends: { speaks: [{}, { mends: 2 }], silent: nothing },
  harms: { speaks: [{}, { harms: 2 }], silent: nothing },
  total: { speaks: [{ cues: { total: true } }], silent: nothing },
  unproven: { speaks: [{ cues: { unproven: true } }], silent: nothing },
  'like-mean': { speaks: [{ cues: { likeMean: true } }], silent: nothing },
  abridged: { speaks: [{ cues: { abridged: true } }], silent: nothing },
  'within-rounding': { speaks: [{ cues: { withinRounding: true } }], silent: nothing },
  conversion: { speaks: [{ cues: { withinConversion: true } }], silent: nothing },
  // 10.47 % is the rise of 1,000 over the 9,549 before, though 1,000 was read as what it rose from.
  'other-reading': {
    speaks: [
      growth('10.47', '10549', '1000', { result: figure('10.47', { amount: { unit: 'percent', decimals: 2 } }) }),
    ],
    silent: [growth('12', '1100', '1000')],
  },
  'scale-apart': { speaks: [{ stated: new Decimal(8_000_000) }], silent: nothing },
  terms: { speaks: [], silent: [{ terms: [] }, { supported: 0, figures: 1 }] },
  'single-term': { speaks: [{ terms: [{ figure: figure('5000'), sign: 1 }] }], silent: nothing },
  // Branches of a bank by province, of which 369 at home are listed once more by town: the total is 370.
  'like-one-term': {
    speaks: [
      {
        terms: ['369', '110', '231'].map((value) => ({ figure: figure(value), sign: 1 as const })),
        stated: new Decimal(370),
        expected: new Decimal(710),
      },
    ],
    silent: nothing,
  },
  'expected-beside': { speaks: [{}, { expectedBeside: true }], silent: nothing },
  'zero-result': { speaks: [{ expected: new Decimal(0) }], silent: nothing },
  'signs-mixed': { speaks: [{ terms: [{ figure: figure('5000'), sign: -1 }] }], silent: nothing },
  'read-in-doubt': { speaks: [{ result: figure('9764', { confidence: 0.6 }) }], silent: nothing },
  'head-lost': { speaks: [{ result: figure('9764', { columnLabel: '' }) }], silent: nothing },
  'name-lost': { speaks: [{ result: figure('9764', { label: '' }) }], silent: nothing },
  'unlike-amounts': { speaks: [growth('12', '10549', '1000')], silent: [growth('12', '1100', '1000')] },
  'units-differ': {
    speaks: [{ terms: [{ figure: figure('5000', { amount: { currency: 'USD' } }), sign: 1 }] }],
    silent: nothing,
  },
  'stated-printed': { speaks: [{}, { statedPrinted: true }], silent: nothing },
  'told-plainly': { speaks: [told({ plain: true })], silent: [told({})] },
  'told-whole': { speaks: [told({ whole: true })], silent: [told({})] },
  'told-closed': { speaks: [told({ closed: true })], silent: [told({})] },
  'told-dated': { speaks: [told({ dated: true })], silent: [told({})] },
  'told-concept': { speaks: [told({ concept: true })], silent: [told({})] },
  'told-supported': { speaks: [told({ supported: true })], silent: [told({ supported: true, modified: true })] },
  'told-twin': { speaks: [told({ twin: true })], silent: [told({})] },
  'told-long-name': { speaks: [told({ nameLength: 20 })], silent: [told({})] },
  'told-other-time': { speaks: [told({ otherTime: true })], silent: [told({})] },
  'told-other-basis': { speaks: [told({ otherBasis: true })], silent: [told({})] },
  'told-firm': { speaks: [told({ firm: true })], silent: [told({})] },
  'told-rivals': { speaks: [told({ rivals: 3 })], silent: [told({})] },
  'told-line-share': { speaks: [told({ others: { ...UNTOLD, line: { held: 4, broken: 0 } } })], silent: [told({})] },
  'told-role-share': { speaks: [told({ others: { ...UNTOLD, role: { held: 4, broken: 0 } } })], silent: [told({})] },
  'told-near-share': { speaks: [told({ others: { ...UNTOLD, near: { held: 4, broken: 0 } } })], silent: [told({})] },
  'told-document-share': {
    speaks: [told({ others: { ...UNTOLD, document: { held: 4, broken: 0 } } })],
    silent: [told({})],
  },
  'told-misprint': {
    speaks: [{ ...told({}), expected: new Decimal(9164) }],
    silent: [{ ...told({}), expected: new Decimal(8312) }],
  },
  'told-bare': {
    speaks: [told({ plain: true, whole: true, closed: true, dated: true })],
    silent: [told({ plain: true, whole: true, closed: true, dated: true, modified: true })],
  },
  'retold-shared': { speaks: [retold({ shared: 40 })], silent: [retold({})] },
  'retold-before': { speaks: [retold({ before: 3 })], silent: [retold({})] },
  'retold-odd': { speaks: [retold({ oddWord: 9 })], silent: [retold({})] },
  'retold-form': { speaks: [retold({ sameForm: true })], silent: [retold({})] },
  'retold-mutual': { speaks: [retold({ mutual: true })], silent: [retold({})] },
  'retold-other-times': { speaks: [retold({ otherTimes: true })], silent: [retold({})] },
  'retold-agreeing': { speaks: [retold({ agreeing: 5 })], silent: [retold({})] },
  'retold-differing': { speaks: [retold({ differing: 2 })], silent: [retold({})] },
  'retold-times': { speaks: [retold({ sameTimes: true })], silent: [retold({})] },
  'retold-numbers': { speaks: [retold({ sameNumbers: true })], silent: [retold({})] },
  'retold-scale': { speaks: [retold({ sameScale: true })], silent: [retold({})] },
  'retold-rivals': { speaks: [retold({ rivals: 3 })], silent: [retold({})] },
  'retold-confirmed': { speaks: [retold({ confirmed: 0.9 })], silent: [retold({})] },
  'retold-apart': { speaks: [retold({ apart: 200 })], silent: [retold({})] },
  'retold-run': { speaks: [retold({ before: 2, behind: 3 })], silent: [retold({ before: 2 })] },
}

function valueOf(id: string, [relation = {}, around = {}]: Case['speaks']): number {
  return cuesOf(claim(relation), { ...ALONE, ...around })[CUE_IDS.indexOf(id)] ?? Number.NaN
}

test.each(CUE_IDS)('the cue %s speaks where it should and is silent where it should not', (id) => {
  const both = CASES[id]
  if (!both) throw new Error('a cue has both cases')
  const { speaks, silent } = both
  expect(valueOf(id, speaks)).not.toBeCloseTo(0, 6)
  expect(Math.abs(valueOf(id, silent)), 'silent').toBeLessThan(Math.abs(valueOf(id, speaks)))
  if (id !== 'terms' && id !== 'share-supported') expect(valueOf(id, silent)).toBeCloseTo(0, 6)
})

test('balances are parts of no flow, of another balance they are', () => {
  const whole = (label: string, part: string): Partial<Relation> => ({
    result: figure('9764', { label }),
    terms: [{ figure: figure('5000', { label: part }), sign: 1 }],
  })
  expect(valueOf('units-differ', [whole('经营活动产生的现金流量净额', '资产总计')])).toBe(1)
  expect(valueOf('units-differ', [whole('资产总计', '负债合计')])).toBe(0)
})

test('a misprint says more the longer the number and the fewer the amounts of the line, and nothing in the last digit of three', () => {
  const says = (stated: string, expected: string, rivals = 1) =>
    valueOf('told-misprint', [
      { ...told({ rivals }), result: figure(stated), stated: new Decimal(stated), expected: new Decimal(expected) },
    ])
  expect([says('9764', '9164'), says('976', '916'), says('97', '91')]).toEqual([2, 1, 0])
  expect(says('9764', '9164', 10)).toBe(1)
  expect([says('976', '971'), says('9764', '9761')]).toEqual([0, 1])
})
