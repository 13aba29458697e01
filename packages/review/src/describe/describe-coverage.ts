import type { CheckKind, Coverage, CoverageSection, Language, Translations } from '@tickmark/document'
import { fillIn, fillInCounts } from './describe.ts'

const KINDS: Record<CheckKind, Translations> = {
  footing: {
    'zh-CN': '合计与变动 {count} 处',
    en: 'totals and movements: {count}',
    ko: '합계·증감 {count}건',
    ja: '合計・増減{count}件',
  },
  tie: {
    'zh-CN': '报表与附注等勾稽 {count} 处',
    en: 'ties between statements and notes: {count}',
    ko: '재무제표·주석 간 대사 {count}건',
    ja: '財務諸表・注記間の突合{count}件',
  },
  recomputed: {
    'zh-CN': '比率与变动幅度 {count} 处',
    en: 'ratios and rates of change: {count}',
    ko: '비율·증감률 {count}건',
    ja: '比率・増減率{count}件',
  },
  prose: {
    'zh-CN': '正文与表格对照 {count} 处',
    en: 'statements in the text held against tables: {count}',
    ko: '본문·표 대조 {count}건',
    ja: '本文と表の照合{count}件',
  },
  reference: {
    'zh-CN': '交叉引用 {count} 处',
    en: 'cross-references: {count}',
    ko: '상호 참조 {count}건',
    ja: '相互参照{count}件',
  },
  formula: {
    'zh-CN': '公式重算 {count} 个',
    en: 'formulas recalculated: {count}',
    ko: '수식 재계산 {count}건',
    ja: '数式の再計算{count}件',
  },
}

const CHECKED: Translations = {
  'zh-CN': '已核对：{checks}。',
  en: 'Checked: {checks}.',
  ko: '확인 내역: {checks}.',
  ja: '検証内容：{checks}。',
}
const STATEMENTS: Translations = {
  'zh-CN': '{of} 张主要报表中 {count} 张已复算加总',
  en: 'primary statements footed: {count} of {of}',
  ko: '주요 재무제표 {of}개 중 {count}개 합계 검산',
  ja: '主要財務諸表{of}表のうち{count}表を検算',
}
const NOTES: Translations = {
  'zh-CN': '{of} 项有数据的附注中 {count} 项已核对',
  en: 'notes with figures checked: {count} of {of}',
  ko: '수치가 있는 주석 {of}개 중 {count}개 확인',
  ja: '数値を含む注記{of}件のうち{count}件を検証',
}
const OPEN: Translations = {
  'zh-CN': '未核对数据最多的部分：{sections}。',
  en: 'Most is left open in: {sections}.',
  ko: '미검증 수치가 가장 많은 부분: {sections}.',
  ja: '未検証の数値が多い箇所：{sections}。',
}
const COMMAS: Translations = { 'zh-CN': '，', en: '; ', ko: ', ', ja: '、' }
/** Sections named as those where most is open. */
const NAMED = 3

/** What was checked, by kind, and where most is left open: one or two sentences, none where there was nothing to check. */
export function describeCoverage({ checks, sections }: Coverage, language: Language): string {
  const of = (kind: CoverageSection['kind']): CoverageSection[] =>
    sections.filter((section) => section.kind === kind && section.figures.total > 0)
  const counted = (texts: Translations, all: readonly CoverageSection[]): string[] =>
    all.length > 0
      ? [
          fillInCounts(
            texts[language],
            { count: all.filter((one) => one.checks.length > 0).length, of: all.length },
            language,
          ),
        ]
      : []
  const parts = [
    ...counted(STATEMENTS, of('statement')),
    ...counted(NOTES, of('note')),
    ...checks.map(({ kind, held, broken }) => fillInCounts(KINDS[kind][language], { count: held + broken }, language)),
  ]
  const open = sections
    .filter(({ title, figures }) => title !== '' && figures.unverified > 0)
    .toSorted((a, b) => b.figures.unverified - a.figures.unverified)
    .slice(0, NAMED)
    .map(({ title, figures }) => `${title} (${figures.unverified})`)
  return [
    ...(checks.length > 0 ? [fillIn(CHECKED[language], { checks: parts.join(COMMAS[language]) })] : []),
    ...(open.length > 0 && sections.length > 1
      ? [fillIn(OPEN[language], { sections: open.join(COMMAS[language]) })]
      : []),
  ].join(language === 'zh-CN' || language === 'ja' ? '' : ' ')
}
