import { itemAt, lastOf, firstOf } from '@tickmark/document'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Rectangle } from '@tickmark/document/page'
import type { NativeBox, NativeGraphics } from '../engine/native-page.ts'
import {
  multiply,
  objectBounds,
  objectMatrix,
  transformBox,
  transformPoint,
  visitObjects,
} from '../engine/page-space.ts'
import type { Matrix } from '../engine/page-space.ts'
import { withMemory } from '../engine/pdfium.ts'

export interface Drawings extends NativeGraphics {
  /** Where pictures stand. */
  pictures: Rectangle[]
}

const OBJECT_PATH = 2
const OBJECT_IMAGE = 3
const SEGMENT_CURVE = 1
const SEGMENT_MOVE = 2
/** Segments of one path that are looked at: maps and shadings have millions. */
const MAX_SEGMENTS = 5_000

interface Subpath {
  points: [number, number][]
  hasCurve: boolean
}

/** Lines, shapes and pictures of a page. */
export function readDrawings(module: WrappedPdfiumModule, page: number, display: Matrix): Drawings {
  const drawings: Drawings = { shapes: [], lines: [], pictures: [] }
  visitObjects(module, page, (object, type, matrix) => {
    const outer = multiply(matrix, display)
    if (type === OBJECT_IMAGE) {
      const bounds = objectBounds(module, object)
      if (bounds) drawings.pictures.push(transformBox(...bounds, outer))
    } else if (type === OBJECT_PATH) addPath(drawings, module, object, outer)
  })
  return drawings
}

function addPath(drawings: Drawings, module: WrappedPdfiumModule, object: number, outer: Matrix): void {
  const { fill, stroke } = drawMode(module, object)
  if (!fill && !stroke) return
  const colors = { fillColor: colorOf(module, object, 'Fill'), strokeColor: colorOf(module, object, 'Stroke') }
  for (const { points, hasCurve } of subpaths(module, object, multiply(objectMatrix(module, object), outer))) {
    drawings.shapes.push({ bbox: boxAround(points), fill, stroke, hasCurve, ...colors })
    if (!stroke || hasCurve) continue
    for (let index = 1; index < points.length; index++) {
      const [[x1, y1], [x2, y2]] = [itemAt(points, index - 1), itemAt(points, index)]
      drawings.lines.push({ x1, y1, x2, y2, stroke, strokeColor: colors.strokeColor })
    }
  }
}

function drawMode(module: WrappedPdfiumModule, object: number): { fill: boolean; stroke: boolean } {
  return withMemory(module, 8, (pointer) => {
    const found = module.FPDFPath_GetDrawMode(object, pointer, pointer + 4)
    const isSet = (offset: number): boolean => found && module.pdfium.getValue(pointer + offset, 'i32') !== 0
    return { fill: isSet(0), stroke: isSet(4) }
  })
}

function colorOf(module: WrappedPdfiumModule, object: number, which: 'Fill' | 'Stroke'): string | undefined {
  return withMemory(module, 16, (pointer) => {
    const found = module[`FPDFPageObj_Get${which}Color`](object, pointer, pointer + 4, pointer + 8, pointer + 12)
    if (!found) return undefined
    const part = (offset: number): string =>
      (module.pdfium.getValue(pointer + offset, 'i32') & 255).toString(16).padStart(2, '0')
    return part(12) + part(0) + part(4) + part(8)
  })
}

function subpaths(module: WrappedPdfiumModule, object: number, matrix: Matrix): Subpath[] {
  const found: Subpath[] = []
  const count = Math.min(module.FPDFPath_CountSegments(object), MAX_SEGMENTS)
  withMemory(module, 8, (pointer) => {
    for (let index = 0; index < count; index++) {
      const segment = module.FPDFPath_GetPathSegment(object, index)
      if (!segment || !module.FPDFPathSegment_GetPoint(segment, pointer, pointer + 4)) continue
      const value = (offset: number): number => module.pdfium.getValue(pointer + offset, 'float')
      const point = transformPoint(value(0), value(4), matrix)
      const type = module.FPDFPathSegment_GetType(segment)
      if (type === SEGMENT_MOVE || found.length === 0) found.push({ points: [], hasCurve: false })
      const path = lastOf(found)
      path.points.push(point)
      if (type === SEGMENT_CURVE) path.hasCurve = true
      if (module.FPDFPathSegment_GetClose(segment)) path.points.push(firstOf(path.points))
    }
  })
  return found.filter(({ points }) => points.length > 1)
}

function boxAround(points: readonly [number, number][]): NativeBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
