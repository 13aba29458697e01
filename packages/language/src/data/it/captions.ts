import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['unità'], example: ['Unità: migliaia di euro', 3] },
  currencyLabels: ['valuta'],
  stated: {
    words: ['in', 'importi in', 'valori in', 'dati in', 'espressi in', 'importi espressi in', 'valori espressi in'],
    example: ['(importi in migliaia di euro)', 3],
  },
  scales: [
    { word: 'migliaia', power: 3, example: ['in migliaia di euro', 3] },
    { word: 'mln', power: 6, example: ['(€ mln)', 6] },
    { word: 'mld', power: 9, example: ['€ mld', 9] },
  ],
  beside: [],
  prefixes: [],
  suffixes: [],
  of: ['di'],
  currencies: { EUR: ['euro', 'Euro'], USD: ['dollari', 'dollari statunitensi'], CHF: ['franchi svizzeri'] },
  shares: ['azioni'],
  cutOff: {
    words: ['troncati', 'arrotondati per difetto'],
    example: ['importi troncati', true],
  },
  rounded: {
    words: ["arrotondati all'unità"],
    example: ["arrotondati all'unità", true],
  },
  once: {
    words: ['salvo diversa indicazione', 'salvo dove diversamente indicato', 'ove non diversamente indicato'],
    example: ['Valori in migliaia di euro, salvo diversa indicazione', 3],
  },
}
