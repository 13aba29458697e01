import { defineRule } from '../../rule/rule.ts'
import { cellDraft } from '../../rule/cell-draft.ts'
import { basisOf, cellTextsOf, findSensitivityTables, formulaCells, valuationResult } from '@tickmark/workbook'

const DATE_LABEL =
  /valuation date|as (?:of|at)\b|date of (?:the )?valuation|(?:估值|评估)(?:基准)?日|基准日|평가\s*기준일|기준일|評価基準日|基準日|評価日/i
const UNIT_TEXT =
  /(?:in|unit|currency|amounts?)\b.{0,24}(?:million|thousand|billion|\b[mk]\b)|\b(?:usd|eur|gbp|cny|rmb|hkd|krw|jpy|sgd|aud|inr)\b|[$€£¥₩₹]|单位|人民币|[万百千亿]元|단위|[백천억만]\s*원|単位|[百千億万]円/i
const SCENARIO = /sensitivit|scenario|敏感性|情景|민감도|시나리오|感応度|シナリオ/i

/** What a model for a valuation must hold beside its arithmetic for a reader to rely on it (IVS 105 and 106). */
export const missingModelElement = defineRule({
  meta: {
    id: 'completeness/missing-model-element',
    catalogue: ['COMP-011'],
    category: 'completeness',
    severity: 'suggestion',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    sensitivity: {
      title: {
        'zh-CN': '估值模型缺少敏感性或情景分析',
        en: 'The model has no sensitivity or scenario analysis',
        ko: '모델에 민감도 분석이나 시나리오가 없습니다',
        ja: 'モデルに感応度分析またはシナリオがありません',
      },
      message: {
        'zh-CN': '{cell}（{label}）给出估值结果 {value}，但未见对折现率、增长率等关键假设的敏感性或情景分析。',
        en: '{cell} ({label}) concludes on {value}, but nothing shows how it moves with the discount rate, growth or other key assumptions.',
        ko: '{cell}({label})의 평가 결과는 {value}이나, 할인율·성장률 등 주요 가정에 대한 민감도 분석이나 시나리오가 없습니다.',
        ja: '{cell}（{label}）の評価結果は{value}ですが、割引率・成長率などの主要な前提に対する感応度分析やシナリオがありません。',
      },
      explanation: {
        'zh-CN': '单一数值无法体现不确定性；请至少就折现率与永续增长率列示结果区间。',
        en: 'A single figure hides its uncertainty: show at least a range over discount rate and terminal growth.',
        ko: '단일 수치로는 불확실성을 알 수 없습니다. 최소한 할인율과 영구성장률에 따른 범위를 제시하십시오.',
        ja: '単一の数値では不確実性が分かりません。少なくとも割引率と永久成長率による範囲を示してください。',
      },
    },
    date: {
      title: {
        'zh-CN': '估值模型未载明估值基准日',
        en: 'The model states no valuation date',
        ko: '모델에 평가기준일이 없습니다',
        ja: 'モデルに評価基準日がありません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {value}，但工作簿中未见估值基准日。',
        en: '{cell} ({label}) is {value}, but no valuation date stands in the workbook.',
        ko: '{cell}({label})은(는) {value}이나, 통합 문서에 평가기준일이 없습니다.',
        ja: '{cell}（{label}）は{value}ですが、ワークブックに評価基準日が記載されていません。',
      },
      explanation: {
        'zh-CN': '折现期数、净负债和股份数均以基准日为准。',
        en: 'Discount periods, net debt and share count all depend on it.',
        ko: '할인기간, 순차입금, 주식수는 모두 평가기준일을 전제로 합니다.',
        ja: '割引期間、純有利子負債、株式数はいずれも評価基準日を前提とします。',
      },
    },
    unit: {
      title: {
        'zh-CN': '估值模型未载明币种或单位',
        en: 'The model states neither currency nor unit',
        ko: '모델에 통화나 단위가 없습니다',
        ja: 'モデルに通貨・単位の記載がありません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {value}，但工作簿中未见币种或金额单位。',
        en: '{cell} ({label}) is {value}, but no currency or unit stands in the workbook.',
        ko: '{cell}({label})은(는) {value}이나, 통합 문서에 통화나 금액 단위가 없습니다.',
        ja: '{cell}（{label}）は{value}ですが、ワークブックに通貨や金額単位の記載がありません。',
      },
      explanation: {
        'zh-CN': '缺少单位时，千元与百万元的误读难以发现。',
        en: 'Without it thousands and millions are easily taken for one another.',
        ko: '단위가 없으면 천 단위와 백만 단위를 혼동하기 쉽습니다.',
        ja: '単位がないと、千単位と百万単位を取り違えやすくなります。',
      },
    },
    crossCheck: {
      title: {
        'zh-CN': '估值结果未经倍数交叉验证',
        en: 'The result is not cross-checked by a multiple',
        ko: '배수에 의한 교차 검증이 없습니다',
        ja: '倍率による検証がありません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {value}，但未见隐含倍数或可比公司数据与之对照。',
        en: '{cell} ({label}) is {value}, but no implied multiple or comparable company stands beside it.',
        ko: '{cell}({label})은(는) {value}이나, 내재 배수나 유사기업 자료와의 비교가 없습니다.',
        ja: '{cell}（{label}）は{value}ですが、インプライド倍率や類似会社との比較がありません。',
      },
      explanation: {
        'zh-CN': '隐含 EV/EBITDA 等倍数可快速检验结果是否合理。',
        en: 'An implied EV/EBITDA is the quickest test of whether the result is sensible.',
        ko: '내재 EV/EBITDA 등의 배수는 결과의 타당성을 가장 빨리 확인하는 방법입니다.',
        ja: 'インプライドEV/EBITDAなどの倍率は、結果の妥当性を最も手早く確かめる方法です。',
      },
    },
  },
  *check({ model, document }) {
    const result = model && valuationResult(model)
    if (!model || !result) return
    const texts = cellTextsOf(document).map(({ text }) => text)
    const says = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text))
    const absent = {
      sensitivity:
        !says(SCENARIO) &&
        !model.workbook.sheets.some(({ name }) => SCENARIO.test(name)) &&
        findSensitivityTables(model).length === 0,
      crossCheck: !texts.some((text) => basisOf(text) !== undefined),
      unit: !says(UNIT_TEXT) && ![...formulaCells(model)].some(({ cell }) => UNIT_TEXT.test(cell.text)),
      date: !says(DATE_LABEL),
    }
    const [messageId, ...others] = (Object.keys(absent) as (keyof typeof absent)[]).filter((key) => absent[key])
    // One of them may stand in the report that the model belongs to; named is the weightiest of several.
    if (messageId && others.length > 0)
      yield cellDraft(model, messageId, result, { data: { value: result.cell.text.trim() }, confidence: 0.6 })
  },
})
