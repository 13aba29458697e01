import { wordsOf } from '../words/word-patterns.ts'

const MARK = `(?:${wordsOf(({ numbering }) => numbering.remarks).join('|')})`

/** Marks of remarks below a table, in a text whose letters and digits are of one width: (註2), (注)3., 注3:. */
export const REMARK_MARKS = new RegExp(
  String.raw`\(\s*${MARK}\s*\d{0,3}\s*\)(?:\s*\d{1,2}\s*[.、:](?!\d))?|(?<![\p{L}\d])${MARK}\s?\d{1,2}\s*[.、:)](?!\d)`,
  'gu',
)
