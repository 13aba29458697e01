import type { ResultFile } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { failureText } from '../../api/request.ts'
import { fetchResource } from '../../api/resource.ts'
import { useLanguage } from '../../locales/language.ts'
import { shellCatalogue } from '../../locales/shell.ts'
import type { TasksTexts } from '../../locales/tasks.zh-CN.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FramedPage } from '../../viewers/framed-page.tsx'
import { DownloadButton } from '../../download/download-button.tsx'

const PdfPreview = lazy(() => import('../../viewers/pdf-preview.tsx'))

const PDF = new Set<ResultFile['kind']>(['pdf', 'annotated_pdf'])

/** A result as what it is: a PDF drawn with its comments, everything else as the page that the server makes of the very file. */
export function ResultPreview({ t, result, onClose }: { t: TasksTexts; result: ResultFile; onClose: () => void }) {
  const shell = useTexts(shellCatalogue)
  const language = useLanguage()
  return (
    <Dialog open onClose={onClose} title={result.name} closeLabel={shell.nav.close} size="full">
      <div className="min-h-0 flex-1 overflow-hidden border-y border-line bg-sunken">
        {PDF.has(result.kind) ? (
          <Suspense fallback={null}>
            <PdfPreview key={language} address={addressOf('getResource', { path: { id: result.path } })} />
          </Suspense>
        ) : (
          <PagePreview t={t} result={result} />
        )}
      </div>
      <div className="pt-4">
        <DownloadButton t={t} result={result} look="primary" size="medium" />
      </div>
    </Dialog>
  )
}

function PagePreview({ t, result }: { t: TasksTexts; result: ResultFile }) {
  const language = useLanguage()
  const address = addressOf('getResultHtml', { path: { id: result.path } })
  const { data: answer } = useQuery({
    queryKey: ['result-page', address, language],
    // Decisions change what a result says.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return { html: await (await fetchResource(address, { signal, quiet: true })).text() }
      } catch (error) {
        return { failure: await failureText(error) }
      }
    },
  })
  if (!answer)
    return (
      <p role="status" className="p-8 text-ink-3">
        {t.detail.preparing}
      </p>
    )
  if (answer.html === undefined) return <p className="p-8 text-ink-2">{answer.failure ?? t.detail.noPreview}</p>
  return <FramedPage html={answer.html} title={result.name} />
}
