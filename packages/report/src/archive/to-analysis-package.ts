import { analyseDocument } from '../analysis/document-analysis.ts'
import { toAnalysisMarkdown } from '../analysis/to-analysis-markdown.ts'
import type { ReviewReportInput } from '../input/report-input.ts'
import { previewMarkdown } from '../preview/preview-page.ts'
import { toXlsx } from '../xlsx/to-xlsx.ts'
import { packWithManifest } from './to-package.ts'

/**
 * The comprehensive analysis package of a document that was read but not reviewed: what it is and how it is built, its key figures, its tables
 * with what their sums come to. It judges nothing: problems are for the review to tell.
 */
export async function toAnalysisPackage(input: ReviewReportInput): Promise<Uint8Array> {
  const { document, language } = input
  const stem = document.name.replace(/\.[^.]+$/, '')
  const markdown = toAnalysisMarkdown(input)
  const text = (content: string): Uint8Array => new TextEncoder().encode(content)
  return packWithManifest(input, [
    { name: `${stem}.analysis.html`, content: text(previewMarkdown(markdown, document.name, language)) },
    { name: `${stem}.analysis.md`, content: text(markdown) },
    { name: `${stem}.tables.xlsx`, content: await toXlsx({ ...input, review: undefined }) },
    { name: `${stem}.analysis.json`, content: text(`${JSON.stringify(analyseDocument(input), null, 2)}\n`) },
  ])
}
