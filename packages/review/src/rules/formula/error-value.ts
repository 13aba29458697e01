import { addTo, firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  allPrecedents,
  cellsInArea,
  gridOf,
  isBlankForm,
  isCalculation,
  isNumeric,
  isText,
  misdatedFlowsOf,
  resolveReference,
} from '@tickmark/workbook'
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
    // What fails because of its days is told with them.
    const told = new Set<ModelCell>(misdatedFlowsOf(model).map(({ cell }) => cell))
    for (const grid of model.grids.values())
      for (const cell of grid.cells) {
        if (cell.cell.type !== 'error' || told.has(cell) || !isSource(model, cell)) continue
        const cause = causeOf(model, cell)
        const key = /^(?:absent|unfilled|word)/.test(cause) ? cause : `${grid.name}|${cause}|${String(cell.cell.value)}`
        addTo(groups, key, cell)
      }
    for (const [key, cells] of groups) {
      const cell = firstOf(cells)
      const data = {
        error: String(cell.cell.value),
        actual: cell.cell.formula === undefined ? cell.cell.text : `=${cell.cell.formula}`,
        dependants: model.graph.allDependants(cell, MOST_DEPENDANTS).length,
        count: cells.length,
      }
      yield cellDraft(model, 'error', cell, {
        operands: cells.slice(1),
        data,
        confidence: 0.99,
        // It goes away as soon as somebody fills the form in, and misleads nobody before.
        ...(key.startsWith('unfilled') && { severity: 'suggestion' as const }),
      })
    }
  },
})

/**
 * What errors have in common: a range or sheet that was deleted, a sheet that a text names and the workbook lacks, places that nobody has
 * filled yet, or else the same formula, whatever it reads.
 */
function causeOf(model: WorkbookModel, own: ModelCell): string {
  const { cell, shape } = own
  // Cells that linked to a sheet that was deleted, wherever they stand.
  if (cell.formula?.trim() === '#REF!') return 'absent link'
  if (cell.formula?.includes('#REF!')) return 'deleted'
  const absent = absentSheet(model, cell.formula ?? '')
  if (absent) return `absent ${absent}`
  if (isUnfilled(model, own) || isBeforeFirst(model, own)) return `unfilled ${shape?.structure ?? ''}`
  const word = wordRead(model, own)
  if (word) return `word ${word}`
  if (readsBlanksOnly(model, own)) return 'blank'
  return shape?.structure.replaceAll(/"[^"]*"/g, '""') ?? cell.text
}

/** The words that arithmetic was done with, where it is always the same: "n.a." in place of a number is one cause, whatever reads it. */
function wordRead(model: WorkbookModel, own: ModelCell): string | undefined {
  if (own.cell.value !== '#VALUE!' || !/[-+*/^]/.test(own.shape?.structure ?? '')) return undefined
  const words = (own.shape?.references ?? []).flatMap((reference) => {
    const area = reference.isRange ? undefined : resolveReference(reference, own)
    const read = area && gridOf(model, area.sheet)?.at(area.top, area.left)
    return read && area && isText(read) && !/\d/.test(read.cell.text)
      ? [`${area.sheet.toLowerCase()} ${read.cell.text.trim().toLowerCase()}`]
      : []
  })
  return new Set(words).size === 1 ? words[0] : undefined
}

/** INDIRECT("Prices!A2") where there is no such sheet. */
function absentSheet(model: WorkbookModel, formula: string): string | undefined {
  if (!/INDIRECT/i.test(formula)) return undefined
  const named = Array.from(formula.matchAll(/"'?([^"'!]+)'?!/g), ([, name = '']) => name.toLowerCase())
  return named.find((name) => !model.grids.has(name))
}

/** What formulas of a blank form give. */
const BLANKS: ReadonlySet<unknown> = new Set(['#DIV/0!', '#VALUE!'])

/** A quotient of places that nobody has filled, however many sums stand between; in a blank form also a word that stands for a number. */
function isUnfilled(model: WorkbookModel, own: ModelCell): boolean {
  if (model.graph.precedentAreas(own).length === 0) return false
  if (own.cell.value === '#DIV/0!' && readsNothingTyped(model, own)) return true
  return BLANKS.has(own.cell.value) && isBlankForm(model, own.sheet) && !readsOwnName(model, own)
}

/** It computes with the name of its own line: no number that somebody types elsewhere mends that. */
function readsOwnName(model: WorkbookModel, { sheet, row, column, shape }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  const name = grid?.row(row).find((cell) => cell.column < column && isText(cell))
  return (shape?.references ?? []).some((reference) => {
    const area = reference.isRange ? undefined : resolveReference(reference, { sheet, row, column })
    return name !== undefined && area !== undefined && gridOf(model, area.sheet)?.at(area.top, area.left) === name
  })
}

const readsNothingTyped = (model: WorkbookModel, cell: ModelCell): boolean =>
  [...allPrecedents(model, cell)].every((read) => isCalculation(read) || !isNumeric(read))

/** Copies of a formula beside it that give numbers. */
const LEAST_COPIES = 2

/** The first of a line of changes or shares, or what was pulled past the last: its copies give numbers, it divides by a blank, and nobody reads it. */
function isBeforeFirst(model: WorkbookModel, own: ModelCell): boolean {
  const { cell, shape } = own
  if (cell.value !== '#DIV/0!' || !shape || model.graph.dependants(own).length > 0) return false
  const grid = gridOf(model, own.sheet)
  // Behind the last entry of a list of days the formula may have been pulled over the rows of the next block.
  const [row, column] = [grid?.row(own.row) ?? [], grid?.column(own.column) ?? []]
  const isLast = column.at(-1) === own
  const copies = [
    ...row.filter((other) => isCalculation(other) && isNumeric(other) && other.shape.form === shape.form),
    ...(isLast ? column.filter((other) => isNumeric(other) && other.shape?.structure === shape.structure) : []),
  ]
  const areas = model.graph.precedentAreas(own)
  const isBlank = ({ sheet, top, left }: (typeof areas)[number]): boolean => {
    const read = gridOf(model, sheet)?.at(top, left)
    return !isNumeric(read) || (isCalculation(read) && readsNothingTyped(model, read))
  }
  return copies.length >= LEAST_COPIES && areas.some(isBlank)
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
