import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Document, Language, Review } from '@tickmark/document'
import { printFile, renderPage } from '@tickmark/readers'
import type { SourceFile } from '@tickmark/document/page'
import * as report from '@tickmark/report'
import type { OriginalFile, ReportInput } from '@tickmark/report'
import type { ResultInput } from './engine.ts'
import { openDocument } from './kept/stored-document.ts'
import { openReview } from './kept/stored-figures.ts'
import type { ResultBytes, ResultFormat } from './result-format.ts'

type Writer = (input: ReportInput, source: SourceFile) => string | Uint8Array | Promise<string | Uint8Array>

const writers: Record<ResultFormat, Writer> = {
  markdown: ({ document }) => report.toMarkdown(document),
  html: (input) => report.toHtml(input),
  json: ({ document }) => report.toJson(document),
  xlsx: async (input, source) => report.toWorkbook(input, await readFile(source.path)),
  // What has no pages of its own gets those that it prints on.
  pdf: async ({ document }, source) =>
    document.pages.length > 0
      ? report.toSearchablePdf(document, await originalOf(source, document))
      : printFile(source),
  'annotated-pdf': async (input, source) =>
    report.toAnnotatedPdf(report.reviewed(input), await originalOf(source, input.document)),
  'report-pdf': (input) => report.toReportPdf(report.reviewed(input)),
  'report-markdown': (input) => report.toReportMarkdown(input),
  'report-json': (input) => report.toReportJson(input),
  docx: (input) => report.toDocx(report.reviewed(input)),
  sarif: (input) => report.toSarif([report.reviewed(input)]),
  package: (input) => report.toPackage(report.reviewed(input)),
  // Nothing that was found is kept: what the figures agree with tells how the tables stand.
  'analysis-package': async (input) => {
    const { reviewAlone } = await import('./review-task.ts')
    return report.toAnalysisPackage({ ...input, review: await reviewAlone(input.document) })
  },
}

/** Opens what is to be written once, for as many formats as are wanted of it. Runs in the child. */
export async function openWriter(asked: ResultInput) {
  const { source, document: given, review: reviewed, language, decisions = [], comments = [], handling } = asked
  const document = await openDocument(given)
  const review = reviewed && (await openReview(reviewed))
  const sha256 = createHash('sha256')
    .update(await readFile(source.path))
    .digest('hex')
  const made = new Map(review?.findings.map((finding, index) => [finding, decisions[index] ?? undefined]))
  const said = new Map(review?.findings.map((finding, index) => [finding, comments[index] ?? []]))
  const input: ReportInput = {
    document,
    review,
    language,
    sha256,
    decisionOf: (finding) => made.get(finding),
    commentsOf: (finding) => said.get(finding) ?? [],
    ...handling,
    ...(await textsOf(review, language)),
  }

  return async (format: ResultFormat): Promise<ResultBytes> => {
    const content = await writers[format](input, source)
    return { format, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }
  }
}

/** The texts of a review; the rules that hold them are loaded only when there is one. */
async function textsOf(
  review: Review | undefined,
  language: Language,
): Promise<Pick<ReportInput, 'describe' | 'describeUnscored' | 'summaryText'>> {
  if (!review)
    return {
      describe: () => ({ title: '', message: '', explanation: '' }),
      describeUnscored: () => '',
      summaryText: [],
    }
  const { describe, describeSummary, describeUnscored } = await import('@tickmark/review')
  return {
    describe: (finding) => describe(finding, language),
    describeUnscored: (unscored) => describeUnscored(unscored, language),
    summaryText: describeSummary(review.summary, review, language),
  }
}

async function originalOf(source: SourceFile, { format }: Document): Promise<OriginalFile> {
  const isPrinted = format === 'pptx' || format === 'ppt'
  return {
    original: isPrinted ? await printFile(source) : await readFile(source.path),
    renderPage: (page, width) => renderPage(source, page, width),
  }
}
