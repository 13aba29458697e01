import { foldText } from '@tickmark/language'
import { itemAt, numberAt } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

interface DealIdentity {
  result: RegExp
  terms: readonly (readonly [label: RegExp, sign: 1 | -1])[]
}

/** What the labels of a valuation or a financing round state by themselves; see IVS 105 and common term sheets. */
const IDENTITIES: readonly DealIdentity[] = [
  {
    result:
      /^(?:implied |100% )*equity value|^(?:隐含|内含)?(?:股权|股东权益|股东全部权益)(?:价值|估值)|^(?:내재\s?)?지분\s?가치|^(?:理論|想定|インプライド)?株[式主]価値/i,
    terms: [
      [
        /^(?:implied )?enterprise value|^(?:隐含|内含)?企业(?:整体)?价值|^(?:내재\s?)?기업\s?가치|^(?:理論|想定|インプライド)?(?:企業|事業)価値/i,
        1,
      ],
      [
        /^(?:less:?|minus|减[:：]?|차감[:：]?|控除[:：]?)?\s*(?:adjusted )?net debt|^(?:减[:：]?)?净(?:负债|债务)|^(?:차감[:：]?\s*)?순차입금|^(?:控除[:：]?\s*)?純有利子負債|^(?:控除[:：]?\s*)?ネットデット/i,
        -1,
      ],
    ],
  },
  {
    result:
      /^post[- ]money|^投后估值|^投资后估值|^투자\s?후\s?(?:기업)?가치|^포스트머니|^ポストマネー|^(?:増資|投資)後(?:企業)?(?:価値|評価額)/i,
    terms: [
      [
        /^pre[- ]money|^投前估值|^投资前估值|^투자\s?전\s?(?:기업)?가치|^프리머니|^プレマネー|^(?:増資|投資)前(?:企業)?(?:価値|評価額)/i,
        1,
      ],
      [
        /^(?:new |total |series \w )?investment|^new money|^(?:本轮|本次)?(?:投资|融资)(?:金额|额)|^투자\s?금액|^투자금|^投資額|^出資額|^調達額/i,
        1,
      ],
    ],
  },
]

/** Equity value = enterprise value − net debt, and post-money = pre-money + investment, where a table prints the three below each other. */
export function dealIdentities(grid: Grid): Relation[] {
  return IDENTITIES.flatMap(({ result, terms }) => {
    const find = (label: RegExp) =>
      grid.rows.flatMap((row, at) => (row.kind !== 'heading' && label.test(foldText(row.label).trim()) ? [at] : []))
    const rows = [result, ...terms.map(([label]) => label)].map(find)
    if (rows.some((found) => found.length !== 1)) return []
    const places = rows.map(([row]) => row!)
    // Another line in between (minorities, other claims) belongs to the bridge, and the sum of all is tested as such.
    if (Math.max(...places) - Math.min(...places) !== places.length - 1) return []
    const deducted = testIdentity(grid, places, (figure, at) => {
      const [, sign] = itemAt(terms, at)
      const isAdded = sign < 0 && isNegative(figure) && isDeducted(grid, numberAt(places, at + 1))
      return isAdded ? 1 : sign
    })
    const asPrinted = testIdentity(grid, places, (figure, at) => (isNegative(figure) ? 1 : itemAt(terms, at)[1]))
    // "Net debt (1,200)" without the word is net cash, or a deduction; where all columns are reached by the brackets alone, it is one.
    return asPrinted.every(({ holds }) => holds) ? asPrinted : deducted
  })
}

function testIdentity(
  grid: Grid,
  places: readonly number[],
  signOf: (figure: Figure, term: number) => Term['sign'],
): Relation[] {
  return grid.columns.flatMap((column, index) => {
    const cells = places.flatMap((row) => cellIn(grid, row, index) ?? [])
    const isWhole = cells.length === places.length && cells.every((cell) => !cell.dash && isMoney(grid, cell))
    if (column.kind !== 'amount' || !isWhole) return []
    const [total, ...parts] = cells.map(({ figure }) => figure)
    if (!total) return []
    return [
      testSum({
        kind: 'difference',
        result: total,
        terms: parts.map((figure, at): Term => ({ figure, sign: signOf(figure, at) })),
        confidence: 0.85,
        basis: 'labelled',
        group: `${grid.id}/deal`,
      }),
    ]
  })
}

function isNegative({ amount }: Figure): boolean {
  return amount.value.startsWith('-')
}

/** A page prints amounts with their unit or under one; the cells of a sheet need not. */
function isMoney({ table }: Grid, { figure }: GridCell): boolean {
  return figure.amount.unit === 'money' || (table.sheet !== undefined && figure.amount.unit === 'unknown')
}

/** "Less: net debt (1,200)": the bracket is the deduction. Without the word, a negative net debt is net cash. */
function isDeducted(grid: Grid, row: number): boolean {
  return rowAt(grid, row).deducted || /^(?:less|minus|减|차감|控除)/i.test(foldText(rowAt(grid, row).label).trim())
}
