import { lastOf, firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'
import { formulaCells, joinNeighbours, walkFormula } from '@tickmark/workbook'
import type { FormulaCell, FormulaNode } from '@tickmark/workbook'

export const doubleNegative = defineRule({
  meta: {
    id: 'formula/double-negative',
    catalogue: ['FORM-016'],
    category: 'calculation',
    severity: 'warning',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    doubled: {
      title: {
        'zh-CN': '公式中连续出现两个减号',
        en: 'Two minus signs in a row',
        ko: '수식에 빼기 기호가 두 번 이어집니다',
        ja: '数式にマイナス記号が2つ続いています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 连写两个减号，实际为相加；涉及单元格 {count} 个。',
        en: '{cell} ({label}) holds {actual}: its two minus signs in a row add instead of deducting. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}에는 빼기 기호가 두 번 이어져 실제로는 더해집니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} はマイナス記号が2つ続くため、実際には加算になります。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '多数情况是误按两次减号。若本意为相加，请改写为加号，以免后人误读。',
        en: 'Most often the key was pressed twice. If adding is meant, write a plus sign, so that nobody misreads it.',
        ko: '대부분 키를 두 번 누른 실수입니다. 더하려는 뜻이라면 오독을 막기 위해 더하기 기호로 쓰십시오.',
        ja: '多くはキーの2度押しです。加算する意図であれば、誤読を防ぐためプラス記号で書いてください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const doubled = [...formulaCells(model)].filter(({ shape }) => [...walkFormula(shape.root)].some(isDoubled))
    for (const cells of joinNeighbours(doubled, (cell) => cell, directionOfCopy)) {
      const first = firstOf(cells)
      const expected = `=${first.cell.formula.replaceAll(/-\s*-/g, '-')}`
      const data = { actual: `=${first.cell.formula}`, count: cells.length }
      yield cellDraft(model, 'doubled', first, { to: lastOf(cells), data, expected, confidence: 0.6 })
    }
  },
})

/** `a--b`. Before a condition, as in SUMPRODUCT(--(A1:A9>0)), the signs make a number of it. */
function isDoubled(node: FormulaNode): boolean {
  return (
    node.type === 'binary' &&
    node.operator === '-' &&
    node.right.type === 'unary' &&
    node.right.operator === '-' &&
    (node.right.operand.type === 'reference' || node.right.operand.type === 'call')
  )
}

function directionOfCopy(a: FormulaCell, b: FormulaCell): 'row' | 'column' | undefined {
  if (a.shape.form !== b.shape.form) return undefined
  return a.row === b.row ? 'row' : 'column'
}
