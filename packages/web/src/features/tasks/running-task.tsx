import type { TaskDetail } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { tasksCatalogue } from '../../locales/tasks.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { TaskFailure } from '../../progress/task-failure.tsx'
import { TaskProgress } from '../../progress/task-progress.tsx'
import { isActive, taskKey, useLiveTask } from '../../progress/use-live-task.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

export function RunningTask({ taskId, onNew }: { taskId: string; onNew: () => void }) {
  const t = useTexts(tasksCatalogue)
  const { task, streaming, error, refetch } = useLiveTask(taskId)
  useDoneToast(task?.status, t.progress.done)
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
            <ButtonLink to={`/taskDownload?task_id=${taskId}`}>{t.progress.viewResults}</ButtonLink>
          </>
        )}
        <Button look="secondary" onClick={onNew}>
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
      // Told already; the task may have ended meanwhile.
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

export function RetryButton({ taskId }: { taskId: string }) {
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
  return (
    <Button look="secondary" onClick={() => void retry()}>
      {t.progress.retry}
    </Button>
  )
}

/** What the form leaves in the address's state: the task that follows was started just now. */
export const JUST_STARTED = 'just-started'

/**
 * Opens the result of the task that one waits for. Who has gone elsewhere stays there, who comes to a finished task as well, and who
 * has to be told first why one of the files could not be read.
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

/** Says so when a task ends while one watches. */
function useDoneToast(status: string | undefined, text: string): void {
  const previous = useRef(status)
  useEffect(() => {
    if (previous.current === 'running' && status === 'completed') toast.success(text)
    previous.current = status
  }, [status, text])
}
