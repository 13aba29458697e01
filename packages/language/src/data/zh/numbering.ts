import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['附注', '附註'], example: ['附注12 固定资产', '12'] },
  tables: { words: ['表'], example: ['表3-9 主要指标', '3-9'] },
  figures: { words: ['图', '圖'], example: ['图2 股权结构', '2'] },
  appendices: { words: ['附录', '附錄', '附件'], example: ['附录A 释义', 'A'] },
  items: { words: [] },
  parts: { words: [] },
  remarks: { words: ['註', '注'], example: ['(註2)本表金額', '(註2)'] },
  chapters: [
    { frame: '第{n}章', level: 1, example: ['第三章 财务报告', '三'] },
    { frame: '第{n}节', level: 1, example: ['第十节 财务报告', '十'] },
    { frame: '第{n}節', level: 1, example: ['第二節 公司簡介', '二'] },
    { frame: '第{n}编', level: 1, example: ['第一编 总则', '一'] },
    { frame: '第{n}編', level: 1, example: ['第一編 總則', '一'] },
    { frame: '第{n}部', level: 1, example: ['第一部分 概述', '一'] },
  ],
  syllables: '',
  references: {
    notes: { words: ['附注', '附註'], example: ['详见附注12。', ['12']] },
    tables: { words: ['表'], example: ['参见表3。', ['3']] },
    figures: { words: [] },
    appendices: { words: [] },
    otherwise: '、（(',
    joiners: [],
    leads: ['见', '参见', '详见', '如', '据', '及', '与', '和', '由'],
    tails: [],
  },
}
