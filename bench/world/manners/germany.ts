import { GERMAN_LABELS, GERMAN_NOTES, GERMAN_SENTENCES, GERMAN_TITLES } from '../languages/german.ts'
import { continental } from './continental.ts'

export const manner = continental(
  {
    id: 'germany',
    country: 'DE',
    language: 'de',
    number: { group: '.', grouping: 'thousands', decimal: ',', negative: 'minus', zero: '–', percent: ' %' },
    scales: [
      { power: 3, decimals: 0, caption: 'in T€' },
      { power: 6, decimals: 1, caption: 'in Mio. €' },
      { power: 6, decimals: 0, caption: 'in Mio. EUR' },
    ],
    prose: [
      { before: '', after: ' Mio. €', power: 6, decimals: 1 },
      { before: '', after: ' T€', power: 3, decimals: 0 },
    ],
    taxRate: { percent: 30 },
    labels: GERMAN_LABELS,
    titles: GERMAN_TITLES,
    noteTitles: GERMAN_NOTES,
    say: GERMAN_SENTENCES,
  },
  {
    day: ({ year, month, day }) => `${day}.${String(month).padStart(2, '0')}.${year}`,
    year: 'Geschäftsjahr',
    months: { 3: '1. Quartal', 6: '1. Halbjahr', 9: '9 Monate' },
    until: 'für die Periode bis zum',
    at: 'zum',
    note: 'Anhang Nr.',
    names: {
      companies: [
        'Brackwede Werkzeuge AG',
        'Lindau Optik SE',
        'Hallmann Verpackungen AG',
        'Nordhafen Maschinenbau SE',
        'Isarfood AG',
      ],
      segments: [
        ['Industrie', 'Handel', 'Medizintechnik'],
        ['Komponenten', 'Systeme', 'Service'],
      ],
      regions: ['Deutschland', 'Übriges Europa', 'Übersee'],
      people: ['Dr. Helene Ward', 'Jens Oker', 'Maria Gall'],
      auditors: [
        'Pellmann & Partner GmbH Wirtschaftsprüfungsgesellschaft',
        'Rohan Treuhand AG Wirtschaftsprüfungsgesellschaft',
      ],
      cities: ['Stuttgart', 'Hamburg', 'München'],
    },
  },
)
