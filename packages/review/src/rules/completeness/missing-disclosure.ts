import { requirementRule } from '../../rule/from-profile.ts'

/** Notes that a line of the statements, or the framework itself, makes due. */
export const missingDisclosure = requirementRule(
  {
    id: 'completeness/missing-disclosure',
    catalogue: ['COMP-004'],
    category: 'completeness',
    severity: 'warning',
    basis: 'heuristic',
    documents: ['financial_report'],
    status: 'stable',
  },
  'disclosure',
  {
    title: {
      'zh-CN': '缺少应有的附注披露',
      en: 'A disclosure that is due is missing',
      ko: '필요한 주석 공시가 누락되었습니다',
      ja: '必要な注記が欠落しています',
    },
    message: {
      'zh-CN': '全文未见“{name_zh}”的披露（{reference}）。',
      en: 'Nothing in the report deals with “{name_en}” ({reference}).',
      ko: '보고서 전체에서 ‘{name_ko}’에 관한 공시를 찾을 수 없습니다({reference}).',
      ja: '報告書全体に「{name_ja}」に関する開示が見当たりません（{reference}）。',
    },
    explanation: {
      'zh-CN': '报表列示了相关项目或准则对所有企业提出该项要求；确无相关事项的，也应予以说明。',
      en: 'A line of the statements, or the framework itself, calls for it; where there is nothing to disclose, the report says so.',
      ko: '재무제표에 관련 항목이 있거나 기준서가 모든 기업에 요구하는 공시입니다. 해당 사항이 없다면 그 사실을 밝혀야 합니다.',
      ja: '財務諸表に関連項目があるか、基準がすべての企業に求める開示です。該当がない場合はその旨を記載します。',
    },
  },
)
