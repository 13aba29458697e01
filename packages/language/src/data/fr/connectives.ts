import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['respectivement'], example: ['respectivement 12 € et 10 €', true] },
  and: { words: ['et', 'ainsi que'], example: ['et', true] },
  ofWhich: { words: ['dont'], example: ["dont charges d'intérêts", true] },
  heldAgainst: {
    words: ['par rapport à', 'contre', 'comparé à', 'comparée à', 'après', 'au lieu de'],
    example: ['contre', true],
  },
  less: { words: ['moins', 'déduction faite de', 'à déduire'], example: ['moins : impôts sur le résultat', true] },
  plus: { words: ['plus'], example: ['plus : amortissements', true] },
  above: {
    words: ['au-dessus', 'supérieur à', 'supérieure à', 'de plus que'],
    example: [' au-dessus du consensus de', true],
  },
  below: {
    words: ['au-dessous', 'inférieur à', 'inférieure à', 'de moins que'],
    example: [' au-dessous du consensus de', true],
  },
  leftOver: { words: ['reste', 'restent', 'restant', 'restants', 'solde'], example: ['il reste 670', true] },
  amongOthers: { words: ['y compris', 'dont'], example: ['y compris 12', true] },
  madeUpOf: {
    words: ['composé de', 'se compose de', 'comprend', 'comprenant', 'y compris'],
    example: ['se compose de', true],
  },
  perShare: { words: ['par action'], example: ['par action', true] },
  inAll: { words: ['au total', 'un total de'], example: ['au total', true] },
  compound: { words: ['TCAM', 'TCAC', 'taux de croissance annuel moyen'], example: ['un TCAM de 12 %', true] },
  over: { words: ['sur', 'rapporté à', 'en % de'], example: ['sur', true] },
  margin: { words: ['marge', "marge d'", 'marge de', 'marge du'], example: ["marge d'EBITDA", true] },
  otherBasis: {
    words: [
      'taux de change constants',
      'périmètre constant',
      'organique',
      'à données comparables',
      'annualisé',
      'annualisée',
    ],
    example: ['+12 % à périmètre constant', true],
  },
  adjusted: {
    words: ['ajusté', 'ajustée', 'ajustés', 'récurrent', 'retraité', 'sous-jacent'],
    example: ['EBITDA ajusté', true],
  },
  reported: { words: ['publié', 'comptable'], example: ['EBITDA publié', true] },
  adjustedHead: { words: ['change constant', 'comparable'], example: ['Variation à change constant', true] },
  expected: {
    words: ['attendu', 'prévu', 'prévision', 'perspectives', 'anticipe'],
    example: ['taux attendu de 12 %', true],
  },
}
