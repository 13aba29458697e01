import { lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft } from '../../rule/cell-draft.ts'
import {
  calls,
  cellAt,
  conceptOfCell,
  consequencesOf,
  findWrongExitDebts,
  isCalculation,
  labelOf,
  lineNameOf,
  linesWith,
  nameOf,
  numberOf,
  positionIn,
  printPercent,
  quotientOf,
  referenceFrom,
} from '@tickmark/workbook'
import type { ConceptLine, ModelCell, ModelConcept, WorkbookModel } from '@tickmark/workbook'

/** Half a tenth of a point: rates are shown with one decimal. */
const TOLERANCE = 6e-4

export const returns = defineRule({
  meta: {
    id: 'assumption/returns',
    catalogue: ['ASSU-016'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    irr: {
      title: {
        'zh-CN': '内部收益率与回报倍数、持有年限不符',
        en: 'IRR does not follow from multiple and holding period',
        ko: '내부수익률이 투자배수 및 보유기간과 맞지 않습니다',
        ja: '内部収益率が投資倍率と保有期間から導かれません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}；回报倍数 {multiple}、持有 {years} 年对应的年化收益率为 {computed}。',
        en: '{cell} ({label}) is {actual}; a multiple of {multiple} over {years} years is {computed} a year.',
        ko: '{cell}({label})은(는) {actual}이나, 투자배수 {multiple}, 보유기간 {years}년의 연환산 수익률은 {computed}입니다.',
        ja: '{cell}（{label}）は{actual}ですが、投資倍率{multiple}、保有{years}年の年率は{computed}です。',
      },
      explanation: {
        'zh-CN': '期间无分红时，内部收益率 = 倍数 ^（1 ÷ 年数）− 1。',
        en: 'Without interim cash flows, IRR = multiple ^ (1 ÷ years) − 1.',
        ko: '중간 현금흐름이 없으면 내부수익률 = 배수 ^ (1 ÷ 연수) − 1입니다.',
        ja: '途中のキャッシュ・フローがなければ、内部収益率＝倍率 ^（1÷年数）−1です。',
      },
    },
    debt: {
      title: {
        'zh-CN': '退出时的债务与债务计划不符',
        en: 'Debt at exit is not that of the debt schedule',
        ko: '회수 시점의 차입금이 차입금 명세와 다릅니다',
        ja: '売却時の負債が返済予定表と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}，债务计划在退出年度的余额为 {scheduled}（{source}，{sourceLabel}）。',
        en: '{cell} ({label}) is {actual}; the debt schedule stands at {scheduled} in the exit year ({source}, {sourceLabel}).',
        ko: '{cell}({label})은(는) {actual}이나, 회수 연도의 차입금 명세 잔액은 {scheduled}입니다({source}, {sourceLabel}).',
        ja: '{cell}（{label}）は{actual}ですが、売却年度の返済予定表の残高は{scheduled}です（{source}、{sourceLabel}）。',
      },
      explanation: {
        'zh-CN': '退出股权价值须扣除模型在同一年度算出的债务，否则回报与债务计划脱节。',
        en: 'Equity at exit is what is left after the debt that the model itself computes for that year; any other amount cuts the return off from the schedule.',
        ko: '회수 시 지분가치는 모델이 같은 연도에 산출한 차입금을 차감한 금액입니다. 그렇지 않으면 수익률이 차입금 명세와 분리됩니다.',
        ja: '売却時の株主価値は、モデルが同じ年度に算出した負債を差し引いた残りです。そうでなければリターンが返済予定表から切り離されます。',
      },
    },
    multiple: {
      title: {
        'zh-CN': '回报倍数的分子或分母有误',
        en: 'The money multiple uses the wrong amounts',
        ko: '투자배수의 분자 또는 분모가 잘못되었습니다',
        ja: '投資倍率の分子または分母が誤っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 以 {over}（{overLabel}）除以 {under}（{underLabel}）。',
        en: '{cell} ({label}) holds {actual} and divides {over} ({overLabel}) by {under} ({underLabel}).',
        ko: '{cell}({label})의 수식 {actual}은(는) {over}({overLabel})을(를) {under}({underLabel})(으)로 나눕니다.',
        ja: '{cell}（{label}）の数式 {actual} は{over}（{overLabel}）を{under}（{underLabel}）で割っています。',
      },
      explanation: {
        'zh-CN': '回报倍数 = 收回的股权价值 ÷ 投入的股权。',
        en: 'Money multiple = equity received ÷ equity invested.',
        ko: '투자배수 = 회수한 지분가치 ÷ 투입한 지분입니다.',
        ja: '投資倍率＝回収した株式価値÷投下した株式です。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    yield* wrongDebts(model)
    for (const line of linesWith(model, 'irr')) yield* wrongRates(model, line)
    for (const { cells } of linesWith(model, 'moic')) {
      const wrong = cells.filter((cell) => isCalculation(cell) && wrongQuotient(model, cell) !== undefined)
      const [first] = wrong
      if (!first) continue
      const { over, under } = wrongQuotient(model, first)!
      yield cellDraft(model, 'multiple', first, {
        to: lastOf(wrong),
        operands: [over, under],
        data: {
          actual: `=${first.cell.formula}`,
          over: nameOf(over),
          overLabel: lineNameOf(model, over),
          under: nameOf(under),
          underLabel: lineNameOf(model, under),
        },
        confidence: 0.8,
      })
    }
  },
})

/** Debt deducted at exit that is typed, or read from another year than the earnings that are valued. */
function* wrongDebts(model: WorkbookModel) {
  for (const { cell, scheduled } of findWrongExitDebts(model)) {
    if (consequencesOf(model).has(cell)) continue
    yield cellDraft(model, 'debt', cell, {
      operands: [scheduled],
      data: {
        actual: cell.cell.text.trim(),
        scheduled: scheduled.cell.text.trim(),
        source: nameOf(scheduled),
        sourceLabel: labelOf(model, scheduled),
      },
      expected: `=${referenceFrom(cell, scheduled)}`,
      confidence: 0.85,
    })
  }
}

/** Rates beside a multiple and a number of years. Rates of whole series of flows are recalculated, not judged here. */
function* wrongRates(model: WorkbookModel, line: ConceptLine) {
  for (const cell of line.cells) {
    const rate = numberOf(cell)
    if (rate === undefined || calls(cell, 'IRR', 'XIRR', 'MIRR') || consequencesOf(model).has(cell)) continue
    const beside = (concept: ModelConcept): ModelCell | undefined =>
      linesWith(model, concept)
        .filter((other) => other.sheet === line.sheet && other.direction === line.direction)
        .toSorted((a, b) => Math.abs(a.line - line.line) - Math.abs(b.line - line.line))
        .flatMap((other) => cellAt(other, positionIn(line, cell)) ?? [])[0]
    const [multiple, years] = [beside('moic'), beside('holding_period')]
    const [times, count] = [numberOf(multiple) ?? 0, numberOf(years) ?? 0]
    if (!multiple || !years || times <= 0 || count <= 0 || count > 50) continue
    const computed = times ** (1 / count) - 1
    if (Math.abs(computed - rate) <= TOLERANCE || consequencesOf(model).has(multiple)) continue
    const data = {
      actual: printPercent(rate),
      multiple: multiple.cell.text.trim(),
      years: years.cell.text.trim(),
      computed: printPercent(computed),
    }
    yield cellDraft(model, 'irr', cell, {
      operands: [multiple, years],
      data,
      expected: data.computed,
      actual: data.actual,
      confidence: 0.8,
    })
  }
}

/** Equity is divided by equity: an enterprise value on top, or what was received below, is the wrong way. */
function wrongQuotient(model: WorkbookModel, cell: ModelCell): { over: ModelCell; under: ModelCell } | undefined {
  const quotient = quotientOf(model, cell)
  if (!quotient) return undefined
  const [over, under] = [quotient.over, quotient.under].map((read) => conceptOfCell(model, read))
  const isUpsideDown = over === 'sponsor_equity' && under !== undefined
  return isUpsideDown || over === 'enterprise_value' || under === 'equity_value' ? quotient : undefined
}
