import { FRENCH_LABELS, FRENCH_NOTES, FRENCH_SENTENCES, FRENCH_TITLES } from '../languages/french.ts'
import { continental } from './continental.ts'

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

export const manner = continental(
  {
    id: 'france',
    country: 'FR',
    language: 'fr',
    number: { group: '\u202f', grouping: 'thousands', decimal: ',', negative: 'brackets', zero: '-', percent: ' %' },
    scales: [
      { power: 3, decimals: 0, caption: '(en milliers d’euros)' },
      { power: 6, decimals: 1, caption: '(en millions d’euros)' },
    ],
    prose: [
      { before: '', after: ' millions d’euros', power: 6, decimals: 1 },
      { before: '', after: ' M€', power: 6, decimals: 1 },
    ],
    taxRate: { percent: 25 },
    labels: FRENCH_LABELS,
    titles: FRENCH_TITLES,
    noteTitles: FRENCH_NOTES,
    say: FRENCH_SENTENCES,
  },
  {
    day: ({ year, month, day }) => `${day} ${MONTHS[month - 1]} ${year}`,
    year: 'exercice',
    months: { 3: '1er trimestre', 6: '1er semestre', 9: '9 premiers mois' },
    until: 'Période close le',
    at: 'au',
    note: 'note',
    names: {
      companies: [
        'Bracquemont SA',
        'Optique du Rhône SA',
        'Emballages Halluin SE',
        'Mécanique de Loire SA',
        'Vivres Garonne SA',
      ],
      segments: [
        ['Industrie', 'Distribution', 'Santé'],
        ['Composants', 'Systèmes', 'Services'],
      ],
      regions: ['France', 'Reste de l’Europe', 'Reste du monde'],
      people: ['Hélène Garde', 'Jacques Okeur', 'Marie Galland'],
      auditors: ['Pelletier & Associés', 'Cabinet Rouan Audit'],
      cities: ['Paris', 'Lyon', 'Nantes'],
    },
  },
)
