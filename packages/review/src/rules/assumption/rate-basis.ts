import { lastOf, firstOf, itemAt } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  axisAt,
  cellOfNode,
  columnLabelOf,
  factorsOf,
  formulaCells,
  gridOf,
  isCalculation,
  lineNameOf,
  lineOfCell,
  linesWith,
  nameOf,
  numberOf,
  paymentSlipsOf,
  printPercent,
  rowLabelOf,
  walkFormula,
} from '@tickmark/workbook'
import type { FormulaCell, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

const PRE_TAX = /pre-?tax|before tax|税前|세전|税引前/i
const REAL = /\breal\b|实际(?:利率|口径)|[(（]实际[)）]|实质|실질|実質/i
const OF_PERIOD = /month|quarter|月|季|월|분기|四半期/i
/** Not the months themselves: "1月", "Mar". */
const MONTHLY =
  /\bmonthly\b|per month|\bp\.?m\.?(?![a-z])|\bmrr\b|月[度次間额額]|[每毎]月|^月(?=\D)|월[간별]|매월|^월(?=\D)/i
/** What a line of months may well show for a year; the year of a head (2026年1月) says nothing of the kind. */
const ANNUALISED = /annual|yearly|run[- ]?rate|\barr\b|year|(?<!\d\s?)年|연|(?<!\d\s?)년/i
const RATE = /rate|coupon|利率|이자율|금리|金利|利回/i
const DAYS = /\bdays?\b|\bd[sip]o\b|天数|일수|日数/i
const NOMINAL = /\bnominal\b|名义|명목|名目/i

export const rateBasis = defineRule({
  meta: {
    id: 'assumption/rate-basis',
    catalogue: ['ASSU-011'],
    category: 'assumption',
    severity: 'warning',
    basis: 'stated',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    tax: {
      title: {
        'zh-CN': '税前折现率用于税后现金流',
        en: 'Pre-tax rate on after-tax cash flows',
        ko: '세전 할인율을 세후 현금흐름에 적용',
        ja: '税引前の割引率を税引後キャッシュ・フローに適用',
      },
      message: {
        'zh-CN': '{cell}“{label}”为税前口径，而现金流 {other} 以税后营业利润为起点。',
        en: '{cell} (“{label}”) is a pre-tax rate, but the cash flows start from after-tax profit ({other}).',
        ko: '{cell}(‘{label}’)은(는) 세전 기준이나 현금흐름은 세후 영업이익({other})에서 출발합니다.',
        ja: '{cell}「{label}」は税引前ベースですが、キャッシュ・フローは税引後営業利益（{other}）を起点としています。',
      },
      explanation: {
        'zh-CN': '折现率与现金流的税务口径必须一致。',
        en: 'The discount rate and the cash flows must be on the same tax basis.',
        ko: '할인율과 현금흐름의 세금 기준은 일치해야 합니다.',
        ja: '割引率とキャッシュ・フローの税金の取扱いは一致させる必要があります。',
      },
    },
    inflation: {
      title: {
        'zh-CN': '名义与实际口径混用',
        en: 'Real and nominal rates are mixed',
        ko: '명목과 실질 기준의 혼용',
        ja: '名目と実質の混在',
      },
      message: {
        'zh-CN': '{cell}“{label}”与 {other} 的口径不同（名义/实际）。',
        en: '{cell} (“{label}”) and {other} are on different bases, real and nominal.',
        ko: '{cell}(‘{label}’)와(과) {other}의 기준이 다릅니다(명목/실질).',
        ja: '{cell}「{label}」と{other}の基準が異なります（名目・実質）。',
      },
      explanation: {
        'zh-CN': '折现率与增长率应同为名义或同为实际口径。',
        en: 'Discount and growth rates are both nominal or both real.',
        ko: '할인율과 성장률은 모두 명목이거나 모두 실질이어야 합니다.',
        ja: '割引率と成長率は、ともに名目またはともに実質とすべきです。',
      },
    },
    period: {
      title: {
        'zh-CN': '年利率未按期间折算',
        en: 'An annual rate is charged every period',
        ko: '연 이자율을 기간별로 나누지 않았습니다',
        ja: '年利が期間に応じて按分されていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 在不足一年的期间全额适用 {other}（{otherLabel}，{rate}）。',
        en: '{cell} ({label}) holds {actual}: a period shorter than a year bears the whole of {other} ({otherLabel}, {rate}).',
        ko: '{cell}({label})의 수식 {actual}은(는) 1년 미만의 기간에 {other}({otherLabel}, {rate}) 전체를 적용합니다.',
        ja: '{cell}（{label}）の数式 {actual} は、1年未満の期間に{other}（{otherLabel}、{rate}）の全額を適用しています。',
      },
      explanation: {
        'zh-CN': '按月应除以 12，按季应除以 4，或按实际天数除以一年天数。',
        en: 'Divide by 12 in months, by 4 in quarters, or charge the days of the period over those of the year.',
        ko: '월별은 12, 분기별은 4로 나누거나 실제 일수를 연간 일수로 나누어 계산합니다.',
        ja: '月次は12、四半期は4で除するか、実日数を年間日数で除して計算します。',
      },
    },
    yearly: {
      title: {
        'zh-CN': '月度期间按全年计算',
        en: 'A month bears the amount of a year',
        ko: '월 단위 기간에 1년치가 계산되었습니다',
        ja: '月次の期間に1年分が計上されています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 将按月计的 {other}（{otherLabel}，{rate}）乘以 12，而该列仅为一个月。',
        en: '{cell} ({label}) holds {actual}: {other} ({otherLabel}, {rate}), which is of one month, is multiplied by 12, but the period is a month as well.',
        ko: '{cell}({label})의 수식 {actual}은(는) 월 단위인 {other}({otherLabel}, {rate})에 12를 곱하나, 해당 기간은 한 달입니다.',
        ja: '{cell}（{label}）の数式 {actual} は、月次の{other}（{otherLabel}、{rate}）に12を掛けていますが、対象期間は1か月です。',
      },
      explanation: {
        'zh-CN': '期间与所乘数值均按月计时，无须乘以 12；如该行确为年化数，请在名称中注明。',
        en: 'A monthly rate or price applies to a month as it is. If the line is meant to be annualised, its name should say so.',
        ko: '월 단위 비율이나 단가는 한 달에 그대로 적용합니다. 연환산 금액이라면 항목명에 표시하십시오.',
        ja: '月次の率や単価は1か月にそのまま適用します。年換算値であれば、項目名にその旨を明記してください。',
      },
    },
    term: {
      title: {
        'zh-CN': '还款期数按年计，利率按期计',
        en: 'Payments are counted in years, the rate is one of a period',
        ko: '상환 횟수는 연 단위, 이자율은 기간 단위입니다',
        ja: '返済回数が年数のままで、利率は期間単位です',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 以年数 {other}（{otherLabel}）作为还款期数，而 {payment} 的利率已除以 {parts}。',
        en: '{cell} ({label}) holds {actual}: the years of {other} ({otherLabel}) count the payments, while {payment} divides the rate by {parts}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {other}({otherLabel})의 연수를 상환 횟수로 사용하나, {payment}은(는) 이자율을 {parts}(으)로 나눕니다.',
        ja: '{cell}（{label}）の数式 {actual} は{other}（{otherLabel}）の年数を返済回数としていますが、{payment}は利率を{parts}で除しています。',
      },
      explanation: {
        'zh-CN': '期数与利率须按同一期间：按月还款时，年数应乘以 12。',
        en: 'Term and rate belong to one period: with monthly payments the years are multiplied by 12.',
        ko: '횟수와 이자율은 같은 기간 기준이어야 합니다. 월 상환이면 연수에 12를 곱합니다.',
        ja: '回数と利率は同じ期間で揃えます。月次返済なら年数に12を掛けます。',
      },
    },
    days: {
      title: {
        'zh-CN': '一年天数的口径不一致',
        en: 'Two lengths of the year in one model',
        ko: '연간 일수 기준이 서로 다릅니다',
        ja: '1年の日数の基準が混在しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 按一年 {own} 天计算，而 {other}（{otherLabel}）按 {usual} 天。',
        en: '{cell} ({label}) holds {actual} and counts {own} days a year; {other} ({otherLabel}) counts {usual}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 1년을 {own}일로 계산하나, {other}({otherLabel})은(는) {usual}일로 계산합니다.',
        ja: '{cell}（{label}）の数式 {actual} は1年を{own}日としていますが、{other}（{otherLabel}）は{usual}日です。',
      },
      explanation: {
        'zh-CN': '应收、存货、应付天数须以同一天数计算，营运资金才可比。',
        en: 'Days of receivables, inventory and payables are comparable on one basis only.',
        ko: '매출채권·재고·매입채무 일수는 같은 기준으로 계산해야 비교할 수 있습니다.',
        ja: '売上債権・棚卸資産・仕入債務の日数は、同じ基準で計算しなければ比較できません。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    yield* undividedRates(model)
    yield* monthsAsYears(model)
    yield* besidePayments(model)
    yield* mixedYears(model)
    const [rate] = linesWith(model, 'wacc')
    const [profit] = linesWith(model, 'nopat')
    const [growth] = linesWith(model, 'terminal_growth')
    const name = rate?.label.cell.text ?? ''
    if (rate && profit && PRE_TAX.test(name))
      yield cellDraft(model, 'tax', firstOf(rate.cells), {
        operands: [firstOf(profit.cells)],
        data: { other: profit.label.cell.text.trim() },
        confidence: 0.75,
      })
    const other = growth?.label.cell.text ?? ''
    if (rate && growth && ((REAL.test(name) && NOMINAL.test(other)) || (NOMINAL.test(name) && REAL.test(other))))
      yield cellDraft(model, 'inflation', firstOf(rate.cells), {
        operands: [firstOf(growth.cells)],
        data: { other: other.trim() },
        confidence: 0.75,
      })
  },
})

/** By months of a period. No lender charges as much every month or quarter: a rate above these is one of the year. */
const LEAST_ANNUAL: ReadonlyMap<number, number> = new Map([
  [1, 0.025],
  [3, 0.04],
])

/** Months from one period to the next; heads such as 2025-12-31 may be a year apart. */
function monthsAt(model: WorkbookModel, cell: ModelCell): number | undefined {
  const axis = axisAt(model.axes(cell.sheet), cell)
  const periods = [...(axis?.periods.values() ?? [])]
  if (!periods.every(({ granularity }) => granularity === 'month' || granularity === 'quarter')) return undefined
  const ends = periods.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b)
  const steps = ends.slice(1).map((end, index) => end - ends[index]!)
  return steps.every((step) => step === steps[0]) ? steps[0] : undefined
}

/** Interest of months or quarters that is nothing but a balance times a rate of the year. */
function* undividedRates(model: WorkbookModel) {
  for (const { cells } of linesWith(model, 'interest_expense')) {
    const found = cells.filter(isCalculation).flatMap((cell) => {
      const least = LEAST_ANNUAL.get(monthsAt(model, cell) ?? 0)
      const factors = factorsOf(cell.shape.root).map(({ operator, node }) => ({
        operator,
        cell: cellOfNode(model, cell, node),
      }))
      if (!least || factors.length !== 2 || factors.some((factor) => factor.operator === '/' || !factor.cell)) return []
      const rate = factors.map((factor) => factor.cell!).find((factor) => isAnnualRate(model, factor, least))
      return rate ? [{ cell, rate }] : []
    })
    const [first] = found
    if (first)
      yield cellDraft(model, 'period', first.cell, {
        to: lastOf(found).cell,
        operands: [first.rate],
        data: {
          actual: `=${first.cell.cell.formula}`,
          other: nameOf(first.rate),
          otherLabel: lineNameOf(model, first.rate),
          rate: printPercent(numberOf(first.rate)!),
        },
        confidence: 0.75,
      })
  }
}

const MONTHS = 12

/** Amounts of a month that are a balance times a monthly rate or price, twelve times over. */
function* monthsAsYears(model: WorkbookModel) {
  const found = [...formulaCells(model)].flatMap((cell) => {
    const rate = twelvefold(model, cell)
    if (!rate) return []
    const name = namesOf(model, cell)
    // Heads that name months and no year are no axis; then the line itself has to say what it is.
    const isOfMonth = monthsAt(model, cell) === 1 || (!axisAt(model.axes(cell.sheet), cell) && MONTHLY.test(name))
    return isOfMonth && !ANNUALISED.test(name) ? [{ cell, rate }] : []
  })
  const lines = Map.groupBy(found, ({ cell }) => `${cell.sheet}|${cell.shape.form}`)
  for (const line of lines.values()) {
    const { cell, rate } = firstOf(line)
    yield cellDraft(model, 'yearly', cell, {
      to: lastOf(line).cell,
      operands: [rate],
      data: {
        actual: `=${cell.cell.formula}`,
        other: nameOf(rate),
        otherLabel: lineNameOf(model, rate),
        rate: rate.cell.text.trim(),
      },
      confidence: 0.85,
      severity: 'serious',
    })
  }
}

/** The name of the line, whichever way it runs. */
function namesOf(model: WorkbookModel, cell: ModelCell): string {
  const grid = gridOf(model, cell.sheet)
  const labels = grid ? [rowLabelOf(grid, cell.row, cell.column), columnLabelOf(grid, cell.row, cell.column)] : []
  const texts = labels.flatMap((label) => label?.cell.text.trim() ?? [])
  return texts.find((text) => MONTHLY.test(text) || ANNUALISED.test(text)) ?? lineNameOf(model, cell)
}

/** What is of one month in "balance × rate × 12", by its own name or by that of the line: monthly churn, monthly revenue. */
function twelvefold(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const factors = factorsOf(cell.shape.root)
  if (factors.length !== 3 || factors.some(({ operator }) => operator === '/')) return undefined
  if (!factors.some(({ node }) => node.type === 'number' && node.value === MONTHS)) return undefined
  const read = factors.flatMap(({ node }) => cellOfNode(model, cell, node) ?? [])
  if (read.length !== 2) return undefined
  const named = read.find((one) => MONTHLY.test(lineNameOf(model, one)))
  return named ?? (MONTHLY.test(namesOf(model, cell)) ? read.find((one) => !isCalculation(one)) : undefined)
}

/** What does not fit the payment beside it. */
function* besidePayments(model: WorkbookModel) {
  const known = new Set(
    linesWith(model, 'interest_expense').flatMap(({ cells }) => (monthsAt(model, firstOf(cells)) ? cells : [])),
  )
  for (const slip of paymentSlipsOf(model)) {
    const cell = slip.kind === 'rate' ? firstOf(slip.cells) : slip.cell
    if (known.has(cell)) continue
    const read = slip.kind === 'rate' ? slip.rate : slip.term
    const data = { actual: `=${cell.cell.formula}`, other: nameOf(read), otherLabel: lineNameOf(model, read) }
    const operands = [read, slip.payment]
    if (slip.kind === 'term')
      yield cellDraft(model, 'term', cell, {
        operands,
        data: { ...data, payment: nameOf(slip.payment), parts: slip.parts },
        confidence: 0.85,
        severity: 'serious',
      })
    else
      yield cellDraft(model, 'period', cell, {
        to: lastOf(slip.cells),
        operands,
        data: { ...data, rate: printPercent(numberOf(read) ?? 0) },
        confidence: 0.85,
        severity: 'serious',
      })
  }
}

function isAnnualRate(model: WorkbookModel, cell: ModelCell, least: number): boolean {
  const [name, value] = [lineOfCell(model, cell)?.label.cell.text ?? '', numberOf(cell)]
  return value !== undefined && value >= least && value < 1 && RATE.test(name) && !OF_PERIOD.test(name)
}

/** Lines of days on one sheet that count the year in two ways: the fewer are named. */
function* mixedYears(model: WorkbookModel) {
  const counted = [...formulaCells(model)].flatMap((cell) => {
    const days = [...walkFormula(cell.shape.root)].flatMap((node) =>
      node.type === 'number' && (node.value === 360 || node.value === 365) ? [node.value] : [],
    )[0]
    return days && DAYS.test(lineNameOf(model, cell)) ? [{ cell, days }] : []
  })
  for (const cells of Map.groupBy(counted, ({ cell }) => cell.sheet).values()) {
    const groups = [...Map.groupBy(cells, ({ days }) => days).values()].toSorted((a, b) => a.length - b.length)
    if (groups.length < 2) continue
    const [own, usual] = [firstOf(firstOf(groups)), firstOf(itemAt(groups, 1))]
    yield cellDraft(model, 'days', own.cell, {
      to: lastOf(firstOf(groups).filter(({ cell }) => cell.row === own.cell.row)).cell,
      operands: [usual.cell],
      data: {
        actual: `=${own.cell.cell.formula}`,
        own: own.days,
        usual: usual.days,
        other: nameOf(usual.cell),
        otherLabel: lineNameOf(model, usual.cell),
      },
      confidence: 0.7,
    })
  }
}
