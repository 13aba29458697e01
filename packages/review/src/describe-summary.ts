import type { DocumentSummary, DocumentType, Language, Review, Translations } from '@tickmark/document'
import { fillIn } from './describe.ts'

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
    ja: '{chosen}として審査しましたが、内容は{seen}と見られます。{seen}として審査すると、その種類向けの検査がすべて適用されます。',
  },
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
    keyFigures.join(language === 'en' || language === 'ko' ? '; ' : '；'),
    summary.sentences.map((sentence) => sentence.text).join(glue),
  ].filter((paragraph) => paragraph !== '')
}
