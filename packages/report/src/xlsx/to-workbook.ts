import type { ReportInput } from '../report-input.ts'
import { reviewed } from '../report-input.ts'
import { openPackage } from './copy/open-package.ts'
import { setWorkbookType } from './copy/workbook-type.ts'
import { toAnnotatedXlsx } from './copy/to-annotated-xlsx.ts'
import { toXlsx } from './to-xlsx.ts'
import { workbookEnding } from './workbook-ending.ts'

/**
 * The workbook of a document: of a reviewed workbook a copy with the findings in it, where the file is one that can be patched; of all
 * else its tables. What the file is agrees with `workbookEnding` of the document's name, or programs refuse to open it.
 */
export async function toWorkbook(input: ReportInput, original: Uint8Array): Promise<Uint8Array> {
  const copy = input.review && input.document.workbook ? await toAnnotatedXlsx(reviewed(input), original) : undefined
  if (copy) return copy
  const bytes = await toXlsx(input)
  const ending = workbookEnding(input.document.name)
  if (ending === 'xlsx') return bytes
  const file = (await openPackage(bytes))!
  setWorkbookType(file, ending)
  return file.pack()
}
