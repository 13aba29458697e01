import { defineRule } from '../../rule.ts'
import { conceptOfCell, linesWith } from '../../workbook/concept-lines.ts'
import type { ModelConcept } from '../../workbook/concepts.ts'
import { consequencesOf } from '../../workbook/consequences.ts'
import { nameOf, lineNameOf } from '../../workbook/evidence.ts'
import { signedTerms } from '../../workbook/formula/canonical.ts'
import { resolveReference } from '../../workbook/formula/reference.ts'
import { isCalculation, numberOf, type ModelCell } from '../../workbook/grid.ts'
import { gridOf, type WorkbookModel } from '../../workbook/model.ts'
import { cellDraft } from '../../workbook/cell-draft.ts'

/** What a flow does to free cash flow or to equity value: +1 raises, −1 lowers. */
const EFFECTS: Readonly<Partial<Record<ModelConcept, Partial<Record<ModelConcept, 1 | -1>>>>> = {
  free_cash_flow: { depreciation: 1, capex: -1, nopat: 1 },
  equity_value: { net_debt: -1, enterprise_value: 1 },
}

export const cashFlowSigns = defineRule({
  meta: {
    id: 'assumption/cash-flow-signs',
    catalogue: ['ASSU-005', 'ASSU-007', 'FORM-016'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    sign: {
      title: {
        'zh-CN': '自由现金流或股权价值的加减方向有误',
        en: 'A flow enters with the wrong sign',
        ko: '현금흐름 또는 지분가치 산식의 부호가 잘못되었습니다',
        ja: 'キャッシュ・フローまたは株式価値の加減方向が誤っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 中，{term}（{termLabel}，{value}）的方向与其含义相反。',
        en: '{cell} ({label}) holds {actual}: {term} ({termLabel}, {value}) enters with the wrong sign for what it is.',
        ko: '{cell}({label})의 수식 {actual}에서 {term}({termLabel}, {value})의 부호가 그 의미와 반대입니다.',
        ja: '{cell}（{label}）の数式 {actual} において、{term}（{termLabel}、{value}）の符号がその性質と逆です。',
      },
      explanation: {
        'zh-CN': '自由现金流 = 税后净营业利润 + 折旧摊销 − 资本性支出 − 营运资金增加；股权价值 = 企业价值 − 净负债。',
        en: 'Free cash flow = NOPAT + D&A − capex − increase in working capital; equity value = enterprise value − net debt.',
        ko: '잉여현금흐름 = 세후영업이익 + 감가상각비 − 자본적지출 − 운전자본 증가, 지분가치 = 기업가치 − 순차입금.',
        ja: 'フリー・キャッシュ・フロー＝税引後営業利益＋減価償却費－設備投資－運転資本の増加、株式価値＝企業価値－純有利子負債。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const row of linesWith(model, 'free_cash_flow', 'equity_value')) {
      // All periods of a row share the formula: the first stands for them.
      const faults = row.cells.filter(isCalculation).flatMap((cell) => faultsOf(model, cell, EFFECTS[row.concept]!))
      const [fault] = faults
      if (!fault || consequencesOf(model).has(fault.cell)) continue
      yield cellDraft(model, 'sign', fault.cell, {
        to: faults.at(-1)!.cell,
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
  return signedTerms(cell.shape!.root).flatMap(({ sign, node }) => {
    const area =
      node.type === 'reference' && !node.reference.isRange ? resolveReference(node.reference, cell) : undefined
    const term = area && gridOf(model, area.sheet)?.at(area.top, area.left)
    const effect = term && effects[conceptOfCell(model, term)!]
    const value = numberOf(term) ?? 0
    if (!term || !effect || value === 0 || isAmbiguous(model, term)) return []
    // Costs are kept positive and deducted, or negative and added; profits and net cash may well be negative.
    const lowers = effect < 0
    if (!lowers && value < 0) return []
    if (lowers && conceptOfCell(model, term) === 'net_debt' && value < 0) return []
    const contribution = sign * Math.sign(value)
    return contribution === effect ? [] : [{ cell, term }]
  })
}

/** A label that itself says which way it goes ("net cash", "proceeds") overrules the concept. */
function isAmbiguous(model: WorkbookModel, cell: ModelCell): boolean {
  return /net cash|proceeds|disposal|净现金|순현금|ネットキャッシュ|処分|처분|处置/i.test(lineNameOf(model, cell))
}
