import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './pdf-document.ts'
import type { PageSize } from './page-size.ts'

interface Opened {
  address: string
  pdf?: PDFDocumentProxy
  pages?: PageSize[]
  failed?: boolean
}

/** Opens a PDF. Its pages are listed with the size of the first: reading each one's own would open them all. */
export function usePdf(address: string): Omit<Opened, 'address'> {
  const [opened, setOpened] = useState<Opened>({ address })
  useEffect(() => {
    let gone = false
    const { pdf: opening, close } = openPdf(address)
    void (async () => {
      try {
        const pdf = await opening
        const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
        const pages = Array.from({ length: pdf.numPages }, (_, index) => ({
          number: index + 1,
          width: first.width,
          height: first.height,
        }))
        if (!gone) setOpened({ address, pdf, pages })
      } catch {
        if (!gone) setOpened({ address, failed: true })
      }
    })()
    return () => {
      gone = true
      close()
    }
  }, [address])
  return opened.address === address ? opened : {}
}
