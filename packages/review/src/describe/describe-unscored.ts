import type { Language, Translations, Unscored } from '@tickmark/document'
import { fillIn } from './describe.ts'

const TEXTS: Record<Unscored['reason'], Translations> = {
  no_figures: {
    'zh-CN': '可信度无法评估：文件中没有可供核对的数据。',
    en: 'Trust cannot be assessed: the document holds no figures to check.',
    ko: '신뢰도를 평가할 수 없습니다. 문서에 확인할 수치가 없습니다.',
    ja: '信頼性スコアは評価できません。検証の対象となる数値がありません。',
  },
  few_checked: {
    'zh-CN': '可信度无法评估：{total} 个数据中只有 {checked} 个能与其他内容相互核对，至少需要 {needed} 个。',
    en: 'Trust cannot be assessed: of {total} figures only {checked} could be held against anything; {needed} would be needed.',
    ko: '신뢰도를 평가할 수 없습니다. 수치 {total}개 중 대조할 수 있었던 것은 {checked}개이며, 최소 {needed}개가 필요합니다.',
    ja: '信頼性スコアは評価できません。数値{total}件のうち照合できたのは{checked}件で、評価には{needed}件以上が必要です。',
  },
  unknown_kind: {
    'zh-CN': '完整性无法评估：未能识别出有固定内容要求的报告类型，无从判断缺少什么。',
    en: 'Completeness cannot be assessed: it is no kind of report with prescribed contents, so nothing can be said to be missing.',
    ko: '완전성을 평가할 수 없습니다. 구성이 정해진 보고서 유형으로 인식되지 않아 누락 여부를 판단할 수 없습니다.',
    ja: '網羅性は評価できません。記載事項の定まった報告書の種類と認識できず、欠落の有無を判断できません。',
  },
  no_requirements: {
    'zh-CN': '合规性无法评估：未识别出适用的会计准则、披露格式或检查清单。',
    en: 'Compliance cannot be assessed: no framework, filing form or checklist was found to apply.',
    ko: '규정 준수 여부를 평가할 수 없습니다. 적용되는 회계기준, 공시 서식 또는 점검표를 확인할 수 없습니다.',
    ja: '準拠性は評価できません。適用される会計基準・開示様式・チェックリストを特定できません。',
  },
}

/** Why a score could not be given, in one sentence. */
export function describeUnscored({ reason, data }: Unscored, language: Language): string {
  return fillIn(TEXTS[reason][language], data)
}
