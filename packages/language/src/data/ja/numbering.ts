import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['注記', '注記事項', '注記番号'], example: ['注記12 有形固定資産', '12'] },
  tables: { words: ['表', '図表'], example: ['表2 主要指標', '2'] },
  figures: { words: ['図'], example: ['図2 組織図', '2'] },
  appendices: { words: ['付録', '別紙', '別添'], example: ['付録A 用語集', 'A'] },
  items: { words: [] },
  parts: { words: [] },
  remarks: { words: ['注', '※'], example: ['（注）3．外貨建て', '（注）3．'] },
  chapters: [
    { frame: '第{n}章', level: 1, example: ['第1章 総論', '1'] },
    { frame: '第{n}部', level: 1, example: ['第一部 企業情報', '一'] },
    { frame: '第{n}編', level: 1, example: ['第1編 総則', '1'] },
    { frame: '第{n}節', level: 1, example: ['第2節 事業の状況', '2'] },
  ],
  syllables: '',
  references: {
    notes: { words: ['注記', '注記事項', '注記番号'], example: ['注記12を参照ください。', ['12']] },
    tables: { words: ['表', '図表'], example: ['表2のとおりであります。', ['2']] },
    figures: { words: [] },
    appendices: { words: [] },
    otherwise: '',
    joiners: ['及び', 'および', '並びに'],
    leads: [],
    tails: ['を参照', '参照', 'のとおり', 'に示'],
  },
}
