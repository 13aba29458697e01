import type { FigureCounts, Language } from '@tickmark/document'
import { en } from './labels/en.ts'
import { ja } from './labels/ja.ts'
import { ko } from './labels/ko.ts'
import type { Labels } from './labels/label-set.ts'
import { zhCN } from './labels/zh-CN.ts'

const catalogue: Record<Language, Labels> = { 'zh-CN': zhCN, en, ko, ja }

/** The report's words in `language`. */
export function labelsOf(language: Language): Labels {
  return catalogue[language]
}

/** A whole number with the grouping of the language. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count)
}

/** The sentence on how many figures were verified, contradicted and left open. */
export function figureSentence(counts: FigureCounts, language: Language): string {
  const labels = labelsOf(language)
  if (counts.total === 0) return labels.noFigures
  const format = (count: number): string => formatCount(count, language)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    counts.verified / counts.total,
  )
  return labels.figureCoverage(
    {
      total: format(counts.total),
      verified: format(counts.verified),
      contradicted: format(counts.contradicted),
      unverified: format(counts.unverified),
      recomputed: counts.recomputed ? format(counts.recomputed) : '',
    },
    share,
  )
}
