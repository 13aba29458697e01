import type { ResultFile } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { failureText } from '../../api/request.ts'
import { fetchResource } from '../../api/resource.ts'
import { shellCatalogue } from '../../locales/shell.ts'
import type { TasksTexts } from '../../locales/tasks.zh-CN.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SafeHtml } from '../../viewers/safe-html.tsx'
import { useDownload } from './use-download.ts'

const PdfPreview = lazy(() => import('../../viewers/pdf-preview.tsx'))

/** How each kind is shown: made into safe HTML by the server, drawn by pdf.js, or as its own text. */
const HTML = new Set<ResultFile['kind']>(['markdown', 'html', 'xlsx', 'docx', 'analysis_package'])
const PDF = new Set<ResultFile['kind']>(['pdf', 'annotated_pdf'])
const TEXT_LIMIT = 300_000

export function ResultPreview({ t, result, onClose }: { t: TasksTexts; result: ResultFile; onClose: () => void }) {
  const shell = useTexts(shellCatalogue)
  const download = useDownload()
  return (
    <Dialog open onClose={onClose} title={result.name} closeLabel={shell.nav.close} size="full">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label={result.name}
        className="min-h-0 flex-1 overflow-auto border-y border-line bg-sunken"
      >
        {PDF.has(result.kind) ? (
          <Suspense fallback={null}>
            <PdfPreview address={addressOf('getResource', { path: { id: result.path } })} />
          </Suspense>
        ) : HTML.has(result.kind) ? (
          <HtmlPreview t={t} result={result} />
        ) : (
          <TextPreview t={t} result={result} />
        )}
      </div>
      <div className="pt-4">
        <Button onClick={() => void download(result)}>{t.detail.download}</Button>
      </div>
    </Dialog>
  )
}

function useText(address: string) {
  return useQuery({
    queryKey: ['text', address],
    queryFn: async ({ signal }) => {
      try {
        return { text: await (await fetchResource(address, { signal })).text() }
      } catch (error) {
        return { failure: await failureText(error) }
      }
    },
  }).data
}

function HtmlPreview({ t, result }: { t: TasksTexts; result: ResultFile }) {
  const answer = useText(addressOf('getResultHtml', { path: { id: result.path } }))
  if (!answer) return <div className="h-[60vh]" aria-busy="true" />
  if (answer.text === undefined) return <p className="p-8 text-ink-2">{answer.failure ?? t.detail.noPreview}</p>
  return (
    <div className="mx-auto max-w-5xl bg-surface p-6">
      <SafeHtml html={answer.text} />
    </div>
  )
}

function TextPreview({ t, result }: { t: TasksTexts; result: ResultFile }) {
  const answer = useText(addressOf('getResource', { path: { id: result.path } }))
  if (!answer) return <div className="h-[60vh]" aria-busy="true" />
  if (answer.text === undefined) return <p className="p-8 text-ink-2">{answer.failure ?? t.detail.noPreview}</p>
  return (
    <div className="p-6">
      {answer.text.length > TEXT_LIMIT && <p className="mb-3 text-meta text-warn">{t.detail.previewTruncated}</p>}
      <pre className="text-meta whitespace-pre-wrap wrap-anywhere">{answer.text.slice(0, TEXT_LIMIT)}</pre>
    </div>
  )
}
