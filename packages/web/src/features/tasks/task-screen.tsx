import type { TaskDetail } from '@tickmark/contract'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { proofreadCatalogue } from '../../locales/proofread/catalogue.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { LiveTask } from '../../progress/live-task.tsx'
import { TaskProgress } from '../../progress/task-progress.tsx'
import { isActive } from '../../progress/use-live-task.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ResultList } from './result-list.tsx'
import { ReviewReadTask } from './review-read-task.tsx'
import { SourceFiles } from './source-files.tsx'
import { TaskFacts, TaskHead } from './task-head.tsx'
import { SignOffPanel } from './together/sign-off-panel.tsx'
import { TaskSummaryPanel } from './task-summary-panel.tsx'

/** The screens of other features on a task, handed in, since features do not know each other. */
export interface TaskViews {
  reviewer: (task: TaskDetail) => ReactNode
  /** The text that was read beside its pages. */
  proofreader: (task: TaskDetail) => ReactNode
}

/** A task with its results. */
export function TaskScreen(handed: TaskViews) {
  const t = useTexts(tasksCatalogue)
  const taskId = useSearchParams()[0].get('task_id') ?? ''
  return (
    <LiveTask taskId={taskId}>
      {(task, streaming) => (
        <>
          <div className="wrap pt-4">
            <TaskHead t={t} task={task} />
          </div>
          {isActive(task) ? (
            <div className="wrap py-8">
              <TaskProgress task={task} streaming={streaming}>
                <ButtonLink look="secondary" to={`/ocr?task_id=${task.task_id}`}>
                  {t.list.viewProgress}
                </ButtonLink>
              </TaskProgress>
            </div>
          ) : (
            <DetailTabs t={t} task={task} {...handed} />
          )}
        </>
      )}
    </LiveTask>
  )
}

type View = 'review' | 'text' | 'results' | 'files' | 'signOff'

function DetailTabs({ t, task, reviewer, proofreader }: { t: TasksTexts; task: TaskDetail } & TaskViews) {
  const [params, setParams] = useSearchParams()
  const together = useTexts(togetherCatalogue)
  const reviewed = task.type !== 'ocr' && task.files.some(({ reviewed }) => reviewed)
  const proofread = useTexts(proofreadCatalogue)
  const hasPages = task.files.some(({ status, view }) => status === 'read' && (view === 'pdf' || view === 'images'))
  const views: [View, ...View[]] = reviewed
    ? ['review', 'results', 'files', 'signOff']
    : ['results', ...(hasPages ? (['text'] as const) : []), 'files']
  const view = views.find((name) => name === params.get('view')) ?? views[0]
  const labels: Record<View, string> = {
    review: t.detail.review,
    text: proofread.tab,
    results: t.detail.results,
    files: t.detail.sourceFiles,
    signOff: together.signOff.tab,
  }
  const choose = (next: string): void => {
    // The reviewer may have written to the address a moment ago.
    const current = new URLSearchParams(window.location.search)
    current.set('view', next)
    setParams(current, { replace: true })
  }
  return (
    <Tabs.Root value={view} onValueChange={choose} className="mt-2 flex flex-1 flex-col">
      <div data-no-print className="border-b border-line">
        <Tabs.List className="wrap flex gap-6 overflow-x-auto overflow-y-hidden">
          {views.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="border-b-2 border-transparent py-2 -outline-offset-2 text-table whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink"
            >
              {labels[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Content value="review" className="flex flex-1 flex-col">
        {reviewer(task)}
      </Tabs.Content>
      <Tabs.Content value="text" className="flex flex-1 flex-col">
        {proofreader(task)}
      </Tabs.Content>
      <Tabs.Content value="results" className="wrap py-8">
        <TaskFacts t={t} task={task} />
        <ReviewReadTask t={t} task={task} />
        <TaskSummaryPanel t={t} task={task} />
        <WritingNote t={t} task={task} />
        {task.results.length > 0 ? (
          <ResultList t={t} task={task} />
        ) : (
          !task.progress.writing && <EmptyState title={t.detail.noResults} />
        )}
      </Tabs.Content>
      <Tabs.Content value="files" className="wrap py-8">
        <SourceFiles t={t} files={task.files} />
      </Tabs.Content>
      <Tabs.Content value="signOff" className="wrap py-8">
        <SignOffPanel task={task} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** A task that was ended early still gets the results of the files that it had read. */
function WritingNote({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const { writing } = task.progress
  if (!writing) return null
  return (
    <p role="status" className="mb-4 text-table text-ink-2">
      {t.progress.writing(writing.name, writing.done + 1, writing.total)}
    </p>
  )
}
