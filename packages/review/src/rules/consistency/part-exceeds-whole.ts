import { rowAt, cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { ANY_TYPE, defineRule } from '../../rule/rule.ts'
import { evidenceOf, nameOf, printFigure } from '../../rule/from-cause.ts'

const OF_WHICH = /其中|of which|うち|이 ?중/i
/** Lines that are themselves the balance of income and expense. */
const NET = /财务费用|净|\bnet\b|financ|금융|金融費用|純額/i

/** "Of which" lines larger than the line that they are part of. */
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
  },
  *check({ facts }) {
    for (const grid of facts.grids) {
      for (const [part, row] of grid.rows.entries()) {
        const whole = row.ofWhich && OF_WHICH.test(row.label) ? parentOf(grid, part) : undefined
        if (whole === undefined || row.kind === 'heading' || NET.test(rowAt(grid, whole).label)) continue
        for (const { inner, outer } of exceeding(grid, part, whole))
          yield {
            messageId: 'exceeds',
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
    }
  },
})

interface PartAndWhole {
  inner: GridCell
  outer: GridCell
}

/** The columns in which a part is larger than its whole; none where the whole is a net amount or the line is no part of it. */
function exceeding(grid: Grid, part: number, whole: number): PartAndWhole[] {
  const pairs = grid.columns.flatMap(({ kind }, column): PartAndWhole[] => {
    const [inner, outer] = [cellIn(grid, part, column), cellIn(grid, whole, column)]
    const isComparable = kind === 'amount' && inner && outer && !inner.dash && !outer.dash
    return isComparable && inner.figure.amount.unit === outer.figure.amount.unit ? [{ inner, outer }] : []
  })
  // Gains and losses, assets and liabilities: a line that turns negative anywhere is what is left of two.
  if (pairs.some(({ inner, outer }) => inner.value.isNegative() || outer.value.isNegative())) return []
  const larger = pairs.filter(({ inner, outer }) => outer.value.isPositive() && inner.value.greaterThan(outer.value))
  return larger.length > 1 && larger.length === pairs.length ? [] : larger
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
