import { defineRule } from '../../rule.ts'
import { linesWith } from '../../workbook/concept-lines.ts'
import { cellDraft } from '../../workbook/cell-draft.ts'

const PRE_TAX = /pre-?tax|before tax|税前|세전|税引前/i
const REAL = /\breal\b|实际利率|实质|실질|実質/i
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
  },
  *check({ model }) {
    if (!model) return
    const [rate] = linesWith(model, 'wacc')
    const [profit] = linesWith(model, 'nopat')
    const [growth] = linesWith(model, 'terminal_growth')
    const name = rate?.label.cell.text ?? ''
    if (rate && profit && PRE_TAX.test(name))
      yield cellDraft(model, 'tax', rate.cells[0]!, {
        operands: [profit.cells[0]!],
        data: { other: profit.label.cell.text.trim() },
        confidence: 0.75,
      })
    const other = growth?.label.cell.text ?? ''
    if (rate && growth && ((REAL.test(name) && NOMINAL.test(other)) || (NOMINAL.test(name) && REAL.test(other))))
      yield cellDraft(model, 'inflation', rate.cells[0]!, {
        operands: [growth.cells[0]!],
        data: { other: other.trim() },
        confidence: 0.75,
      })
  },
})
