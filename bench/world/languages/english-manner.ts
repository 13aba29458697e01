import { incomeByFunction, indirectCashFlow, LONG_FIRST } from '../kinds/western-outlines.ts'
import type { Day, Manner, Stretch } from '../manner.ts'
import { MONTHS, MONTHS_IN_WORDS } from './english-dates.ts'
import { ENGLISH_NAMES } from './english-names.ts'
import { ENGLISH_LABELS, ENGLISH_NOTES, ENGLISH_SENTENCES, ENGLISH_TITLES } from './english.ts'

const day = ({ year, month, day }: Day) => `${day} ${MONTHS[month - 1]} ${year}`
const months = (one: Stretch) => MONTHS_IN_WORDS[one.months].toLowerCase()

/** English under IFRS, days before months. A country changes what it does otherwise. */
export const ENGLISH_MANNER: Omit<Manner, 'id' | 'country' | 'currency' | 'scales' | 'prose' | 'perShare'> = {
  language: 'en',
  framework: 'IFRS',
  kinds: ['annual-report', 'interim-report'],
  currencyInTable: 'never',
  number: { group: ',', grouping: 'thousands', decimal: '.', negative: 'brackets', zero: '–', percent: '%' },
  yearEnds: [12, 12, 3, 6, 9],
  taxRate: { percent: 25 },
  parThousandths: 100,
  usualEarnings: 0.4,
  size: { least: 7, most: 9.3 },
  labels: ENGLISH_LABELS,
  titles: ENGLISH_TITLES,
  noteTitles: ENGLISH_NOTES,
  heads: {
    end: (one) => String(one.year),
    stretch: (one) => (one.months === 12 ? String(one.end.year) : `${MONTHS_IN_WORDS[one.months]} to ${day(one.end)}`),
    proseDay: day,
    prosePeriod: (one) =>
      one.months === 12 ? `the year ended ${day(one.end)}` : `the ${months(one)} ended ${day(one.end)}`,
    statementStretch: (one) => `For the ${months(one)} ended ${day(one.end)}`,
    statementDay: (one) => `At ${day(one)}`,
    atDay: (one) => `At ${day(one)}`,
  },
  notes: { number: (count) => `${count}.`, gap: ' ', refer: { before: 'note ', after: '' }, inColumn: true },
  say: ENGLISH_SENTENCES,
  names: { ...ENGLISH_NAMES, companies: ENGLISH_NAMES.companies.map((name) => `${name} plc`) },
  forms: { income: incomeByFunction(true), balance: LONG_FIRST, cashFlow: indirectCashFlow('profitBeforeTax') },
  oldestFirst: false,
  section: () => '',
  sectionGap: ' ',
  page: { size: 'A4', fonts: ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans'], pointSize: [8.5, 10.5] },
  furniture: { head: (company, title) => `${company} | ${title}`, foot: (page) => page },
  traits: {},
}
