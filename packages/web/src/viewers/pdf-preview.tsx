import { useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { tasksCatalogue } from '../locales/tasks/catalogue.ts'
import { PagedViewer, type PagePlace } from './paged-viewer.tsx'
import { PdfComments } from './pdf-comments.tsx'
import PdfPage from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'

/** A PDF with its comments. */
export default function PdfPreview({ address }: { address: string }) {
  const t = useTexts(tasksCatalogue)
  const shell = useTexts(shellCatalogue)
  const { pdf, pages, failed } = usePdf(address)
  const [place, setPlace] = useState<PagePlace>()
  if (failed) return <p className="p-8 text-ink-2">{t.detail.noPreview}</p>
  if (!pdf || !pages) return <p className="p-8 text-ink-3">{shell.loading}</p>
  const label = (page: number) => t.list.page(page, pages.length)
  return (
    <PagedViewer
      pages={pages}
      zoom={1}
      label={label}
      place={place}
      renderPage={(page, width) => (
        <>
          <PdfPage pdf={pdf} number={page} width={width} />
          <PdfComments pdf={pdf} number={page} linkLabel={label} onPage={(target) => setPlace({ page: target })} />
        </>
      )}
    />
  )
}
