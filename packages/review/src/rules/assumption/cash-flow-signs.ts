import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  cellOfNode,
  conceptOf,
  conceptOfCell,
  conceptsRead,
  consequencesOf,
  differenceOfPeriods,
  factorsOf,
  flippedLinesOf,
  gridOf,
  isCalculation,
  leavesOf,
  lineNameOf,
  linesWith,
  linkOf,
  nameOf,
  numberOf,
  partsOf,
} from '@tickmark/workbook'
import type { ModelCell, ModelConcept, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** What a flow does to free cash flow or to equity value: +1 raises, −1 lowers. */
const EFFECTS: Readonly<Partial<Record<ModelConcept, Partial<Record<ModelConcept, 1 | -1>>>>> = {
  free_cash_flow: { depreciation: 1, capex: -1, nopat: 1 },
  cash_available: { depreciation: 1, capex: -1, net_income: 1 },
  net_cash_flow: { depreciation: 1, capex: -1, dividends: -1 },
}

/** Sums that a flow takes over as they are: what went into a profit has its own signs. */
const WHOLE: readonly ModelConcept[] = [
  'working_capital_change',
  'net_income',
  'nopat',
  'ebit',
  'ebitda',
  'profit_before_tax',
]

export const cashFlowSigns = defineRule({
  meta: {
    id: 'assumption/cash-flow-signs',
    catalogue: ['ASSU-007', 'FORM-016'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    flipped: {
      title: {
        'zh-CN': '预测期的符号与历史期相反',
        en: 'A line changes its sign where the forecast begins',
        ko: '예측 기간에서 항목의 부호가 바뀝니다',
        ja: '予測期間で項目の符号が反転しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 结果为 {value}，而历史期 {earlier} 为 {earlierValue}；{reader} 对两者以相同公式 {readerFormula} 计算。',
        en: '{cell} ({label}) holds {actual} and gives {value}, while {earlier} is {earlierValue}; {reader} takes both in by one formula, {readerFormula}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}이나, 과거 기간 {earlier}은(는) {earlierValue}입니다. {reader}은(는) 둘을 같은 수식 {readerFormula}(으)로 계산합니다.',
        ja: '{cell}（{label}）の数式 {actual} の結果は{value}ですが、過去の{earlier}は{earlierValue}です。{reader}は両者を同じ数式 {readerFormula} で計算しています。',
      },
      explanation: {
        'zh-CN': '同一行的费用应始终以同一符号列示，否则下游公式会把扣除变成增加。',
        en: 'A line keeps one sign throughout; else the formula below it adds what it means to deduct.',
        ko: '한 행은 처음부터 끝까지 같은 부호를 유지해야 합니다. 그렇지 않으면 차감할 금액이 가산됩니다.',
        ja: '同じ行は一貫して同じ符号で示します。そうでないと、控除すべき金額が加算されます。',
      },
    },
    sign: {
      title: {
        'zh-CN': '现金流的加减方向有误',
        en: 'A cash flow enters with the wrong sign',
        ko: '현금흐름 산식의 부호가 잘못되었습니다',
        ja: 'キャッシュ・フローの加減方向が誤っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 中，{term}（{termLabel}，{value}）的方向与其含义相反。',
        en: '{cell} ({label}) holds {actual}: {term} ({termLabel}, {value}) enters with the wrong sign for what it is.',
        ko: '{cell}({label})의 수식 {actual}에서 {term}({termLabel}, {value})의 부호가 그 의미와 반대입니다.',
        ja: '{cell}（{label}）の数式 {actual} において、{term}（{termLabel}、{value}）の符号がその性質と逆です。',
      },
      explanation: {
        'zh-CN':
          '自由现金流 = 税后净营业利润 + 折旧摊销 − 资本性支出 − 营运资金增加；可用于偿债的现金流与现金净增加额同理。',
        en: 'Free cash flow = NOPAT + D&A − capex − increase in working capital; the same holds for cash available for debt service and the change in cash.',
        ko: '잉여현금흐름 = 세후영업이익 + 감가상각비 − 자본적지출 − 운전자본 증가입니다. 채무상환 가능 현금흐름과 현금 증감도 마찬가지입니다.',
        ja: 'フリー・キャッシュ・フロー＝税引後営業利益＋減価償却費−設備投資−運転資本の増加です。債務返済可能キャッシュ・フローや現金の増減も同様です。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cells, before, reader } of flippedLinesOf(model)) {
      const first = firstOf(cells)
      yield cellDraft(model, 'flipped', first, {
        to: lastOf(cells),
        operands: [before, reader],
        data: {
          actual: `=${first.cell.formula}`,
          value: first.cell.text.trim(),
          earlier: nameOf(before),
          earlierValue: before.cell.text.trim(),
          reader: nameOf(reader),
          readerFormula: `=${reader.cell.formula}`,
        },
        confidence: 0.85,
      })
    }
    for (const row of linesWith(model, 'free_cash_flow', 'cash_available', 'net_cash_flow', 'net_income', 'nopat')) {
      // All periods of a row share the formula: the first stands for them.
      // One that takes over another is judged where that one is computed.
      const own = row.cells.filter((cell) => isCalculation(cell) && !linkOf(model, cell))
      const flows = own.flatMap((cell) => faultsOf(model, cell, EFFECTS[row.concept] ?? {}))
      const [flow] = flows
      // What is wrong above turns the sign of a flow, but not that of a tax in every year.
      const faults = flow && !consequencesOf(model).has(flow.cell) ? flows : addedTaxes(model, own)
      const [fault] = faults
      if (!fault) continue
      yield cellDraft(model, 'sign', fault.cell, {
        to: lastOf(faults).cell,
        operands: [fault.term],
        data: {
          actual: `=${fault.cell.cell.formula}`,
          term: nameOf(fault.term),
          termLabel: lineNameOf(model, fault.term),
          value: fault.term.cell.text.trim(),
        },
        confidence: 0.75,
      })
    }
  },
})

function faultsOf(
  model: WorkbookModel,
  cell: ModelCell,
  effects: Partial<Record<ModelConcept, 1 | -1>>,
): { cell: ModelCell; term: ModelCell }[] {
  const wanted = new Set([...Object.keys(effects), ...WHOLE]) as Set<ModelConcept>
  const leaves = leavesOf(model, cell, wanted)
  // What a line below takes off again is no part of the flow: a remainder of the whole.
  const cancelled = (own: ModelCell): boolean =>
    new Set(leaves.flatMap((leaf) => (leaf.cell === own ? [leaf.sign] : []))).size > 1
  return leaves.flatMap(({ sign, cell: term }) => {
    if (cancelled(term)) return []
    const effect = effects[nature(model, term)!] ?? investmentEffect(model, term)
    const value = numberOf(term) ?? 0
    if (!effect || value === 0 || isAmbiguous(model, term)) return []
    // Working capital may fall: there the formula tells the direction, not the amount.
    const isChange = conceptOfCell(model, term) === 'working_capital_change'
    // Costs are kept positive and deducted, or negative and added; profits may well be negative.
    if (!isChange && ((effect > 0 && value < 0) || goesBothWays(model, term) || isOfBothSigns(model, term))) return []
    const contribution = isChange ? sign : sign * Math.sign(value)
    return contribution === effect ? [] : [{ cell, term }]
  })
}

const LESS = /\s[-–—−]\s|\bless\b|\bnet of\b|\bminus\b|[−－]|减|減|차감|控除/i

/** What a line is about: of a difference ("capital spending - depreciation") what stands first, which says which way it goes. */
function nature(model: WorkbookModel, term: ModelCell): ModelConcept | undefined {
  const name = lineNameOf(model, term).replaceAll(/^\s*[-–—−(（]+\s*|^less\b:?\s*/gi, '')
  const [first = '', ...rest] = name.split(LESS)
  const [own, other] = [conceptOf(first), rest.map((part) => conceptOf(part)).find((concept) => concept !== undefined)]
  return own !== undefined && other !== undefined && own !== other ? own : conceptOfCell(model, term)
}

/** A difference of two flows ("Capex - D&A") whose line was above and below nought: its sign says which of the two is the larger. */
function isOfBothSigns(model: WorkbookModel, term: ModelCell): boolean {
  if (nature(model, term) === conceptOfCell(model, term) && !LESS.test(lineNameOf(model, term))) return false
  const signs = (gridOf(model, term.sheet)?.row(term.row) ?? []).map((cell) => Math.sign(numberOf(cell) ?? 0))
  return signs.includes(1) && signs.includes(-1)
}

/**
 * What a change of working capital does: a formula that takes this year's balance less last year's gives an investment, which is
 * deducted; the other way round it gives a release. Other formulas leave it open.
 */
function investmentEffect(model: WorkbookModel, term: ModelCell): 1 | -1 | undefined {
  if (conceptOfCell(model, term) !== 'working_capital_change') return undefined
  let [source, sign] = [term, 1]
  for (let part = linkOf(model, source); part; part = linkOf(model, source)) {
    source = part.cell
    sign *= part.sign
  }
  // A share of the growth that is kept as a negative rate turns it round.
  const rates = isCalculation(source)
    ? factorsOf(source.shape.root).flatMap(({ node }) => cellOfNode(model, source, node) ?? [])
    : []
  if (rates.filter((rate) => (numberOf(rate) ?? 0) < 0).length % 2 === 1) sign = -sign
  const difference = differenceOfPeriods(model, source)
  return difference && ((difference === 'rise') === sign > 0 ? -1 : 1)
}

/** One formula that gives either sign from period to period: what was sold outweighs what was bought. */
function goesBothWays(model: WorkbookModel, term: ModelCell): boolean {
  const source = linkOf(model, term)?.cell ?? term
  if (!isCalculation(source)) return false
  const { form } = source.shape
  const copies = (gridOf(model, source.sheet)?.row(source.row) ?? []).filter((cell) => cell.shape?.form === form)
  const own = Math.sign(numberOf(source) ?? 0)
  return partsOf(model, source).length > 1 && copies.some((copy) => Math.sign(numberOf(copy) ?? 0) === -own)
}

/** Periods in all of which a tax is added, for that to be no credit of single years. */
const LEAST_TAXED = 2
/** A larger part of a profit is no tax on it. */
const MOST_TAXED = 0.6

/** Taxes that every period with a profit adds to it. */
function addedTaxes(model: WorkbookModel, cells: readonly ModelCell[]): { cell: ModelCell; term: ModelCell }[] {
  const taxed = cells.flatMap((cell) => {
    const leaves = leavesOf(model, cell, new Set([...WHOLE, 'income_tax']))
    const profit = leaves.find(({ cell: own }) => PROFITS.has(conceptOfCell(model, own)))
    const tax = leaves.find(({ cell: own }) => isTax(model, own))
    if (!profit || !tax) return []
    const gained = amountOf(profit)
    const added = amountOf(tax)
    return gained > 0 && added !== 0 ? [{ cell, term: tax.cell, part: added / gained }] : []
  })
  return taxed.length >= LEAST_TAXED && taxed.every(({ part }) => part > 0 && part <= MOST_TAXED) ? taxed : []
}

/** Called a tax, or computed from a tax rate. */
const isTax = (model: WorkbookModel, cell: ModelCell): boolean =>
  conceptOfCell(model, cell) === 'income_tax' ||
  (conceptOfCell(model, cell) === undefined && conceptsRead(model, cell).has('tax_rate'))

const amountOf = ({ sign, cell }: { sign: number; cell: ModelCell }): number => sign * (numberOf(cell) ?? 0)

const PROFITS: ReadonlySet<ModelConcept | undefined> = new Set(['profit_before_tax', 'ebit', 'ebitda'])

/** A label that itself says which way it goes ("net cash", "proceeds") overrules the concept. */
function isAmbiguous(model: WorkbookModel, cell: ModelCell): boolean {
  return /net cash|proceeds|disposal|salvage|残值|잔존|残存|净现金|순현금|ネットキャッシュ|処分|처분|处置/i.test(
    lineNameOf(model, cell),
  )
}
