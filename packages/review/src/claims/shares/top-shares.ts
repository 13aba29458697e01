import { foldSentence } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  十: 10,
}
const TOP =
  /(?:\b(?<count>two|three|four|five|ten|\d{1,2}) largest|\btop (?<count2>two|three|four|five|ten|\d{1,2})|前(?<count3>[两二三四五十]|\d{1,2})(?:大|名)|상위 (?<count4>\d{1,2})(?:개|대|명)|上位(?<count5>\d{1,2})(?:社|名))\s*(?<noun>customers?|clients?|suppliers?|vendors?|shareholders?|客户|供应商|股东|고객|주주|공급|顧客|株主|仕入先|得意先)?/i

/** What a sentence's noun is called in tables. */
const NOUNS: readonly [RegExp, RegExp][] = [
  [/customer|client|客户|고객|顧客|得意先/i, /customer|client|客户|고객|顧客|得意先/i],
  [/supplier|vendor|供应商|공급|仕入先/i, /supplier|vendor|供应商|공급|仕入先/i],
  [/shareholder|股东|주주|株主/i, /shareholder|股东|주주|株主/i],
]
const SOME = /关联方|關聯方|related part|특수관계|関連当事者/i
const REST =
  /other|total|\btop\b|largest|前(?:[两二三四五十]|\d{1,2})(?:大|名)|其他|其它|合计|总计|기타|합계|その他|合計/i

/** "The five largest customers account for p %": the sum of the five largest shares of the table of customers. */
export function topShares(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = foldSentence(sentence.text)
    const top = TOP.exec(text)
    if (!top) return []
    const groups = top.groups!
    const printed = (groups.count ?? groups.count2 ?? groups.count3 ?? groups.count4 ?? groups.count5)!.toLowerCase()
    const count = NUMBERS[printed] ?? Number(printed)
    const percent = sentence.figures.find(
      ({ figure, start }) => figure.amount.unit === 'percent' && start > top.index && start - top.index < 90,
    )
    // "16%, 12% and 7%" are the shares of each.
    if (percent && /^\s*(?:,|and\b)\s*(?:and\s+)?\d/i.test(text.slice(percent.end))) return []
    // "…, of which related parties 0 %" speaks of some of them.
    if (percent && SOME.test(text.slice(top.index, percent.start))) return []
    const noun = NOUNS.find(([word]) => word.test(groups.noun ?? text.slice(top.index, top.index + 40)))
    const base = percent ? basesOf(text.slice(percent.start)) : []
    const own = grids.filter((grid) => isOfBase(grid, base))
    return percent && noun ? compare(own, percent, count, noun[1]) : []
  })
}

/** What a share may be of: the text and the table must mean the same. */
const BASES = [/receivable|应收|매출채권|売掛金/i, /revenue|sales|收入|销售|매출액|売上/i, /purchase|采购|매입|仕入高/i]

function basesOf(text: string): number[] {
  return BASES.flatMap((pattern, index) => (pattern.test(text) ? [index] : []))
}

function isOfBase(grid: Grid, stated: readonly number[]): boolean {
  const own = basesOf(`${grid.title} ${grid.columns.map(({ head }) => head).join(' ')}`)
  return own.length === 0 || stated.length === 0 || own.some((base) => stated.includes(base))
}

function compare(grids: readonly Grid[], percent: ProseFigure, count: number, noun: RegExp): Relation[] {
  const relations = grids
    .filter((grid) => noun.test(subjectOf(grid)))
    .flatMap((grid) =>
      grid.columns.flatMap((column, index) =>
        column.kind === 'percent' ? relationOf(percent.figure, largest(grid, index, count), count) : [],
      ),
    )
  const held = relations.find((relation) => relation.holds)
  return held ? [held] : relations.slice(0, 1)
}

/** What a table is about: its caption, its first head and its labels; not the heading of the chapter. */
function subjectOf(grid: Grid): string {
  return [grid.title.split('\n').at(-1), grid.table.cells[0]?.text, ...grid.rows.map((row) => row.label)].join(' ')
}

function largest(grid: Grid, column: number, count: number): GridCell[] {
  return grid.rows
    .flatMap((row, index) => {
      const cell = cellIn(grid, index, column)
      return cell && !cell.dash && row.kind === 'item' && !REST.test(row.label) ? [cell] : []
    })
    .toSorted((a, b) => b.value.comparedTo(a.value))
    .slice(0, count)
}

function relationOf(stated: Figure, cells: readonly GridCell[], count: number): Relation[] {
  if (cells.length < count) return []
  const terms: Term[] = cells.map((cell) => ({ figure: cell.figure, sign: 1 }))
  const half = new Decimal(10)
    .pow(-Math.min(stated.amount.decimals, ...cells.map((cell) => cell.figure.amount.decimals)))
    .div(2)
  return [
    testSum({
      kind: 'share',
      result: stated,
      terms,
      tolerance: half.times(count + 1),
      confidence: 0.8,
      basis: 'labelled',
    }),
  ]
}
