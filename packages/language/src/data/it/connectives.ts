import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['rispettivamente'], example: ['rispettivamente 12 € e 10 €', true] },
  and: { words: ['e', 'ed', 'nonché'], example: ['e', true] },
  ofWhich: { words: ['di cui'], example: ['di cui oneri finanziari', true] },
  heldAgainst: {
    words: ['rispetto a', 'contro', 'a fronte di', 'in confronto a', 'da'],
    example: ['rispetto a', true],
  },
  less: { words: ['meno', 'al netto di', 'dedotto'], example: ['meno: imposte sul reddito', true] },
  plus: { words: ['più'], example: ['più: ammortamenti', true] },
  above: {
    words: ['al di sopra', 'superiore a', 'superiore al', 'in più'],
    example: [' al di sopra del consenso di', true],
  },
  below: {
    words: ['al di sotto', 'inferiore a', 'inferiore al', 'in meno'],
    example: [' al di sotto del consenso di', true],
  },
  leftOver: {
    words: ['restano', 'resta', 'rimangono', 'rimane', 'restante', 'restanti'],
    example: ['restano 670', true],
  },
  amongOthers: { words: ['comprensivo di', 'inclusi', 'incluse', 'di cui'], example: ['di cui 12', true] },
  madeUpOf: {
    words: ['composto da', 'è composto da', 'comprende', 'comprensivo di'],
    example: ['composto da', true],
  },
  perShare: { words: ['per azione'], example: ['per azione', true] },
  inAll: { words: ['in totale', 'complessivamente'], example: ['in totale', true] },
  compound: {
    words: ['CAGR', 'tasso annuo composto', 'tasso medio annuo'],
    example: ['un tasso annuo composto del 12 %', true],
  },
  over: { words: ['su', 'in rapporto a', 'in % di'], example: ['su', true] },
  margin: { words: ['margine', 'margine di', 'margine dell’', "margine dell'"], example: ['margine EBITDA', true] },
  otherBasis: {
    words: ['cambi costanti', 'parità di cambi', 'organica', 'perimetro costante', 'annualizzato', 'annualizzata'],
    example: ['+12% a cambi costanti', true],
  },
  adjusted: { words: ['rettificato', 'rettificata', 'normalizzato'], example: ['EBITDA rettificato', true] },
  reported: { words: ['contabile', 'riportato', 'pubblicato'], example: ['EBITDA contabile', true] },
  adjustedHead: { words: ['cambi costanti', 'comparabile'], example: ['Variazione comparabile', true] },
  expected: {
    words: ['atteso', 'attesa', 'previsto', 'stimato', 'prospettive'],
    example: ['tasso atteso del 12%', true],
  },
}
