import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: {
    words: ['Anhang', 'Anhangangabe', 'Textziffer', 'Tz.', 'Erläuterung', 'Ziffer'],
    example: ['Anhang 12 Sachanlagen', '12'],
  },
  tables: { words: ['Tabelle'], example: ['Tabelle 2 Kennzahlen', '2'] },
  figures: { words: ['Abbildung', 'Abb.'], example: ['Abbildung 3 Umsatz', '3'] },
  appendices: { words: ['Anlage'], example: ['Anlage B Glossar', 'B'] },
  items: { words: [] },
  parts: { words: ['Teil'], example: ['Teil II', 'II'] },
  remarks: { words: [] },
  chapters: [{ frame: 'Kapitel {n}', level: 1, example: ['Kapitel 3 Bewertung', '3'] }],
  syllables: '',
  references: {
    notes: {
      words: ['Anhang', 'Anhangangabe', 'Anhangangaben', 'Textziffer', 'Textziffern', 'Tz.'],
      example: ['siehe Anhang 12 und 15', ['12', '15']],
    },
    tables: { words: ['Tabelle', 'Tabellen'], example: ['siehe Tabelle 4', ['4']] },
    figures: { words: ['Abbildung', 'Abbildungen', 'Abb.'], example: ['siehe Abbildung 2', ['2']] },
    appendices: { words: ['Anlage'], example: ['siehe Anlage B', ['B']] },
    otherwise: '',
    joiners: [',', 'und', 'sowie'],
    leads: [],
    tails: [],
  },
}
