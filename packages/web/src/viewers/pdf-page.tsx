import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'

interface Props {
  pdf: PDFDocumentProxy
  number: number
  width: number
  /** Must be the same function on each render. */
  onDrawn?: (canvas: HTMLCanvasElement) => void
}

/** Draws one page at its shown width. The earlier drawing stays until the new one is done, so that zooming does not flash. */
export default function PdfPage({ pdf, number, width, onDrawn }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let page: PDFPageProxy | undefined
    let task: RenderTask | undefined
    let gone = false
    void (async () => {
      page = await pdf.getPage(number)
      if (gone) return
      const scale = width / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale: scale * Math.min(2, devicePixelRatio) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      canvas.className = 'block h-full w-full'
      canvas.setAttribute('aria-hidden', 'true')
      task = page.render({ canvas, viewport })
      await task.promise
      if (gone) return
      host.current?.replaceChildren(canvas)
      onDrawn?.(canvas)
    })().catch((error: unknown) => {
      // A drawing cancelled because the page was scrolled away is no failure.
      if (!gone) throw error
    })
    return () => {
      gone = true
      task?.cancel()
      // Frees fonts and pictures of the page, since a reader may go through thousands of pages.
      page?.cleanup()
    }
  }, [pdf, number, width, onDrawn])
  return <div ref={host} className="h-full w-full" />
}
