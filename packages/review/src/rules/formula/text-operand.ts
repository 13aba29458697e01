import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  blankOperandsOf,
  factorsOf,
  formulaCells,
  gridOf,
  isText,
  lineNameOf,
  nameOf,
  resolveReference,
  signedTerms,
} from '@tickmark/workbook'
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
    blank: {
      title: {
        'zh-CN': '公式引用了空行或空列',
        en: 'A formula refers to an empty row or column',
        ko: '수식이 빈 행이나 빈 열을 참조합니다',
        ja: '数式が空白の行または列を参照しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 引用 {place}，该处整行或整列为空，此项按 0 计算；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual}; nothing stands in the row or column of {place}, so that it counts as 0. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}이(가) 참조하는 {place}은(는) 행 또는 열 전체가 비어 있어 0으로 계산됩니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} が参照する{place}は、行または列全体が空白のため0として計算されます。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '引用很可能错开了一行或一列，指向了表格之间的空白处。',
        en: 'The reference is probably a row or column off and points between or beside the tables.',
        ko: '참조가 한 행 또는 한 열 어긋나 표 사이나 표 밖의 빈칸을 가리킬 가능성이 큽니다.',
        ja: '参照が1行または1列ずれ、表の間や外側の空白を指している可能性が高いです。',
      },
    },
    beside: {
      title: {
        'zh-CN': '公式引用了结果旁边的空单元格',
        en: 'A formula reads the blank beside a result',
        ko: '수식이 결과 옆의 빈 셀을 참조합니다',
        ja: '数式が計算結果の隣の空白セルを参照しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 引用空白的 {place}，而紧邻的 {other}“{otherLabel}”（{otherValue}）未被任何公式引用。',
        en: '{cell} ({label}) holds {actual} and reads {place}, which is blank, while no formula reads {other}, “{otherLabel}” ({otherValue}), right beside it.',
        ko: '{cell}({label})의 수식 {actual}은(는) 비어 있는 {place}을(를) 참조하지만, 바로 옆의 {other}(‘{otherLabel}’, {otherValue})은(는) 어떤 수식도 참조하지 않습니다.',
        ja: '{cell}（{label}）の数式 {actual} は空白の{place}を参照していますが、隣の{other}「{otherLabel}」（{otherValue}）はどの数式からも参照されていません。',
      },
      explanation: {
        'zh-CN': '该结果因此未计入。请改为引用有数值的单元格。',
        en: 'That result is left out. Point the formula at it.',
        ko: '그 결과가 계산에서 빠집니다. 값이 있는 셀을 참조하도록 고치십시오.',
        ja: 'その結果が計算から漏れています。数値のあるセルを参照するよう改めてください。',
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
    yield* blankOperands(model)
  },
})

/** What a formula takes for a number where nothing stands: one finding a run of copies. */
function* blankOperands(model: WorkbookModel) {
  const found = blankOperandsOf(model).filter(
    ({ cell }) => cell.cell.type !== 'error' && (lineNameOf(model, cell) !== '' || model.graph.readerOf(cell)),
  )
  // Dead links of one sheet into another, row by row, have one cause; so have copies that hold on to one blank.
  const causes = Map.groupBy(found, ({ cell, place, beside }) =>
    [
      cell.sheet,
      ...(beside ? [cell.shape.form] : [cell.shape.structure, place.split('!')[1] ? place.split('!')[0] : '']),
    ].join('|'),
  )
  for (const same of causes.values()) {
    const { cell, place, beside, isWhole } = firstOf(same)
    const data = { actual: `=${cell.cell.formula}`, place, count: same.length }
    const isLink = isWhole && cell.shape.structure.endsWith('cell') && !/[*/]/.test(cell.shape.structure)
    const severity = isLink ? ('warning' as const) : ('serious' as const)
    const about = { confidence: 0.9, severity }
    if (!beside) yield cellDraft(model, 'blank', cell, { ...about, data })
    else
      yield cellDraft(model, 'beside', cell, {
        ...about,
        ...(lastOf(same).cell.row === cell.row && { to: lastOf(same).cell }),
        operands: [beside],
        data: {
          ...data,
          other: nameOf(beside),
          otherLabel: lineNameOf(model, beside) || beside.address,
          otherValue: beside.cell.text.trim(),
        },
      })
  }
}

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
