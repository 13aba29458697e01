import { STEPS, type TaskDetail } from '@tickmark/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDuration } from '../i18n/format.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { tasksCatalogue } from '../locales/tasks/catalogue.ts'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'
import { ProgressBar } from '../ui/states.tsx'
import { extentOf } from './extent.ts'
import { FileProgress } from './file-progress.tsx'
import { isPartial } from './is-partial.ts'
import { StatusBadge } from './status-badge.tsx'
import { StepRail } from './step-rail.tsx'
import { isActive, isLive } from './use-live-task.ts'

/** The progress of a task: status, pages, time left, steps and files. */
export function TaskProgress({
  task,
  streaming,
  children,
}: {
  task: TaskDetail
  streaming: boolean
  children?: ReactNode
}) {
  const t = useTexts(tasksCatalogue)
  const { step } = task.progress
  const partial = isPartial(task)
  return (
    <section aria-label={t.progress.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div aria-live="polite">
          <StatusBadge
            status={task.status}
            partial={partial}
            label={partial ? t.detail.partial : t.statuses[task.status]}
          />
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      {task.error && (
        <p role="alert" className="mt-3 border-l-3 border-warn bg-warn-soft px-4 py-2 text-table">
          {task.error.message}
        </p>
      )}
      <div className="mt-4">
        <ProgressBar label={t.progress.title} value={shareOf(task)} />
        <div className="num mt-2 flex flex-wrap justify-between gap-x-6 text-meta text-ink-2">
          <span>
            {[step && isActive(task) ? t.steps[step] : '', extentOf(t, task.files)].filter(Boolean).join(' · ')}
          </span>
          <TimeLeft task={task} streaming={streaming} />
        </div>
      </div>
      {task.type !== 'ocr' && (
        <div className="mt-6">
          <StepRail label={t.progress.readerSteps} steps={t.steps} current={step} status={task.status} />
        </div>
      )}
      <ul className="mt-6 border-b border-line">
        {task.files.map((file) => (
          <FileProgress key={file.file_id} t={t} file={file} />
        ))}
      </ul>
    </section>
  )
}

type AfterReading = TaskDetail['progress']['after_reading']

function TimeLeft({ task, streaming }: { task: TaskDetail; streaming: boolean }) {
  const t = useTexts(tasksCatalogue)
  const passed = usePassed(task.progress.after_reading)
  const said = [
    timeLeft(task, t),
    passed === null ? '' : t.progress.sinceRead(...durations(task.progress.after_reading, passed)),
    streaming ? '' : t.progress.polling,
  ].filter(Boolean)
  if (!isLive(task)) return null
  return <span>{said.join(' · ')}</span>
}

/** What is told of the time after the last page: how long it has been, how long it usually is, and whether it is longer than that. */
function durations(after: AfterReading, passed: number): [passed: string, usual: string | null, isLonger: boolean] {
  const usual = after?.usual_seconds ?? null
  return [formatDuration(passed), usual === null ? null : formatDuration(usual), usual !== null && passed > usual + 1]
}

/** Seconds since the last page was read, counted on by the browser's clock; null before. */
function usePassed(after: AfterReading): number | null {
  const [shown, setShown] = useState<{ of: AfterReading; more: number }>({ of: after, more: 0 })
  useEffect(() => {
    if (after?.seconds == null) return
    const since = performance.now()
    const timer = setInterval(() => setShown({ of: after, more: (performance.now() - since) / 1000 }), 1000)
    return () => clearInterval(timer)
  }, [after])
  if (after?.seconds == null) return null
  return after.seconds + (shown.of === after ? shown.more : 0)
}

/** The time left is known while pages are read; of the review and the writing of results it is told how long they usually take. */
function timeLeft({ status, progress }: TaskDetail, t: TasksTexts): string {
  const { eta_seconds: eta, pages_done: done, pages_total: total, writing } = progress
  if (status === 'idle') return t.progress.queued
  if (writing) return t.progress.writing(writing.name, writing.done + 1, writing.total)
  if (eta !== null) return t.progress.eta(formatDuration(eta))
  return done < total ? t.progress.etaUnknown : ''
}

/** The last step of reading; later steps belong to the review. */
const LAST_READING_STEP = STEPS.indexOf('identify_tables')

/** The filled share of the bar: first pages read, then steps of the review, then result files; only a completed task fills it. */
function shareOf({ status, type, progress }: TaskDetail): number {
  if (status === 'completed') return 1
  const { pages_done, pages_total, step, writing } = progress
  const reading = type === 'ocr' ? 0.8 : 0.6
  const reviewSteps = Math.max(0, step ? STEPS.indexOf(step) - LAST_READING_STEP : 0)
  const reviewed = 0.8
  if (writing) return reviewed + ((1 - reviewed) * writing.done) / writing.total
  if (reviewSteps > 0) return reading + ((reviewed - reading) * reviewSteps) / (STEPS.length - LAST_READING_STEP)
  return pages_total > 0 ? (reading * pages_done) / pages_total : 0
}
