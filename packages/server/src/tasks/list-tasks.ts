import type { DataOf, QueryOf } from '@tickmark/contract'
import { type RawBuilder, sql } from 'kysely'
import { seenIds, selectTasks } from '../access/find-task.ts'
import type { App } from '../app/app.ts'
import type { Handler } from '../http/handler.ts'
import { toTask } from './served-task.ts'

type Query = QueryOf<'listTasks'>

/** Problems of a task by grade and how many are open, and its lowest trust score; each null before a review. */
const COUNTS = sql<{ serious: number; warning: number; suggestion: number; open: number } | null>`(
  select case when count(*) = 0 and not exists (select from files where files.task_id = tasks.task_id and review is not null)
    then null else json_build_object(
      'serious', count(*) filter (where severity = 'serious'), 'warning', count(*) filter (where severity = 'warning'),
      'suggestion', count(*) filter (where severity = 'suggestion'), 'open', count(*) filter (where decision = 'open')) end
  from problems where problems.task_id = tasks.task_id)`
const TRUST = sql<number | null>`(
  select min(trust) from files where files.task_id = tasks.task_id)`
const SERIOUS = sql<number>`(
  select count(*) from problems where problems.task_id = tasks.task_id and severity = 'serious')`

const ORDERS: Record<NonNullable<Query['sort']>, RawBuilder<unknown>> = {
  created_at: sql`created_at`,
  '-created_at': sql`created_at desc`,
  name: sql`name`,
  '-name': sql`name desc`,
  status: sql`status`,
  '-status': sql`status desc`,
  type: sql`type`,
  '-type': sql`type desc`,
  trust: sql`${TRUST} nulls last`,
  '-serious': sql`${SERIOUS} desc`,
}

/** One's own tasks and those that are shared with one. */
export const listTasks: Handler<'listTasks'> = async (app, { query, user, language }): Promise<DataOf<'listTasks'>> => {
  const { page, page_size: size, sort } = query
  const found = findWanted(app, user.user_id, query)
  const before = (page - 1) * size
  const rows = await found
    .selectAll()
    .select([COUNTS.as('counts'), TRUST.as('trust')])
    .orderBy(ORDERS[sort])
    .orderBy('task_id')
    .limit(size)
    .offset(before)
    .execute()
  // A page that is not full is the last one; else they are counted.
  const isLast = rows.length < size && (rows.length > 0 || page === 1)
  const total = isLast ? before + rows.length : await countTasks(found)
  const items = rows.map((row) => ({
    ...toTask(row, language, app.now()),
    problem_counts: row.counts && {
      serious: row.counts.serious,
      warning: row.counts.warning,
      suggestion: row.counts.suggestion,
    },
    open_problems: row.counts?.open ?? 0,
    trust: row.trust,
  }))
  return { items, total, page, page_size: size }
}

/** Tasks by what the filters say; a search looks at their names, the names of their files and the words of their problems. */
function findWanted({ db }: App, userId: string, { search, status, type, owner, engagement }: Query) {
  let found = selectTasks(db, userId)
  if (status) found = found.where('status', '=', status)
  if (type) found = found.where('type', '=', type)
  if (engagement) found = found.where('engagement', '=', engagement)
  if (owner) found = found.where('role', owner === 'mine' ? '=' : '<>', 'owner')
  if (!search) return found
  const pattern = `%${search.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
  const words = pattern.toLowerCase()
  return found.where(
    'task_id',
    'in',
    sql<string>`(
      select task_id from tasks where (name ilike ${pattern} or engagement ilike ${pattern}) and task_id in ${seenIds(userId)}
      union select task_id from files where name ilike ${pattern} and task_id in ${seenIds(userId)}
      union select task_id from problems where search_text like ${words} and task_id in ${seenIds(userId)})`,
  )
}

async function countTasks(found: ReturnType<typeof findWanted>): Promise<number> {
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}
