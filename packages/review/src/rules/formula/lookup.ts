import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  areaAddress,
  cellsInArea,
  columnLabelOf,
  formulaCells,
  gridOf,
  resolveReference,
  rowLabelOf,
  walkFormula,
} from '@tickmark/workbook'
import type { Area, FormulaNode, FormulaCell, ModelCell, SheetGrid, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const lookup = defineRule({
  meta: {
    id: 'formula/lookup',
    catalogue: ['FORM-014'],
    category: 'calculation',
    severity: 'warning',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    unsorted: {
      title: {
        'zh-CN': '近似匹配查找未排序的区域',
        en: 'Approximate lookup in an unsorted range',
        ko: '정렬되지 않은 범위를 유사 일치로 조회합니다',
        ja: '並べ替えられていない範囲で近似検索しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 使用近似匹配，但 {range} 的首列（行）未按升序排列。',
        en: '{cell} ({label}) holds {actual}, an approximate match, but the first column (row) of {range} is not in ascending order.',
        ko: '{cell}({label})의 수식 {actual}은(는) 유사 일치를 사용하나 {range}의 첫 열(행)이 오름차순이 아닙니다.',
        ja: '{cell}（{label}）の数式 {actual} は近似一致ですが、{range}の先頭列（行）が昇順になっていません。',
      },
      explanation: {
        'zh-CN': '此时返回的结果不可预期。请加上参数 FALSE（或 0）改为精确匹配。',
        en: 'The result is unpredictable. Ask for an exact match with FALSE (or 0).',
        ko: '반환 값을 신뢰할 수 없습니다. FALSE(또는 0) 인수를 추가하여 정확히 일치하도록 하십시오.',
        ja: '返される値は保証されません。引数にFALSE（または0）を指定して完全一致にしてください。',
      },
    },
    outside: {
      title: {
        'zh-CN': '查找的列序号超出区域',
        en: 'Lookup column lies outside its table',
        ko: '조회 열 번호가 범위를 벗어났습니다',
        ja: '検索の列番号が範囲を超えています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 的序号超出 {range}。',
        en: '{cell} ({label}) holds {actual}; its index lies outside {range}.',
        ko: '{cell}({label})의 수식 {actual}에서 순번이 {range}을(를) 벗어납니다.',
        ja: '{cell}（{label}）の数式 {actual} の番号が{range}を超えています。',
      },
      explanation: {
        'zh-CN': '区域增删列后，写死的列序号不会自动调整。',
        en: 'A hard-coded column number does not adjust when columns are inserted or removed.',
        ko: '직접 입력한 열 번호는 열을 삽입하거나 삭제해도 자동으로 바뀌지 않습니다.',
        ja: '直接入力した列番号は、列の挿入や削除に追随しません。',
      },
    },
    column: {
      title: {
        'zh-CN': '查找返回了另一列',
        en: 'Lookup returns another column than its label says',
        ko: '조회 결과가 이름과 다른 열의 값입니다',
        ja: '検索が名称と異なる列の値を返しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 返回 {range} 的“{head}”列，与其名称相同的是第 {index} 列。',
        en: '{cell} ({label}) holds {actual} and returns the column “{head}” of {range}; the column of its own name is number {index}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {range}의 ‘{head}’ 열을 반환합니다. 같은 이름의 열은 {index}번째입니다.',
        ja: '{cell}（{label}）の数式 {actual} は{range}の「{head}」列を返しますが、同名の列は{index}列目です。',
      },
      explanation: {
        'zh-CN': '列序号写错或区域增删列后未更新。请改为与名称对应的列，或用 MATCH 求列号。',
        en: 'The number was mistyped, or columns were inserted since. Take the column of that name, or let MATCH find it.',
        ko: '열 번호를 잘못 입력했거나 열 추가 후 고치지 않았습니다. 같은 이름의 열을 쓰거나 MATCH로 찾으십시오.',
        ja: '列番号の誤りか、列の挿入後に更新されていません。同名の列を指定するか、MATCHで求めてください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const seen = new Set<string>()
    for (const cell of formulaCells(model)) {
      if (!cell.shape.functions.has('VLOOKUP') && !cell.shape.functions.has('HLOOKUP')) continue
      const fault = faultOf(model, cell)
      const key = `${cell.sheet}|${cell.shape.structure}|${fault?.kind}`
      if (!fault || seen.has(key)) continue
      seen.add(key)
      yield cellDraft(model, fault.kind, cell, {
        data: { actual: `=${cell.cell.formula}`, range: areaAddress(fault.area), ...fault.data },
        confidence: 0.8,
      })
    }
  },
})

interface Fault {
  kind: 'unsorted' | 'outside' | 'column'
  area: Area
  data?: { head: string; index: number }
}

function faultOf(model: WorkbookModel, cell: FormulaCell): Fault | undefined {
  for (const node of walkFormula(cell.shape.root)) {
    if (node.type !== 'call' || (node.name !== 'VLOOKUP' && node.name !== 'HLOOKUP')) continue
    const [, table, index, mode] = node.arguments
    const area = table?.type === 'reference' ? resolveReference(table.reference, cell) : undefined
    if (!area) continue
    const vertical = node.name === 'VLOOKUP'
    const width = vertical ? area.right - area.left + 1 : area.bottom - area.top + 1
    if (index?.type === 'number' && (index.value > width || index.value < 1)) return { kind: 'outside', area }
    const keys = vertical ? { ...area, right: area.left } : { ...area, bottom: area.top }
    if (isApproximate(mode) && !isAscending(model, keys)) return { kind: 'unsorted', area }
    const data = index?.type === 'number' ? otherColumn(model, cell, area, { index: index.value, vertical }) : undefined
    if (data) return { kind: 'column', area, data }
  }
  return undefined
}

/** The head of the column (row) that is returned, where exactly one other bears the very name of the cell. */
function otherColumn(
  model: WorkbookModel,
  cell: ModelCell,
  area: Area,
  { index, vertical }: { index: number; vertical: boolean },
): Fault['data'] {
  const grid = gridOf(model, area.sheet)
  const names = grid ? headsOf(grid, area, vertical) : []
  const host = gridOf(model, cell.sheet)!
  const own = [rowLabelOf(host, cell.row, cell.column), columnLabelOf(host, cell.row, cell.column)].map((label) =>
    fold(label?.cell.text),
  )
  const namesakes = names.flatMap((name, step) => (name && own.includes(fold(name)) ? [step + 1] : []))
  const head = names[index - 1]
  // The first bears the keys: what is looked up there is its own name.
  return head && namesakes.length === 1 && namesakes[0] !== index && namesakes[0] !== 1
    ? { head, index: firstOf(namesakes) }
    : undefined
}

/** The heads of a lookup table's columns (rows): the words before it, or else its first line. */
function headsOf(grid: SheetGrid, { top, bottom, left, right }: Area, vertical: boolean): string[] {
  const lineAt = (back: number): string[] =>
    Array.from({ length: vertical ? right - left + 1 : bottom - top + 1 }, (_, step) => {
      const cell = vertical ? grid.at(top - back, left + step) : grid.at(top + step, left - back)
      return cell?.cell.type === 'text' ? cell.cell.text.trim() : ''
    })
  return [lineAt(1), lineAt(0)].find((names) => names.every((name) => name !== '')) ?? []
}

function fold(text = ''): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Left out, or TRUE; a blank argument means 0. */
function isApproximate(mode: FormulaNode | undefined): boolean {
  // "VLOOKUP(key,table,2,)": an argument that is left empty is nought, an exact match.
  if (!mode) return true
  if (mode.type === 'number') return mode.value !== 0
  return mode.type === 'boolean' && mode.text.toUpperCase() === 'TRUE'
}

function isAscending(model: WorkbookModel, keys: Area): boolean {
  const values = [...cellsInArea(gridOf(model, keys.sheet), keys)]
    .map(({ cell }) => cell.value)
    .filter((value) => value !== null && value !== '')
  const numbers = values.filter((value) => typeof value === 'number')
  const compared: readonly (string | number)[] =
    numbers.length * 2 >= values.length ? numbers : values.map((value) => String(value).toLowerCase())
  return compared.every((value, position) => position === 0 || compared[position - 1]! <= value)
}
