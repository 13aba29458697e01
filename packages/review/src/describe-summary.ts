import type { DocumentSummary, Language, Review, Translations } from '@tickmark/document'
import { fillIn } from './describe.ts'

const TEXTS = {
  figures: {
    'zh-CN': '共识别数据 {total} 个：已核对 {verified} 个，不符 {contradicted} 个，未核对 {unverified} 个。',
    en: 'Figures found: {total} ({verified} verified, {contradicted} contradicted, {unverified} unverified).',
    ko: '수치 {total}개를 확인했습니다. 검증됨 {verified}개, 불일치 {contradicted}개, 미검증 {unverified}개입니다.',
    ja: '数値を{total}件確認しました。検証済{verified}件、不一致{contradicted}件、未検証{unverified}件です。',
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
  scores: {
    'zh-CN': '可信度评分 {trust}，完整度评分 {integrity}，合规评分 {compliance}。',
    en: 'Trust score {trust}, integrity score {integrity}, compliance score {compliance}.',
    ko: '신뢰 점수 {trust}점, 무결성 점수 {integrity}점, 준법 점수 {compliance}점입니다.',
    ja: '信頼スコア{trust}、完全性スコア{integrity}、準拠スコア{compliance}。',
  },
  changed: {
    'zh-CN': '{label}：{current}（上期 {prior}，变动 {change}%）',
    en: '{label}: {current} (previously {prior}, {change}%)',
    ko: '{label}: {current}(전기 {prior}, {change}%)',
    ja: '{label}：{current}（前期{prior}、増減率{change}%）',
  },
  plain: {
    'zh-CN': '{label}：{current}',
    en: '{label}: {current}',
    ko: '{label}: {current}',
    ja: '{label}：{current}',
  },
} satisfies Record<string, Translations>

/** A review in a few plain paragraphs: what was reviewed, what was found, the key figures, what the document says. */
export function describeSummary(summary: DocumentSummary, review: Review, language: Language): string[] {
  const count = (severity: string) => review.findings.filter((finding) => finding.severity === severity).length
  const subject = [summary.entity, summary.title, summary.period, summary.unitText]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(' · ')
  const findings = {
    count: review.findings.length,
    serious: count('serious'),
    warning: count('warning'),
    suggestion: count('suggestion'),
  }
  const glue = language === 'zh-CN' || language === 'ja' ? '' : ' '
  const outcome = [
    fillIn(TEXTS.figures[language], review.figureCounts),
    review.findings.length ? fillIn(TEXTS.findings[language], findings) : TEXTS.none[language],
    fillIn(TEXTS.scores[language], review.scores),
  ].join(glue)
  const keyFigures = summary.keyFigures.map((figure) =>
    fillIn(TEXTS[figure.change ? 'changed' : 'plain'][language], {
      label: figure.label,
      current: figure.current,
      prior: figure.prior ?? '',
      change: figure.change ?? '',
    }),
  )
  return [
    subject,
    outcome,
    keyFigures.join(language === 'en' || language === 'ko' ? '; ' : '；'),
    summary.sentences.map((sentence) => sentence.text).join(glue),
  ].filter((paragraph) => paragraph !== '')
}
