import type { DataOf } from '@tickmark/contract'
import type { Handler } from '../http/handler.ts'
import { selectTasks } from '../access/find-task.ts'
import { toTask } from './served-task.ts'

/** One's own tasks and those that are shared with one, found by their name or the name of a file. */
export const listTasks: Handler<'listTasks'> = async (app, { query, user, language }): Promise<DataOf<'listTasks'>> => {
  const { page, page_size: size, search, status, type, sort } = query
  let found = selectTasks(app.db, user.user_id)
  if (status) found = found.where('status', '=', status)
  if (type) found = found.where('type', '=', type)
  if (search) {
    const pattern = `%${search.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
    found = found.where((where) =>
      where.or([
        where('name', 'ilike', pattern),
        where.exists(
          where
            .selectFrom('files')
            .select('file_id')
            .whereRef('files.task_id', '=', 'tasks.task_id')
            .where('files.name', 'ilike', pattern),
        ),
      ]),
    )
  }
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const column = sort.replace('-', '') as 'created_at' | 'name' | 'status' | 'type'
  const rows = await found
    .selectAll()
    .orderBy(column, sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('task_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map((row) => toTask(row, language, app.now())), total, page, page_size: size }
}
