import type { ReportInput } from '../input/report-input.ts'
import { reviewed } from '../input/report-input.ts'
import { openPackage } from './copy/open-package.ts'
import { setWorkbookType } from './copy/workbook-type.ts'
import { toAnnotatedXlsx } from './copy/to-annotated-xlsx.ts'
import { toXlsx } from './to-xlsx.ts'
import { workbookEnding } from './sheets/workbook-ending.ts'

/**
 * The workbook of a document. A reviewed workbook gives a copy with the findings in it, where the file is one that can be patched; all else
 * gives its tables. The type of a reviewed one agrees with `workbookEnding` of the document's name, or programs refuse to open it; without
 * a review it is a plain xlsx.
 */
export async function toWorkbook(input: ReportInput, original: Uint8Array): Promise<Uint8Array> {
  if (!input.review) return toXlsx(input)
  const copy = input.document.workbook ? await toAnnotatedXlsx(reviewed(input), original) : undefined
  if (copy) return copy
  const bytes = await toXlsx(input)
  const ending = workbookEnding(input.document.name)
  if (ending === 'xlsx') return bytes
  const file = await openPackage(bytes)
  if (!file) throw new Error('a workbook just written opens as a package')
  setWorkbookType(file, ending)
  return file.pack()
}
