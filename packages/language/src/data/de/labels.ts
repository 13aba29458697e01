import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['summe', 'gesamt', 'gesamtsumme', 'zwischensumme', 'insgesamt'], example: ['Summe Aktiva', true] },
  totalAlone: [],
  generic: ['aufwand', 'kosten'],
  empty: ['der', 'die', 'das', 'und', 'von'],
}
