import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['Einheit', 'Währungseinheit'], example: ['Einheit: Mio. EUR', 6] },
  currencyLabels: ['Währung'],
  stated: {
    words: ['in', 'Angaben in', 'Beträge in', 'Werte in', 'alle Angaben in'],
    example: ['Angaben in Tausend Euro', 3],
  },
  scales: [
    { word: 'Tausend', power: 3, example: ['in Tausend Euro', 3] },
    { word: 'tausend', power: 3, example: ['in tausend €', 3] },
    { word: 'Tsd.', power: 3, example: ['in Tsd. €', 3] },
    { word: 'Tsd', power: 3, example: ['Tsd EUR', 3] },
  ],
  beside: [],
  prefixes: [{ word: 'T', power: 3, example: ['in TEUR', 3] }],
  suffixes: [],
  of: [],
  currencies: { EUR: ['Euro'], USD: ['US-Dollar'], CHF: ['Schweizer Franken', 'Franken'] },
  shares: ['Aktien'],
  cutOff: {
    words: ['abgeschnitten'],
    example: ['Nachkommastellen sind abgeschnitten', true],
  },
  rounded: {
    words: ['kaufmännisch gerundet'],
    example: ['kaufmännisch gerundet', true],
  },
  once: {
    words: ['soweit nicht anders angegeben', 'sofern nicht anders angegeben', 'wenn nicht anders angegeben'],
    example: ['Alle Angaben in TEUR, soweit nicht anders angegeben', 3],
  },
}
