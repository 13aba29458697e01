import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'

/** Draws one page at the width it is shown at. What was drawn stays until the new drawing is done: zooming does not flash. */
export default function PdfPage({ pdf, number, width }: { pdf: PDFDocumentProxy; number: number; width: number }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let task: RenderTask | undefined
    let gone = false
    void (async () => {
      const page = await pdf.getPage(number)
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
      if (!gone) host.current?.replaceChildren(canvas)
    })().catch((error: unknown) => {
      // A drawing given up because the page was scrolled away is no failure.
      if (!gone) throw error
    })
    return () => {
      gone = true
      task?.cancel()
    }
  }, [pdf, number, width])
  return <div ref={host} className="h-full w-full" />
}
