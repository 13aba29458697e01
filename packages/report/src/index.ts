export { checklistRows } from './words/checklist-rows.ts'
export { coverageRows } from './words/coverage-rows.ts'
export { EvidenceJson, FindingJson, ReportJson, toReportData, toReportJson } from './data/report-json.ts'
export { jsonSchemas } from './data/schemas.ts'
export { toJson } from './data/to-json.ts'
export { toSarif } from './data/to-sarif.ts'
export { SHAPES, sortFindings } from './words/grades.ts'
export { toHtml } from './html/to-html.ts'
export { STYLE_HASH } from './html/style.ts'
export { figureSentence, formatCount, labelsOf } from './words/labels.ts'
export type { Labels } from './words/labels/label-set.ts'
export { toMarkdown } from './markdown/to-markdown.ts'
export { toReportMarkdown } from './markdown/to-report-markdown.ts'
export { placeOf } from './words/place.ts'
export { quoteOf } from './words/quote.ts'
export { reviewed } from './input/report-input.ts'
export type {
  Comment,
  Decision,
  Handling,
  OriginalFile,
  ReportInput,
  ReviewReportInput,
  Signature,
} from './input/report-input.ts'
export { previewJson, previewMarkdown, previewPages, previewZip } from './preview/preview-page.ts'
export type { PagePicture } from './preview/preview-page.ts'
export { bundledFonts } from '@tickmark/fonts'
export { toAnnotatedPdf } from './pdf/to-annotated-pdf.ts'
export { toReportPdf } from './pdf/report/to-report-pdf.ts'
export { toSearchablePdf } from './pdf/to-searchable-pdf.ts'
export { noFindingsText, printScores } from './words/scores.ts'
export { toDocx } from './docx/to-docx.ts'
export { toAnalysisPackage } from './archive/to-analysis-package.ts'
export { toPackage } from './archive/to-package.ts'
export { toZip, toZipStream } from './archive/to-zip.ts'
export type { Letterhead } from './input/report-input.ts'
export type { ZipEntry } from './archive/to-zip.ts'
export { toWorkbook } from './xlsx/to-workbook.ts'
export { workbookEnding, WORKBOOK_TYPES } from './xlsx/sheets/workbook-ending.ts'
export { toXlsx } from './xlsx/to-xlsx.ts'
