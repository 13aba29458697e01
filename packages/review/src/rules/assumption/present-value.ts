import { lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft } from '../../rule/cell-draft.ts'
import {
  calls,
  canonicalForm,
  cellAt,
  cellsRead,
  conceptOfCell,
  consequencesOf,
  earlyFlowsOf,
  formulaCells,
  gridOf,
  isCalculation,
  laggedPerpetuitiesOf,
  lineNameOf,
  lineOfCell,
  linesWith,
  misdatedFlowsOf,
  nameOf,
  numberOf,
  periodNoughtOf,
  positionIn,
  resolveReference,
  walkFormula,
} from '@tickmark/workbook'
import type { Area, FormulaCell, ModelCell, ModelConcept, WorkbookModel } from '@tickmark/workbook'

/** Fewer periods are no forecast. */
const LEAST_PERIODS = 3

export const presentValue = defineRule({
  meta: {
    id: 'assumption/present-value',
    catalogue: ['ASSU-003'],
    category: 'assumption',
    severity: 'serious',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    twice: {
      title: {
        'zh-CN': '现值被再次折现',
        en: 'Present values are discounted a second time',
        ko: '현재가치를 다시 할인하고 있습니다',
        ja: '現在価値をもう一度割り引いています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 对已折现的 {source}“{line}”再次折现。',
        en: '{cell} ({label}) holds {actual} and discounts {source}, “{line}”, which is discounted already.',
        ko: '{cell}({label})의 수식 {actual}은(는) 이미 할인된 {source}(‘{line}’)을(를) 다시 할인합니다.',
        ja: '{cell}（{label}）の数式 {actual} は、すでに割り引かれた{source}「{line}」をさらに割り引いています。',
      },
      explanation: {
        'zh-CN': '应对现值求和，或对未折现的现金流使用 NPV。',
        en: 'Add the present values, or take the NPV of the undiscounted flows.',
        ko: '현재가치를 더하거나, 할인하지 않은 현금흐름에 NPV를 적용하십시오.',
        ja: '現在価値を合計するか、割引前のキャッシュ・フローにNPVを用いてください。',
      },
    },
    back: {
      title: {
        'zh-CN': 'NPV 的结果又折现了一期',
        en: 'An NPV is taken back by one more period',
        ko: 'NPV 결과를 한 기간 더 할인하고 있습니다',
        ja: 'NPVの結果をさらに1期割り引いています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 将 NPV 的结果再除以 1 加折现率；NPV 已对首期现金流折现一期。',
        en: '{cell} ({label}) holds {actual} and divides an NPV by one plus its rate; NPV discounts the first flow by a period already.',
        ko: '{cell}({label})의 수식 {actual}은(는) NPV 결과를 다시 1+할인율로 나눕니다. NPV는 첫 현금흐름을 이미 한 기간 할인합니다.',
        ja: '{cell}（{label}）の数式 {actual} はNPVの結果をさらに「1＋割引率」で割っています。NPVは最初のキャッシュ・フローをすでに1期割り引いています。',
      },
      explanation: {
        'zh-CN': '若首期现金流发生在估值基准日，应乘以 1 加折现率，而非除以。',
        en: 'Where the first flow falls on the valuation date, the result is multiplied by one plus the rate, not divided.',
        ko: '첫 현금흐름이 평가기준일에 발생한다면 1+할인율로 나누지 않고 곱해야 합니다.',
        ja: '最初のキャッシュ・フローが評価基準日に生じるなら、「1＋割引率」で割るのではなく掛けます。',
      },
    },
    nought: {
      title: {
        'zh-CN': 'NPV 将第 0 期的投资也折现了一期',
        en: 'NPV discounts the outlay of period 0 by a period',
        ko: 'NPV가 0기의 투자액까지 한 기간 할인합니다',
        ja: 'NPVが第0期の投資額まで1期割り引いています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 从 {source}（{value}）起折现，而 {period} 表明该列为第 0 期。',
        en: '{cell} ({label}) holds {actual} and discounts from {source} ({value}) on, which {period} numbers as period 0.',
        ko: '{cell}({label})의 수식 {actual}은(는) {source}({value})부터 할인하나, {period}에 따르면 이는 0기입니다.',
        ja: '{cell}（{label}）の数式 {actual} は{source}（{value}）から割り引いていますが、{period}によればこれは第0期です。',
      },
      explanation: {
        'zh-CN': 'NPV 将首笔现金流视为一期之后发生；第 0 期的投资应在 NPV 之外相加：=第 0 期 + NPV(折现率, 其后各期)。',
        en: 'NPV takes its first flow for one of a period later. What is paid in period 0 is added outside of it: = outlay + NPV(rate, later flows).',
        ko: 'NPV는 첫 현금흐름을 한 기간 뒤로 봅니다. 0기의 지출은 NPV 밖에서 더합니다: = 투자액 + NPV(할인율, 이후 현금흐름).',
        ja: 'NPVは最初のキャッシュ・フローを1期後のものとして扱います。第0期の支出はNPVの外で加算します：＝投資額＋NPV（割引率，以後のキャッシュ・フロー）。',
      },
    },
    outlay: {
      title: {
        'zh-CN': 'NPV 将期初投资也折现了一期',
        en: 'NPV discounts the outlay of today by a period',
        ko: 'NPV가 최초 투자액까지 한 기간 할인합니다',
        ja: 'NPVが当初の投資額まで1期割り引いています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 从 {source}（{value}）起折现，而 {irr} 的 IRR 将其视为期初现金流。',
        en: '{cell} ({label}) holds {actual} and discounts from {source} ({value}) on, which the IRR in {irr} takes for the flow of today.',
        ko: '{cell}({label})의 수식 {actual}은(는) {source}({value})부터 할인하나, {irr}의 IRR은 이를 기초 현금흐름으로 봅니다.',
        ja: '{cell}（{label}）の数式 {actual} は{source}（{value}）から割り引いていますが、{irr}のIRRはこれを期首のキャッシュ・フローとしています。',
      },
      explanation: {
        'zh-CN': 'NPV 将首笔现金流视为一期之后发生；期初投资应在 NPV 之外相加：=期初 + NPV(折现率, 其后各期)。',
        en: 'NPV takes its first flow for one of a period later. What is paid today is added outside of it: = outlay + NPV(rate, later flows).',
        ko: 'NPV는 첫 현금흐름을 한 기간 뒤로 봅니다. 현재 시점의 지출은 NPV 밖에서 더합니다: = 투자액 + NPV(할인율, 이후 현금흐름).',
        ja: 'NPVは最初のキャッシュ・フローを1期後のものとして扱います。現時点の支出はNPVの外で加算します：＝投資額＋NPV（割引率，以後のキャッシュ・フロー）。',
      },
    },
    early: {
      title: {
        'zh-CN': '首期现金流未折现',
        en: 'The first flow is not discounted',
        ko: '첫 기간의 현금흐름이 할인되지 않았습니다',
        ja: '第1期のキャッシュ・フローが割り引かれていません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 将 {source}（{value}）视为当前现金流，而 {period} 表明其折现期为 1。',
        en: '{cell} ({label}) holds {actual} and takes {source} ({value}) for a flow of today, while {period} puts it one period away.',
        ko: '{cell}({label})의 수식 {actual}은(는) {source}({value})을(를) 현재의 현금흐름으로 보지만, {period}에 따르면 할인기간은 1입니다.',
        ja: '{cell}（{label}）の数式 {actual} は{source}（{value}）を現時点のキャッシュ・フローとして扱っていますが、{period}によれば割引期間は1です。',
      },
      explanation: {
        'zh-CN': 'NPV 已将首期折现一期；再乘以 1 加折现率，或将首期放在 NPV 之外，都会使全部或首期现值偏高一期。',
        en: 'NPV discounts its first flow by one period as it should. Multiplying by one plus the rate, or leaving the first flow outside of it, overstates the value by a period of discounting.',
        ko: 'NPV는 첫 현금흐름을 한 기간 할인합니다. 1+할인율을 곱하거나 첫 현금흐름을 NPV 밖에 두면 한 기간만큼 과대평가됩니다.',
        ja: 'NPVは最初のキャッシュ・フローを1期割り引きます。「1＋割引率」を掛けたり、最初のキャッシュ・フローをNPVの外に置いたりすると、1期分過大になります。',
      },
    },
    none: {
      title: {
        'zh-CN': '未折现的现金流被当作现值求和',
        en: 'Undiscounted flows are added as present values',
        ko: '할인하지 않은 현금흐름을 현재가치로 더하고 있습니다',
        ja: '割引前のキャッシュ・フローを現在価値として合計しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 加总了“{line}”；其现值在 {source}“{other}”。',
        en: '{cell} ({label}) holds {actual} and adds up “{line}”; its present values stand in {source}, “{other}”.',
        ko: '{cell}({label})의 수식 {actual}은(는) ‘{line}’을(를) 더합니다. 현재가치는 {source}(‘{other}’)에 있습니다.',
        ja: '{cell}（{label}）の数式 {actual} は「{line}」を合計しています。その現在価値は{source}「{other}」にあります。',
      },
      explanation: {
        'zh-CN': '引用错行使估值等同于折现率为零。',
        en: 'The reference is a row off and values the flows as if the discount rate were zero.',
        ko: '참조한 행이 어긋나 할인율이 0인 것처럼 평가됩니다.',
        ja: '参照行がずれ、割引率がゼロであるかのような評価になります。',
      },
    },
    days: {
      title: {
        'zh-CN': 'XNPV/XIRR 的日期与现金流不符',
        en: 'The days of an XNPV or XIRR do not fit its flows',
        ko: 'XNPV/XIRR의 날짜가 현금흐름과 맞지 않습니다',
        ja: 'XNPV／XIRRの日付がキャッシュ・フローと合っていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 所用日期 {source}（{value}）早于或错位于 {period}（{other}）。',
        en: '{cell} ({label}) holds {actual}; its day {source} ({value}) is out of step with {period} ({other}).',
        ko: '{cell}({label})의 수식 {actual}에서 날짜 {source}({value})이(가) {period}({other})과(와) 어긋납니다.',
        ja: '{cell}（{label}）の数式 {actual} で使う日付{source}（{value}）が{period}（{other}）とずれています。',
      },
      explanation: {
        'zh-CN': '两个函数均以第一个日期为基准：首日应为首笔现金流之日且为最早，日期区间应与现金流区间逐一对应。',
        en: 'Both functions count from the first day: it belongs to the first flow, none lies before it, and each flow has the day that stands beside it.',
        ko: '두 함수는 첫 날짜를 기준으로 계산합니다. 첫 날짜는 첫 현금흐름의 날짜이자 가장 이른 날짜여야 하고, 날짜와 현금흐름은 하나씩 대응해야 합니다.',
        ja: '両関数とも最初の日付を基準とします。最初の日付は最初のキャッシュ・フローの日で最も早くなければならず、日付と金額は一対一で対応します。',
      },
    },
    outside: {
      title: {
        'zh-CN': 'XNPV 折现至其自身的首日，而非期初',
        en: 'XNPV discounts to its own first day, not to that of the outlay',
        ko: 'XNPV가 투자일이 아니라 자신의 첫 날짜로 할인합니다',
        ja: 'XNPVが投資日ではなく自身の最初の日付まで割り引いています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 将期初现金流置于 XNPV 之外，而 XNPV 仅折现至 {source}（{value}）；期初日为 {period}（{other}）。',
        en: '{cell} ({label}) holds {actual} and adds the flow of {period} ({other}) outside of XNPV, which discounts the later ones to {source} ({value}) only.',
        ko: '{cell}({label})의 수식 {actual}은(는) {period}({other})의 현금흐름을 XNPV 밖에서 더하지만, XNPV는 이후 현금흐름을 {source}({value})까지만 할인합니다.',
        ja: '{cell}（{label}）の数式 {actual} は{period}（{other}）のフローをXNPVの外で加算していますが、XNPVは以後のフローを{source}（{value}）までしか割り引きません。',
      },
      explanation: {
        'zh-CN': '与 NPV 不同，XNPV 不折现首笔现金流；应将期初现金流及其日期纳入区间。',
        en: 'Unlike NPV, XNPV leaves its first flow undiscounted. Take the first flow and its day into the ranges.',
        ko: 'NPV와 달리 XNPV는 첫 현금흐름을 할인하지 않습니다. 최초 현금흐름과 그 날짜를 범위에 포함하십시오.',
        ja: 'NPVと異なり、XNPVは最初のフローを割り引きません。当初のフローとその日付を範囲に含めてください。',
      },
    },
    lagged: {
      title: {
        'zh-CN': '现值采用了其他期间的折现系数',
        en: 'Present values use the discount factor of another period',
        ko: '다른 기간의 할인계수를 적용하고 있습니다',
        ja: '別の期間の割引係数を用いています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 采用了 {source} 的折现系数，本期为 {own}；涉及单元格 {count} 个。',
        en: '{cell} ({label}) holds {actual} and takes the discount factor {source}; that of its own period is {own}. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {source}의 할인계수를 적용합니다. 해당 기간의 계수는 {own}입니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{source}の割引係数を用いています。当期の係数は{own}です。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '每期现金流应乘以本期的折现系数；整行错位一期会系统性高估或低估价值。',
        en: 'Each flow takes the factor of its own period: a row one period off over- or understates the whole value.',
        ko: '각 기간의 현금흐름에는 해당 기간의 계수를 적용해야 합니다. 한 기간씩 어긋나면 가치 전체가 과대 또는 과소 평가됩니다.',
        ja: '各期のキャッシュ・フローには当期の係数を用います。一期ずれると価値全体が過大または過小になります。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    yield* wrongSums(model)
    yield* takenBack(model)
    yield* undiscounted(model)
    yield* discountedOutlays(model)
    yield* laggedFactors(model)
    yield* laggedPerpetuities(model)
    yield* misdated(model)
  },
})

/** XNPV and XIRR whose days and flows do not belong together; a day that steps back among others may be a flow that was listed late. */
function* misdated(model: WorkbookModel) {
  for (const { kind, cell, day, other } of misdatedFlowsOf(model))
    yield cellDraft(model, kind === 'outside' ? 'outside' : 'days', cell, {
      operands: [day, other],
      data: {
        actual: `=${cell.cell.formula}`,
        source: nameOf(day),
        value: day.cell.text.trim(),
        period: nameOf(other),
        other: other.cell.text.trim(),
      },
      confidence: 0.85,
      ...(kind === 'order' && { severity: 'warning' as const }),
    })
}

/** NPV(r, …) ÷ (1 + r): a flow of today is not discounted at all, so that × is meant. */
function* takenBack(model: WorkbookModel) {
  for (const cell of formulaCells(model)) {
    if (!calls(cell, 'NPV')) continue
    const isBack = [...walkFormula(cell.shape.root)].some((node) => {
      if (node.type !== 'binary' || node.operator !== '/' || node.left.type !== 'call' || node.left.name !== 'NPV')
        return false
      const [rate] = node.left.arguments
      const { right } = node
      const isOnePlus =
        right.type === 'binary' && right.operator === '+' && right.left.type === 'number' && right.left.value === 1
      return isOnePlus && rate !== undefined && canonicalForm(rate) === canonicalForm(right.right)
    })
    if (isBack) yield cellDraft(model, 'back', cell, { data: { actual: `=${cell.cell.formula}` }, confidence: 0.85 })
  }
}

/** NPV(r, …) × (1 + r), or a first flow beside NPV(r, …), where the model itself counts that flow as period 1. */
function* undiscounted(model: WorkbookModel) {
  for (const { cell, flow, period } of earlyFlowsOf(model)) {
    if (consequencesOf(model).has(cell)) continue
    yield cellDraft(model, 'early', cell, {
      operands: [flow, period],
      data: {
        actual: `=${cell.cell.formula}`,
        source: nameOf(flow),
        value: flow.cell.text.trim(),
        period: nameOf(period),
      },
      confidence: 0.8,
    })
  }
}

/** NPV over flows of which the first is paid today: an IRR takes them as well, or they are counted from period 0. */
function* discountedOutlays(model: WorkbookModel) {
  const returns = [...formulaCells(model)].flatMap((cell) =>
    calls(cell, 'IRR') ? flowsIn(cell, 'IRR').map((area) => ({ cell, key: keyOf(area) })) : [],
  )
  for (const cell of formulaCells(model)) {
    // Multiplied by one plus the rate, the outlay is one of today again.
    if (!calls(cell, 'NPV') || /\*|\//.test(cell.shape.structure)) continue
    for (const area of flowsIn(cell, 'NPV')) {
      const first = gridOf(model, area.sheet)?.at(area.top, area.left)
      if (!first || (numberOf(first) ?? 0) >= 0) continue
      const irr = returns.find(({ key }) => key === keyOf(area))?.cell
      const period = irr ? undefined : periodNoughtOf(model, area)
      const other = irr ?? period
      if (!other) continue
      const shown = { actual: `=${cell.cell.formula}`, source: nameOf(first), value: first.cell.text.trim() }
      yield cellDraft(model, irr ? 'outlay' : 'nought', cell, {
        operands: [first, other],
        data: { ...shown, [irr ? 'irr' : 'period']: nameOf(other) },
        confidence: 0.8,
        severity: 'warning',
      })
    }
  }
}

/** The ranges of flows that a function of a formula takes. */
function flowsIn(cell: FormulaCell, name: 'IRR' | 'NPV'): Area[] {
  return [...walkFormula(cell.shape.root)].flatMap((node) => {
    const flows = node.type === 'call' && node.name === name ? node.arguments[name === 'NPV' ? 1 : 0] : undefined
    return flows?.type === 'reference' && flows.reference.isRange ? (resolveReference(flows.reference, cell) ?? []) : []
  })
}

const keyOf = ({ sheet, top, left, bottom, right }: Area): string =>
  [sheet.toLowerCase(), top, left, bottom, right].join(' ')

/** Sums of present values over the wrong row: over the flows, or discounted once more. */
function* wrongSums(model: WorkbookModel) {
  for (const { cells } of linesWith(model, 'sum_of_pv', 'enterprise_value'))
    for (const cell of cells) {
      if (!isCalculation(cell) || cells.length > 1 || consequencesOf(model).has(cell)) continue
      const flows = longestRun(model, cell)
      const [first] = flows
      const line = first && lineOfCell(model, first)
      if (!first || !line) continue
      const shown = { actual: `=${cell.cell.formula}`, line: lineNameOf(model, first) }
      if (calls(cell, 'NPV', 'XNPV') && line.concept === 'present_value') {
        const data = { ...shown, source: nameOf(first) }
        yield cellDraft(model, 'twice', cell, { operands: [first], data, confidence: 0.8 })
      } else if (calls(cell, 'SUM') && line.concept === 'free_cash_flow') {
        const other = linesWith(model, 'present_value').find(
          (candidate) => candidate.sheet === line.sheet && cellAt(candidate, positionIn(line, first)),
        )
        const right = other && cellAt(other, positionIn(line, first))
        if (!right || !isCalculation(right)) continue
        const data = { ...shown, source: nameOf(right), other: lineNameOf(model, right) }
        yield cellDraft(model, 'none', cell, { operands: [first, right], data, confidence: 0.8 })
      }
    }
}

/** The flows or present values that a formula takes a run of. */
function longestRun(model: WorkbookModel, cell: ModelCell): ModelCell[] {
  const wanted = new Set<ModelConcept>(['free_cash_flow', 'present_value'])
  const read = cellsRead(model, cell).filter((other) => wanted.has(conceptOfCell(model, other)!))
  const runs = [...Map.groupBy(read, (other) => lineOfCell(model, other)).values()]
  const longest = runs.toSorted((a, b) => b.length - a.length)[0] ?? []
  return longest.length >= LEAST_PERIODS ? longest : []
}

/** A growing perpetuity out of the flow of a period is a value of that period, and takes the factor that the flow takes. */
function* laggedPerpetuities(model: WorkbookModel) {
  for (const { cell, factor, own } of laggedPerpetuitiesOf(model)) {
    if (consequencesOf(model).has(cell)) continue
    yield cellDraft(model, 'lagged', cell, {
      operands: [factor, own],
      data: { actual: `=${cell.cell.formula}`, source: nameOf(factor), own: nameOf(own), count: 1 },
      confidence: 0.8,
    })
  }
}

/** Present values that multiply by a factor of the period before or after, two or more side by side. */
function* laggedFactors(model: WorkbookModel) {
  for (const line of linesWith(model, 'present_value')) {
    const found = line.cells.filter(isCalculation).flatMap((cell) => {
      const [factor, more] = cellsRead(model, cell).filter((read) => conceptOfCell(model, read) === 'discount_factor')
      const factors = factor && !more ? lineOfCell(model, factor) : undefined
      if (!factor || factors?.sheet !== line.sheet || factors.direction !== line.direction) return []
      const own = cellAt(factors, positionIn(line, cell))
      return own && own !== factor ? [{ cell, factor, own }] : []
    })
    const [first] = found
    if (!first || found.length < 2 || consequencesOf(model).has(first.cell)) continue
    yield cellDraft(model, 'lagged', first.cell, {
      to: lastOf(found).cell,
      operands: [first.factor, first.own],
      data: {
        actual: `=${first.cell.cell.formula}`,
        source: nameOf(first.factor),
        own: nameOf(first.own),
        count: found.length,
      },
      confidence: 0.75,
    })
  }
}
