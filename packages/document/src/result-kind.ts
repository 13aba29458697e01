import * as z from 'zod'

/** The result files that a reviewed document can be had as. */
export const ResultKind = z.enum([
  'markdown',
  'analysis_package',
  'archive',
  'html',
  'pdf',
  'annotated_pdf',
  'report_pdf',
  'xlsx',
  'json',
  'sarif',
  'docx',
])
export type ResultKind = z.infer<typeof ResultKind>
