import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type CSSProperties, useEffect, useState } from 'react'

interface Note {
  id: string
  style: CSSProperties
  title: string
  text: string
  /** The page that a link leads to. */
  page?: number
}

interface Props {
  pdf: PDFDocumentProxy
  number: number
  linkLabel: (page: number) => string
  onPage: (page: number) => void
}

/** The comments and inner links of a page, above its drawing; a comment opens by pointer or keyboard. */
export function PdfComments({ pdf, number, linkLabel, onPage }: Props) {
  const [notes, setNotes] = useState<Note[]>([])
  useEffect(() => {
    let gone = false
    void readNotes(pdf, number).then(
      (found) => !gone && setNotes(found),
      // The page is shown without its comments.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [pdf, number])
  return notes.map(({ id, style, title, text, page }) =>
    page === undefined ? (
      <div key={id} className="group absolute" style={style}>
        <button type="button" aria-label={`${title}: ${text}`} className="absolute inset-0 cursor-help" />
        <div
          aria-hidden
          className="pointer-events-none absolute top-full left-0 z-10 mt-1 hidden w-72 max-w-[80vw] rounded-sm border border-line bg-surface p-3 text-meta whitespace-pre-line text-ink shadow-sheet group-focus-within:block group-hover:block"
        >
          <p className="mb-1 font-semibold">{title}</p>
          {text}
        </div>
      </div>
    ) : (
      <button
        key={id}
        type="button"
        aria-label={linkLabel(page)}
        className="absolute cursor-pointer"
        style={style}
        onClick={() => onPage(page)}
      />
    ),
  )
}

/** The fields of a pdf.js annotation that are used here. */
interface PdfAnnotation {
  id: string
  rect: [number, number, number, number]
  subtype: string
  titleObj?: { str: string }
  contentsObj?: { str: string }
  dest?: unknown
}

async function readNotes(pdf: PDFDocumentProxy, number: number): Promise<Note[]> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const annotations = (await page.getAnnotations()) as PdfAnnotation[]
  const notes = await Promise.all(
    annotations.map(async ({ id, rect, subtype, titleObj, contentsObj, dest }): Promise<Note | undefined> => {
      const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number]
      const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number]
      const style = {
        left: `${(Math.min(x1, x2) / viewport.width) * 100}%`,
        top: `${(Math.min(y1, y2) / viewport.height) * 100}%`,
        width: `${(Math.abs(x2 - x1) / viewport.width) * 100}%`,
        height: `${(Math.abs(y2 - y1) / viewport.height) * 100}%`,
      }
      if (subtype === 'Link') {
        const target = await linkedPageOf(pdf, dest)
        return target === undefined ? undefined : { id, style, title: '', text: '', page: target }
      }
      const text = contentsObj?.str.trim() ?? ''
      return text ? { id, style, title: titleObj?.str ?? '', text } : undefined
    }),
  )
  return notes.filter((note) => note !== undefined)
}

/** The page that an inner link leads to; undefined for one that leads elsewhere. */
async function linkedPageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  if (!Array.isArray(explicit) || typeof explicit[0] !== 'object') return undefined
  return (await pdf.getPageIndex(explicit[0] as Parameters<typeof pdf.getPageIndex>[0])) + 1
}
