import { requirementRule } from '../../rule/from-profile.ts'

/** Who answers for the report: signatures, approval for issue, management's report on internal control. */
export const missingSignature = requirementRule(
  {
    id: 'completeness/missing-signature',
    catalogue: ['COMP-010'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  'signature',
  {
    title: {
      'zh-CN': '缺少责任声明、签章或批准日期',
      en: 'Responsibility, signature or approval is missing',
      ko: '책임 진술, 서명 또는 승인일이 누락되었습니다',
      ja: '責任の表明・署名・承認日が欠落しています',
    },
    message: {
      'zh-CN': '未见“{name_zh}”（{reference}）。',
      en: '“{name_en}” was not found ({reference}).',
      ko: '‘{name_ko}’을(를) 찾을 수 없습니다({reference}).',
      ja: '「{name_ja}」が見当たりません（{reference}）。',
    },
    explanation: {
      'zh-CN': '年度报告须载明对其内容负责的人员及其签章或批准日期；如签章页为单独文件，请一并提交核对。',
      en: 'An annual report names who answers for it and when it was approved; where the signature page is a file of its own, add it to the review.',
      ko: '연차보고서에는 내용에 책임지는 사람과 서명 또는 승인일이 있어야 합니다. 서명 페이지가 별도 파일이면 함께 검토하십시오.',
      ja: '年次報告書には内容に責任を負う者と署名または承認日の記載が必要です。署名ページが別ファイルの場合は併せて確認してください。',
    },
  },
)
