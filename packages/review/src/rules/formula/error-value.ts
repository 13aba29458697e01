import { addTo, firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellsInArea, gridOf } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

/** Counted no further: beyond it, everything is affected. */
const MOST_DEPENDANTS = 1000

export const errorValue = defineRule({
  meta: {
    id: 'formula/error-value',
    catalogue: ['FORM-005'],
    category: 'calculation',
    severity: 'serious',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    error: {
      title: {
        'zh-CN': '单元格为错误值',
        en: 'Cell shows an error value',
        ko: '셀에 오류 값이 있습니다',
        ja: 'セルがエラー値です',
      },
      message: {
        'zh-CN': '{cell}（{label}）的结果为 {error}，公式为 {actual}；受其影响的公式有 {dependants} 个。',
        en: '{cell} ({label}) shows {error}; its formula is {actual}. Formulas that it feeds: {dependants}.',
        ko: '{cell}({label})의 결과가 {error}입니다. 수식은 {actual}이며, 영향을 받는 수식은 {dependants}개입니다.',
        ja: '{cell}（{label}）の結果は{error}、数式は {actual} です。影響を受ける数式は{dependants}個です。',
      },
      explanation: {
        'zh-CN': '错误值会沿引用链传导。此处为源头，其上游单元格均正常；同一原因的错误单元格共 {count} 个。',
        en: 'Errors run along references. This is where it starts: what the cell reads is sound. Cells with this cause: {count}.',
        ko: '오류는 참조를 따라 전파됩니다. 이 셀이 시작점이며 선행 셀은 정상입니다. 같은 원인의 오류 셀: {count}개.',
        ja: 'エラーは参照を通じて伝わります。ここが起点で、参照元は正常です。同じ原因のエラーセル：{count}件。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const groups = new Map<string, ModelCell[]>()
    for (const grid of model.grids.values())
      for (const cell of grid.cells) {
        if (cell.cell.type !== 'error' || !isSource(model, cell)) continue
        const cause = causeOf(model, cell)
        const key = cause.startsWith('absent') ? cause : `${grid.name}|${cause}|${String(cell.cell.value)}`
        addTo(groups, key, cell)
      }
    for (const cells of groups.values()) {
      const cell = firstOf(cells)
      const data = {
        error: String(cell.cell.value),
        actual: cell.cell.formula === undefined ? cell.cell.text : `=${cell.cell.formula}`,
        dependants: model.graph.allDependants(cell, MOST_DEPENDANTS).length,
        count: cells.length,
      }
      yield cellDraft(model, 'error', cell, { operands: cells.slice(1), data, confidence: 0.99 })
    }
  },
})

/**
 * What errors have in common: a range or sheet that was deleted, a sheet that a text names and the workbook lacks, places that nobody has
 * filled yet, or else the same formula, whatever it reads.
 */
function causeOf(model: WorkbookModel, own: ModelCell): string {
  const { cell, shape } = own
  if (cell.formula?.includes('#REF!')) return 'deleted'
  const absent = absentSheet(model, cell.formula ?? '')
  if (absent) return `absent ${absent}`
  if (readsBlanksOnly(model, own)) return 'blank'
  return shape?.structure.replaceAll(/"[^"]*"/g, '""') ?? cell.text
}

/** INDIRECT("Prices!A2") where there is no such sheet. */
function absentSheet(model: WorkbookModel, formula: string): string | undefined {
  if (!/INDIRECT/i.test(formula)) return undefined
  const named = Array.from(formula.matchAll(/"'?([^"'!]+)'?!/g), ([, name = '']) => name.toLowerCase())
  return named.find((name) => !model.grids.has(name))
}

function readsBlanksOnly(model: WorkbookModel, cell: ModelCell): boolean {
  const areas = model.graph.precedentAreas(cell)
  return (
    areas.length > 0 &&
    areas.every((area) =>
      [...cellsInArea(gridOf(model, area.sheet), area)].every(({ cell: read }) => read.type !== 'number'),
    )
  )
}

/** #N/A on purpose (typed or by NA(), it keeps a point off a chart) is no error. */
function isSource(model: WorkbookModel, cell: ModelCell): boolean {
  if (cell.shape ? cell.shape.functions.has('NA') : cell.cell.value === '#N/A') return false
  return !model.graph
    .precedentAreas(cell)
    .some((area) =>
      [...cellsInArea(gridOf(model, area.sheet), area)].some((read) => read.cell.type === 'error' && read !== cell),
    )
}
