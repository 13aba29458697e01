import type { DataOf, QueryOf } from '@tickmark/contract'
import { type RawBuilder, sql } from 'kysely'
import { seenIds, selectTasks, type TaskQuery } from '../access/find-task.ts'
import { containing } from '../db/like-pattern.ts'
import type { Database } from '../db/open-database.ts'
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
/** How many files could not be read, and how many pages of those that could. */
const UNREAD = sql<{ files: number; pages: number }>`(
  select json_build_object('files', count(*) filter (where files.status = 'failed'),
    'pages', coalesce(sum(cardinality(failed_pages)) filter (where files.status = 'read'), 0))
  from files where files.task_id = tasks.task_id)`
/** What a task holds, as its readers count it: a workbook has sheets, a text that flows has no pages. */
const EXTENT = sql<{ pages: number; sheets: number }>`(
  select json_build_object('pages', coalesce(sum(pages) filter (where format in ('pdf', 'image')), 0),
    'sheets', coalesce(sum((outline ->> 'pages')::int) filter (where format in ('xlsx', 'xls', 'csv')), 0))
  from files where files.task_id = tasks.task_id)`
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
  const before = (page - 1) * size
  const search = query.search ? await matchesOf(app.db, user.user_id, query.search) : undefined
  const inOrder = (tasks: TaskQuery): TaskQuery => tasks.orderBy(ORDERS[sort]).orderBy('task_id')
  // What a search finds is counted as it is found; the whole list by an index, and only its beginning is put in order.
  const found = search
    ? findWanted(app.db, user.user_id, query, (tasks) => tasks.where('task_id', 'in', search))
    : findWanted(app.db, user.user_id, query, (tasks) => inOrder(tasks).limit(before + size))
  const rows = await found
    .selectAll()
    .select([COUNTS.as('counts'), TRUST.as('trust'), UNREAD.as('unread'), EXTENT.as('extent')])
    .select((search ? sql<number | null>`count(*) over ()` : sql<number | null>`null`).as('total'))
    .orderBy(ORDERS[sort])
    .orderBy('task_id')
    .limit(size)
    .offset(before)
    .execute()
  // A page that is not full is the last one; else they are counted.
  const isLast = rows.length < size && (rows.length > 0 || page === 1)
  const counted = rows[0]?.total ?? null
  const every = (tasks: TaskQuery): TaskQuery => (search ? tasks.where('task_id', 'in', search) : tasks)
  const total =
    counted ?? (isLast ? before + rows.length : await countTasks(findWanted(app.db, user.user_id, query, every)))
  const items = rows.map((row) => ({
    ...toTask(row, language, app.now()),
    problem_counts: row.counts && {
      serious: row.counts.serious,
      warning: row.counts.warning,
      suggestion: row.counts.suggestion,
    },
    open_problems: row.counts?.open ?? 0,
    trust: row.trust,
    ...row.extent,
    failed_files: row.unread.files,
    failed_pages: row.unread.pages,
  }))
  return { items, total, page, page_size: size }
}

/** Tasks by what the filters say; `narrow` is done to one's own and to those of others. */
function findWanted(
  db: Database,
  userId: string,
  { status, type, owner, engagement, workspace }: Query,
  narrow: (tasks: TaskQuery) => TaskQuery,
) {
  const found = selectTasks(db, userId, (tasks) => {
    let wanted = tasks
    if (status) wanted = wanted.where('status', '=', status)
    if (type) wanted = wanted.where('type', '=', type)
    if (engagement) wanted = wanted.where('engagement', '=', engagement)
    if (workspace === 'personal') wanted = wanted.where('workspace_id', 'is', null)
    else if (workspace) wanted = wanted.where('workspace_id', '=', workspace)
    return narrow(wanted)
  })
  return owner ? found.where('role', owner === 'mine' ? '=' : '<>', 'owner') : found
}

/** Who sees no more tasks than this has each of them looked at; for others the words are looked up among everybody's. */
const FEW = 5000

/** Ids of the tasks of which a search finds words: in their names, the names of their files or their problems. */
async function matchesOf(db: Database, userId: string, search: string): Promise<RawBuilder<string>> {
  const text = search.normalize('NFC')
  const seen = seenIds(userId)
  const { rows } = await sql`select from ${seen} as seen limit ${FEW + 1}`.execute(db)
  if (rows.length <= FEW) {
    const words = text.toLowerCase()
    const has = (column: string) => sql`strpos(lower(${sql.ref(column)}), ${words}) > 0`
    const mine = sql`task_id = any(array${seen})`
    return sql<string>`(
      select task_id from tasks where ${mine} and (${has('name')} or ${has('engagement')})
      union select task_id from files where ${mine} and ${has('name')}
      union select task_id from problems where ${mine} and strpos(search_text, ${words}) > 0)`
  }
  const pattern = containing(text)
  return sql<string>`(
      select task_id from tasks where (name ilike ${pattern} or engagement ilike ${pattern}) and task_id in ${seen}
      union select task_id from files where name ilike ${pattern} and task_id in ${seen}
      union select task_id from problems where search_text like ${pattern.toLowerCase()} and task_id in ${seen})`
}

async function countTasks(found: ReturnType<typeof findWanted>): Promise<number> {
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}
