import type { ResultFile } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { failureText } from '../../api/request.ts'
import { fetchResource } from '../../api/resource.ts'
import { DownloadButton } from '../../download/download-button.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FramedPage } from '../../viewers/framed-page.tsx'

const PdfPreview = lazy(() => import('../../viewers/pdf-preview.tsx'))

const PDF = new Set<ResultFile['kind']>(['pdf', 'annotated_pdf', 'report_pdf'])

/** A preview of a result: a PDF is drawn with its comments; every other file is shown as the HTML that the server makes of it. */
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
    // Never cached: a decision changes the content of a result.
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
