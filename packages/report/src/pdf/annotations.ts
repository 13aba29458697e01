import type { PDFContext, PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { BRAND } from '@tickmark/document'
import type { Box, Severity } from '@tickmark/document'
import { placeTicks } from './place-ticks.ts'
import { boxOnPage, displayedPage, n, toOwnSpace } from './displayed-page.ts'

/** Red, green, blue, each 0–1. */
export type Rgb = [number, number, number]

export const MARK_COLOURS: Record<Severity, Rgb> = {
  serious: [0.702, 0.2, 0.114],
  warning: [0.75, 0.49, 0],
  suggestion: [0.165, 0.353, 0.612],
}
const VERIFIED_COLOUR: Rgb = [0.149, 0.412, 0.29]

export interface Comment {
  title: string
  text: string
  colour: Rgb
  /** The place of the error itself is filled; an operand is only outlined. */
  filled: boolean
}

/** A verified figure: where its words stand, and the cell that they stand in. */
export interface VerifiedFigure {
  box: Box
  cell?: Box
}

const PADDING = 1.5

/** Marks a box on a page with a comment that every PDF viewer opens. Tells the mark's place. */
export async function addComment(page: PDFPage, box: Box, comment: Comment): Promise<PDFRef> {
  const { PDFHexString } = await import('@cantoo/pdf-lib')
  const context = page.doc.context
  const displayed = displayedPage(page)
  const [left, bottom, right, top] = boxOnPage(box, displayed)
  const rectangle = toOwnSpace([left - PADDING, bottom - PADDING, right + PADDING, top + PADDING], displayed)
  const annotation = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Square',
      Rect: rectangle,
      C: comment.colour,
      CA: 1,
      F: 4,
      BS: { W: 1 },
      T: PDFHexString.fromText(BRAND.name.en),
      Subj: PDFHexString.fromText(comment.title),
      Contents: PDFHexString.fromText(`${comment.title}\n${comment.text}`),
      AP: { N: appearance(context, rectangle, comment) },
    }),
  )
  page.node.addAnnot(annotation)
  return annotation
}

/** What the mark looks like: drawn by us, so that it looks alike in every viewer. */
function appearance(
  context: PDFContext,
  [left, bottom, right, top]: [number, number, number, number],
  { colour, filled }: Comment,
): PDFRef {
  const [width, height] = [right - left, top - bottom]
  const rgb = colour.map(n).join(' ')
  const fill = filled ? `/Fill gs ${rgb} rg 0 0 ${n(width)} ${n(height)} re f ` : ''
  const dash = filled ? '' : '[2 1.5] 0 d '
  const content = `${fill}/Line gs ${dash}${rgb} RG ${filled ? 1 : 0.7} w 0.5 0.5 ${n(width - 1)} ${n(height - 1)} re S`
  return context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: {
        ExtGState: { Fill: { Type: 'ExtGState', ca: 0.18, BM: 'Multiply' }, Line: { Type: 'ExtGState', CA: 0.9 } },
      },
    }),
  )
}

/** Signs verified figures, in shares of the page: the auditor's tick beside each, or a line under it; `print` is all that stands on the page. */
export function drawTicks(page: PDFPage, figures: readonly VerifiedFigure[], print: readonly Box[]): void {
  const displayed = displayedPage(page)
  const { ticks, lines } = placeTicks(
    figures.map(({ box, cell }) => ({
      figure: boxOnPage(box, displayed),
      ...(cell && { cellEnd: boxOnPage(cell, displayed)[2] }),
    })),
    print.map((box) => boxOnPage(box, displayed)),
  )
  const paths = [
    ...ticks.map(([x, y, right, top]) => {
      const [width, height] = [right - x, top - y]
      return `${n(x)} ${n(y + height * 0.45)} m ${n(x + width * 0.4)} ${n(y)} l ${n(right)} ${n(top)} l`
    }),
    ...lines.map(([x, y, right]) => `${n(x)} ${n(y)} m ${n(right)} ${n(y)} l`),
  ]
  const content = `q ${displayed.matrix.map(n).join(' ')} cm ${VERIFIED_COLOUR.map(n).join(' ')} RG 0.8 w 1 J 1 j\n${paths.join('\n')}\nS Q`
  page.node.normalize()
  page.node.addContentStream(page.doc.context.register(page.doc.context.flateStream(content)))
}

/** Makes a rectangle of `page` lead to `target`, at `top` of its displayed height. */
export function addLink(page: PDFPage, rectangle: [number, number, number, number], target: PDFPage): void {
  const { context } = page.doc
  page.node.addAnnot(
    context.register(
      context.obj({ Type: 'Annot', Subtype: 'Link', Rect: rectangle, Border: [0, 0, 0], Dest: [target.ref, 'Fit'] }),
    ),
  )
}
