import type { ResultKind } from '@tickmark/document'
import { workbookEnding, WORKBOOK_TYPES } from '@tickmark/report'
import type { DocumentShape } from '@tickmark/engine'
import type { ResultFormat } from '@tickmark/engine'

/** A result file that a document gets. */
export interface ResultPlan {
  kind: ResultKind
  format: ResultFormat
  ending: string
  mediaType: string
}

const PLANS = {
  markdown: { kind: 'markdown', format: 'markdown', ending: '.md', mediaType: 'text/markdown; charset=utf-8' },
  html: { kind: 'html', format: 'html', ending: '.html', mediaType: 'text/html; charset=utf-8' },
  json: { kind: 'json', format: 'json', ending: '.json', mediaType: 'application/json' },
  reportJson: { kind: 'json', format: 'report-json', ending: '.json', mediaType: 'application/json' },
  pdf: { kind: 'pdf', format: 'pdf', ending: '.searchable.pdf', mediaType: 'application/pdf' },
  annotatedPdf: {
    kind: 'annotated_pdf',
    format: 'annotated-pdf',
    ending: '.annotated.pdf',
    mediaType: 'application/pdf',
  },
  docx: {
    kind: 'docx',
    format: 'docx',
    ending: '.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  reportPdf: { kind: 'report_pdf', format: 'report-pdf', ending: '.report.pdf', mediaType: 'application/pdf' },
  sarif: { kind: 'sarif', format: 'sarif', ending: '.sarif', mediaType: 'application/sarif+json' },
  package: { kind: 'analysis_package', format: 'package', ending: '.review.zip', mediaType: 'application/zip' },
  analysis: {
    kind: 'analysis_package',
    format: 'analysis-package',
    ending: '.analysis.zip',
    mediaType: 'application/zip',
  },
} as const satisfies Record<string, ResultPlan>

/** The reviewed copy of a workbook with macros keeps the ending that allows macros. The tables of a document are a plain workbook. */
function workbookPlan(name: string, isReviewed: boolean): ResultPlan {
  const ending = isReviewed ? workbookEnding(name) : 'xlsx'
  return { kind: 'xlsx', format: 'xlsx', ending: `.${ending}`, mediaType: WORKBOOK_TYPES[ending] }
}

/** The results of a document of this name, in the order in which they are made. */
export function planResults(
  name: string,
  { hasTables, hasPages, isWorkbook }: DocumentShape,
  isReviewed: boolean,
): ResultPlan[] {
  return [
    PLANS.markdown,
    PLANS.html,
    ...(isReviewed
      ? [
          PLANS.package,
          PLANS.docx,
          PLANS.reportPdf,
          ...(hasPages ? [PLANS.annotatedPdf] : []),
          PLANS.reportJson,
          PLANS.sarif,
        ]
      : [PLANS.json, PLANS.analysis]),
    ...(hasTables || isReviewed ? [workbookPlan(name, isReviewed)] : []),
    // Printing an office file takes seconds, so it comes last and is left out after a review. A workbook has no pages to print.
    ...(hasPages || !(isReviewed || isWorkbook) ? [PLANS.pdf] : []),
  ]
}
