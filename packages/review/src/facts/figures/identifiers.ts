import { foldText } from '@tickmark/language'

/** What a column of a table holds. */
export type ColumnKind = 'value' | 'label' | 'skip'

/** Heads of columns whose digits name something: accounts, vouchers, documents, customers, telephones. */
const NAMING_HEAD =
  /编码$|编号$|代码$|账号$|科目号$|凭证号?$|单号$|票号$|序号$|电话$|邮编$|コード$|番号$|코드$|번호$|\b(?:codes?|nos?|numbers?|ids?|refs?|references?|sku|isin|cusip|tickers?|zip|phones?)\b\.?\s*#?$|#$/i
/** Heads that are the name of a time or an account and nothing else. */
const BARE_HEAD =
  /^(?:年|月|日|年度|年份|月份|日期|年月日?|日付|会计年度|会計年度|연도|년도|월|일자|날짜|科目|账户|계정|(?:fiscal )?years?|months?|periods?|days?|dates?|accounts?|accts?|gl|vouchers?|invoices?|line|item)$/i
/** "Number of shares", "days past due": counts, which may be added up. */
const COUNTING_HEAD = /\bnumber of\b|\bno\. of\b|数量|件数|天数|人数|股数|수량|일수/i
/** A zero in front of other digits is no way to write an amount. */
const LEADING_ZERO = /^0\d+$/
const CODE = /^\d{3,20}$/
const YEAR = /^(?:19|20)\d\d$/
const LEAST = 3

/** Digits that cannot be an amount. */
export function isIdentifierText(text: string): boolean {
  return LEADING_ZERO.test(text)
}

/** Makes labels of the columns of codes and of other names written in digits, and tells which they are. */
export function nameIdentifiers(
  kinds: ColumnKind[],
  heads: readonly (readonly string[])[],
  textsOf: (column: number) => string[],
): number[] {
  const firstLabel = kinds.indexOf('label')
  return kinds.flatMap((kind, column) => {
    const isBeforeLabel = column < firstLabel || (firstLabel < 0 && column === 0)
    if (kind === 'skip' || !isIdentifierColumn(textsOf(column), heads[column]!.at(-1) ?? '', isBeforeLabel)) return []
    if (kind === 'value') kinds[column] = kinds.slice(0, column).includes('value') ? 'skip' : 'label'
    return [column]
  })
}

/**
 * Whether a column's digits name its rows instead of measuring them: its head says so, or it stands before the labels and holds whole
 * numbers of one length, no two the same (a chart of accounts), or years.
 */
function isIdentifierColumn(texts: readonly string[], head: string, isBeforeLabel: boolean): boolean {
  const name = foldText(head).trim()
  const plain = texts.every((text) => /^[\w./-]+$/.test(text) && !text.includes(',') && !/\.\d\d?$/.test(text))
  if (BARE_HEAD.test(name) || (NAMING_HEAD.test(name) && !COUNTING_HEAD.test(name))) return plain
  if (texts.length < LEAST || !isBeforeLabel) return false
  if (texts.every((text) => YEAR.test(text))) return true
  const lengths = new Set(texts.map((text) => text.length))
  return texts.every((text) => CODE.test(text)) && lengths.size <= 2 && new Set(texts).size === texts.length
}
