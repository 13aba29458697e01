import type { NativeAnnotation, NativeBox, NativePage, NativeTextItem } from '../engine/native-page.ts'
import type { PdfiumDocument } from '../engine/pdfium.ts'
import { readWasmPage } from './wasm-engine.ts'

/** `FLAT_NORMALDISPLAY` of PDFium: as on the screen, without what is hidden there. */
const AS_DISPLAYED = 0

/** Whether a page has form fields: what stands in them is no part of the page to either engine. */
export function hasFields({ annotations = [] }: NativePage): boolean {
  return annotations.some(isField)
}

/** A field of a form, or what was typed into a form that has none: text on the page that nobody has put a name to. A remark has an author. */
export function isField({ subtype, title }: NativeAnnotation): boolean {
  return /^widget$/i.test(subtype) || (/^freetext$/i.test(subtype) && !title?.trim())
}

/** A page with what its form fields show, and what was typed over it. They become part of the page in the document as it is open, in no file. */
export function withFields(native: NativePage, document: PdfiumDocument): NativePage {
  if (!flatten(document, native.pageNum)) return native
  const fields = (native.annotations ?? []).flatMap((own) => (own.rect && isField(own) ? [own.rect] : []))
  const shown = readWasmPage(document, native.pageNum)?.textItems ?? []
  const filled = shown.flatMap((item) => partIn(item, fields)).filter((item) => !isThere(item, native.textItems))
  return filled.length === 0 ? native : { ...native, textItems: [...native.textItems, ...filled] }
}

/**
 * Draws the fields of a page into it. Programs that fill forms often leave it to the viewer to draw what they wrote: the environment
 * in which PDFium lets people fill a form draws it.
 */
function flatten({ module, handle }: PdfiumDocument, number: number): boolean {
  const page = module.FPDF_LoadPage(handle, number - 1)
  if (!page) return false
  const info = module.PDFiumExt_OpenFormFillInfo()
  const form = module.PDFiumExt_InitFormFillEnvironment(handle, info)
  if (form) module.FORM_OnAfterLoadPage(page, form)
  module.FPDFPage_Flatten(page, AS_DISPLAYED)
  if (form) module.FORM_OnBeforeClosePage(page, form)
  module.FPDF_ClosePage(page)
  if (form) module.PDFiumExt_ExitFormFillEnvironment(form)
  module.PDFiumExt_CloseFormFillInfo(info)
  return true
}

/** The words of an item that stand in fields. */
function partIn(item: NativeTextItem, fields: readonly NativeBox[]): NativeTextItem[] {
  const words = (item.words ?? [{ ...item }]).filter((word) => fields.some((field) => isMiddleOf(word, field)))
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  if (words.length === item.words?.length) return [item]
  const text = words.map((word) => word.text).join(' ')
  return [{ ...item, text, words, x: first.x, width: last.x + last.width - first.x }]
}

const isMiddleOf = ({ x, y, width, height }: NativeBox, field: NativeBox): boolean =>
  x + width / 2 > field.x &&
  x + width / 2 < field.x + field.width &&
  y + height / 2 > field.y &&
  y + height / 2 < field.y + field.height

const isThere = (item: NativeTextItem, items: readonly NativeTextItem[]): boolean =>
  items.some((own) => isMiddleOf(item, own) && own.text.includes(item.text.trim()))
