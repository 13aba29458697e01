import { ScoreName } from '@tickmark/document'
import type { DocumentSummary, DocumentType, Language, Review, Translations } from '@tickmark/document'
import { describeCoverage } from './describe-coverage.ts'
import { fillIn, fillInCounts } from './describe.ts'
import { describeUnscored } from './describe-unscored.ts'

const TYPES: Record<DocumentType, Translations> = {
  financial_report: { 'zh-CN': '财务报告', en: 'a financial report', ko: '재무보고서', ja: '財務報告書' },
  valuation_model: { 'zh-CN': '估值模型', en: 'a valuation model', ko: '가치평가 모델', ja: 'バリュエーションモデル' },
  due_diligence: {
    'zh-CN': '尽职调查报告',
    en: 'a due diligence report',
    ko: '실사보고서',
    ja: 'デューデリジェンス報告書',
  },
}

const TEXTS = {
  looksLike: {
    'zh-CN': '本文件按{chosen}审阅，但内容更像{seen}；按后者审阅可执行针对该类文件的全部检查。',
    en: 'This file was reviewed as {chosen} but looks like {seen}; reviewed as such it gets every check made for that type.',
    ko: '{chosen} 유형으로 검토했으나 내용은 {seen}에 가깝습니다. 해당 유형으로 검토하면 그 유형의 검사가 모두 적용됩니다.',
    ja: '{chosen}としてレビューしましたが、内容は{seen}と見られます。{seen}としてレビューすると、その種類向けの検査がすべて適用されます。',
  },
  figures: {
    'zh-CN': '共识别数据 {total} 个：已核对 {verified} 个，不符 {contradicted} 个，未核对 {unverified} 个。',
    en: 'Figures found: {total} ({verified} verified, {contradicted} contradicted, {unverified} unverified).',
    ko: '수치 {total}개 중 검증됨 {verified}개, 불일치 {contradicted}개, 미검증 {unverified}개입니다.',
    ja: '数値{total}件のうち、検証済{verified}件、不一致{contradicted}件、未検証{unverified}件です。',
  },
  findings: {
    'zh-CN': '发现问题 {count} 项：严重 {serious} 项，警告 {warning} 项，建议 {suggestion} 项。',
    en: 'Problems found: {count} ({serious} serious, {warning} warning, {suggestion} suggestion).',
    ko: '지적사항은 {count}건입니다. 심각 {serious}건, 경고 {warning}건, 제안 {suggestion}건입니다.',
    ja: '指摘事項は{count}件です。重大{serious}件、警告{warning}件、提案{suggestion}件です。',
  },
  none: {
    'zh-CN': '未发现问题。',
    en: 'No problems were found.',
    ko: '지적사항이 없습니다.',
    ja: '指摘事項はありませんでした。',
  },
  noneChecked: {
    'zh-CN': '未发现问题，但可核对的内容不足，不能据此认为数据无误。',
    en: 'No problems were found, but too little could be checked to conclude that the figures are right.',
    ko: '지적사항은 없으나 확인할 수 있는 내용이 부족하여 수치가 정확하다고 판단할 수 없습니다.',
    ja: '指摘事項はありませんが、検証できた内容が少なく、数値が正しいとは判断できません。',
  },
  trust: {
    'zh-CN': '可信度评分 {value}',
    en: 'Trust score {value}',
    ko: '신뢰도 점수 {value}점',
    ja: '信頼性スコア{value}',
  },
  integrity: {
    'zh-CN': '完整性评分 {value}',
    en: 'Completeness score {value}',
    ko: '완전성 점수 {value}점',
    ja: '網羅性スコア{value}',
  },
  compliance: {
    'zh-CN': '合规性评分 {value}',
    en: 'Compliance score {value}',
    ko: '규정 준수 점수 {value}점',
    ja: '準拠性スコア{value}',
  },
  changed: {
    'zh-CN': '{label}：{current}（上期 {prior}，变动 {change}%）',
    en: '{label}: {current} (previously {prior}, {change}%)',
    ko: '{label}: {current}(전기 {prior}, {change}%)',
    ja: '{label}：{current}（前期{prior}、増減率{change}%）',
  },
  changedPoints: {
    'zh-CN': '{label}：{current}（上期 {prior}，变动 {change} 个百分点）',
    en: '{label}: {current} (previously {prior}, {change} percentage points)',
    ko: '{label}: {current}(전기 {prior}, {change}%p)',
    ja: '{label}：{current}（前期{prior}、{change}ポイント）',
  },
  plain: {
    'zh-CN': '{label}：{current}',
    en: '{label}: {current}',
    ko: '{label}: {current}',
    ja: '{label}：{current}',
  },
} satisfies Record<string, Translations>

const COMMAS: Translations = { 'zh-CN': '，', en: ', ', ko: ', ', ja: '、' }
/** Japanese parts by 、 what other languages part by a semicolon. */
const SEMICOLONS: Translations = { 'zh-CN': '；', en: '; ', ko: '; ', ja: '、' }
const STOPS: Translations = { 'zh-CN': '。', en: '.', ko: '입니다.', ja: '。' }

/** A review in a few plain paragraphs: what was reviewed, what was found, what was checked, the key figures. */
export function describeSummary(summary: DocumentSummary, review: Review, language: Language): string[] {
  const subject = [summary.entity, summary.title, summary.period, summary.unitText]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(' · ')
  const glue = language === 'zh-CN' || language === 'ja' ? '' : ' '
  const { total, verified, contradicted, unverified } = review.figureCounts
  const outcome = [
    fillInCounts(TEXTS.figures[language], { total, verified, contradicted, unverified }, language),
    describeFindings(review, language),
    describeScores(review, language),
    ...(review.unscored ?? []).map((unscored) => describeUnscored(unscored, language)),
  ]
    .filter(Boolean)
    .join(glue)
  const looksLike = review.looksLike
    ? fillIn(TEXTS.looksLike[language], {
        chosen: TYPES[review.documentType][language],
        seen: TYPES[review.looksLike][language],
      })
    : ''
  return [
    subject,
    looksLike,
    outcome,
    describeCoverage(review.coverage, language),
    summary.keyFigures.map((figure) => describeKeyFigure(figure, language)).join(SEMICOLONS[language]),
  ].filter((paragraph) => paragraph !== '')
}

function describeFindings({ findings, scores }: Review, language: Language): string {
  if (findings.length === 0) return (scores.trust === null ? TEXTS.noneChecked : TEXTS.none)[language]
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  const counts = {
    count: findings.length,
    serious: count('serious'),
    warning: count('warning'),
    suggestion: count('suggestion'),
  }
  return fillInCounts(TEXTS.findings[language], counts, language)
}

/** The scores that there are, in one sentence. */
function describeScores({ scores }: Review, language: Language): string {
  const parts = ScoreName.options.flatMap((name) => {
    const value = scores[name]
    return value === null ? [] : [fillIn(TEXTS[name][language], { value })]
  })
  return parts.length > 0 ? parts.join(COMMAS[language]) + STOPS[language] : ''
}

function describeKeyFigure(figure: DocumentSummary['keyFigures'][number], language: Language): string {
  const text = figure.change ? (figure.changeUnit === 'points' ? 'changedPoints' : 'changed') : 'plain'
  return fillIn(TEXTS[text][language], {
    label: figure.label,
    current: figure.current,
    prior: figure.prior ?? '',
    change: figure.change ?? '',
  })
}
