import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: { words: ['article {n}', 'clause {n}'], example: ['prévu à l’article 7', '7'] },
  ofOther: { words: ['du', 'de la', 'de l’', "de l'", 'des'], example: ['article 7 du Code civil', true] },
  ofThis: {
    words: ['du présent contrat', 'du présent accord', 'de la présente convention', 'des présentes'],
    example: ['article 7 du présent contrat', true],
  },
  lawsBefore: { words: ['loi', 'décret', 'code'], example: ['du Code article 7', true] },
  notLaterThan: { words: ['au plus tard le', 'au plus tard'], example: ['au plus tard le 31 mars 2025', true] },
  signed: { words: ['signé', 'signature', 'fait à', 'bon pour accord'], example: ['Signé pour Exemple SA', true] },
  price: {
    words: ['prix de cession', 'prix d’achat', "prix d'achat", 'prix du contrat'],
    example: ['Le prix de cession est de 3,2 M€.', true],
  },
  instalments: { words: ['échéance {n}', 'versement {n}', 'tranche {n}', 'acompte {n}'], example: ['Échéance 2', '2'] },
}
