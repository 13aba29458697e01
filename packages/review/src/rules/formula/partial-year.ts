import { defineRule } from '../../rule/rule.ts'
import { WORKBOOK_TYPES, cellDraft } from '../../rule/cell-draft.ts'
import {
  areaAddress,
  axisAt,
  calls,
  columnLabelOf,
  gridOf,
  headAt,
  isCalculation,
  nameOf,
  readPeriodHead,
  resolveReference,
  runsDown,
} from '@tickmark/workbook'
import type { FormulaCell, ModelCell, TimeAxis, WorkbookModel } from '@tickmark/workbook'

export const partialYear = defineRule({
  meta: {
    id: 'formula/partial-year',
    catalogue: ['FORM-010'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    sum: {
      title: {
        'zh-CN': '年度数未完整加总该年各期',
        en: 'A year does not take in its own periods',
        ko: '연간 수치가 해당 연도의 기간을 모두 담고 있지 않습니다',
        ja: '年度の数値がその年の各期を過不足なく含んでいません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 加总了 {from} 至 {to}；{year} 的各期为 {range}。',
        en: '{cell} ({label}) holds {actual}, which adds {from} to {to}; the periods of {year} are {range}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {from}~{to}을(를) 더합니다. {year}의 기간은 {range}입니다.',
        ja: '{cell}（{label}）の数式 {actual} は{from}〜{to}を合計しています。{year}の各期は{range}です。',
      },
      explanation: {
        'zh-CN': '同一行其他年度均加总了本年的全部各期。',
        en: 'Other years of the row take in exactly their own periods.',
        ko: '같은 행의 다른 연도는 해당 연도의 모든 기간을 더하고 있습니다.',
        ja: '同じ行の他の年度は、その年の全期間をちょうど合計しています。',
      },
    },
    balance: {
      title: {
        'zh-CN': '年末余额未取该年最后一期',
        en: 'A year-end balance is not that of the year’s last period',
        ko: '연말 잔액이 해당 연도의 마지막 기간 값이 아닙니다',
        ja: '年度末残高がその年の最終期の値ではありません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 取自 {from}；{year} 的最后一期为 {range}（{to}）。',
        en: '{cell} ({label}) holds {actual}, the balance of {from}; the last period of {year} is {to} ({range}).',
        ko: '{cell}({label})의 수식 {actual}은(는) {from}의 잔액입니다. {year}의 마지막 기간은 {to}({range})입니다.',
        ja: '{cell}（{label}）の数式 {actual} は{from}の残高です。{year}の最終期は{to}（{range}）です。',
      },
      explanation: {
        'zh-CN': '同一行其他年度均取本年最后一期。',
        en: 'Other years of the row take the last period of theirs.',
        ko: '같은 행의 다른 연도는 해당 연도의 마지막 기간 값을 씁니다.',
        ja: '同じ行の他の年度は、その年の最終期の値を用いています。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values()) {
      const axes = model.axes(grid.name)
      const links = grid.cells.filter(isCalculation).flatMap((cell) => readLink(model, cell) ?? [])
      const lines = Map.groupBy(links, ({ cell, kind }) => `${kind}${runsDown(axes) ? cell.column : cell.row}`)
      for (const line of lines.values()) {
        // Where no year agrees, its year is made otherwise: it ends in March.
        if (!line.some(({ agrees }) => agrees)) continue
        for (const link of line) if (!link.agrees) yield draftOf(model, link)
      }
    }
  },
})

interface YearLink {
  kind: 'sum' | 'balance'
  cell: ModelCell
  agrees: boolean
  year: string
  /** First and last of the cells that it reads, and of those that it should read. */
  read: readonly [ModelCell, ModelCell]
  own: readonly [ModelCell, ModelCell]
}

/** A cell under a year that adds, or takes over, cells under parts of years on another axis. */
function readLink(model: WorkbookModel, cell: FormulaCell): YearLink | undefined {
  const { root, references } = cell.shape
  const [reference, more] = references
  const kind = calls(cell, 'SUM') ? 'sum' : 'balance'
  const isPlain = kind === 'sum' ? root.type === 'call' && root.arguments.length === 1 : root.type === 'reference'
  if (!reference || more || !isPlain) return undefined
  const area = resolveReference(reference, cell)
  const grid = area && gridOf(model, area.sheet)
  const axis = area && axisAt(model.axes(area.sheet), { row: area.top, column: area.left })
  if (!area || !grid || !axis || !isStrip(area, axis)) return undefined
  // Asked last: the head of a cell is looked for far up its column.
  const over = headOver(model, cell)
  const head = over && readPeriodHead(over)
  if (!over || head?.granularity !== 'year') return undefined
  const at = (position: number): ModelCell | undefined =>
    axis.direction === 'row' ? grid.at(area.top, position) : grid.at(position, area.left)
  const [from, to] = axis.direction === 'row' ? [area.left, area.right] : [area.top, area.bottom]
  const own = [...axis.periods].flatMap(([position, period]) =>
    period.granularity !== 'year' && period.year === head.year ? [position] : [],
  )
  const [first, last] = [Math.min(...own), Math.max(...own)]
  const cells = [from, to, first, last].map(at)
  if (own.length < 2 || cells.some((other) => other === undefined)) return undefined
  const [start, end, ownStart, ownEnd] = cells as [ModelCell, ModelCell, ModelCell, ModelCell]
  return {
    kind,
    cell,
    agrees: kind === 'sum' ? from === first && to === last : from === last,
    year: over.cell.text,
    read: [start, end],
    own: kind === 'sum' ? [ownStart, ownEnd] : [ownEnd, ownEnd],
  }
}

/** Two years side by side make no axis, but each has its head. */
function headOver(model: WorkbookModel, cell: ModelCell): ModelCell | undefined {
  return headAt(model.axes(cell.sheet), cell) ?? columnLabelOf(gridOf(model, cell.sheet)!, cell.row, cell.column)
}

/** One line of cells along the axis. */
function isStrip({ top, bottom, left, right }: NonNullable<ReturnType<typeof resolveReference>>, axis: TimeAxis) {
  return axis.direction === 'row' ? top === bottom : left === right
}

function draftOf(model: WorkbookModel, { kind, cell, year, read, own }: YearLink) {
  const nameOfHead = (place: ModelCell): string => headAt(model.axes(place.sheet), place)?.cell.text ?? place.address
  const [first, last] = own
  const area = { sheet: first.sheet, top: first.row, left: first.column, bottom: last.row, right: last.column }
  const range = nameOf(first).replace(/(?<![A-Z])[A-Z]+\d+$/, areaAddress(area))
  const expected = kind === 'sum' ? `=SUM(${range})` : `=${range}`
  const data = {
    actual: `=${cell.cell.formula}`,
    from: nameOfHead(read[0]),
    to: nameOfHead(kind === 'sum' ? read[1] : last),
    year,
    range,
  }
  return cellDraft(model, kind, cell, { operands: [first, last], data, expected, confidence: 0.8 })
}
