import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Rectangle } from '@tickmark/document/page'
import { withMemory } from './pdfium.ts'

/** a, b, c, d, e, f of PDF: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Device units to a point, where PDFium counts in whole ones. */
const PRECISION = 100
/** Points of the page's own space that are far apart: the further, the less the rounding matters. */
const SPAN = 1000

/** How PDFium shows a page: from its own space (origin below, before its rotation) to points of the page as displayed. */
export function displayMatrix(
  module: WrappedPdfiumModule,
  page: number,
  size: { width: number; height: number },
): Matrix {
  const point = (x: number, y: number): [number, number] =>
    withMemory(module, 8, (pointer) => {
      const [width, height] = [Math.round(size.width * PRECISION), Math.round(size.height * PRECISION)]
      module.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, pointer, pointer + 4)
      const value = (at: number): number => module.pdfium.getValue(at, 'i32') / PRECISION
      return [value(pointer), value(pointer + 4)]
    })
  const [e, f] = point(0, 0)
  const [alongX, alongY] = [point(SPAN, 0), point(0, SPAN)]
  return [(alongX[0] - e) / SPAN, (alongX[1] - f) / SPAN, (alongY[0] - e) / SPAN, (alongY[1] - f) / SPAN, e, f]
}

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [g, h, i, j, k, l] = outer
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

export function transformPoint(x: number, y: number, [a, b, c, d, e, f]: Matrix): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The smallest upright rectangle around two opposite corners and what lies between, transformed. */
export function transformBox(x1: number, y1: number, x2: number, y2: number, matrix: Matrix): Rectangle {
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => transformPoint(x, y, matrix)))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c || 1
  const [A, B, C, D] = [d / determinant, -b / determinant, -c / determinant, a / determinant]
  return [A, B, C, D, -(e * A + f * C), -(e * B + f * D)]
}

const OBJECT_FORM = 5
/** Objects looked at on one page, and forms within forms, at most. */
const MAX_OBJECTS = 20_000
const MAX_DEPTH = 4

/** All objects of a page with the matrix from their space to the page's, those within forms included. */
export function visitObjects(
  module: WrappedPdfiumModule,
  page: number,
  visit: (object: number, type: number, matrix: Matrix) => void,
): void {
  let visited = 0
  const look = (object: number, matrix: Matrix, depth: number): void => {
    if (!object || ++visited > MAX_OBJECTS) return
    const type = module.FPDFPageObj_GetType(object)
    if (type !== OBJECT_FORM) visit(object, type, matrix)
    else if (depth < MAX_DEPTH) {
      const inner = multiply(objectMatrix(module, object), matrix)
      const count = module.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count && visited < MAX_OBJECTS; index++)
        look(module.FPDFFormObj_GetObject(object, index), inner, depth + 1)
    }
  }
  const count = module.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && visited < MAX_OBJECTS; index++)
    look(module.FPDFPage_GetObject(page, index), IDENTITY, 0)
}

export function objectMatrix(module: WrappedPdfiumModule, object: number): Matrix {
  return withMemory(module, 24, (pointer) => {
    if (!module.FPDFPageObj_GetMatrix(object, pointer)) return IDENTITY
    const value = (index: number): number => module.pdfium.getValue(pointer + 4 * index, 'float')
    return [value(0), value(1), value(2), value(3), value(4), value(5)]
  })
}

/** Left, bottom, right, top of an object in the space that it stands in. */
export function objectBounds(
  module: WrappedPdfiumModule,
  object: number,
): readonly [number, number, number, number] | undefined {
  return withMemory(module, 16, (pointer) => {
    if (!module.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined
    const value = (index: number): number => module.pdfium.getValue(pointer + 4 * index, 'float')
    return [value(0), value(1), value(2), value(3)]
  })
}
