import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['주석'], example: ['주석 12 유형자산', '12'] },
  tables: { words: ['표'], example: ['표 2 주요 지표', '2'] },
  figures: { words: ['그림'], example: ['그림 2 지배구조', '2'] },
  appendices: { words: ['부록', '별첨', '별지'], example: ['별첨 1 용어', '1'] },
  items: { words: [] },
  parts: { words: [] },
  remarks: { words: ['주'], example: ['(주5) 외화금액', '(주5)'] },
  chapters: [
    { frame: '제{n}장', level: 1, example: ['제1장 총칙', '1'] },
    { frame: '제{n}편', level: 1, example: ['제 1 편 회사의 개요', '1'] },
    { frame: '제{n}부', level: 1, example: ['제1부 개요', '1'] },
    { frame: '제{n}절', level: 2, example: ['제2절 사업의 내용', '2'] },
  ],
  syllables: '가나다라마바사아자차카타파하',
  references: {
    notes: { words: ['주석'], example: ['주석 12 및 15 참조', ['12', '15']] },
    tables: { words: ['표'], example: ['표 2 참조', ['2']] },
    figures: { words: [] },
    appendices: { words: [] },
    otherwise: '',
    joiners: ['및', '과', '와', ','],
    leads: [],
    tails: ['참조', '에서', '와 같', '과 같', '을', '를'],
  },
}
