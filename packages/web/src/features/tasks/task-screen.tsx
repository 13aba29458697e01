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
  /** What a signature is put under. */
  digest: (task: TaskDetail) => ReactNode
  /** The text that was read beside its pages. */
  proofreader: (task: TaskDetail) => ReactNode
}

/** A task with its results. */
export function TaskScreen(handed: TaskViews) {
  const t = useTexts(tasksCatalogue)
  const taskId = useSearchParams()[0].get('task_id') ?? ''
  return (
    <LiveTask taskId={taskId}>
      {(task, streaming) =>
        isActive(task) ? (
          <>
            <div className="xl:wrap xl:flex xl:items-center xl:gap-6 xl:pt-4">
              <TaskHead t={t} task={task} />
            </div>
            <div className="wrap py-8">
              <TaskProgress task={task} streaming={streaming}>
                <ButtonLink look="secondary" to={`/ocr?task_id=${task.task_id}`}>
                  {t.list.viewProgress}
                </ButtonLink>
              </TaskProgress>
            </div>
          </>
        ) : (
          <DetailTabs t={t} task={task} {...handed} />
        )
      }
    </LiveTask>
  )
}

type View = 'review' | 'text' | 'results' | 'files' | 'signOff'

function DetailTabs({ t, task, reviewer, digest, proofreader }: { t: TasksTexts; task: TaskDetail } & TaskViews) {
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
    <Tabs.Root value={view} onValueChange={choose} className="flex flex-1 flex-col">
      <TaskBar isWide={view === 'review' || view === 'text'}>
        <TaskHead t={t} task={task} />
        <div
          data-no-print
          className="max-xl:sticky max-xl:top-0 max-xl:z-30 max-xl:mt-2 max-xl:border-b max-xl:border-line max-xl:bg-paper xl:order-2"
        >
          <Tabs.List className="flex gap-4 overflow-x-auto overflow-y-hidden max-xl:h-11 max-xl:px-5 max-sm:gap-1 max-sm:px-3 xl:h-14 xl:gap-2">
            {views.map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="border-b-2 border-transparent px-1.5 pt-0.5 -outline-offset-4 text-table whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink"
              >
                {labels[name]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
      </TaskBar>
      <Tabs.Content value="review" className="flex flex-1 flex-col">
        {reviewer(task)}
      </Tabs.Content>
      <Tabs.Content value="text" className="flex flex-1 flex-col">
        {proofreader(task)}
      </Tabs.Content>
      <Tabs.Content value="results" className="wrap py-8">
        <TaskFacts t={t} task={task} />
        <ReviewReadTask t={t} task={task} />
        <FailedFiles t={t} task={task} />
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
      <Tabs.Content value="signOff" className="wrap py-8 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-12">
        <div>{digest(task)}</div>
        <div className="max-lg:mt-12 lg:sticky lg:top-20 lg:self-start">
          <SignOffPanel task={task} />
        </div>
      </Tabs.Content>
    </Tabs.Root>
  )
}

/**
 * Name, views and actions of a task in one row that stays in sight, in the place of the site's header, which scrolls away. Where the window is
 * narrower, the views stay.
 */
function TaskBar({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return (
    <div
      data-task-bar
      className="max-xl:contents xl:sticky xl:top-0 xl:z-30 xl:border-b xl:border-line xl:bg-paper print:static"
    >
      <div className={`max-xl:contents xl:flex xl:h-14 xl:items-center xl:gap-6 ${isWide ? 'xl:px-4' : 'wrap'}`}>
        {children}
      </div>
    </div>
  )
}

/** Why a file has no results, where its results are looked for. */
function FailedFiles({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const failed = task.files.filter(({ error }) => error)
  if (failed.length === 0) return null
  return (
    <div className="mb-10">
      <SourceFiles t={t} files={failed} />
    </div>
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
