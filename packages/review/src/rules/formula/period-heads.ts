import { firstOf, getExisting, numberAt } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { isExitHead, versionOf } from '@tickmark/workbook'
import type { ModelCell, TimeAxis } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const periodHeads = defineRule({
  meta: {
    id: 'formula/period-heads',
    catalogue: ['FORM-018'],
    category: 'consistency',
    severity: 'warning',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    repeated: {
      title: {
        'zh-CN': '期间表头重复',
        en: 'Period heading repeated',
        ko: '기간 머리글이 중복되었습니다',
        ja: '期間の見出しが重複しています',
      },
      message: {
        'zh-CN': '{cell} 的表头 {actual} 与前一列相同，其余各列逐期递增。',
        en: '{cell} repeats the heading {actual} of the column before it, in a row that otherwise runs on.',
        ko: '{cell}의 머리글 {actual}이(가) 앞 열과 같습니다. 다른 열은 순서대로 증가합니다.',
        ja: '{cell}の見出し{actual}が前の列と同じです。他の列は順に進んでいます。',
      },
      explanation: {
        'zh-CN': '表头错误会使期间匹配、折现期数和增长率全部错位。',
        en: 'A wrong heading puts period matching, discount periods and growth rates out of step.',
        ko: '머리글이 틀리면 기간 대응, 할인기간, 성장률이 모두 어긋납니다.',
        ja: '見出しの誤りは、期間対応・割引期間・成長率のずれを招きます。',
      },
    },
    gap: {
      title: {
        'zh-CN': '期间表头不连续',
        en: 'Period headings skip a period',
        ko: '기간 머리글이 연속되지 않습니다',
        ja: '期間の見出しが連続していません',
      },
      message: {
        'zh-CN': '{cell} 的表头 {actual} 与前一列之间缺少期间，其余各列逐期递增。',
        en: '{cell} ({actual}) skips a period against the column before it, in a row that otherwise runs on.',
        ko: '{cell}의 머리글 {actual}과(와) 앞 열 사이에 빠진 기간이 있습니다. 다른 열은 순서대로 증가합니다.',
        ja: '{cell}の見出し{actual}と前の列の間で期間が抜けています。他の列は順に進んでいます。',
      },
      explanation: {
        'zh-CN': '表头错误会使期间匹配、折现期数和增长率全部错位。',
        en: 'A wrong heading puts period matching, discount periods and growth rates out of step.',
        ko: '머리글이 틀리면 기간 대응, 할인기간, 성장률이 모두 어긋납니다.',
        ja: '見出しの誤りは、期間対応・割引期間・成長率のずれを招きます。',
      },
    },
    order: {
      title: {
        'zh-CN': '实际期间排在预测期间之后',
        en: 'Actual period after a forecast one',
        ko: '예측 기간 뒤에 실적 기간이 있습니다',
        ja: '予測期間の後に実績期間があります',
      },
      message: {
        'zh-CN': '{cell} 标注为实际（{actual}），却位于预测期间之后。',
        en: '{cell} is marked as actual ({actual}) but stands after a forecast period.',
        ko: '{cell}은(는) 실적({actual})으로 표시되어 있으나 예측 기간 뒤에 있습니다.',
        ja: '{cell}は実績（{actual}）とされていますが、予測期間の後にあります。',
      },
      explanation: {
        'zh-CN': '请核对实际与预测的分界。',
        en: 'Check where actuals end and the forecast begins.',
        ko: '실적과 예측의 경계를 확인하십시오.',
        ja: '実績と予測の境界を確認してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values()) {
      const faults = model.axes(grid.name).flatMap((axis) => faultOf(axis) ?? [])
      const told = faults.filter(({ kind, cell }) => kind !== 'repeated' || !isExitHead(model, cell))
      // Heads are copied from block to block, with their slip.
      const copies = Map.groupBy(told, ({ kind, cell }) => [kind, cell.column, cell.cell.text].join('|'))
      for (const [fault, ...others] of copies.values())
        if (fault)
          yield cellDraft(model, fault.kind, fault.cell, {
            operands: others.map(({ cell }) => cell),
            data: { actual: fault.cell.cell.text },
            confidence: 0.75,
          })
    }
  },
})

function faultOf(axis: TimeAxis): { kind: 'repeated' | 'gap' | 'order'; cell: ModelCell } | undefined {
  const positions = [...axis.periods.keys()].toSorted((a, b) => a - b)
  const steps = positions.slice(1).map((position, index) => ({
    position,
    touches: position === numberAt(positions, index) + 1,
    step: getExisting(axis.periods, position).ordinal - getExisting(axis.periods, numberAt(positions, index)).ordinal,
    before: getExisting(axis.periods, numberAt(positions, index)),
  }))
  const usual = steps.toSorted((a, b) => a.step - b.step)[steps.length >> 1]?.step
  const odd = steps.filter(({ step }) => step !== usual)
  // One odd step among many: more are another layout (years beside changes, two blocks side by side).
  if (usual && usual > 0 && steps.length >= 4 && odd.length === 1 && firstOf(odd).touches) {
    const [{ step, position }] = odd as [(typeof odd)[0]]
    if (step === 0)
      return isOtherVersionOfBefore(axis, position)
        ? undefined
        : { kind: 'repeated', cell: getExisting(axis.heads, position) }
    if (step === usual * 2) return { kind: 'gap', cell: getExisting(axis.heads, position) }
  }
  const [first, second] = odd
  // A head typed twice: no step, then the one that was skipped.
  if (first && second && odd.length === 2) {
    const isTwice = first.step === 0 && first.touches && second.position === first.position + 1
    if (usual && usual > 0 && isTwice && second.step === usual * 2 && !isOtherVersionOfBefore(axis, first.position))
      return { kind: 'repeated', cell: getExisting(axis.heads, first.position) }
  }
  const turned = steps.find(
    ({ position, before, step }) =>
      step === usual && before.nature === 'forecast' && getExisting(axis.periods, position).nature === 'actual',
  )
  return turned && odd.length === 0 ? { kind: 'order', cell: getExisting(axis.heads, turned.position) } : undefined
}

/** "2011 (Adj.)" behind "2011A" repeats no heading: it is that year once more, as another version of it. */
function isOtherVersionOfBefore(axis: TimeAxis, position: number): boolean {
  const [own, before] = [axis.heads.get(position), axis.heads.get(position - 1)]
  // Two days of one month are two days.
  if (own?.cell.type === 'date' && before?.cell.type === 'date' && own.cell.text !== before.cell.text) return true
  // "2024 E" and then "2024": what was expected, and what came.
  const isEstimate = (at: number): boolean => axis.periods.get(at)?.nature === 'forecast'
  if (isEstimate(position - 1) && !isEstimate(position)) return true
  return own !== undefined && before !== undefined && versionOf(own) !== versionOf(before)
}
