import { GERMAN_LABELS, GERMAN_NOTES, GERMAN_SENTENCES, GERMAN_TITLES } from '../languages/german.ts'
import type { Manner } from '../manner.ts'
import { continental } from './continental.ts'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

const swiss = continental(
  {
    id: 'switzerland',
    country: 'CH',
    language: 'de',
    number: { group: '’', grouping: 'thousands', decimal: '.', negative: 'true-minus', zero: '–', percent: '%' },
    scales: [
      { power: 3, decimals: 0, caption: 'in TCHF' },
      { power: 3, decimals: 0, caption: 'in CHF 1’000' },
      { power: 6, decimals: 1, caption: 'in Mio. CHF' },
    ],
    prose: [
      { before: 'CHF ', after: ' Mio.', power: 6, decimals: 1 },
      { before: 'CHF ', after: ' Millionen', power: 6, decimals: 1 },
    ],
    taxRate: { percent: 15 },
    labels: {
      ...GERMAN_LABELS,
      revenue: 'Nettoerlös aus Lieferungen und Leistungen',
      costOfSales: 'Aufwand für verkaufte Produkte',
      grossProfit: 'Bruttogewinn',
      interestIncome: 'Finanzertrag',
      interestExpense: 'Finanzaufwand',
      profitBeforeTax: 'Gewinn vor Ertragssteuern',
      incomeTax: 'Ertragssteuern',
      netProfit: 'Reingewinn',
      shareCapital: 'Aktienkapital',
      retainedEarnings: 'Gewinnreserven',
      cash: 'Flüssige Mittel',
    },
    titles: GERMAN_TITLES,
    noteTitles: { ...GERMAN_NOTES, revenue: 'Nettoerlös aus Lieferungen und Leistungen', capital: 'Aktienkapital' },
    say: GERMAN_SENTENCES,
  },
  {
    day: ({ year, month, day }) => `${day}. ${MONTHS[month - 1]} ${year}`,
    year: 'Geschäftsjahr',
    months: { 3: '1. Quartal', 6: '1. Semester', 9: '9 Monate' },
    until: 'für die Periode bis zum',
    at: 'per',
    note: 'Anmerkung',
    names: {
      companies: [
        'Rhonegletscher Holding AG',
        'Säntis Pumpen AG',
        'Emmental Foods Holding AG',
        'Bodan Systemtechnik AG',
      ],
      segments: [
        ['Industrie', 'Handel', 'Medizinaltechnik'],
        ['Komponenten', 'Anlagen', 'Service'],
      ],
      regions: ['Schweiz', 'Übriges Europa', 'Übersee'],
      people: ['Dr. Regula Amstad', 'Beat Zurfluh', 'Ursina Caflisch'],
      auditors: ['Treumann Revisions AG', 'Albis Wirtschaftsprüfung AG'],
      cities: ['Winterthur', 'Zug', 'St. Gallen'],
    },
  },
)

/** A Swiss group that reports in German: amounts in groups by an apostrophe with a point before the decimals, francs, days written out. */
export const manner: Manner = {
  ...swiss,
  framework: 'Swiss GAAP FER',
  currency: { code: 'CHF', symbol: 'CHF' },
  perShare: { before: '', after: ' (in CHF)', decimals: 2, power: 0, unit: 'CHF/share' },
  parThousandths: 100,
}
