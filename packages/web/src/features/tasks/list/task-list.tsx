import type { ListedTask } from '@tickmark/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { request } from '../../../api/request.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import { tasksCatalogue } from '../../../locales/tasks/catalogue.ts'
import type { TasksTexts } from '../../../locales/tasks/zh-CN.ts'
import { isActive } from '../../../progress/use-live-task.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Paging } from '../../../ui/paging.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useStableCallback } from '../../../ui/use-stable-callback.ts'
import { handFiles } from '../../../upload/handed-files.ts'
import { usePageDrop } from '../../../upload/use-page-drop.ts'
import { changeParam, PAGE_SIZE, readListQuery, TASK_FILTERS } from '../list-query.ts'
import { RemoveTasks } from '../remove-tasks.tsx'
import { SelectedTasks } from './selected-tasks.tsx'
import { TaskFilters } from './task-filters.tsx'
import { TaskTable } from './task-table.tsx'

const POLL = 5_000

interface Props {
  /** Called as the press begins that opens a finished task. */
  onPress: (taskId: string) => void
}

export function TaskList({ onPress }: Props) {
  const t = useTexts(tasksCatalogue)
  const shell = useTexts(shellCatalogue)
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useTasks(params)
  const navigate = useNavigate()
  const beginWith = useStableCallback((files: readonly File[]) => {
    handFiles(files)
    void navigate('/ocr?new=1')
  })
  const dragging = usePageDrop(beginWith)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [removing, setRemoving] = useState<readonly ListedTask[]>([])
  // Takes the current address, since a change of a moment ago may not have been rendered yet.
  const set = (name: string, value: string): void =>
    setParams(changeParam(new URLSearchParams(window.location.search), name, value), { replace: name !== 'page' })
  const tasks = data?.items ?? []
  const chosen = tasks.filter(({ task_id }) => selected.includes(task_id))
  const page = readListQuery(params).page
  return (
    <div className="wrap py-10 md:py-14">
      <ListHead t={t} />
      {dragging && (
        <p className="mb-4 rounded-md border border-dashed border-ink bg-note-soft p-6 text-center">
          {t.form.dropHere}
        </p>
      )}
      <TaskFilters t={t} params={params} set={set} />
      {chosen.length > 0 && (
        <SelectedTasks
          t={t}
          tasks={chosen}
          all={chosen.length === tasks.length}
          onAll={() => setSelected(tasks.map(({ task_id }) => task_id))}
          onRemove={setRemoving}
          onDone={() => setSelected([])}
        />
      )}
      {error && !data && (
        <ErrorState text={error.message || t.list.failed} retry={() => void refetch()} retryLabel={shell.retry} />
      )}
      {data?.total === 0 && <NoTasks t={t} params={params} clear={() => setParams({})} />}
      {tasks.length > 0 && (
        <TaskTable
          t={t}
          tasks={tasks}
          selected={selected}
          onSelect={setSelected}
          onPress={onPress}
          onRemove={(task) => setRemoving([task])}
          onNone={() => setSelected([])}
        />
      )}
      {data && data.total > 0 && (
        <Paging
          total={t.list.total(data.total)}
          page={page}
          pages={Math.ceil(data.total / PAGE_SIZE)}
          texts={t.list}
          onPage={(next) => set('page', String(next))}
        />
      )}
      {tasks.length > 0 && <p className="mt-2 text-meta text-ink-3 max-lg:hidden">{t.list.keys}</p>}
      <RemoveTasks
        t={t}
        tasks={removing}
        onClose={(removed) => {
          setRemoving([])
          if (removed) setSelected([])
        }}
      />
    </div>
  )
}

function ListHead({ t }: { t: TasksTexts }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <Link to="/ocr" className="inline-flex items-center gap-1 text-meta text-ink-2 hover:underline">
          <ArrowLeft aria-hidden className="size-4" />
          {t.list.back}
        </Link>
        <h1 className="mt-0.5 font-serif text-h2">{t.list.title}</h1>
        <p className="mt-2 text-ink-2">{t.list.lead}</p>
      </div>
      <ButtonLink to="/ocr?new=1">
        <Plus aria-hidden className="size-4" />
        {t.list.newTask}
      </ButtonLink>
    </div>
  )
}

function useTasks(params: URLSearchParams) {
  const language = useLanguage()
  const query = readListQuery(params)
  return useQuery({
    queryKey: ['tasks', query, language],
    queryFn: async ({ signal, client, queryKey }) => {
      // Polling does not raise the overlay.
      const again = client.getQueryData(queryKey) !== undefined
      return request('listTasks', { query, signal }, { quiet: again, silent: again })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isActive) ? POLL : false),
  })
}

function NoTasks({ t, params, clear }: { t: TasksTexts; params: URLSearchParams; clear: () => void }) {
  const filtered = ['search', ...TASK_FILTERS].some((name) => params.has(name))
  if (filtered)
    return (
      <EmptyState title={t.list.noMatchTitle}>
        <Button look="secondary" onClick={clear}>
          {t.list.clear}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={t.list.emptyTitle} text={t.list.emptyText}>
      <ButtonLink to="/ocr?new=1">{t.list.newTask}</ButtonLink>
      <ButtonLink to="/demo" look="secondary">
        {t.list.trySample}
      </ButtonLink>
    </EmptyState>
  )
}
