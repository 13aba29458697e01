import type { TaskDetail, TaskSummary } from '@tickmark/contract'
import type { DocumentSummary } from '@tickmark/document'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { changeText } from '../../i18n/change-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'

/** The summary and the key figures of each document. It is optional: a failure shows nothing. */
export function TaskSummaryPanel({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['summary', task.task_id, language],
    queryFn: () => request('getTaskSummary', { query: { task_id: task.task_id } }, { quiet: true, silent: true }),
  })
  const files = data?.files.filter((file) => file.summary || (file.document?.keyFigures.length ?? 0) > 0) ?? []
  if (!data || (!hasOwnSummary(data) && files.length === 0)) return null
  return (
    <section className="mb-10">
      <h2 className="mb-2 font-serif text-xl">{t.detail.summary}</h2>
      {hasOwnSummary(data) && <p className="max-w-4xl whitespace-pre-line text-ink-2">{data.summary}</p>}
      {files.map((file) => (
        <FileSummary key={file.file_id} t={t} file={file} />
      ))}
    </section>
  )
}

/** Whether a task says more than its files do, each below with its own. */
const hasOwnSummary = ({ summary, files }: TaskSummary): boolean =>
  Boolean(summary) && !files.every((file) => file.summary && summary?.includes(file.summary))

function FileSummary({ t, file }: { t: TasksTexts; file: TaskSummary['files'][number] }) {
  const figures = file.document?.keyFigures ?? []
  const groups = [...Map.groupBy(figures, ({ currentPeriod, priorPeriod }) => `${currentPeriod}\n${priorPeriod}`)]
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="font-medium wrap-anywhere">{file.name}</p>
      {/* The last of the sentences tells the key figures, which stand in the tables below. */}
      {paragraphsOf(file.summary, groups.length > 0).map((paragraph) => (
        <p key={paragraph} className="mt-1 max-w-4xl text-table text-ink-2">
          {paragraph}
        </p>
      ))}
      {groups.map(([key, group]) => (
        <KeyFigureTable key={key} t={t} file={file.name} figures={group} />
      ))}
    </div>
  )
}

function paragraphsOf(summary: string | null | undefined, tabled: boolean): string[] {
  const paragraphs = (summary ?? '').split('\n').filter(Boolean)
  return tabled && paragraphs.length > 1 ? paragraphs.slice(0, -1) : paragraphs
}

interface KeyFigureTableProps {
  t: TasksTexts
  file: string
  figures: DocumentSummary['keyFigures']
}

/** Key figures of the same two periods. */
function KeyFigureTable({ t, file, figures }: KeyFigureTableProps) {
  const { currentPeriod, priorPeriod } = figures[0] ?? {}
  const heads = [t.detail.item, currentPeriod ?? t.detail.current, priorPeriod ?? t.detail.prior, t.detail.change]
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
      tabIndex={0}
      role="region"
      aria-label={[file, t.detail.keyFigures, currentPeriod].filter(Boolean).join(' · ')}
      className="overflow-x-auto"
    >
      <table className="num mt-3 min-w-md text-table">
        <caption className="sr-only">{t.detail.keyFigures}</caption>
        <thead>
          <tr className="border-b border-ink text-meta">
            {heads.map((label, index) => (
              <th
                key={label}
                scope="col"
                // Tables of several pairs of periods stand below each other: their columns do as well.
                className={`py-1.5 pr-8 ${index ? 'min-w-36 text-right' : 'min-w-64 text-left max-sm:min-w-0'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.concept + figure.label} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-8 text-left font-normal">
                {figure.label}
              </th>
              <td className="py-1.5 pr-8 text-right">{figure.current}</td>
              <td className="py-1.5 pr-8 text-right">{figure.prior ?? '–'}</td>
              <td className="py-1.5 pr-8 text-right">{changeText(figure, t.detail.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
