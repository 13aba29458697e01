import type { ResultFile, TaskDetail } from '@tickmark/contract'
import { ArrowLeft, Download, FilePlus2, FolderDown, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DownloadButton } from '../../download/download-button.tsx'
import { formatDate, formatDateTime } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { StatusBadge } from '../../progress/status-badge.tsx'
import { isPartial } from '../../progress/is-partial.ts'
import { isActive } from '../../progress/use-live-task.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { TaskEngagement } from './engagement.tsx'
import { RemoveTasks } from './remove-tasks.tsx'
import { RetryButton } from './running-task.tsx'
import { ShareDialog } from './together/share-dialog.tsx'

interface Props {
  t: TasksTexts
  task: TaskDetail
}

/** Where a task belongs, its name and what is done with it; in a wide window parts of the one row around it. */
export function TaskHead({ t, task }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 max-xl:wrap xl:contents">
      <div className="flex min-w-0 items-center gap-3 xl:order-1 xl:flex-1">
        <Link
          to="/taskList"
          data-no-print
          aria-label={t.detail.back}
          title={t.detail.back}
          className="-ml-2 inline-flex size-10 shrink-0 items-center justify-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <div className="min-w-0">
          <h1 title={task.name} className="font-serif text-xl leading-7 font-semibold max-xl:wrap-anywhere xl:truncate">
            {task.name}
          </h1>
          <TaskPlace t={t} task={task} />
        </div>
      </div>
      <TaskActions t={t} task={task} />
      {task.error && !task.files.some(({ error }) => error) && (
        <p className="w-full border-l-3 border-warn pl-3 text-table xl:order-4 xl:w-auto">{task.error.message}</p>
      )}
    </div>
  )
}

function TaskPlace({ t, task }: Props) {
  const together = useTexts(togetherCatalogue)
  const partial = isPartial(task)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-meta leading-6 text-ink-2 xl:flex-nowrap xl:whitespace-nowrap">
      <span className="shrink-0">{t.types[task.type]}</span>
      <TaskEngagement t={t} task={task} />
      {task.role !== 'owner' && (
        <span title={together.share.owner(task.owner)} className="xl:truncate">
          {together.share.owner(task.owner)}
        </span>
      )}
      {/* While it runs, the progress below tells it. */}
      {!isActive(task) && (
        <StatusBadge
          status={task.status}
          partial={partial}
          label={partial ? t.detail.partial : t.statuses[task.status]}
        />
      )}
    </p>
  )
}

/** What most people want in words, the rest as signs with their names. */
function TaskActions({ t, task }: Props) {
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const [sharing, setSharing] = useState(false)
  const together = useTexts(togetherCatalogue)
  const owns = task.role === 'owner'
  const archive = task.results.find(({ kind }) => kind === 'archive')
  const isReviewed = task.results.some(({ kind }) => kind === 'docx')
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full xl:order-3 xl:flex-nowrap">
      {archive && isReviewed && (
        <DownloadButton
          t={t}
          result={archive}
          set="deliverables"
          look="primary"
          size="medium"
          className="max-sm:basis-full"
        >
          <Download aria-hidden className="size-4" />
          {t.detail.downloadReview}
        </DownloadButton>
      )}
      {owns && (
        <Button look="secondary" onClick={() => setSharing(true)}>
          <Users aria-hidden className="size-4" />
          {together.share.open}
        </Button>
      )}
      {task.role !== 'viewer' && task.type !== 'ocr' && !isActive(task) && (
        <ButtonLink
          look="secondary"
          to={`/ocr?new=1&of=${task.task_id}`}
          title={t.detail.newDraft}
          className="max-2xl:w-10 max-2xl:px-0"
        >
          <FilePlus2 aria-hidden className="size-4 shrink-0" />
          <span className="max-2xl:sr-only">{t.detail.newDraft}</span>
        </ButtonLink>
      )}
      {archive && <DownloadAll t={t} archive={archive} isOnly={!isReviewed} />}
      {owns && !isActive(task) && <RetryButton taskId={task.task_id} asSign={task.status === 'completed'} />}
      {owns && (
        <IconButton label={t.detail.removeTask} onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      )}
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

/** Beside what is handed on everything is a sign; where there is nothing else, the button. */
function DownloadAll({ t, archive, isOnly }: { t: TasksTexts; archive: ResultFile; isOnly: boolean }) {
  return (
    <DownloadButton t={t} result={archive} look={isOnly ? 'primary' : 'quiet'} size="medium">
      {isOnly ? (
        t.detail.downloadAll
      ) : (
        <span title={t.detail.downloadAll} className="-mx-2 inline-flex">
          <FolderDown aria-hidden className="size-4.5" />
          <span className="sr-only">{t.detail.downloadAll}</span>
        </span>
      )}
    </DownloadButton>
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
