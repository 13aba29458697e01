import { defineRule } from '../../rule/rule.ts'
import {
  columnLabelOf,
  findSensitivityTables,
  isConstantNumber,
  nameOf,
  overwrittenOf,
  rowLabelOf,
} from '@tickmark/workbook'
import type { ModelCell } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** A sheet with more typed numbers is data, not a page of inputs. */
const MOST_INPUTS = 3000

export const workbookUnlabelledInput = defineRule({
  meta: {
    id: 'traceability/workbook-unlabelled-input',
    catalogue: ['TRAC-009'],
    category: 'traceability',
    severity: 'suggestion',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    unlabelled: {
      title: {
        'zh-CN': '输入值没有名称',
        en: 'Input without a label',
        ko: '라벨이 없는 입력값',
        ja: 'ラベルのない入力値',
      },
      message: {
        'zh-CN':
          '{cell} 的输入值 {actual} 被公式 {reader} 引用，但所在行列均无名称或批注；此表同类单元格共 {count} 个。',
        en: '{cell} holds {actual}, which {reader} reads, but neither its row nor its column nor a comment names it. Such cells on the sheet: {count}.',
        ko: '{cell}의 입력값 {actual}을(를) {reader}이(가) 참조하나, 행·열 이름이나 메모가 없습니다. 이 시트의 해당 셀: {count}개.',
        ja: '{cell}の入力値{actual}は {reader} から参照されていますが、行・列の名称もコメントもありません。このシートの該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '没有名称、单位和来源的输入无法核对。',
        en: 'An input without name, unit and source cannot be checked.',
        ko: '명칭·단위·출처가 없는 입력값은 검증할 수 없습니다.',
        ja: '名称・単位・出典のない入力値は検証できません。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const known = new Set([
      ...overwrittenOf(model).flatMap(({ cells }) => cells),
      // The heads of a table are its axes, whose name stands in its corner.
      ...findSensitivityTables(model).flatMap(({ top, side }) => [...top, ...side]),
    ])
    for (const grid of model.grids.values()) {
      const typed = grid.cells
        .filter((cell) => isConstantNumber(cell) && !cell.cell.comment && !known.has(cell))
        .slice(0, MOST_INPUTS)
      const found = typed.flatMap((cell): { cell: ModelCell; reader: ModelCell }[] => {
        if (rowLabelOf(grid, cell.row, cell.column) || columnLabelOf(grid, cell.row, cell.column)) return []
        // A number format may name it: "Year 0".
        if (/\p{L}{2}/u.test(cell.cell.text)) return []
        const reader = model.graph.readerOf(cell)
        return reader ? [{ cell, reader }] : []
      })
      const [first] = found
      if (!first) continue
      const data = {
        actual: first.cell.cell.text.trim(),
        reader: nameOf(first.reader),
        count: found.length,
      }
      yield cellDraft(model, 'unlabelled', first.cell, { operands: [first.reader], data, confidence: 0.8 })
    }
  },
})
