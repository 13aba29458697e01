import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['note', 'notes'], example: ['Note 12 – Immobilisations corporelles', '12'] },
  tables: { words: ['tableau'], example: ['Tableau 2 Chiffres clés', '2'] },
  figures: { words: ['figure', 'graphique'], example: ['Graphique 3 Ventes', '3'] },
  appendices: { words: ['annexe'], example: ['Annexe B Glossaire', 'B'] },
  items: { words: [] },
  parts: { words: ['partie'], example: ['Partie II', 'II'] },
  remarks: { words: [] },
  chapters: [{ frame: 'chapitre {n}', level: 1, example: ['Chapitre 3 Évaluation', '3'] }],
  syllables: '',
  references: {
    notes: { words: ['note', 'notes'], example: ['voir notes 12 et 15', ['12', '15']] },
    tables: { words: ['tableau', 'tableaux'], example: ['voir tableau 4', ['4']] },
    figures: { words: ['graphique', 'graphiques'], example: ['voir graphique 2', ['2']] },
    appendices: { words: ['annexe'], example: ['voir annexe B', ['B']] },
    otherwise: '',
    joiners: [',', 'et'],
    leads: [],
    tails: [],
  },
}
