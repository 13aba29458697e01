import { lastOf, firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'
import { areaAddress, driftsOf, lineNameOf, nameOf } from '@tickmark/workbook'

export const driftingReference = defineRule({
  meta: {
    id: 'formula/drifting-reference',
    catalogue: ['FORM-008', 'FORM-009'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    drift: {
      title: {
        'zh-CN': '复制公式时引用偏离了参数单元格',
        en: 'Copied formulas have drifted off their input cell',
        ko: '수식을 복사하면서 참조가 입력 셀에서 벗어났습니다',
        ja: '数式のコピーにより参照が入力セルから外れています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 引用空白单元格 {missed}；前一个公式引用的是参数 {input}（{inputLabel}，{inputValue}），应为 {expected}。涉及 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and reads the empty {missed}; the formula before it reads the input {input} ({inputLabel}, {inputValue}). Expected {expected}. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 빈 셀 {missed}을(를) 참조합니다. 바로 앞 수식은 입력값 {input}({inputLabel}, {inputValue})을(를) 참조하므로 {expected}이어야 합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は空白の{missed}を参照しています。直前の数式は入力値{input}（{inputLabel}、{inputValue}）を参照しており、{expected} となるはずです。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '缺少 $ 时，相对引用随复制移动，空白单元格按零计算且不会报错。',
        en: 'Without $ a reference shifts as it is copied, and an empty cell counts as zero without any error.',
        ko: '$가 없으면 복사할 때 참조가 이동하며, 빈 셀은 오류 없이 0으로 계산됩니다.',
        ja: '$がないとコピーに伴って参照が移動し、空白セルはエラーなくゼロとして計算されます。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cells, input, missed, expected } of driftsOf(model)) {
      const first = firstOf(cells)
      yield cellDraft(model, 'drift', first, {
        to: lastOf(cells),
        operands: [input],
        data: {
          actual: `=${first.cell.formula}`,
          expected: `=${expected}`,
          missed: `${missed.sheet}!${areaAddress(missed)}`,
          input: nameOf(input),
          inputLabel: lineNameOf(model, input),
          inputValue: input.cell.text.trim(),
          count: cells.length,
        },
        expected: `=${expected}`,
        confidence: 0.85,
      })
    }
  },
})
