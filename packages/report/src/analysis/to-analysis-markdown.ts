import { BRAND } from '@tickmark/document'
import type { ReviewReportInput } from '../input/report-input.ts'
import { escapeMarkdown, escapeMarkdownCell } from '../markdown/escape-markdown.ts'
import { keyFiguresToMarkdown } from '../markdown/key-figures-markdown.ts'
import { toMarkdownTable } from '../markdown/markdown-table.ts'
import { figureSentence, formatCount, labelsOf } from '../words/labels.ts'
import { analyseDocument, type AnalysedTable, type DocumentAnalysis } from './document-analysis.ts'

/** A paragraph taken for a heading is known by its beginning (characters). */
const LONGEST = 60
const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** Headings deeper than this are left to the document itself. */
const DEEPEST = 3

/** What a document is, to read: entity and period, key figures, tables with what their sums come to, outline. */
export function toAnalysisMarkdown(input: ReviewReportInput): string {
  const analysis = analyseDocument(input)
  const { language, review } = input
  const sections = [
    head(analysis, input),
    keyFiguresToMarkdown(input),
    tables(analysis, input),
    outline(analysis, input),
    `---\n\n${labelsOf(language).generatedBy(BRAND.name[language], review.engine.version, formatCount(review.engine.rules, language))}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function head(analysis: DocumentAnalysis, { language }: ReviewReportInput): string {
  const labels = labelsOf(language)
  const facts: [string, string | null][] = [
    [labels.entity, analysis.entity],
    [labels.documentTitle, analysis.title === analysis.entity ? null : analysis.title],
    [labels.period, analysis.period],
    [labels.unit, analysis.unit],
    [labels.language, labels.documentLanguage[analysis.language]],
    [labels.pages, analysis.pages > 0 ? formatCount(analysis.pages, language) : null],
    [labels.tables, formatCount(analysis.tables.length, language)],
  ]
  return [
    `# ${labels.documentAnalysis}: ${escapeMarkdown(analysis.document)}`,
    facts.flatMap(([term, value]) => (value ? [`- ${term}: ${escapeMarkdown(value)}`] : [])).join('\n'),
    figureSentence(analysis.figures, language),
    labels.analysisNote,
  ].join('\n\n')
}

function tables({ tables: all }: DocumentAnalysis, { language }: ReviewReportInput): string {
  if (all.length === 0) return ''
  const labels = labelsOf(language)
  const { verified, contradicted, unverified } = labels.figureState
  const count = (value: number): string => (value === 0 ? '' : formatCount(value, language))
  const heads = [labels.table, labels.place, labels.footing, verified, contradicted, unverified]
  const rows = all.map((table) => [
    shorten(table.title) || '–',
    table.place,
    footingText(table, language),
    count(table.figures.verified),
    count(table.figures.contradicted),
    count(table.figures.unverified),
  ])
  const rule = heads.map((_, index) => (index < 3 ? '---' : '---:'))
  const cells = [heads, ...rows].map((row) => row.map(escapeMarkdownCell))
  return `## ${labels.tables}\n\n${toMarkdownTable([...cells.slice(0, 1), rule, ...cells.slice(1)])}`
}

function footingText({ footing, sums }: AnalysedTable, language: ReviewReportInput['language']): string {
  const { footingState } = labelsOf(language)
  return footingState[footing](formatCount(sums.held, language), formatCount(sums.broken, language))
}

function outline({ outline: all }: DocumentAnalysis, { language }: ReviewReportInput): string {
  const labels = labelsOf(language)
  const shown = all.filter(({ level }) => level <= DEEPEST)
  if (shown.length === 0) return ''
  const lines = shown.map(({ level, text, page }) => {
    const place = page ? ` (${labels.page(formatCount(page, language))})` : ''
    return `${'  '.repeat(level - 1)}- ${escapeMarkdown(shorten(text))}${place}`
  })
  return `## ${labels.outline}\n\n${lines.join('\n')}`
}
