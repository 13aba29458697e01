import type { TaskDetail } from '@tickmark/contract'
import { ArrowLeft, Download, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DownloadButton } from '../../download/download-button.tsx'
import { formatDate, formatDateTime } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { StatusBadge } from '../../progress/status-badge.tsx'
import { isActive } from '../../progress/use-live-task.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { TaskEngagement } from './engagement.tsx'
import { RemoveTasks } from './remove-tasks.tsx'
import { RetryButton } from './running-task.tsx'
import { ShareDialog } from './together/share-dialog.tsx'

export function TaskHead({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const [sharing, setSharing] = useState(false)
  const together = useTexts(togetherCatalogue)
  const owns = task.role === 'owner'
  const archive = task.results.find(({ kind }) => kind === 'archive')
  const isReviewed = task.results.some(({ kind }) => kind === 'docx')
  const partial =
    task.status === 'completed' &&
    task.files.some(({ status, failed_pages }) => status === 'failed' || failed_pages.length > 0)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 xl:flex-nowrap">
      <div className="min-w-0 xl:flex-1">
        <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-2">
          <Link to="/taskList" data-no-print className="inline-flex min-h-6 items-center gap-1 hover:underline">
            <ArrowLeft aria-hidden className="size-4" />
            {t.detail.back}
          </Link>
          <span aria-hidden data-no-print>
            ·
          </span>
          <span>{t.types[task.type]}</span>
          <TaskEngagement t={t} task={task} />
          {!owns && <span>{together.share.owner(task.owner)}</span>}
          <StatusBadge
            status={task.status}
            partial={partial}
            label={partial ? t.detail.partial : t.statuses[task.status]}
          />
        </p>
        <h1 className="mt-0.5 font-serif text-2xl font-semibold wrap-anywhere">{task.name}</h1>
        {task.error && <p className="mt-2 border-l-3 border-warn pl-3 text-table">{task.error.message}</p>}
      </div>
      {/* On a phone one row that moves sideways: three rows would push the document off the screen. */}
      <div className="flex items-center gap-2 max-sm:-mx-6 max-sm:w-[calc(100%+3rem)] max-sm:overflow-x-auto max-sm:px-6 max-sm:pb-1 sm:flex-wrap xl:flex-nowrap">
        {archive && isReviewed && (
          <DownloadButton t={t} result={archive} set="deliverables" look="primary" size="medium">
            <Download aria-hidden className="size-4" />
            {t.detail.downloadReview}
          </DownloadButton>
        )}
        {archive && (
          <DownloadButton t={t} result={archive} look={isReviewed ? 'secondary' : 'primary'} size="medium">
            {t.detail.downloadAll}
          </DownloadButton>
        )}
        {owns && (
          <Button look="secondary" onClick={() => setSharing(true)}>
            <Users aria-hidden className="size-4" />
            {together.share.open}
          </Button>
        )}
        {task.role !== 'viewer' && task.type !== 'ocr' && !isActive(task) && (
          <ButtonLink look="secondary" to={`/ocr?new=1&of=${task.task_id}`}>
            {t.detail.newDraft}
          </ButtonLink>
        )}
        {owns && !isActive(task) && <RetryButton taskId={task.task_id} />}
        {owns && (
          <IconButton label={t.detail.removeTask} onClick={() => setRemoving(true)}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        )}
      </div>
      {sharing && <ShareDialog task={task} onClose={() => setSharing(false)} />}
      <RemoveTasks
        t={t}
        tasks={removing ? [task] : []}
        onClose={(removed) => {
          setRemoving(false)
          if (removed) void navigate('/taskList', { replace: true })
        }}
      />
    </div>
  )
}

/** When it will be deleted by itself, or that nobody may. */
function retentionFacts({ detail: t }: TasksTexts, { retention }: TaskDetail): [string, string][] {
  const { deletes_at: at, held } = retention
  if (held) return [[t.held, held.reason]]
  return at ? [[t.deletes, formatDate(at)]] : []
}

/** When and with what the task was run. */
export function TaskFacts({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const facts: [string, string][] = [
    [t.detail.created, formatDateTime(task.created_at)],
    ...(task.finished_at ? [[t.detail.finished, formatDateTime(task.finished_at)] as [string, string]] : []),
    ...retentionFacts(t, task),
    [t.detail.ocrModel, task.ocr_model],
    [t.detail.analysisModel, task.analysis_model],
  ]
  return (
    <dl className="num mb-6 flex flex-wrap gap-x-5 text-meta text-ink-3">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt>{label}</dt>
          <dd className="text-ink-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
