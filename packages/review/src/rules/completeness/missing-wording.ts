import { requirementRule } from '../../rule/from-profile.ts'

/** Sentences that a regulator prescribes: the board's guarantee, the caution on forward-looking statements. */
export const missingWording = requirementRule(
  {
    id: 'completeness/missing-wording',
    catalogue: ['COMP-015'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  'wording',
  {
    title: {
      'zh-CN': '缺少监管规定的声明',
      en: 'A statement prescribed by the regulator is missing',
      ko: '감독규정상 필요한 문구가 누락되었습니다',
      ja: '規制上求められる文言が欠落しています',
    },
    message: {
      'zh-CN': '未见“{name_zh}”的完整表述（{reference}）。',
      en: '“{name_en}” is not stated, or not in full ({reference}).',
      ko: '‘{name_ko}’ 문구가 없거나 완전하지 않습니다({reference}).',
      ja: '「{name_ja}」の文言がないか、完全ではありません（{reference}）。',
    },
    explanation: {
      'zh-CN': '该声明的内容由规则规定，缺少或漏写关键词均属披露不合规。',
      en: 'The rules prescribe what it says; leaving it out, or one of its key words, is a breach of form.',
      ko: '문구의 내용은 규정으로 정해져 있으며, 누락하거나 핵심 표현을 빠뜨리면 서식 위반에 해당합니다.',
      ja: '記載内容は規則で定められており、欠落や必須語句の脱落は様式違反となります。',
    },
  },
)
