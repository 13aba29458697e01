import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { CONCEPTS } from './concepts.ts'
import { conceptOfKey, findConcepts } from './read-concepts.ts'

/** What only some statements have: 営業外 items of Japan, revenue with what is no business of Chinese groups. */
const LOCAL = new Set(['ordinary_profit', 'total_revenue'])

/** What some languages have no word of the field for, or one that means several things. */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  de: ['gearing', 'return_on_assets'],
  fr: ['debt_ratio', 'liabilities_to_equity', 'gearing', 'equity_ratio', 'return_on_assets'],
  es: ['gross_margin', 'debt_ratio', 'liabilities_to_equity', 'gearing', 'equity_ratio', 'return_on_assets'],
  it: [
    'gross_margin',
    'operating_margin',
    'debt_ratio',
    'liabilities_to_equity',
    'gearing',
    'equity_ratio',
    'return_on_assets',
  ],
}

test.each(LANGUAGE_DATA.map(({ tag }) => tag))('every line of the statements has a name in %s', (tag) => {
  const named = Object.keys(LANGUAGE_DATA.find((language) => language.tag === tag)?.concepts ?? {})
  const nameless = CONCEPTS.filter(({ id }) => !named.includes(id) && !LOCAL.has(id)).map(({ id }) => id)
  // Only short forms in Latin letters name it there.
  expect(nameless.filter((id) => id !== 'ebitda')).toEqual(UNNAMED[tag] ?? [])
})

test.each(LANGUAGE_DATA)('$tag: cash flows are told by what ends their lines', ({ cashFlows }) => {
  for (const activity of ['operating', 'investing', 'financing'] as const) {
    const { example } = cashFlows[activity]
    if (example) expect(conceptOfKey(example[0])?.id).toBe(`${activity}_cash_flow`)
  }
})

test('a line is known by its name in any language', () => {
  for (const key of ['total assets', '资产总计', '자산총계', '資産合計'])
    expect(conceptOfKey(key)?.id).toBe('total_assets')
  expect(conceptOfKey('net cash used for investing activities')?.id).toBe('investing_cash_flow')
  expect(conceptOfKey('sundry')).toBeUndefined()
})

test.each([
  ['Mittelabfluss aus der Investitionstätigkeit', 'investing_cash_flow'],
  ['Cashflow aus laufender Geschäftstätigkeit', 'operating_cash_flow'],
  ["Flux nets de trésorerie générés par l'activité", 'operating_cash_flow'],
  ['Flux de trésorerie nets liés aux opérations de financement', 'financing_cash_flow'],
  ['Flujos netos de efectivo de las actividades de explotación', 'operating_cash_flow'],
  ['Disponibilità liquide nette generate dall’attività operativa'.replace('’', "'"), 'operating_cash_flow'],
  ['Bilanzsumme', 'total_assets'],
  ["Total de l'actif", 'total_assets'],
  ['Total passif', 'liabilities_and_equity'],
  ['Total pasivo', 'total_liabilities'],
  ['Total patrimonio neto y pasivo', 'liabilities_and_equity'],
  ['Totale passivo', 'liabilities_and_equity'],
  ['Totale passività', 'total_liabilities'],
])('%s is %s', (label, id) => {
  expect(conceptOfKey(label.toLowerCase())?.id).toBe(id)
})

test.each([
  'net change in non-cash working capital',
  'changes in noncash items',
  'change in cash flow hedges',
  'changes due to collection of expected cash flows',
  'increase in restricted cash',
  'change in cash and cash equivalents classified as assets held for sale',
  'cash and cash equivalents at the end of the previous period',
  'net cash flows from discontinued investing activities',
  'net cash outflow for leases in financing activities',
  '每股经营活动产生的现金流量净额',
  "total common stockholders' equity",
])('%s is none of the lines of every cash flow statement', (key) => {
  expect(conceptOfKey(key)).toBeUndefined()
})

test.each([
  ['net increase in cash, cash equivalents and restricted cash', 'net_change_in_cash'],
  ['net decrease in cash', 'net_change_in_cash'],
  ['cash and cash equivalents at the end of the year', 'closing_cash'],
  ['net cash used by investing activities', 'investing_cash_flow'],
  ['net cash provided by continuing operating activities', 'operating_cash_flow'],
  ['total net revenue', 'revenue'],
  ['total equity attributable to the shareholders of the company', 'equity_attributable'],
  ['total equity attributable to equity holders of the parent', 'equity_attributable'],
  ["total walmart shareholders' equity", 'equity_attributable'],
  ["total shareholders' equity", 'total_equity'],
])('%s is %s', (key, id) => {
  expect(conceptOfKey(key)?.id).toBe(id)
})

test('the longest name in a sentence is taken, none within another', () => {
  expect(findConcepts('Total liabilities and equity fell; cash did not.').map(({ concept }) => concept.id)).toEqual([
    'liabilities_and_equity',
    'cash',
  ])
})
