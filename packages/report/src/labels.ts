import type {
  Category,
  DocumentLanguage,
  DocumentType,
  FigureCounts,
  FigureState,
  Language,
  ReadNotice,
  Severity,
  Unit,
} from '@tickmark/document'
import { en } from './labels/en.ts'
import { ja } from './labels/ja.ts'
import { ko } from './labels/ko.ts'
import { zhCN } from './labels/zh-cn.ts'

/** Every word that a report says by itself, in one language. */
export interface Labels {
  reviewReport: string
  documentType: Record<DocumentType, string>
  documentLanguage: Record<DocumentLanguage, string>
  severity: Record<Severity, string>
  category: Record<Category, string>
  figureState: Record<FigureState, string>
  score: Record<'trust' | 'integrity' | 'compliance', string>
  file: string
  type: string
  language: string
  pages: string
  sheets: string
  pageCount: (count: string) => string
  sheetCount: (count: string) => string
  checksum: string
  generatedBy: (brand: string, version: string, rules: string) => string
  summary: string
  scores: string
  deductions: string
  deductionsNote: string
  coverage: string
  rule: string
  count: string
  points: string
  keyFigures: string
  item: string
  change: string
  grade: string
  categoryHead: string
  description: string
  findings: string
  finding: string
  noFindings: string
  /** "3 serious, 2 warnings", by grade. */
  findingCount: (severity: Severity, count: string) => string
  place: string
  quote: string
  expected: string
  actual: string
  arithmetic: string
  evidence: string
  confidence: string
  why: string
  figures: string
  figureCoverage: (counts: Record<keyof FigureCounts, string>, share: string) => string
  noFigures: string
  value: string
  unit: string
  unitName: Record<Unit, string>
  label: string
  column: string
  period: string
  state: string
  checks: string
  document: string
  documentText: string
  contents: string
  tables: string
  table: string
  page: (page: string) => string
  tableNumber: (number: string) => string
  row: (row: string) => string
  backToFinding: string
  picture: string
  notices: string
  notice: Record<ReadNotice['key'], string>
  hiddenSheet: string
  rowsOmitted: (rows: string) => string
  verifiedMark: string
}

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
    },
    share,
  )
}
