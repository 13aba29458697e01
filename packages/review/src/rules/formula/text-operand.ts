import { defineRule } from '../../rule/rule.ts'
import { factorsOf, formulaCells, gridOf, isText, nameOf, resolveReference, signedTerms } from '@tickmark/workbook'
import type { FormulaNode, FormulaCell, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const textOperand = defineRule({
  meta: {
    id: 'formula/text-operand',
    catalogue: ['FORM-009'],
    category: 'calculation',
    severity: 'warning',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    text: {
      title: {
        'zh-CN': '算术公式引用了文字单元格',
        en: 'Arithmetic refers to a text cell',
        ko: '산술 수식이 문자 셀을 참조합니다',
        ja: '算術の数式が文字のセルを参照しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 引用了文字单元格 {operand}（“{text}”）。',
        en: '{cell} ({label}) holds {actual}, which refers to the text in {operand} (“{text}”).',
        ko: '{cell}({label})의 수식 {actual}이(가) 문자 셀 {operand}(‘{text}’)을(를) 참조합니다.',
        ja: '{cell}（{label}）の数式 {actual} が文字のセル{operand}（「{text}」）を参照しています。',
      },
      explanation: {
        'zh-CN': '引用很可能错开了一行或一列。',
        en: 'The reference is probably one row or column off.',
        ko: '참조가 한 행 또는 한 열 어긋났을 가능성이 큽니다.',
        ja: '参照が1行または1列ずれている可能性が高いです。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const seen = new Set<string>()
    for (const cell of formulaCells(model)) {
      if (cell.cell.type === 'error') continue
      const operand = textOperandOf(model, cell)
      const key = `${cell.sheet}|${cell.shape.form}`
      if (!operand || seen.has(key)) continue
      seen.add(key)
      const data = {
        actual: `=${cell.cell.formula}`,
        operand: nameOf(operand),
        text: operand.cell.text.trim().slice(0, 40),
      }
      yield cellDraft(model, 'text', cell, { operands: [operand], data, confidence: 0.7 })
    }
  },
})

function textOperandOf(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const nodes = signedTerms(cell.shape.root).flatMap(({ node }): FormulaNode[] =>
    factorsOf(node).map((factor) => factor.node),
  )
  if (nodes.length < 2) return undefined
  return nodes
    .map((node) => {
      const area =
        node.type === 'reference' && !node.reference.isRange ? resolveReference(node.reference, cell) : undefined
      return area && gridOf(model, area.sheet)?.at(area.top, area.left)
    })
    .find((read) => read && isText(read) && /\p{L}{2}/u.test(read.cell.text))
}
