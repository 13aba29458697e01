import { defineRule } from '../../rule/rule.ts'
import { isConstantNumber, isTypedStep, nameOf, readPeriodHead } from '@tickmark/workbook'
import type { ModelCell, SheetGrid, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const workbookHiddenSource = defineRule({
  meta: {
    id: 'traceability/workbook-hidden-source',
    catalogue: ['TRAC-012'],
    category: 'traceability',
    severity: 'suggestion',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    sheet: {
      title: {
        'zh-CN': '可见结果依赖隐藏工作表',
        en: 'Visible results depend on a hidden sheet',
        ko: '표시된 결과가 숨겨진 시트에 의존합니다',
        ja: '表示されている結果が非表示シートに依存しています',
      },
      message: {
        'zh-CN': '隐藏工作表“{sheet}”中的 {cell}（{label}）被可见工作表的公式引用。',
        en: '{cell} ({label}) on the hidden sheet “{sheet}” feeds formulas on visible sheets.',
        ko: '숨겨진 시트 ‘{sheet}’의 {cell}({label})을(를) 표시된 시트의 수식이 참조합니다.',
        ja: '非表示シート「{sheet}」の{cell}（{label}）が、表示シートの数式から参照されています。',
      },
      explanation: {
        'zh-CN': '审阅者看不到隐藏内容，影响结果的假设应公开列示。',
        en: 'A reader does not see it; assumptions that move results should stand in the open.',
        ko: '검토자가 숨겨진 내용을 볼 수 없으므로, 결과에 영향을 주는 가정은 공개되어야 합니다.',
        ja: '閲覧者には見えません。結果に影響する前提は表示すべきです。',
      },
    },
    line: {
      title: {
        'zh-CN': '结果依赖隐藏的行或列',
        en: 'Results depend on a hidden row or column',
        ko: '결과가 숨겨진 행 또는 열에 의존합니다',
        ja: '結果が非表示の行または列に依存しています',
      },
      message: {
        'zh-CN': '{cell}（{label}，{value}）位于隐藏的行或列中，并被可见公式 {reader} 引用；此类单元格共 {count} 个。',
        en: '{cell} ({label}, {value}) stands in a hidden row or column and feeds the visible formula {reader}. Such cells: {count}.',
        ko: '{cell}({label}, {value})은(는) 숨겨진 행 또는 열에 있으며 표시된 수식 {reader}이(가) 참조합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}、{value}）は非表示の行または列にあり、表示されている数式 {reader} から参照されています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '审阅者看不到隐藏内容，影响结果的假设应公开列示。',
        en: 'A reader does not see it; assumptions that move results should stand in the open.',
        ko: '검토자가 숨겨진 내용을 볼 수 없으므로, 결과에 영향을 주는 가정은 공개되어야 합니다.',
        ja: '閲覧者には見えません。結果に影響する前提は表示すべきです。',
      },
    },
    concealed: {
      title: {
        'zh-CN': '结果依赖看不见的数字',
        en: 'Results depend on a number that cannot be seen',
        ko: '결과가 보이지 않는 숫자에 의존합니다',
        ja: '結果が見えない数値に依存しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的值 {value} 因字体颜色或数字格式而不可见，却被公式 {reader} 引用；此类单元格共 {count} 个。',
        en: '{cell} ({label}) holds {value}, which its colour or format hides, and feeds {reader}. Such cells: {count}.',
        ko: '{cell}({label})의 값 {value}은(는) 글자색 또는 표시 형식 때문에 보이지 않지만 수식 {reader}이(가) 참조합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の値{value}は文字色または表示形式により見えませんが、数式 {reader} から参照されています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '以底色书写或以空格式显示的数字无法被审阅，请恢复正常格式。',
        en: 'Numbers in the background colour, or in a format that displays nothing, escape every review. Make them visible.',
        ko: '배경색으로 쓰거나 아무것도 표시하지 않는 서식의 숫자는 검토할 수 없습니다. 정상 서식으로 되돌리십시오.',
        ja: '背景と同じ色や何も表示しない書式の数値はレビューできません。通常の書式に戻してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values()) {
      if (grid.sheet.visibility === 'visible') {
        yield* hiddenCells(model, grid)
        continue
      }
      const cell = grid.cells.find(
        (candidate) => typeof candidate.cell.value === 'number' && visibleReader(model, grid, candidate),
      )
      if (cell)
        yield cellDraft(model, 'sheet', cell, {
          operands: [visibleReader(model, grid, cell)!],
          data: { sheet: grid.name },
          confidence: 0.9,
        })
    }
  },
})

function visibleReader(model: WorkbookModel, grid: SheetGrid, cell: ModelCell): ModelCell | undefined {
  return model.graph
    .dependants(cell)
    .find(
      (reader) =>
        reader.sheet !== grid.name && model.grids.get(reader.sheet.toLowerCase())?.sheet.visibility === 'visible',
    )
}

/** Numbers on a visible sheet that a reader cannot see and that visible formulas read. Spare lines of a model are hidden by habit: typed numbers only. */
function* hiddenCells(model: WorkbookModel, grid: SheetGrid) {
  const [rows, columns] = [new Set(grid.sheet.hiddenRows), new Set(grid.sheet.hiddenColumns)]
  const isAside = ({ row, column }: ModelCell): boolean => rows.has(row) || columns.has(column)
  const typed = grid.cells.filter(isConstantNumber)
  for (const [messageId, cells] of [
    ['line', typed.filter(isAside)],
    [
      'concealed',
      typed.filter(
        (cell) => cell.cell.concealed !== undefined && isAmount(cell) && !startsCount(model, cell) && !isAside(cell),
      ),
    ],
  ] as const) {
    const read = cells.flatMap((cell) => {
      const reader = model.graph.dependants(cell).find((user) => user.sheet !== grid.name || !isAside(user))
      return reader ? [{ cell, reader }] : []
    })
    const unseen = messageId === 'concealed' ? read.filter(({ cell }) => !isShownBeside(model, cell)) : read
    const found = unseen.length > 0 ? unseen : read
    const [first] = found
    if (!first) continue
    yield cellDraft(model, messageId, first.cell, {
      operands: [first.reader, ...found.slice(1).map(({ cell }) => cell)],
      data: { value: String(first.cell.cell.value), reader: nameOf(first.reader), count: found.length },
      confidence: 0.85,
      ...(unseen.length === 0 && { severity: 'suggestion' as const }),
      ...(messageId === 'concealed' &&
        unseen.length > 0 &&
        !found.every(({ cell: own }) => isChoice(model, own)) && { severity: 'warning' as const }),
    })
  }
}

/** The number behind a button that turns it up and down: a formula of its row gives it in its unit, and computes with nothing else. */
function isShownBeside(model: WorkbookModel, cell: ModelCell): boolean {
  const isAlone = (reader: ModelCell): boolean => {
    const areas = model.graph.precedentAreas(reader)
    return (
      areas.length > 0 &&
      areas.every(({ sheet, top, left, bottom, right }) => {
        const isOne = top === bottom && left === right
        return isOne && sheet.toLowerCase() === cell.sheet.toLowerCase() && top === cell.row && left === cell.column
      })
    )
  }
  const readers = model.graph.dependants(cell)
  return (
    readers.length === 1 &&
    readers.every((reader) => reader.sheet === cell.sheet && reader.row === cell.row && isAlone(reader))
  )
}

/** The number behind a list or button on the sheet, which formulas take for a place in a list or compare: what it chooses is seen. */
function isChoice(model: WorkbookModel, cell: ModelCell): boolean {
  const value = cell.cell.value
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= MOST_CHOICES &&
    model.graph
      .dependants(cell)
      .every(
        ({ shape }) =>
          [...shape.functions].some((name) => CHOOSING.has(name)) && !/cell[*/]|[*/]cell/.test(shape.structure),
      )
  )
}

const CHOOSING = new Set(
  'INDEX CHOOSE IF IFS SWITCH OFFSET MATCH XLOOKUP VLOOKUP HLOOKUP LARGE SMALL CUBERANKEDMEMBER'.split(' '),
)
const MOST_CHOICES = 100

/** A zero or a year in white is a matter of looks. */
function isAmount(cell: ModelCell): boolean {
  return cell.cell.value !== 0 && readPeriodHead(cell)?.granularity !== 'year'
}

/** The first of numbers that count on (1, +1, +1): periods, shown nowhere else either. */
function startsCount(model: WorkbookModel, cell: ModelCell): boolean {
  return Number.isInteger(cell.cell.value) && model.graph.dependants(cell).some(({ shape }) => isTypedStep(shape.root))
}
