import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['total', 'totaux', 'sous-total'], example: ['Total actif', true] },
  totalAlone: [],
  totalAtEnd: { words: [], unlike: [] },
  mean: { words: ['moyenne', 'moyenne arithmétique'], example: ['Moyenne', true] },
  median: { words: ['médiane'], example: ['Médiane', true] },
  lowest: { words: ['minimum', 'min', 'plus bas'], example: ['Minimum', true] },
  highest: { words: ['maximum', 'max', 'plus haut'], example: ['Maximum', true] },
  compoundGrowth: {
    words: ['tcac', 'taux de croissance annuel composé', 'taux de croissance annuel moyen'],
    example: ['TCAC 2021-2024', true],
  },
  quantity: { words: ['quantité', 'qté', 'nombre', 'unités'], example: ['Quantité', true] },
  ofWhole: {
    words: ['% de {}', '% du {}', '% des {}', 'pourcentage de {}', 'pourcentage du {}'],
    example: ['en % du capital', 'capital'],
  },
  ownRate: {
    words: [
      "taux d'imposition",
      "taux d'impôt",
      "taux d'intérêt",
      'croissance',
      'inflation',
      "taux d'actualisation",
      'coût du capital',
      'taux de distribution',
    ],
    example: ["Taux d'imposition", true],
  },
  excluding: { words: ['hors {}', 'sans {}', 'excl. {}'], example: ['Médiane (hors TDG)', 'tdg'] },
  noteHead: { words: ['note', 'notes', 'annexe', 'annexes', 'n° de note'], example: ['Notes', true] },
  netAssets: { words: ['actif net'], example: ['Actif net', true] },
  valueOfUnit: {
    words: ['valeur liquidative', 'actif net par part'],
    example: ['Valeur liquidative de la part', true],
  },
  unitsInIssue: {
    words: ['nombre de parts', 'nombre de titres', 'parts en circulation', "nombre d'actions"],
    example: ['Nombre de parts', true],
  },
  generic: ['frais', 'résultat'],
  empty: ['les', 'des', 'aux', 'sur', 'pour'],
}
