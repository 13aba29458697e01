import type { TaskDetail } from '@tickmark/contract'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { demoCatalogue } from '../../locales/demo/catalogue.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { LiveTask } from '../../progress/live-task.tsx'
import { TaskProgress } from '../../progress/task-progress.tsx'
import { isActive } from '../../progress/use-live-task.ts'
import { toast } from '../../ui/toast.ts'
import { DemoActions } from './demo-actions.tsx'
import { DemoStart } from './demo-start.tsx'
import { REVIEW_TYPES } from './review-type.ts'

type ReviewerSlot = (task: TaskDetail) => ReactNode

/** ready → analysing → finished → (reset) ready. The address names the state, so that a reload keeps it. */
export function DemoScreen({ reviewer }: { reviewer: ReviewerSlot }) {
  const t = useTexts(demoCatalogue)
  const [params, setParams] = useSearchParams()
  const taskId = params.get('task_id')
  const inAddress = params.get('type')
  // The address follows a moment later; until then a choice must not look as if it had not been made.
  const [type, setType] = useOptimistic(REVIEW_TYPES.find((name) => name === inAddress))
  if (taskId)
    return (
      <LiveTask key={taskId} taskId={taskId}>
        {(task, streaming) => (
          <DemoTask
            {...{ task, streaming, reviewer }}
            onReset={() => {
              setParams({})
              toast.info(t.resetDone)
            }}
          />
        )}
      </LiveTask>
    )
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="font-serif text-h2">{t.title}</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-2">{t.lead}</p>
      <DemoStart
        type={type}
        onType={(name) =>
          startTransition(() => {
            setType(name)
            setParams({ type: name }, { replace: true })
          })
        }
        onStarted={(id) => setParams({ task_id: id })}
      />
    </div>
  )
}

interface TaskProps {
  task: TaskDetail
  streaming: boolean
  reviewer: ReviewerSlot
  onReset: () => void
}

function DemoTask({ task, streaming, reviewer, onReset }: TaskProps) {
  const t = useTexts(demoCatalogue)
  const tasks = useTexts(tasksCatalogue)
  const reviewed = task.status === 'completed'
  const heading = reviewed ? t.finished : isActive(task) ? t.analysing : tasks.statuses[task.status]
  return (
    <>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 py-5">
        <div>
          <p className="text-meta text-ink-2">
            {t.title} · {tasks.types[task.type]}
          </p>
          <h1 className="font-serif text-2xl font-semibold">{heading}</h1>
        </div>
        <DemoActions task={task} onReset={onReset} />
      </div>
      {reviewed ? (
        reviewer(task)
      ) : (
        <div className="wrap pb-16">
          {task.status === 'cancelled' && <p className="mb-4 text-ink-2">{t.cancelled}</p>}
          <TaskProgress task={task} streaming={streaming} />
        </div>
      )}
    </>
  )
}
