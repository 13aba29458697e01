import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  cellsInArea,
  cellsRead,
  consequencesOf,
  findAggregates,
  findMixedSums,
  findRollForwards,
  formulaCells,
  isFormula,
  isNumeric,
  lineNameOf,
  nameOf,
  periodAt,
  referenceFrom,
  translateFormula,
} from '@tickmark/workbook'
import type { Aggregate, FormulaCell, ModelCell, SheetGrid, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

/** Longer runs are data, not periods. */
const MOST_DATES = 60

export const meaninglessSum = defineRule({
  meta: {
    id: 'formula/meaningless-sum',
    catalogue: ['FORM-004'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    ratios: {
      title: {
        'zh-CN': '合计直接加总了各行的比率',
        en: 'A total adds up ratios',
        ko: '합계가 각 행의 비율을 더하고 있습니다',
        ja: '合計が各行の比率を足し上げています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 加总了 {first} 等比率（{formula}）；合计的比率应为 {expected}。',
        en: '{cell} ({label}) holds {actual} and adds up ratios such as {first} ({formula}); the ratio of the total is {expected}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {first} 등의 비율({formula})을 더합니다. 합계의 비율은 {expected}이어야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} は{first}などの比率（{formula}）を足し上げています。合計の比率は {expected} となるはずです。',
      },
      explanation: {
        'zh-CN': '分母不同的比率不能相加；应以合计数重新相除。',
        en: 'Ratios with different denominators do not add up: divide the totals.',
        ko: '분모가 다른 비율은 더할 수 없습니다. 합계끼리 나누어야 합니다.',
        ja: '分母の異なる比率は足し上げられません。合計同士で割るべきです。',
      },
    },
    currencies: {
      title: {
        'zh-CN': '合计将不同币种的金额直接相加',
        en: 'A total adds up amounts of different currencies',
        ko: '합계가 서로 다른 통화의 금액을 더하고 있습니다',
        ja: '合計が異なる通貨の金額を足し上げています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 将 {first}（{one}）与 {second}（{other}）直接相加，未经折算。',
        en: '{cell} ({label}) holds {actual} and adds {first} ({one}) and {second} ({other}) without converting them.',
        ko: '{cell}({label})의 수식 {actual}은(는) {first}({one})과(와) {second}({other})을(를) 환산하지 않고 더합니다.',
        ja: '{cell}（{label}）の数式 {actual} は{first}（{one}）と{second}（{other}）を換算せずに足し上げています。',
      },
      explanation: {
        'zh-CN': '不同币种的金额须按汇率折算为同一币种后才能相加。',
        en: 'Amounts of different currencies add up only after each is converted at its rate.',
        ko: '서로 다른 통화의 금액은 환율로 같은 통화로 환산한 뒤에만 더할 수 있습니다.',
        ja: '異なる通貨の金額は、同一通貨に換算してからでなければ合算できません。',
      },
    },
    balances: {
      title: {
        'zh-CN': '合计加总了各期余额',
        en: 'A total adds up balances of several dates',
        ko: '합계가 여러 시점의 잔액을 더하고 있습니다',
        ja: '合計が複数時点の残高を足し上げています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 加总了各期的“{line}”；全期间的数值应为 {last}。',
        en: '{cell} ({label}) holds {actual} and adds up “{line}” of every period; over the whole time it is {last}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 각 기간의 ‘{line}’을(를) 더합니다. 전체 기간의 값은 {last}이어야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} は各期の「{line}」を足し上げています。全期間の値は{last}となるはずです。',
      },
      explanation: {
        'zh-CN': '余额是时点数：期初取第一期，期末取最后一期。',
        en: 'A balance belongs to a date: the opening one is that of the first period, the closing one that of the last.',
        ko: '잔액은 시점의 값입니다. 기초는 첫 기간, 기말은 마지막 기간의 값을 씁니다.',
        ja: '残高は時点の数値です。期首は最初の期、期末は最後の期の値を用います。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values())
      for (const aggregate of findAggregates(grid)) {
        if (aggregate.functionName !== 'SUM' || aggregate.cell.shape.references.length !== 1) continue
        if (consequencesOf(model).has(aggregate.cell)) continue
        const ratio = summedRatio(grid, aggregate)
        if (ratio) yield ratioDraft(model, aggregate.cell, ratio)
      }
    yield* summedBalances(model)
    // Copies along the periods are one sum.
    const mixed = Map.groupBy(findMixedSums(model), ({ cell }) => `${cell.sheet}|${cell.row}|${cell.shape.form}`)
    for (const [sum, ...copies] of mixed.values()) {
      const [one, other] = sum?.amounts ?? []
      if (!sum || !one || !other || consequencesOf(model).has(sum.cell)) continue
      yield cellDraft(model, 'currencies', sum.cell, {
        to: copies.at(-1)?.cell ?? sum.cell,
        operands: sum.amounts.map(({ cell }) => cell),
        data: {
          actual: `=${sum.cell.cell.formula}`,
          first: nameOf(one.cell),
          one: one.currency,
          second: nameOf(other.cell),
          other: other.currency,
        },
        confidence: 0.8,
      })
    }
  },
})

/** The first of the ratios that a total adds: copies of one quotient of their own line, whose parts the total's line has as well. */
function summedRatio(grid: SheetGrid, { cell, area, direction }: Aggregate): FormulaCell | undefined {
  // A total of its own line stands beside the ratios; in another line, what it is of stands elsewhere (shares bought so far).
  if (direction === 'row' ? cell.row !== area.top : cell.column !== area.left) return undefined
  const cells = [...cellsInArea(grid, area)].filter(isNumeric)
  const [first] = cells
  if (!first || !isFormula(first) || cells.length < 2) return undefined
  const { root } = first.shape
  if (root.type !== 'binary' || root.operator !== '/') return undefined
  if (!cells.every((other) => other.shape?.form === first.shape.form)) return undefined
  const parts = [root.left, root.right].map((node) => {
    const { top, left, sheet, isRange } = node.type === 'reference' ? node.reference : { isRange: true }
    if (isRange || sheet !== undefined || !top || !left || top.absolute || left.absolute) return undefined
    const isOwnLine = (direction === 'column' ? top : left).value === 0
    return isOwnLine ? grid.at(cell.row + top.value, cell.column + left.value) : undefined
  })
  return parts.every((part) => part !== undefined && isNumeric(part)) ? first : undefined
}

function ratioDraft(model: WorkbookModel, cell: ModelCell, first: FormulaCell) {
  const offset = { rows: cell.row - first.row, columns: cell.column - first.column }
  const expected = `=${translateFormula(first.cell.formula, offset)}`
  const data = { actual: `=${cell.cell.formula}`, first: nameOf(first), formula: `=${first.cell.formula}`, expected }
  return cellDraft(model, 'ratios', cell, { operands: [first], data, expected, confidence: 0.75 })
}

/** Sums over opening or closing balances of several dates, beside them or on another sheet. */
function* summedBalances(model: WorkbookModel) {
  const balances = findRollForwards(model).flatMap(({ opening, closing }) => [opening, closing])
  const lineOf = new Map(balances.flatMap((line) => line.cells.map((cell) => [cell, line] as const)))
  for (const cell of formulaCells(model)) {
    const { root } = cell.shape
    if (root.type !== 'call' || root.name !== 'SUM' || root.arguments.length !== 1) continue
    const summed = cellsRead(model, cell)
    const line = summed[0] && lineOf.get(summed[0])
    const axes = line ? model.axes(line.sheet) : []
    if (!line || summed.length < 2 || summed.length > MOST_DATES) continue
    if (!summed.every((read) => lineOf.get(read) === line && periodAt(axes, read))) continue
    const right = line.concept === 'opening' ? firstOf(summed) : lastOf(summed)
    const last = referenceFrom(cell, right)
    yield cellDraft(model, 'balances', cell, {
      operands: [right],
      data: { actual: `=${cell.cell.formula}`, line: lineNameOf(model, right), last },
      expected: `=${last}`,
      confidence: 0.75,
    })
  }
}
