import { textBlocks } from '../../facts/outline/outline.ts'
import { unmetRequirements } from '../../profiles/check-requirements.ts'
import { isValuationReport } from '../../profiles/choose-profile.ts'
import { VALUATION_REPORT } from '../../profiles/index.ts'
import { defineRule } from '../../rule/rule.ts'
import { draftOf, headingEvidence } from '../../rule/from-profile.ts'

/** What a valuation report states: date, purpose, standard of value, methods, assumptions, sensitivity, limits. */
export const missingValuationElement = defineRule({
  meta: {
    id: 'completeness/missing-valuation-element',
    catalogue: ['COMP-011'],
    category: 'completeness',
    severity: 'warning',
    basis: 'heuristic',
    documents: ['due_diligence', 'valuation_model'],
    status: 'stable',
  },
  messages: {
    missing: {
      title: {
        'zh-CN': '评估报告缺少应载明的内容',
        en: 'The valuation report leaves out an element',
        ko: '가치평가 보고서의 필수 내용이 누락되었습니다',
        ja: '評価報告書に必要な記載が欠落しています',
      },
      message: {
        'zh-CN': '评估报告未载明“{name_zh}”（{reference}）。',
        en: 'The valuation report does not state “{name_en}” ({reference}).',
        ko: '가치평가 보고서에 ‘{name_ko}’이(가) 기재되어 있지 않습니다({reference}).',
        ja: '評価報告書に「{name_ja}」の記載がありません（{reference}）。',
      },
      explanation: {
        'zh-CN': '缺少该内容，报告使用者无法判断结论的适用范围和可靠程度。',
        en: 'Without it a reader can judge neither what the conclusion is for nor how firm it is.',
        ko: '이 내용이 없으면 결론의 적용 범위와 신뢰 수준을 판단할 수 없습니다.',
        ja: 'この記載がなければ、結論の適用範囲と確かさを判断できません。',
      },
    },
  },
  *check({ document, facts }) {
    // What a report has to state is no part of the workbook that it rests on.
    if (document.workbook) return
    const anchor = isValuationReport(document) && textBlocks(document).findLast((block) => block.type === 'heading')
    if (!anchor) return
    for (const unmet of unmetRequirements(VALUATION_REPORT, document, facts))
      yield { messageId: 'missing', ...draftOf(unmet, document, headingEvidence(anchor)), confidence: 0.7 }
  },
})
