import { defineRule } from '../../rule/rule.ts'
import {
  cellOfNode,
  cellsRead,
  conceptOfCell,
  consequencesOf,
  isCalculation,
  linkOf,
  mainValueOf,
  numberOf,
  periodAt,
  periodCells,
  printNumber,
  printPercent,
  seriesOf,
  walkFormula,
} from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** Rates that differ by less than this are the same rate, rounded. */
const RATE_TOLERANCE = 5e-4

export const discountFactor = defineRule({
  meta: {
    id: 'assumption/discount-factor',
    catalogue: ['ASSU-003'],
    category: 'assumption',
    severity: 'serious',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    step: {
      title: {
        'zh-CN': '折现系数的期间间隔不一致',
        en: 'Discount factors are not one period apart',
        ko: '할인계수의 기간 간격이 일정하지 않습니다',
        ja: '割引係数の期間間隔が一定していません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的折现系数为 {factor}，与上一期相比隐含的单期折现率为 {implied}，而其余各期为 {usual}。',
        en: '{cell} ({label}) is {factor}; against the period before it implies a rate of {implied}, while the other periods imply {usual}.',
        ko: '{cell}({label})의 할인계수는 {factor}로, 직전 기간 대비 내재 할인율이 {implied}이나 다른 기간은 {usual}입니다.',
        ja: '{cell}（{label}）の割引係数は{factor}で、前期比の内在割引率は{implied}ですが、他の期間は{usual}です。',
      },
      explanation: {
        'zh-CN': '各期折现期数应等距递增，并使用同一折现率。',
        en: 'Discount periods rise by equal steps and use one rate.',
        ko: '할인기간은 같은 간격으로 증가하고 동일한 할인율을 사용해야 합니다.',
        ja: '割引期間は等間隔で増加し、同一の割引率を用いるべきです。',
      },
    },
    rate: {
      title: {
        'zh-CN': '折现系数与 WACC 不一致',
        en: 'Discount factors do not follow from WACC',
        ko: '할인계수가 WACC와 일치하지 않습니다',
        ja: '割引係数がWACCと整合しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）起的折现系数隐含折现率 {implied}，而 WACC 为 {usual}。',
        en: 'The discount factors from {cell} ({label}) on imply a rate of {implied}; WACC is {usual}.',
        ko: '{cell}({label})부터의 할인계수에 내재된 할인율은 {implied}이나 WACC는 {usual}입니다.',
        ja: '{cell}（{label}）以降の割引係数に内在する割引率は{implied}ですが、WACCは{usual}です。',
      },
      explanation: {
        'zh-CN': '折现应引用模型中计算的 WACC 单元格。',
        en: 'Discounting should read the WACC that the model computes.',
        ko: '할인에는 모델에서 계산한 WACC 셀을 참조해야 합니다.',
        ja: '割引にはモデルで算定したWACCのセルを参照すべきです。',
      },
    },
    shape: {
      title: {
        'zh-CN': '折现系数的公式有误',
        en: 'Discount factors are miscalculated',
        ko: '할인계수의 수식이 잘못되었습니다',
        ja: '割引係数の数式が誤っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的折现系数为 {factor}；折现系数应小于 1 并逐期递减。',
        en: '{cell} ({label}) is {factor}; discount factors are below 1 and fall from period to period.',
        ko: '{cell}({label})의 할인계수는 {factor}입니다. 할인계수는 1보다 작고 기간마다 감소해야 합니다.',
        ja: '{cell}（{label}）の割引係数は{factor}です。割引係数は1未満で、期を追って小さくなるはずです。',
      },
      explanation: {
        'zh-CN': '折现系数 = 1 ÷（1 + 折现率）^ 期数。',
        en: 'Discount factor = 1 ÷ (1 + rate) ^ periods.',
        ko: '할인계수 = 1 ÷ (1 + 할인율) ^ 기간.',
        ja: '割引係数 ＝1÷（1＋割引率）^ 期間。',
      },
    },
    periods: {
      title: {
        'zh-CN': '折现期数的起点或步长有误',
        en: 'Discount periods start or increment incorrectly',
        ko: '할인기간의 시작 또는 간격이 잘못되었습니다',
        ja: '割引期間の開始または間隔が誤っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的折现期数为 {factor}；预测各年应自 1（期中折现为 0.5）起逐年加 1。',
        en: '{cell} ({label}) is {factor}; forecast years count 1, 2, 3 … (0.5, 1.5 … under the mid-year convention).',
        ko: '{cell}({label})의 할인기간은 {factor}입니다. 추정 연도는 1(기중 할인은 0.5)부터 1씩 증가해야 합니다.',
        ja: '{cell}（{label}）の割引期間は{factor}です。予測年度は1（期央割引では0.5）から1ずつ増えるはずです。',
      },
      explanation: {
        'zh-CN': '期数错一年，该年及以后各年的现值都随之偏差一期。若评估基准日在年中，请注明首期的年限。',
        en: 'An error of one year shifts every present value by a year. If the valuation date falls within a year, the first fraction should be explained.',
        ko: '기간이 1년 어긋나면 이후 모든 현재가치가 한 기간씩 달라집니다. 평가기준일이 연중이면 첫 기간의 산정 근거를 밝히십시오.',
        ja: '期間が1年ずれると以降の現在価値がすべて1期ずれます。評価基準日が期中の場合は、初年度の端数の根拠を示してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const periods = [...oddPeriods(model)]
    yield* periods
    // Factors of wrong periods are wrong for that reason.
    if (periods.length > 0) return
    const wacc = mainValueOf(model, 'wacc')
    for (const row of seriesOf(model, 'discount_factor')) {
      const cells = withoutOnesAhead(withoutNoughtsAhead(model, periodCells(model, row.cells)))
      const factors = cells.map((cell) => numberOf(cell)!)
      if (cells.length < 3) continue
      const wrong = cells.findIndex((_, index) => factors[index]! <= 0 || factors[index]! > 1)
      const rises = factors.every((factor, index) => index === 0 || factor > factors[index - 1]!)
      if (wrong >= 0 || rises) {
        const cell = cells[Math.max(0, wrong)]!
        if (isCalculation(cell) && !isDivisor(model, cell))
          yield cellDraft(model, 'shape', cell, {
            to: cells.at(-1)!,
            data: { factor: printNumber(numberOf(cell)!) },
            confidence: 0.75,
            // What compounds and is read by nobody changes no value: it is called by the wrong name.
            ...(cells.every((factor) => numberOf(factor)! >= 1 && model.graph.dependants(factor).length === 0) && {
              severity: 'suggestion' as const,
            }),
          })
        continue
      }
      const rates = factors.slice(1).map((factor, index) => factors[index]! / factor - 1)
      const usual = rates.toSorted((a, b) => a - b)[rates.length >> 1]!
      // The terminal value, in a column of its own behind the last year, is discounted as that year is.
      if (rates.at(-1) === 0 && rates.length >= 3 && isCopy(cells.at(-1), cells.at(-2))) rates.pop()
      // A first or last period that is no whole one: the factors follow the times that their own exponents name.
      if (followsStub(model, cells, usual)) rates[0] = usual
      if (followsStub(model, cells.slice(-2), usual)) rates[rates.length - 1] = usual
      const odd = rates.findIndex((rate) => Math.abs(rate - usual) > RATE_TOLERANCE)
      const even = rates.filter((rate) => Math.abs(rate - usual) <= RATE_TOLERANCE).length
      if (odd >= 0 && even >= 2) {
        const cell = cells[odd + 1]!
        const data = {
          factor: printNumber(factors[odd + 1]!),
          implied: printPercent(rates[odd]!),
          usual: printPercent(usual),
        }
        yield cellDraft(model, 'step', cell, { operands: [cells[odd]!], data, confidence: 0.8 })
      } else if (
        odd < 0 &&
        wacc &&
        wacc.value > 0.01 &&
        wacc.value < 0.5 &&
        Math.abs(usual - wacc.value) > RATE_TOLERANCE &&
        !hasOwnRate(model, cells[0]!, { wacc: wacc.cell, usual })
      ) {
        const data = { factor: printNumber(factors[0]!), implied: printPercent(usual), usual: printPercent(wacc.value) }
        yield cellDraft(model, 'rate', cells[0]!, { operands: [wacc.cell], data, confidence: 0.6, severity: 'warning' })
      }
    }
  },
})

/** Whether the first step of the factors is as long as the difference of the exponents that the first two read, and shorter than a period. */
function followsStub(model: WorkbookModel, [first, second]: readonly ModelCell[], usual: number): boolean {
  const [from, to] = [exponentOf(model, first), exponentOf(model, second)]
  const [a, b] = [numberOf(first), numberOf(second)]
  if (from === undefined || to === undefined || a === undefined || b === undefined) return false
  const step = to - from
  return step > 0 && step < 1 && Math.abs(Math.log(a / b) - step * Math.log(1 + usual)) <= RATE_TOLERANCE
}

/** The number that a factor is raised to, read from another cell. */
function exponentOf(model: WorkbookModel, cell: ModelCell | undefined): number | undefined {
  if (!isCalculation(cell)) return undefined
  const power = [...walkFormula(cell.shape.root)].find((node) => node.type === 'binary' && node.operator === '^')
  return power?.type === 'binary' ? numberOf(cellOfNode(model, cell, power.right)) : undefined
}

/** The same formula in its own column: what it reads there is meant. */
const isCopy = (a: ModelCell | undefined, b: ModelCell | undefined): boolean =>
  a?.shape !== undefined && a.shape.form === b?.shape?.form

/** The factors take the rate of their own sheet, while WACC stands on another: two valuations in one workbook. */
function hasOwnRate(
  model: WorkbookModel,
  factor: ModelCell,
  { wacc, usual }: { wacc: ModelCell; usual: number },
): boolean {
  if (!isCalculation(factor)) return false
  return cellsRead(model, factor).some((cell) => {
    if (Math.abs((numberOf(cell) ?? 0) - usual) > RATE_TOLERANCE) return false
    // Flows to the shareholders are discounted at what equity costs.
    return (
      conceptOfCell(model, cell) === 'cost_of_equity' || (cell.sheet === factor.sheet && wacc.sheet !== factor.sheet)
    )
  })
}

/** Years that do not count 1, 2, 3 …: forecast years only, where an axis says that the columns are years. */
function* oddPeriods(model: WorkbookModel) {
  for (const line of seriesOf(model, 'discount_period')) {
    const cells = periodCells(model, line.cells).filter((cell) => {
      const period = periodAt(model.axes(cell.sheet), cell)
      return period?.granularity === 'year' && period.nature !== 'actual'
    })
    // A zero filled in where there is nothing to discount yet counts no year: no factor reads it, and the count starts behind it.
    const [first] = cells
    if (first && numberOf(first) === 0 && model.graph.dependants(first).every((reader) => line.cells.includes(reader)))
      cells.shift()
    // A summary of some of the years is judged where they are counted.
    if (cells.every((cell) => linkOf(model, cell))) continue
    if (cells.length < 3 || consequencesOf(model).has(cells[0]!)) continue
    const counts = cells.map((cell) => numberOf(cell)!)
    const odd = counts.findIndex((count, index) =>
      index === 0 ? count <= 0 || count > 1 : Math.abs(count - counts[index - 1]! - 1) > 0.01,
    )
    // Years counted from a date are off by a leap day; a first stub year makes one short step.
    if (odd < 0 || counts.some((count) => count > 60) || (odd === 1 && counts[0]! % 0.5 !== 0)) continue
    yield cellDraft(model, 'periods', cells[odd]!, {
      operands: cells.slice(0, odd),
      data: { factor: printNumber(counts[odd]!) },
      confidence: 0.65,
      severity: 'warning',
    })
  }
}

/** Without the noughts in the periods ahead of the forecast, in which there is nothing to discount; a forecast period that is discounted to nothing is an error. */
function withoutNoughtsAhead(model: WorkbookModel, cells: readonly ModelCell[]): readonly ModelCell[] {
  const first = cells.findIndex(
    (cell) => numberOf(cell) !== 0 || periodAt(model.axes(cell.sheet), cell)?.nature === 'forecast',
  )
  return first > 0 ? cells.slice(first) : cells
}

/** Before the years are counted (while it is being built) the copies of the formula give one, all but the last of which say nothing. */
function withoutOnesAhead(cells: readonly ModelCell[]): readonly ModelCell[] {
  const counted = cells.findIndex((cell) => numberOf(cell) !== 1)
  const ahead = cells.slice(0, Math.max(0, counted - 1))
  return ahead.every((cell, index) => isCopy(cell, cells[index + 1])) ? cells.slice(ahead.length) : cells
}

/** Present values may be divided by (1 + r)^t just as well. */
function isDivisor(model: WorkbookModel, cell: ModelCell): boolean {
  return model.graph.dependants(cell).some(({ shape }) => shape?.structure.includes('/'))
}
