import { defineRule } from '../../rule/rule.ts'
import {
  allPrecedents,
  cellOfNode,
  conceptOfCell,
  factorsOf,
  isCalculation,
  lineNameOf,
  linesWith,
  nameOf,
  numberOf,
  printPercent,
  signedTerms,
  valuesOf,
} from '@tickmark/workbook'
import type { FormulaNode, ModelCell, ModelConcept, NamedValue, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** Two basis points: more than the rounding of rates that are printed with two decimals. */
const TOLERANCE = 2e-4

export const wacc = defineRule({
  meta: {
    id: 'assumption/wacc',
    catalogue: ['ASSU-006'],
    category: 'assumption',
    severity: 'serious',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    cheapDebt: {
      title: {
        'zh-CN': '债务资本成本低于无风险利率',
        en: 'The cost of debt is below the risk-free rate',
        ko: '타인자본비용이 무위험이자율보다 낮습니다',
        ja: '負債コストがリスクフリーレートを下回っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}，低于 {term}（{termLabel}）的 {computed}。',
        en: '{cell} ({label}) is {actual}, less than the {computed} of {term} ({termLabel}).',
        ko: '{cell}({label})은(는) {actual}(으)로, {term}({termLabel})의 {computed}보다 낮습니다.',
        ja: '{cell}（{label}）は{actual}で、{term}（{termLabel}）の{computed}を下回っています。',
      },
      explanation: {
        'zh-CN':
          '同一币种、同一期限下，企业的借款利率不会低于国债收益率；请核对币种、期限、是否税后以及是否为历史利率。',
        en: 'In one currency and for one term no company borrows more cheaply than the state. Check the currency, the term, whether the rate is after tax, and whether it is a historical one.',
        ko: '같은 통화와 만기에서 기업의 차입금리는 국채 수익률보다 낮을 수 없습니다. 통화, 만기, 세후 여부, 과거 금리 여부를 확인하십시오.',
        ja: '同じ通貨・同じ期間であれば、企業の借入金利が国債利回りを下回ることはありません。通貨、期間、税引後か否か、過去の金利ではないかを確認してください。',
      },
    },
    weights: {
      title: {
        'zh-CN': '资本权重之和不为 100%',
        en: 'Capital weights do not add up to 100%',
        ko: '자본 비중의 합이 100%가 아닙니다',
        ja: '資本構成比の合計が100％になりません',
      },
      message: {
        'zh-CN': '{cell}（{label}）与另一权重合计为 {computed}。',
        en: '{cell} ({label}) and the other weight add up to {computed}.',
        ko: '{cell}({label})와(과) 다른 비중의 합은 {computed}입니다.',
        ja: '{cell}（{label}）ともう一方の構成比の合計は{computed}です。',
      },
      explanation: {
        'zh-CN': '债务权重与股权权重之和应为 100%。',
        en: 'The weights of debt and equity must add up to 100%.',
        ko: '부채와 자기자본 비중의 합은 100%여야 합니다.',
        ja: '負債と株主資本の構成比の合計は100％となるはずです。',
      },
    },
    capm: {
      title: {
        'zh-CN': '股权资本成本与 CAPM 不符',
        en: 'Cost of equity does not follow from CAPM',
        ko: '자기자본비용이 CAPM과 일치하지 않습니다',
        ja: '株主資本コストがCAPMと整合しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}，按“无风险利率 + 贝塔系数 × 风险溢价”复算为 {computed}。',
        en: '{cell} ({label}) is {actual}; risk-free rate + beta × premium gives {computed}.',
        ko: '{cell}({label})의 값은 {actual}이나, 무위험이자율 + 베타 × 위험프리미엄으로 재계산하면 {computed}입니다.',
        ja: '{cell}（{label}）は{actual}ですが、無リスク金利＋ベータ×リスクプレミアムによる再計算値は{computed}です。',
      },
      explanation: {
        'zh-CN': '如含规模或特定风险溢价，应单列并说明。',
        en: 'A size or specific-risk premium, if any, should be shown on a line of its own.',
        ko: '규모·고유위험 프리미엄이 있다면 별도 항목으로 표시해야 합니다.',
        ja: '規模・固有リスクプレミアムを含む場合は、別項目として示すべきです。',
      },
    },
    wacc: {
      title: {
        'zh-CN': 'WACC 与其组成部分不符',
        en: 'WACC does not follow from its parts',
        ko: 'WACC가 구성요소와 일치하지 않습니다',
        ja: 'WACCが構成要素と整合しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}，按权重与资本成本复算为 {computed}。',
        en: '{cell} ({label}) is {actual}; weights and costs of capital give {computed}.',
        ko: '{cell}({label})의 값은 {actual}이나, 비중과 자본비용으로 재계산하면 {computed}입니다.',
        ja: '{cell}（{label}）は{actual}ですが、構成比と資本コストによる再計算値は{computed}です。',
      },
      explanation: {
        'zh-CN': 'WACC = 股权权重 × 股权成本 + 债务权重 × 债务成本 ×（1 − 税率）。',
        en: 'WACC = equity weight × cost of equity + debt weight × cost of debt × (1 − tax rate).',
        ko: 'WACC = 자기자본 비중 × 자기자본비용 + 부채 비중 × 부채비용 × (1 − 세율).',
        ja: 'WACC＝株主資本構成比×株主資本コスト＋負債構成比×負債コスト×（1−税率）。',
      },
    },
    shield: {
      title: {
        'zh-CN': 'WACC 未考虑债务的税盾',
        en: 'WACC leaves out the tax shield of debt',
        ko: 'WACC에 부채의 절세효과가 반영되지 않았습니다',
        ja: 'WACCに負債の節税効果が反映されていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}，债务成本未乘以（1 − 税率）；考虑税盾后为 {computed}。',
        en: '{cell} ({label}) is {actual}: the cost of debt is not multiplied by (1 − tax rate). With the tax shield it is {computed}.',
        ko: '{cell}({label})은(는) {actual}로, 타인자본비용에 (1 − 세율)이 곱해지지 않았습니다. 절세효과를 반영하면 {computed}입니다.',
        ja: '{cell}（{label}）は{actual}で、負債コストに（1−税率）が乗じられていません。節税効果を考慮すると{computed}です。',
      },
      explanation: {
        'zh-CN': '对税后现金流折现时，利息的节税效果计入折现率。若债务成本已是税后口径，请在名称中注明。',
        en: 'After-tax cash flows are discounted at a rate that already includes the tax saved on interest. If the cost of debt is already after tax, its label should say so.',
        ko: '세후 현금흐름을 할인할 때 이자의 절세효과는 할인율에 반영합니다. 타인자본비용이 이미 세후라면 이름에 표시하십시오.',
        ja: '税引後キャッシュ・フローを割り引く場合、利息の節税効果は割引率に反映します。負債コストがすでに税引後であれば、名称に明記してください。',
      },
    },
    twice: {
      title: {
        'zh-CN': '债务成本重复扣税',
        en: 'Cost of debt is taxed twice',
        ko: '타인자본비용에 세금이 두 번 반영되었습니다',
        ja: '負債コストから税金が二重に控除されています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为 {actual}：{term}（{termLabel}）已是税后口径，又乘以（1 − 税率）；不重复扣税为 {computed}。',
        en: '{cell} ({label}) is {actual}: {term} ({termLabel}) is after tax already and is multiplied by (1 − tax rate) once more. Without it the rate is {computed}.',
        ko: '{cell}({label})은(는) {actual}입니다. {term}({termLabel})은(는) 이미 세후인데 (1 − 세율)을 다시 곱했습니다. 중복을 빼면 {computed}입니다.',
        ja: '{cell}（{label}）は{actual}です。{term}（{termLabel}）はすでに税引後ですが、さらに（1−税率）が乗じられています。重複を除くと{computed}です。',
      },
      explanation: {
        'zh-CN': '税盾只能计入一次，重复会低估折现率、高估价值。',
        en: 'The tax shield counts once; twice it lowers the discount rate and lifts the value.',
        ko: '절세효과는 한 번만 반영합니다. 두 번 반영하면 할인율이 낮아지고 가치가 부풀려집니다.',
        ja: '節税効果の反映は一度だけです。二重に反映すると割引率が低くなり、価値が過大になります。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const only = (concept: ModelConcept): NamedValue | undefined => onlyValue(model, concept)
    const [debtWeight, equityWeight] = [only('debt_weight'), only('equity_weight')]
    const [riskFree, beta, premium, equity] = [
      only('risk_free_rate'),
      only('beta'),
      only('equity_risk_premium'),
      only('cost_of_equity'),
    ]
    if (debtWeight && equityWeight && Math.abs(debtWeight.value + equityWeight.value - 1) > TOLERANCE) {
      const sum = printPercent(debtWeight.value + equityWeight.value)
      yield cellDraft(model, 'weights', equityWeight.cell, {
        operands: [debtWeight.cell],
        data: { computed: sum },
        confidence: 0.9,
      })
    }
    if (
      riskFree &&
      beta &&
      premium &&
      equity &&
      !hasExtraPremium(model) &&
      !takesOwnBeta(model, equity, { riskFree, premium })
    ) {
      const computed = riskFree.value + beta.value * premium.value
      if (Math.abs(computed - equity.value) > TOLERANCE)
        yield cellDraft(model, 'capm', equity.cell, {
          operands: [riskFree.cell, beta.cell, premium.cell],
          data: { actual: printPercent(equity.value), computed: printPercent(computed) },
          expected: printPercent(computed),
          confidence: 0.75,
          severity: 'warning',
        })
    }
    yield* checkWacc(model, only)
    yield* cheapDebt(model, riskFree, only('cost_of_debt'))
  },
})

/** Before tax the state borrows most cheaply; a rate after tax may lie below. */
function* cheapDebt(model: WorkbookModel, riskFree: NamedValue | undefined, debt: NamedValue | undefined) {
  if (!riskFree || !debt || isAfterTax(model, debt) || riskFree.value >= 1 || debt.value >= 1) return
  // Computed from another rate less its tax it is one after tax, whatever it is called.
  const takesTax = [...allPrecedents(model, debt.cell)].some((cell) => conceptOfCell(model, cell) === 'tax_rate')
  if (takesTax || debt.value >= riskFree.value - TOLERANCE) return
  yield cellDraft(model, 'cheapDebt', debt.cell, {
    operands: [riskFree.cell],
    data: {
      actual: printPercent(debt.value),
      term: nameOf(riskFree.cell),
      termLabel: lineNameOf(model, riskFree.cell),
      computed: printPercent(riskFree.value),
    },
    confidence: 0.75,
    severity: 'warning',
  })
}

function* checkWacc(model: WorkbookModel, only: (concept: ModelConcept) => NamedValue | undefined) {
  const [rate, equity, debt, equityWeight, debtWeight] = (
    ['wacc', 'cost_of_equity', 'cost_of_debt', 'equity_weight', 'debt_weight'] as const
  ).map(only)
  // One weight tells the other.
  const weight = debtWeight?.value ?? (equityWeight && 1 - equityWeight.value)
  if (!rate || !equity || !debt || weight === undefined || weight > 1) return
  const share = (equityWeight?.value ?? 1 - weight) * equity.value
  const taxes = taxRatesOf(model)
  // The cost of debt may stand before or after tax; either reading that fits is enough.
  const candidates = [0, ...taxes].map((tax) => share + weight * debt.value * (1 - tax))
  const operands = [equityWeight?.cell, equity.cell, debtWeight?.cell, debt.cell].filter((cell) => cell !== undefined)
  const fits = candidates.findIndex((candidate) => Math.abs(candidate - rate.value) <= TOLERANCE)
  if (fits > 0 && weight * debt.value > TOLERANCE && isAfterTax(model, debt))
    yield cellDraft(model, 'twice', rate.cell, {
      operands,
      data: {
        actual: printPercent(rate.value),
        term: nameOf(debt.cell),
        termLabel: lineNameOf(model, debt.cell),
        computed: printPercent(candidates[0]!),
      },
      expected: printPercent(candidates[0]!),
      confidence: 0.75,
      severity: 'warning',
    })
  if (fits > 0) return
  if (fits === 0) {
    const tax = unshielded(model, rate, debt)
    if (tax && tax.value > 0.02 && weight > 0.01)
      yield cellDraft(model, 'shield', rate.cell, {
        operands: [tax.cell, ...operands],
        data: {
          actual: printPercent(rate.value),
          computed: printPercent(share + weight * debt.value * (1 - tax.value)),
        },
        expected: printPercent(share + weight * debt.value * (1 - tax.value)),
        confidence: 0.65,
        severity: 'warning',
      })
    return
  }
  const computed = candidates[1] ?? candidates[0]!
  yield cellDraft(model, 'wacc', rate.cell, {
    operands,
    data: { actual: printPercent(rate.value), computed: printPercent(computed) },
    expected: printPercent(computed),
    confidence: 0.75,
  })
}

/** A tax rate beside the parts of WACC that neither WACC nor the cost of debt reads, where the cost of debt is not named after tax. */
function unshielded(model: WorkbookModel, rate: NamedValue, debt: NamedValue): NamedValue | undefined {
  if (!isCalculation(rate.cell) || isAfterTax(model, debt)) return undefined
  const precedents = allPrecedents(model, rate.cell)
  const readsTax = [...precedents].some((cell) => conceptOfCell(model, cell) === 'tax_rate')
  if (readsTax) return undefined
  return valuesOf(model, 'tax_rate').find(({ cell }) => cell.sheet === rate.cell.sheet)
}

function isAfterTax(model: WorkbookModel, { cell }: NamedValue): boolean {
  return /after[- ]tax|post[- ]tax|税后|세후|税引後/i.test(lineNameOf(model, cell))
}

/** Two values for one concept leave open which is meant. */
function onlyValue(model: WorkbookModel, concept: ModelConcept): NamedValue | undefined {
  const values = valuesOf(model, concept).filter(({ value }) => value > 0 && value < (concept === 'beta' ? 6 : 5))
  return values.length === 1 ? values[0] : undefined
}

/** Computed as it should be from another beta: relevered beside the one that is observed. */
function takesOwnBeta(
  model: WorkbookModel,
  { cell }: NamedValue,
  { riskFree, premium }: { riskFree: NamedValue; premium: NamedValue },
): boolean {
  if (!isCalculation(cell)) return false
  const [base, added, more] = signedTerms(cell.shape.root)
  if (!base || !added || more || base.sign < 0 || added.sign < 0) return false
  const read = (node: FormulaNode): ModelCell[] =>
    factorsOf(node).flatMap((factor) => (factor.operator === '*' ? (cellOfNode(model, cell, factor.node) ?? []) : []))
  const [plain, product] = [read(base.node), read(added.node)]
  if (!plain.includes(riskFree.cell) || !product.includes(premium.cell) || product.length !== 2) return false
  return !product.some((factor) => UNLEVERED.test(lineNameOf(model, factor)))
}

const UNLEVERED = /unlever|asset beta|无杠杆|無杠桿|アンレバード|資産ベータ|무부채|무차입|자산\s*베타/i

/** Every tax rate that the model names. */
function taxRatesOf(model: WorkbookModel): number[] {
  return linesWith(model, 'tax_rate').flatMap(({ cells }) => cells.map(numberOf).filter((value) => value !== undefined))
}

function hasExtraPremium(model: WorkbookModel): boolean {
  return [...model.grids.values()].some((grid) =>
    grid.cells.some(
      ({ cell }) =>
        cell.type === 'text' &&
        /size premium|specific (?:risk )?premium|country risk|规模(?:风险)?溢价|特[定有]风险|규모\s*프리미엄|サイズプレミアム/i.test(
          cell.text,
        ),
    ),
  )
}
