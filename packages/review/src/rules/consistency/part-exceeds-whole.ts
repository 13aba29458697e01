import { Decimal } from '@tickmark/document'
import { isHeadedBy, namesNettedLine } from '@tickmark/language'
import { findPerShareLines } from '../../claims/ratios/per-share-lines.ts'
import type { PerShareLine } from '../../claims/ratios/per-share-lines.ts'
import { rowAt, cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell, GridRow } from '../../facts/grids/grid.ts'
import type { CheckedFacts } from '../../judge/checked-facts.ts'
import { ANY_TYPE, defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { evidenceOf, nameOf, printFigure } from '../../rule/from-cause.ts'

/** "Of which" lines larger than the line that they are part of, and diluted earnings per share larger than basic ones. */
export const partExceedsWhole = defineRule({
  meta: {
    id: 'consistency/part-exceeds-whole',
    catalogue: ['CONS-021'],
    category: 'consistency',
    severity: 'warning',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  messages: {
    exceeds: {
      title: {
        'zh-CN': '其中项大于总项',
        en: 'A part exceeds its whole',
        ko: '내역 금액이 전체보다 큽니다',
        ja: '内訳が総額を超えています',
      },
      message: {
        'zh-CN': '“{part}”{partValue} 大于其所属的“{whole}”{wholeValue}（{column}）。',
        en: '“{part}” {partValue} exceeds “{whole}” {wholeValue}, of which it is a part ({column}).',
        ko: '‘{part}’ {partValue}이(가) 그 상위 항목 ‘{whole}’ {wholeValue}보다 큽니다({column}).',
        ja: '「{part}」{partValue}が、その上位項目「{whole}」{wholeValue}を超えています（{column}）。',
      },
      explanation: {
        'zh-CN': '“其中”项不应超过其总项，除非总项包含抵减金额并另有说明。',
        en: 'A line marked “of which” cannot exceed the line above it, unless that line nets off other amounts and says so.',
        ko: '‘이 중’ 항목은 상계 금액에 대한 설명이 없는 한 상위 항목을 초과할 수 없습니다.',
        ja: '「うち」の項目は、相殺額の説明がない限り、上位項目を超えることはありません。',
      },
    },
    diluted: {
      title: {
        'zh-CN': '稀释每股收益大于基本每股收益',
        en: 'Diluted earnings per share exceed basic ones',
        ko: '희석주당이익이 기본주당이익보다 큽니다',
        ja: '潜在株式調整後の1株当たり利益が調整前を上回っています',
      },
      message: {
        'zh-CN': '“{part}”{partValue} 的绝对值大于“{whole}”{wholeValue}（{column}）。',
        en: '“{part}” {partValue} is larger than “{whole}” {wholeValue} ({column}).',
        ko: '‘{part}’ {partValue}이(가) ‘{whole}’ {wholeValue}보다 큽니다({column}).',
        ja: '「{part}」{partValue}が「{whole}」{wholeValue}を上回っています（{column}）。',
      },
      explanation: {
        'zh-CN':
          '潜在普通股仅在具有稀释性时计入，反稀释的不予考虑，因此稀释每股收益（亏损）的绝对值不会超过基本每股收益（亏损）。',
        en: 'Potential shares are counted only where they dilute; what would raise the figure is left out. The diluted figure cannot exceed the basic one.',
        ko: '잠재적보통주는 희석효과가 있을 때에만 반영하며 반희석효과가 있는 것은 제외하므로, 희석주당손익은 기본주당손익을 초과할 수 없습니다.',
        ja: '潜在株式は希薄化効果を有する場合にのみ反映されるため、調整後の金額が調整前を上回ることはありません。',
      },
    },
  },
  *check({ facts }) {
    for (const grid of facts.grids) {
      for (const [part, row] of grid.rows.entries()) {
        const whole = saysOfWhich(row) ? parentOf(grid, part) : undefined
        if (whole === undefined || row.kind === 'heading' || namesNettedLine(rowAt(grid, whole).label)) continue
        for (const pair of exceeding(grid, part, whole)) yield draftOf('exceeds', pair, facts)
      }
      for (const pair of overDiluted(grid)) yield draftOf('diluted', pair, facts)
    }
  },
})

function draftOf<Id extends string>(
  messageId: Id,
  { inner, outer }: PartAndWhole,
  facts: CheckedFacts,
): FindingDraft<Id> {
  return {
    messageId,
    data: {
      part: nameOf(inner.figure),
      partValue: printFigure(inner.figure),
      whole: nameOf(outer.figure),
      wholeValue: printFigure(outer.figure),
      column: inner.figure.columnLabel ?? '',
    },
    evidence: [evidenceOf(inner.figure, facts), evidenceOf(outer.figure, facts)],
    actual: inner.figure.text,
    arithmetic: `${printFigure(inner.figure)} > ${printFigure(outer.figure)}`,
    confidence: 0.8,
  }
}

/** The columns in which diluted earnings per share are farther from nought than the basic ones of their line; where kinds of shares are not told apart by their order, none. */
function overDiluted(grid: Grid): PartAndWhole[] {
  const { basic, diluted } = findPerShareLines([grid])
  if (basic.length !== diluted.length) return []
  return diluted.flatMap((line, at) => {
    const plain = basic[at]
    return plain ? grid.columns.flatMap((_, column) => overDilutedAt(grid, column, { line, plain })) : []
  })
}

function overDilutedAt(
  grid: Grid,
  column: number,
  { line, plain }: { line: PerShareLine; plain: PerShareLine },
): PartAndWhole[] {
  const [inner, outer] = [cellIn(grid, line.row, column), cellIn(grid, plain.row, column)]
  if (!inner || !outer || inner.dash || outer.dash || outer.value.isZero()) return []
  // The numbers of shares stand under the same words, and more of them is what dilutes.
  if ([inner, outer].some(({ figure }) => figure.amount.unit !== 'per_share')) return []
  // A loss beside a profit is another error, or another class of shares.
  if (inner.value.isNegative() !== outer.value.isNegative()) return []
  const slack = Decimal.pow(10, -Math.min(inner.figure.amount.decimals, outer.figure.amount.decimals))
  return inner.value.abs().minus(outer.value.abs()).greaterThan(slack) ? [{ inner, outer }] : []
}

/** Whether the label itself says it; below "of which" on a line of its own nobody knows how far the parts go. */
function saysOfWhich({ ofWhich, label }: GridRow): boolean {
  return ofWhich && isHeadedBy('ofWhich', label)
}

interface PartAndWhole {
  inner: GridCell
  outer: GridCell
}

/** What a rate has moved by: that of a part may rise more than that of the whole, under whatever head it stands. */
const MOVES: ReadonlySet<GridCell['figure']['amount']['unit']> = new Set(['points', 'basis_points'])

/** The columns in which a part is larger than its whole; none where the whole is a net amount or the line is no part of it. */
function exceeding(grid: Grid, part: number, whole: number): PartAndWhole[] {
  const pairs = grid.columns.flatMap(({ kind }, column): (PartAndWhole & { column: number })[] => {
    const [inner, outer] = [cellIn(grid, part, column), cellIn(grid, whole, column)]
    const isComparable = kind === 'amount' && inner && outer && !inner.dash && !outer.dash
    if (!isComparable || MOVES.has(inner.figure.amount.unit)) return []
    return inner.figure.amount.unit === outer.figure.amount.unit ? [{ inner, outer, column }] : []
  })
  // Gains and losses, assets and liabilities: a line that turns negative anywhere is what is left of two.
  if (pairs.some(({ inner, outer }) => inner.value.isNegative() || outer.value.isNegative())) return []
  const larger = pairs.filter(
    ({ inner, outer, column }) =>
      outer.value.isPositive() && inner.value.greaterThan(outer.value) && !isNetted(grid, part, column, outer),
  )
  return larger.length > 1 && larger.length === pairs.length ? [] : larger
}

/** Lines below an "of which" that may belong to it. */
const MOST_PARTS = 4

/** Whether the part and the lines below it come to the whole: assets of 112 and liabilities of (57), or of 57, are a fair value of 55, net. */
function isNetted(grid: Grid, part: number, column: number, outer: GridCell): boolean {
  const [first, ...others] = grid.rows
    .slice(part, part + MOST_PARTS + 1)
    .map((_, offset) => cellIn(grid, part + offset, column)?.value)
  const [next] = others
  if (!first || !next) return false
  if (first.minus(next).abs().equals(outer.value)) return true
  let sum = first
  return others.some((value) => {
    sum = sum.plus(value ?? 0)
    return value !== undefined && sum.equals(outer.value)
  })
}

/** The line above that is itself no "of which". */
function parentOf(grid: Grid, row: number): number | undefined {
  for (let above = row - 1; above >= Math.max(0, row - 3); above--) {
    const candidate = rowAt(grid, above)
    if (candidate.kind === 'heading' && !candidate.ofWhich) return undefined
    if (!candidate.ofWhich && candidate.kind !== 'heading') return above
  }
  return undefined
}
