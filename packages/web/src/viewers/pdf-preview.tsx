import { shellCatalogue } from '../locales/shell.ts'
import { tasksCatalogue } from '../locales/tasks.ts'
import { useTexts } from '../locales/use-texts.ts'
import { PagedViewer } from './paged-viewer.tsx'
import PdfPage from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'

/** A PDF as it is, without marks. */
export default function PdfPreview({ address }: { address: string }) {
  const t = useTexts(tasksCatalogue)
  const shell = useTexts(shellCatalogue)
  const { pdf, pages, failed } = usePdf(address)
  if (failed) return <p className="p-8 text-ink-2">{t.detail.noPreview}</p>
  if (!pdf || !pages) return <p className="p-8 text-ink-3">{shell.loading}</p>
  return (
    <PagedViewer
      pages={pages}
      zoom={1}
      label={(page) => t.progress.pages(page, pages.length)}
      renderPage={(page, width) => <PdfPage pdf={pdf} number={page} width={width} />}
    />
  )
}
