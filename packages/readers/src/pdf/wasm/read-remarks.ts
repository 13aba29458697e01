import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { NativeAnnotation } from '../engine/native-page.ts'
import { transformBox } from '../engine/page-space.ts'
import type { Matrix } from '../engine/page-space.ts'
import { readUtf16, withMemory } from '../engine/pdfium.ts'

/** PDFium's numbers of the kinds of annotations that people write in; a widget is a field of a form. */
const KINDS: Readonly<Record<number, string>> = {
  1: 'text',
  3: 'freetext',
  4: 'line',
  5: 'square',
  6: 'circle',
  7: 'polygon',
  8: 'polyline',
  9: 'highlight',
  10: 'underline',
  11: 'squiggly',
  12: 'strikeout',
  13: 'stamp',
  14: 'caret',
  15: 'ink',
  20: 'widget',
}
const MAX_REMARKS = 2_000

/** Annotations of a page that carry text. */
export function readRemarks(module: WrappedPdfiumModule, page: number, display: Matrix): NativeAnnotation[] {
  const count = Math.min(module.FPDFPage_GetAnnotCount(page), MAX_REMARKS)
  const remarks: NativeAnnotation[] = []
  for (let index = 0; index < count; index++) {
    const annotation = module.FPDFPage_GetAnnot(page, index)
    if (!annotation) continue
    const subtype = KINDS[module.FPDFAnnot_GetSubtype(annotation)]
    const entry = (key: string): string | undefined =>
      readUtf16(module, (buffer, length) => module.FPDFAnnot_GetStringValue(annotation, key, buffer, length)) ||
      undefined
    if (subtype) {
      remarks.push({
        subtype,
        contents: entry('Contents'),
        title: entry('T'),
        created: entry('CreationDate'),
        modified: entry('M'),
        rect: rectangleOf(module, annotation, display),
      })
    }
    module.FPDFPage_CloseAnnot(annotation)
  }
  return remarks
}

function rectangleOf(module: WrappedPdfiumModule, annotation: number, display: Matrix): NativeAnnotation['rect'] {
  return withMemory(module, 16, (pointer) => {
    if (!module.FPDFAnnot_GetRect(annotation, pointer)) return undefined
    const value = (offset: number): number => module.pdfium.getValue(pointer + offset, 'float')
    const { left, top, right, bottom } = transformBox(value(0), value(12), value(8), value(4), display)
    return { x: left, y: top, width: right - left, height: bottom - top }
  })
}
