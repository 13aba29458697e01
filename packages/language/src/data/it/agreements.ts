import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: { words: ['articolo {n}', 'art. {n}', 'clausola {n}'], example: ['ai sensi dell’articolo 7', '7'] },
  ofOther: {
    words: ['del', 'della', 'dello', 'dell’', "dell'", 'dei', 'c.c.'],
    example: ['articolo 7 del codice civile', true],
  },
  ofThis: {
    words: ['del presente contratto', 'del presente accordo', 'della presente'],
    example: ['articolo 7 del presente contratto', true],
  },
  lawsBefore: { words: ['legge', 'decreto', 'codice'], example: ['della Legge articolo 7', true] },
  notLaterThan: {
    words: ['entro e non oltre il', 'non oltre il', 'al più tardi il'],
    example: ['non oltre il 31 marzo 2025', true],
  },
  signed: { words: ['firmato', 'sottoscritto', 'letto, confermato'], example: ['Firmato per Esempio S.p.A.', true] },
  price: {
    words: ['prezzo di acquisto', 'prezzo di cessione', 'corrispettivo'],
    example: ['Il corrispettivo è di 3,2 milioni di euro.', true],
  },
  instalments: { words: ['rata {n}', 'acconto {n}'], example: ['Rata 2', '2'] },
}
