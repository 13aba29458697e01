import type { TaskDetail, TaskEvent } from '@tickmark/contract'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followEvents } from '../api/follow-events.ts'
import { request } from '../api/request.ts'

const POLL = 2_000

export const isActive = (task: Pick<TaskDetail, 'status'> | undefined): boolean =>
  task?.status === 'idle' || task?.status === 'running'

/** Whether the task may still change. A task ended early changes until the results of its finished files are written. */
export const isLive = (task: Pick<TaskDetail, 'status' | 'progress'> | undefined): boolean =>
  isActive(task) || Boolean(task?.progress.writing)

export const taskKey = (taskId: string): string[] => ['task', taskId]

export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }): Promise<TaskDetail> =>
      request('getTask', { query: { task_id: taskId }, signal }, { quiet: true, silent: true }),
  })

/** Loads a task once, then follows its events, and polls while the stream is broken. */
export function useLiveTask(taskId: string) {
  const queries = useQueryClient()
  const [streaming, setStreaming] = useState(true)
  const query = useQuery({
    ...taskQuery(taskId),
    refetchInterval: ({ state }) => (!streaming && isLive(state.data) ? POLL : false),
  })
  const active = isLive(query.data)
  useEffect(() => {
    if (!active) return
    const controller = new AbortController()
    void follow(taskId, queries, setStreaming, controller.signal)
    return () => controller.abort()
  }, [taskId, active, queries])
  return { ...query, task: query.data, streaming }
}

/** Applies events to the cached task. */
async function follow(
  taskId: string,
  queries: QueryClient,
  setStreaming: (streaming: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  let ended = false
  await followEvents('getTaskEvents', {
    taskId,
    signal,
    onBroken: () => setStreaming(false),
    onEvent(event) {
      setStreaming(true)
      queries.setQueryData<TaskDetail>(taskKey(taskId), (task) => applyEvent(task, event))
      ended = event.type === 'end'
      return ended
    },
  })
  // The final details come from the server: events carry no results and times.
  if (ended) await queries.invalidateQueries({ queryKey: taskKey(taskId) })
}

/** The task after an event. */
export function applyEvent(task: TaskDetail | undefined, event: TaskEvent): TaskDetail | undefined {
  if (event.type === 'task') return event.task
  if (!task || event.type === 'end') return task
  const changed = new Map(event.files.map((file) => [file.file_id, file]))
  return {
    ...task,
    status: task.status === 'idle' ? 'running' : task.status,
    progress: event.progress,
    files: task.files.map((file) => ({ ...file, ...changed.get(file.file_id) })),
  }
}
