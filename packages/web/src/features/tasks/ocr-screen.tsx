import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { NewTaskForm } from './new-task-form.tsx'
import { JUST_STARTED, RunningTask } from './running-task.tsx'

/**
 * The address says what is shown: `?task_id=…` a task, `?new=1` the form. Without either, a task that is still running is found and
 * shown, so that a later visit finds it as it is.
 */
export function OcrScreen() {
  const t = useTexts(tasksCatalogue)
  const [params, setParams] = useSearchParams()
  const taskId = params.get('task_id')
  /** `?new=1&of=…`: a corrected draft of what that task reviewed. */
  const of = taskId ? null : params.get('of')
  const { data: previous } = useQuery({
    queryKey: ['task', of],
    enabled: of !== null,
    queryFn: () => request('getTask', { query: { task_id: of ?? '' } }),
  })
  const undecided = !taskId && !params.has('new')
  const running = useRunningTasks(undecided)
  const found = undecided ? running?.[0]?.task_id : undefined
  useEffect(() => {
    if (found) setParams({ task_id: found }, { replace: true })
  }, [found, setParams])
  return (
    <div className="wrap max-w-4xl! py-10 md:py-14">
      {taskId ? (
        <RunningTask taskId={taskId} onNew={() => setParams({ new: '1' })} />
      ) : (
        <>
          <h1 className="font-serif text-h2">{t.form.title}</h1>
          <p className="mt-2 mb-8 text-ink-2">{of ? t.form.draftLead(previous?.name ?? '') : t.form.lead}</p>
          {(!of || previous) && (
            <NewTaskForm
              workspace={params.get('workspace') ?? ''}
              previous={previous}
              onStarted={(id) => setParams({ task_id: id }, { state: JUST_STARTED })}
            />
          )}
        </>
      )}
    </div>
  )
}

function useRunningTasks(enabled: boolean) {
  return useQuery({
    queryKey: ['tasks', 'running'],
    enabled,
    staleTime: 0,
    queryFn: async () => {
      const style = { quiet: true, silent: true }
      const of = async (status: 'running' | 'idle') =>
        (await request('listTasks', { query: { status, page_size: 1 } }, style)).items
      return [...(await of('running')), ...(await of('idle'))]
    },
  }).data
}
