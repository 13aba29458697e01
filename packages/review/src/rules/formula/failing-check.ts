import { defineRule } from '../../rule.ts'
import { linesWith } from '../../workbook/concept-lines.ts'
import { consequencesOf } from '../../workbook/consequences.ts'
import { isCalculation, numberOf, type ModelCell } from '../../workbook/grid.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'

export const failingCheck = defineRule({
  meta: {
    id: 'formula/failing-check',
    catalogue: ['FORM-013'],
    category: 'consistency',
    severity: 'warning',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    fails: {
      title: {
        'zh-CN': '模型自带的校验未通过',
        en: 'A check of the model fails',
        ko: '모델의 자체 검증이 통과되지 않았습니다',
        ja: 'モデル自身のチェックが不合格です',
      },
      message: {
        'zh-CN': '校验单元格 {cell}（{label}）的结果为 {actual}，未通过；同一校验未通过的单元格共 {count} 个。',
        en: 'The check {cell} ({label}) shows {actual}. Cells of this check that fail: {count}.',
        ko: '검증 셀 {cell}({label})의 결과는 {actual}입니다. 통과하지 못한 셀: {count}개.',
        ja: 'チェックセル {cell}（{label}）の結果は {actual} です。不合格のセル：{count} 件。',
      },
      explanation: {
        'zh-CN': '模型作者设置的校验表明勾稽关系不成立，应先排除再使用结果。',
        en: 'The author built this check; it says that something does not tie. Resolve it before the results are used.',
        ko: '작성자가 설정한 검증이 불일치를 나타냅니다. 결과를 사용하기 전에 해결해야 합니다.',
        ja: '作成者が設けたチェックが不一致を示しています。結果を使う前に解消すべきです。',
      },
    },
    fixed: {
      title: {
        'zh-CN': '校验结果为手工录入',
        en: 'A check is typed, not computed',
        ko: '검증 결과가 수식이 아닌 입력값입니다',
        ja: 'チェック結果が数式でなく入力値です',
      },
      message: {
        'zh-CN': '校验单元格 {cell}（{label}）为录入值 {actual}，不会反映模型状态。',
        en: 'The check {cell} ({label}) is the typed value {actual} and will never report anything.',
        ko: '검증 셀 {cell}({label})은(는) 입력값 {actual}이므로 모델 상태를 반영하지 않습니다.',
        ja: 'チェックセル {cell}（{label}）は入力値 {actual} であり、モデルの状態を反映しません。',
      },
      explanation: {
        'zh-CN': '同一行其他单元格为公式，此处应恢复公式。',
        en: 'The other cells of the row are formulas; restore this one.',
        ko: '같은 행의 다른 셀은 수식입니다. 이 셀도 수식으로 복원해야 합니다.',
        ja: '同じ行の他のセルは数式です。このセルも数式に戻してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cells } of linesWith(model, 'check')) {
      const computed = cells.filter(isCalculation)
      const failing = computed.filter((cell) => isFailing(cell) && !consequencesOf(model).has(cell))
      const typed = computed.length >= 2 ? cells.filter((cell) => !isCalculation(cell)) : []
      if (failing[0])
        yield cellDraft(model, 'fails', failing[0], {
          operands: failing.slice(1),
          data: { actual: failing[0].cell.text.trim(), count: failing.length },
          confidence: 0.8,
        })
      if (typed[0])
        yield cellDraft(model, 'fixed', typed[0], {
          operands: computed.slice(0, 1),
          data: { actual: typed[0].cell.text.trim() },
          confidence: 0.7,
        })
    }
  },
})

/** A difference that is not zero; a logical check that says no. Ratios and counts in a row named check are left alone. */
function isFailing(cell: ModelCell): boolean {
  const value = numberOf(cell)
  if (value !== undefined) return /[-]|ROUND|ABS|IF/.test(cell.shape!.structure) && Math.abs(value) > 0.5
  return (
    cell.cell.value === false ||
    /^(?:error|fail|no|false|check!|错误|不平|不符|오류|불일치|エラー|不一致)$/i.test(cell.cell.text.trim())
  )
}
