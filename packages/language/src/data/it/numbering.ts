import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['nota'], example: ['Nota 12 – Immobili, impianti e macchinari', '12'] },
  tables: { words: ['tabella'], example: ['Tabella 2 Dati di sintesi', '2'] },
  figures: { words: ['figura', 'grafico'], example: ['Figura 3 Ricavi', '3'] },
  appendices: { words: ['allegato', 'appendice'], example: ['Allegato B Glossario', 'B'] },
  items: { words: [] },
  parts: { words: ['parte'], example: ['Parte II', 'II'] },
  remarks: { words: [] },
  chapters: [{ frame: 'capitolo {n}', level: 1, example: ['Capitolo 3 Valutazione', '3'] }],
  syllables: '',
  references: {
    notes: { words: ['nota', 'note'], example: ['si vedano le note 12 e 15', ['12', '15']] },
    tables: { words: ['tabella', 'tabelle'], example: ['si veda la tabella 4', ['4']] },
    figures: { words: ['figura', 'grafico'], example: ['si veda la figura 2', ['2']] },
    appendices: { words: ['allegato', 'appendice'], example: ["si veda l'allegato B", ['B']] },
    otherwise: '',
    joiners: [',', 'e'],
    leads: [],
    tails: [],
  },
}
