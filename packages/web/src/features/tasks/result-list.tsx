import type { ResultFile, TaskDetail } from '@tickmark/contract'
import { useState } from 'react'
import { DownloadButton } from '../../download/download-button.tsx'
import { formatList, formatSize } from '../../i18n/format.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { ResultPreview } from './result-preview.tsx'

/** What people read and hand on comes before what programs read. */
const ORDER: readonly ResultFile['kind'][] = [
  'annotated_pdf',
  'report_pdf',
  'docx',
  'xlsx',
  'analysis_package',
  'html',
  'pdf',
  'markdown',
  'json',
  'sarif',
]

const inOrder = (results: readonly ResultFile[]): ResultFile[] =>
  results.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))

/** Between what a result is for and how much its file holds, in the line that the server writes. */
const JOINT = ' · '

/** How much a file holds and how it scored, where every result of it says the same: ten rows need not. */
function extentOf(results: readonly ResultFile[]): string {
  const [first, ...others] = results.map(({ summary }) => summary?.split(JOINT).slice(1).join(JOINT) ?? '')
  return first && others.length > 0 && others.every((extent) => extent === first) ? first : ''
}

/** The results of the whole task first, then file by file. */
export function ResultList({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const [shown, setShown] = useState<ResultFile | null>(null)
  const groups = [
    { name: t.detail.finalResult, missing: [], results: task.results.filter(({ file_id }) => file_id === null) },
    ...task.files.map((file) => ({
      name: file.name,
      missing: file.missing_results,
      results: inOrder(task.results.filter(({ file_id }) => file_id === file.file_id)),
    })),
  ].filter(({ results, missing }) => results.length + missing.length > 0)
  return (
    <>
      {groups.map(({ name, results, missing }) => (
        <section key={name} className="mb-10">
          <h2 className="font-serif text-xl wrap-anywhere">{name}</h2>
          <p className="num mb-2 text-meta text-ink-3">{extentOf(results)}</p>
          {missing.length > 0 && (
            <p data-missing role="status" className="mb-3 border-l-3 border-warn bg-warn-soft px-4 py-2 text-table">
              {t.detail.unwritten(formatList(missing.map((kind) => t.detail.kinds[kind])))}
            </p>
          )}
          <ul className="border-t-2 border-ink">
            {results.map((result) => (
              <ResultRow
                key={result.result_id}
                {...{ t, result }}
                extent={extentOf(results)}
                isReviewed={results.some(({ kind }) => kind === 'docx')}
                onView={() => setShown(result)}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown && <ResultPreview t={t} result={shown} onClose={() => setShown(null)} />}
    </>
  )
}

interface RowProps {
  t: TasksTexts
  result: ResultFile
  /** What the head of the group says for all of its rows. */
  extent: string
  isReviewed: boolean
  onView: () => void
}

function ResultRow({ t, result, extent, isReviewed, onView }: RowProps) {
  const purpose = extent ? result.summary?.replace(JOINT + extent, '') : result.summary
  const name = result.kind === 'xlsx' && isReviewed ? t.detail.reviewedXlsx : t.detail.kinds[result.kind]
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[14rem_1fr_auto]">
      <div>
        <p className="text-table font-medium">{name}</p>
        <p className="num text-meta text-ink-3">{formatSize(result.size)}</p>
      </div>
      <div className="min-w-0">
        <p className="text-meta wrap-anywhere text-ink-2">{result.name}</p>
        {purpose && <p className="text-table wrap-anywhere">{purpose}</p>}
      </div>
      <div className="flex gap-2">
        <Button look="secondary" size="small" onClick={onView}>
          {t.detail.view}
        </Button>
        <DownloadButton t={t} result={result} />
      </div>
    </li>
  )
}
