/**
 * markdown, json, xlsx: the document itself (xlsx adds findings and figures when reviewed; of a reviewed workbook: a copy with
 * the findings as comments) · html: the document, and above it
 * the review whose findings lead to their places · pdf: searchable · annotated-pdf: the original with marks and comments ·
 * report-markdown, report-json, docx, report-pdf, sarif: the review · package: report, tables and data in one zip ·
 * analysis-package: the same of a document that was not reviewed, without findings.
 */
export type ResultFormat =
  | 'markdown'
  | 'html'
  | 'json'
  | 'xlsx'
  | 'pdf'
  | 'annotated-pdf'
  | 'report-pdf'
  | 'report-markdown'
  | 'report-json'
  | 'docx'
  | 'sarif'
  | 'package'
  | 'analysis-package'

/** A result as bytes. */
export interface ResultBytes {
  format: ResultFormat
  bytes: Uint8Array
}

/** A result in a file of so many bytes. */
export interface ResultPath {
  format: ResultFormat
  path: string
  size: number
}

/** Why a format could not be made. */
export interface FailedResult {
  format: ResultFormat
  error: Error
}

export type WrittenResult = ResultBytes | FailedResult

/** A result in a file, which is there until the next one is asked for. */
export type ResultFile = ResultPath | FailedResult
