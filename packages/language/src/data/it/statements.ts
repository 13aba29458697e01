import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: {
    words: [
      'stato patrimoniale',
      'situazione patrimoniale-finanziaria',
      'situazione patrimoniale e finanziaria',
      'situazione patrimoniale',
    ],
    example: ['Stato patrimoniale consolidato', true],
  },
  incomeStatement: { words: ['conto economico'], example: ['Conto economico consolidato', true] },
  cashFlow: { words: ['rendiconto finanziario'], example: ['Rendiconto finanziario consolidato', true] },
  equity: {
    words: [
      'variazioni del patrimonio netto',
      'variazioni di patrimonio netto',
      'movimenti del patrimonio netto',
      'variazioni nel patrimonio netto',
    ],
    example: ['Prospetto delle variazioni del patrimonio netto', true],
  },
  equityParts: {
    words: ['capitale', 'capitale sociale', 'riserve', 'patrimonio netto'],
    example: ['Patrimonio netto', true],
  },
  consolidated: {
    words: ['consolidato', 'consolidata', 'consolidati', 'consolidate'],
    example: ['Stato patrimoniale consolidato', true],
  },
  addressed: {
    words: ['agli azionisti', 'ai soci', "all'assemblea", 'al consiglio di amministrazione'],
    example: ['Agli azionisti di Esempio S.p.A.', true],
  },
  audited: {
    words: ['abbiamo svolto la revisione'],
    example: ['Abbiamo svolto la revisione contabile del bilancio di Esempio S.p.A.', true],
  },
  auditorReport: {
    words: ['relazione della società di revisione', 'relazione del revisore'],
    example: ['Relazione della società di revisione', true],
  },
  opinion: {
    words: ['giudizio senza rilievi', 'giudizio senza modifica', 'giudizio sul bilancio'],
    example: ['ha espresso un giudizio senza rilievi', true],
  },
  annualReport: {
    words: ['relazione finanziaria annuale', 'relazione annuale', 'bilancio annuale', 'relazione e bilancio'],
    example: ['Relazione finanziaria annuale 2024', true],
  },
  unaudited: {
    words: ['non sottoposto a revisione', 'non sottoposti a revisione'],
    example: ['Dati non sottoposti a revisione', true],
  },
  notApplicable: { words: ['non applicabile'], example: ['Prospetto delle variazioni: non applicabile', true] },
  operations: {
    words: ['attività in funzionamento', 'attività cessate'],
    example: ['Utile delle attività cessate', true],
  },
  operationsAlone: { words: [] },
}
