import type { TaskDetail } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { TaskFailure } from '../../progress/task-failure.tsx'
import { TaskProgress } from '../../progress/task-progress.tsx'
import { isActive, taskKey, useLiveTask } from '../../progress/use-live-task.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

export function RunningTask({ taskId, onNew }: { taskId: string; onNew: () => void }) {
  const t = useTexts(tasksCatalogue)
  const { task, streaming, error, refetch } = useLiveTask(taskId)
  useDoneToast(task?.status, task?.type === 'ocr' ? t.progress.done : t.progress.reviewDone)
  useOpenedResult(taskId, task)
  if (error && !task) return <TaskFailure error={error} retry={() => void refetch()} />
  if (!task) return <div className="min-h-96" aria-busy="true" />
  return (
    <>
      <p className="text-meta text-ink-3">{t.types[task.type]}</p>
      <h1 className="mb-8 font-serif text-h2 wrap-anywhere">{task.name}</h1>
      <TaskProgress task={task} streaming={streaming}>
        {isActive(task) ? (
          <TerminateButton taskId={taskId} />
        ) : (
          <>
            {task.status !== 'completed' && <RetryButton taskId={taskId} />}
            {(task.status !== 'failed' || task.results.length > 0) && (
              <ButtonLink to={`/taskDownload?task_id=${taskId}`}>{t.progress.viewResults}</ButtonLink>
            )}
          </>
        )}
        <Button look={task.status === 'failed' && task.results.length === 0 ? 'primary' : 'secondary'} onClick={onNew}>
          {t.progress.createNew}
        </Button>
      </TaskProgress>
    </>
  )
}

function TerminateButton({ taskId }: { taskId: string }) {
  const t = useTexts(tasksCatalogue)
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  async function terminate(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      await request('cancelTask', { body: { task_id: taskId } }, { quiet: true })
      toast.success(t.progress.cancelled)
      await queries.invalidateQueries({ queryKey: taskKey(taskId) })
    } catch {
      // The request has shown the failure; the task may have ended meanwhile.
      await queries.invalidateQueries({ queryKey: taskKey(taskId) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="danger" disabled={busy} onClick={() => setAsking(true)}>
        {busy ? t.progress.terminating : t.progress.terminate}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.progress.terminateTitle}
        text={t.progress.terminateText}
        confirm={t.progress.terminate}
        cancel={t.progress.keep}
        onConfirm={() => void terminate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Asks for another run of the same files; a sign among others where the task has come to its end. */
export function RetryButton({ taskId, asSign = false }: { taskId: string; asSign?: boolean }) {
  const t = useTexts(tasksCatalogue)
  const queries = useQueryClient()
  async function retry(): Promise<void> {
    try {
      await request('retryTask', { body: { task_id: taskId } })
    } catch {
      return
    }
    toast.success(t.progress.retried)
    await queries.invalidateQueries()
  }
  if (asSign)
    return (
      <IconButton label={t.progress.retry} onClick={() => void retry()}>
        <RotateCw aria-hidden className="size-4.5" />
      </IconButton>
    )
  return (
    <Button look="secondary" onClick={() => void retry()}>
      {t.progress.retry}
    </Button>
  )
}

/** The form leaves this in the state of the history: the task was started just now. */
export const JUST_STARTED = 'just-started'

/**
 * Opens the result when a task ends that a person waits for. It opens nothing when the person has left the page, came to a finished task,
 * or must first be told why a file could not be read.
 */
function useOpenedResult(taskId: string, task: Pick<TaskDetail, 'status' | 'files'> | undefined): void {
  const navigate = useNavigate()
  const status = task?.status
  const isWhole = task?.files.every((file) => file.status !== 'failed')
  const waited = useRef(useLocation().state === JUST_STARTED)
  useEffect(() => {
    if (status && isActive({ status })) waited.current = true
    if (status !== 'completed' || !waited.current) return
    waited.current = false
    if (isWhole) void navigate(`/taskDownload?task_id=${taskId}`, { replace: true })
  }, [isWhole, navigate, status, taskId])
}

/** Shows a toast when a task ends while it is watched. */
function useDoneToast(status: string | undefined, text: string): void {
  const previous = useRef(status)
  useEffect(() => {
    if (previous.current === 'running' && status === 'completed') toast.success(text)
    previous.current = status
  }, [status, text])
}
