import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['note', 'notes'], example: ['NOTE 8 – PREFERRED STOCK', '8'] },
  tables: { words: ['table'], example: ['Table 2.4 Key figures', '2.4'] },
  figures: { words: ['figure', 'fig.', 'chart'], example: ['Figure 3: Revenue', '3'] },
  appendices: { words: ['appendix', 'annex'], example: ['Appendix B Glossary', 'B'] },
  items: { words: ['item'], example: ['Item 9A. Controls and Procedures', '9A'] },
  parts: { words: ['part'], example: ['PART II', 'II'] },
  remarks: { words: [] },
  chapters: [{ frame: 'chapter {n}', level: 1, example: ['Chapter 3 Valuation', '3'] }],
  syllables: '',
  references: {
    notes: { words: ['note', 'notes'], example: ['see Notes 12, 15 and 18', ['12', '15', '18']] },
    tables: { words: ['table', 'tables'], example: ['as shown in Table 4', ['4']] },
    figures: { words: ['figure', 'figures'], example: ['see Figure 2', ['2']] },
    appendices: { words: ['appendix', 'annex'], example: ['set out in appendix B', ['B']] },
    otherwise: '',
    joiners: [',', 'and', '&'],
    leads: [],
    tails: [],
  },
}
