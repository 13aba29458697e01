import type { ReviewReportInput } from '../input/report-input.ts'
import { formatCount, labelsOf } from './labels.ts'

/** What was reviewed: a term and its value each. */
export function scopeRows({ document, review, language, sha256 }: ReviewReportInput): string[][] {
  const labels = labelsOf(language)
  return [
    [labels.file, document.name],
    [labels.type, labels.documentType[review.documentType]],
    [labels.language, labels.documentLanguage[document.language]],
    ...(document.pages.length > 0 ? [[labels.pages, formatCount(document.pageCount, language)]] : []),
    ...(sha256 ? [[labels.checksum, sha256]] : []),
  ]
}
