import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: {
    words: ['bilan', 'bilans', 'état de la situation financière', 'état de situation financière'],
    example: ['Bilan consolidé', true],
  },
  incomeStatement: {
    words: [
      'compte de résultat',
      'comptes de résultat',
      'état du résultat net',
      'état du résultat global',
      'état de résultat global',
    ],
    example: ['Compte de résultat consolidé', true],
  },
  cashFlow: {
    words: ['tableau des flux de trésorerie', 'tableau de flux de trésorerie', 'état des flux de trésorerie'],
    example: ['Tableau consolidé des flux de trésorerie', true],
  },
  equity: {
    words: ['variation des capitaux propres', 'variations des capitaux propres', 'variation de capitaux propres'],
    example: ['État de variation des capitaux propres', true],
  },
  equityParts: { words: ['capital', 'réserves', 'capitaux propres'], example: ['Capitaux propres', true] },
  consolidated: { words: ['consolidés', 'consolidées', 'consolidé', 'consolidée'], example: ['Bilan consolidé', true] },
  addressed: {
    words: ["à l'assemblée générale", 'aux actionnaires', 'aux associés'],
    example: ['Aux actionnaires de la société Exemple SA', true],
  },
  audited: {
    words: ["nous avons effectué l'audit", "avons effectué l'audit"],
    example: ['Nous avons effectué l’audit des comptes de la société Exemple SA', true],
  },
  auditorReport: {
    words: [
      'rapport des commissaires aux comptes',
      'rapport du commissaire aux comptes',
      "rapport de l'auditeur indépendant",
      "rapport de l'organe de révision",
    ],
    example: ['Rapport des commissaires aux comptes', true],
  },
  opinion: {
    words: ['opinion sans réserve', 'certifié sans réserve', 'certification sans réserve'],
    example: ['ont émis une opinion sans réserve', true],
  },
  annualReport: {
    words: ['rapport annuel', 'rapport financier annuel', "document d'enregistrement universel"],
    example: ['Rapport annuel 2024', true],
  },
  unaudited: {
    words: ['non audité', 'non audités', 'non auditée', 'non auditées'],
    example: ['Comptes non audités', true],
  },
  notApplicable: { words: ['non applicable', 'sans objet'], example: ['Tableau de variation : sans objet', true] },
  operations: {
    words: ['activités poursuivies', 'activités abandonnées'],
    example: ['Résultat des activités abandonnées', true],
  },
  operationsAlone: { words: [] },
}
