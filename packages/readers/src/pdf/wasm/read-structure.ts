import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { NativeElement } from '../engine/native-page.ts'
import { readUtf16, withMemory } from '../engine/pdfium.ts'

/** Deeper or larger trees are damage. */
const MAX_DEPTH = 60
const MAX_ELEMENTS = 50_000

/** The elements of the file's structure tree that stand on a page. */
export function readStructure(module: WrappedPdfiumModule, page: number): NativeElement[] {
  const tree = module.FPDF_StructTree_GetForPage(page)
  if (!tree) return []
  let visited = 0
  const toElement = (element: number, depth: number): NativeElement | undefined => {
    if (!element || depth > MAX_DEPTH || ++visited > MAX_ELEMENTS) return undefined
    const count = Math.max(0, module.FPDF_StructElement_CountChildren(element))
    const found: NativeElement = {
      type: readUtf16(module, (buffer, length) => module.FPDF_StructElement_GetType(element, buffer, length)),
      attributes: spansOf(module, element),
      markedContentIds: [],
      children: [],
    }
    for (let index = 0; index < count; index++) {
      const id = module.FPDF_StructElement_GetChildMarkedContentID(element, index)
      const child = id < 0 && toElement(module.FPDF_StructElement_GetChildAtIndex(element, index), depth + 1)
      if (id >= 0) found.markedContentIds.push(id)
      else if (child) found.children.push(child)
    }
    return found
  }
  try {
    const count = Math.max(0, module.FPDF_StructTree_CountChildren(tree))
    return Array.from({ length: count }, (_, index) =>
      toElement(module.FPDF_StructTree_GetChildAtIndex(tree, index), 0),
    ).filter((element) => element !== undefined)
  } finally {
    module.FPDF_StructTree_Close(tree)
  }
}

/** Columns and rows over which a cell of a table reaches. */
function spansOf(module: WrappedPdfiumModule, element: number): Record<string, number> {
  const spans: Record<string, number> = {}
  const count = module.FPDF_StructElement_GetAttributeCount(element)
  for (let index = 0; index < count; index++) {
    const attribute = module.FPDF_StructElement_GetAttributeAtIndex(element, index)
    for (const name of ['ColSpan', 'RowSpan']) {
      const value = attribute && module.FPDF_StructElement_Attr_GetValue(attribute, name)
      const number = value ? numberOf(module, value) : undefined
      if (number !== undefined) spans[name] = number
    }
  }
  return spans
}

function numberOf(module: WrappedPdfiumModule, value: number): number | undefined {
  return withMemory(module, 4, (pointer) =>
    module.FPDF_StructElement_Attr_GetNumberValue(value, pointer)
      ? module.pdfium.getValue(pointer, 'float')
      : undefined,
  )
}
