import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['totale', 'totali', 'subtotale'], example: ['Totale attivo', true] },
  totalAlone: [],
  totalAtEnd: { words: [], unlike: [] },
  mean: { words: ['media', 'media aritmetica'], example: ['Media', true] },
  median: { words: ['mediana'], example: ['Mediana', true] },
  lowest: { words: ['minimo', 'min'], example: ['Minimo', true] },
  highest: { words: ['massimo', 'max'], example: ['Massimo', true] },
  compoundGrowth: {
    words: ['tasso di crescita annuo composto', 'tasso annuo di crescita composto'],
    example: ['Tasso di crescita annuo composto', true],
  },
  quantity: { words: ['quantità', 'q.tà', 'q.ta', 'pezzi'], example: ['Quantità', true] },
  ofWhole: {
    words: ['% di {}', '% del {}', '% su {}', 'percentuale di {}'],
    example: ['in % del capitale', 'capitale'],
  },
  ownRate: {
    words: [
      'aliquota fiscale',
      'aliquota',
      "tasso d'interesse",
      'tasso di interesse',
      'crescita',
      'inflazione',
      'tasso di sconto',
      'tasso di attualizzazione',
      'costo del capitale',
      'payout',
    ],
    example: ['Aliquota fiscale', true],
  },
  excluding: { words: ['escluso {}', 'esclusa {}', 'escl. {}'], example: ['Mediana (escluso TDG)', 'tdg'] },
  noteHead: { words: ['nota', 'note', 'nota n.', 'note n.'], example: ['Note', true] },
  netAssets: { words: ['valore complessivo netto', 'patrimonio netto'], example: ['Valore complessivo netto', true] },
  valueOfUnit: {
    words: ['valore unitario della quota', 'valore della quota'],
    example: ['Valore unitario della quota', true],
  },
  unitsInIssue: {
    words: ['quote in circolazione', 'numero quote', 'numero delle quote', 'numero di quote'],
    example: ['Numero delle quote', true],
  },
  generic: ['oneri', 'costi'],
  empty: ['del', 'dei', 'della', 'delle'],
}
