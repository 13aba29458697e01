import { LONG_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import type { Day, Manner, Names, Stretch } from '../manner.ts'

/** What differs between the reports of the European continent that are written in the country's language. */
interface Continental {
  day: (day: Day) => string
  /** "Geschäftsjahr 2025", "exercice 2025". */
  year: string
  months: Readonly<Record<number, string>>
  /** "for the year ended" and "at", over a statement. */
  until: string
  at: string
  note: string
  names: Pick<Names, 'companies' | 'segments' | 'regions' | 'people' | 'auditors' | 'cities'>
}

type Given = Pick<
  Manner,
  'id' | 'country' | 'language' | 'number' | 'scales' | 'prose' | 'labels' | 'titles' | 'noteTitles' | 'say' | 'taxRate'
>

/** A group in euros under IFRS that reports in its own language. */
export function continental(given: Given, { day, year, months, until, at, note, names }: Continental): Manner {
  const stretch = (one: Stretch) =>
    one.months === 12 ? `${year} ${one.end.year}` : `${months[one.months]} ${one.end.year}`
  return {
    ...given,
    framework: 'IFRS',
    kinds: ['annual-report', 'interim-report'],
    currency: { code: 'EUR', symbol: '€' },
    currencyInTable: 'never',
    perShare: { before: '', after: ' (€)', decimals: 2, power: 0, unit: 'EUR/share' },
    yearEnds: [12, 12, 12, 9],
    parThousandths: 1000,
    usualEarnings: 2,
    size: { least: 7.3, most: 9.6 },
    heads: {
      end: (one) => day(one),
      stretch: (one) => (one.months === 12 ? String(one.end.year) : stretch(one)),
      proseDay: day,
      prosePeriod: stretch,
      statementStretch: (one) => `${until} ${day(one.end)}`,
      statementDay: (one) => `${at} ${day(one)}`,
      atDay: (one) => `${at} ${day(one)}`,
    },
    notes: {
      number: (count) => `${count}.`,
      gap: ' ',
      refer: { before: `${note} `, after: '' },
      inColumn: true,
    },
    names,
    forms: { income: incomeByFunction(true), balance: LONG_FIRST, cashFlow: indirectCashFlow('profitBeforeTax') },
    oldestFirst: false,
    section: () => '',
    sectionGap: ' ',
    page: { size: 'A4', fonts: ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans'], pointSize: [8.5, 10] },
    furniture: { head: (company, title) => `${company} | ${title}`, foot: (page) => page },
    traits: {},
  }
}
