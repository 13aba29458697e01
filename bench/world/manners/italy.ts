import { ITALIAN_LABELS, ITALIAN_NOTES, ITALIAN_SENTENCES, ITALIAN_TITLES } from '../languages/italian.ts'
import { continental } from './continental.ts'

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)

export const manner = continental(
  {
    id: 'italy',
    country: 'IT',
    language: 'it',
    number: { group: '.', grouping: 'thousands', decimal: ',', negative: 'brackets', zero: '-', percent: '%' },
    scales: [
      { power: 3, decimals: 0, caption: '(in migliaia di euro)' },
      { power: 0, decimals: 0, caption: '(in euro)' },
    ],
    prose: [
      { before: '', after: ' milioni di euro', power: 6, decimals: 1 },
      { before: 'Euro ', after: ' migliaia', power: 3, decimals: 0 },
    ],
    taxRate: { percent: 24 },
    labels: ITALIAN_LABELS,
    titles: ITALIAN_TITLES,
    noteTitles: ITALIAN_NOTES,
    say: ITALIAN_SENTENCES,
  },
  {
    day: ({ year, month, day }) => `${day} ${MONTHS[month - 1]} ${year}`,
    year: 'esercizio',
    months: { 3: 'primo trimestre', 6: 'primo semestre', 9: 'primi nove mesi' },
    until: 'Periodo chiuso al',
    at: 'al',
    note: 'nota',
    names: {
      companies: [
        'Bracciano Utensili S.p.A.',
        'Ottica Lariana S.p.A.',
        'Imballaggi Adda S.p.A.',
        'Meccanica Tanaro S.p.A.',
      ],
      segments: [
        ['Industria', 'Consumo', 'Sanità'],
        ['Componenti', 'Sistemi', 'Servizi'],
      ],
      regions: ['Italia', 'Resto d’Europa', 'Resto del mondo'],
      people: ['Elena Guardi', 'Giacomo Occhi', 'Maria Gallo'],
      auditors: ['Pellegrini Revisione S.p.A.', 'Rovani & Soci S.r.l.'],
      cities: ['Milano', 'Torino', 'Bologna'],
    },
  },
)
