import { foldText } from '../words/fold-text.ts'

/** One line that a label adds up or deducts, by the mark that the line bears. */
export interface FormulaTerm {
  mark: string
  sign: 1 | -1
}

/** Marks of lines: (1), (IV), (A), 一. */
const MARK = String.raw`(?:\d{1,2}|[IVX]{1,5}|[A-Z]|[a-z]|[一二三四五六七八九十]{1,3})`
const SIGN = String.raw`(?:\+\s?\/\s?-|[-+±–−])`
const TERMS = String.raw`(?:\(${MARK}\)|${MARK})(?:\s*${SIGN}\s*(?:\(${MARK}\)|${MARK}))+`
/** "(1 - 2 + 3)" at the end of a label, or "III = I - II". */
const FORMULA = new RegExp(String.raw`(?:\(\s*(?:=\s*)?(${TERMS})\s*\)|=\s*(${TERMS}))\s*[.:;]?$`)
const TERM = new RegExp(String.raw`(${SIGN})?\s*\(?(${MARK})\)?`, 'g')
const TRAILING = new RegExp(String.raw`\((${MARK})\)\s*[.:;]?$`)
const LEADING = new RegExp(String.raw`^(?:\((${MARK})\)|(${MARK})\s*[.、)．])`)

function plain(label: string): string {
  return foldText(label).normalize('NFKC').trim()
}

/** What a label says that its line comes to: "Profit (1 - 2 + 3)", "V. Before tax (III - IV)", "C = A + B". */
export function readLineFormula(label: string): FormulaTerm[] | undefined {
  const found = FORMULA.exec(plain(label))
  const terms = found?.[1] ?? found?.[2]
  if (!terms) return undefined
  return Array.from(terms.matchAll(TERM), ([, sign, mark = '']) => ({
    mark,
    sign: sign !== undefined && /^[-–−]$/.test(sign) ? -1 : 1,
  }))
}

/** The marks by which formulas name a line: "TOTAL (1)" and "III. Total income" bear 1 and III. */
export function marksOfLine(label: string): string[] {
  const text = plain(label)
  const formula = FORMULA.exec(text)?.[0] ?? ''
  const named = text.slice(0, text.length - formula.length).trim()
  const leading = LEADING.exec(named)
  return [TRAILING.exec(named)?.[1], leading?.[1] ?? leading?.[2]].filter((mark) => mark !== undefined)
}
