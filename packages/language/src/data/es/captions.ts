import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['unidad', 'unidades'], example: ['Unidad: miles de euros', 3] },
  currencyLabels: ['moneda'],
  stated: {
    words: ['en', 'importes en', 'cifras en', 'expresado en', 'expresados en', 'expresadas en', 'datos en'],
    example: ['(en miles de euros)', 3],
  },
  scales: [{ word: 'miles de millones', power: 9, example: ['en miles de millones de pesos', 9] }],
  beside: [],
  prefixes: [
    { word: 'k', power: 3, example: ['k€', 3] },
    { word: 'M', power: 6, example: ['M€', 6] },
  ],
  suffixes: [],
  of: ['de'],
  currencies: {
    EUR: ['euros'],
    USD: ['dólares', 'dólares estadounidenses'],
    MXN: ['pesos mexicanos', 'pesos'],
  },
  shares: ['acciones'],
  cutOff: {
    words: ['truncados', 'redondeados a la baja'],
    example: ['importes truncados', true],
  },
  rounded: {
    words: ['redondeados al más cercano'],
    example: ['redondeados al más cercano', true],
  },
  once: {
    words: ['salvo indicación en contrario', 'salvo que se indique lo contrario', 'excepto cuando se indique'],
    example: ['Importes en miles de euros, salvo indicación en contrario', 3],
  },
}
