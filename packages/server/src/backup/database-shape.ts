import type { Client } from 'pg'
import { MIGRATION_TABLES } from '../db/open-database.ts'

/** Jobs that wait, are under way or are to be tried again; those under way are taken up by whoever runs next. */
export const WAITING_JOBS = `state in ('created', 'retry', 'active')`

/** Names of columns for a statement. */
export const nameList = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

/** The service's own tables, each behind those that it refers to. */
export async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(`
    select relation.relname as name, array(
      select target.relname::text from pg_constraint key join pg_class target on target.oid = key.confrelid
      where key.conrelid = relation.oid and key.contype = 'f' and key.confrelid <> relation.oid) as refers_to
    from pg_class relation where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
    order by relation.relname`)
  const open = new Map(
    rows.filter(({ name }) => !MIGRATION_TABLES.includes(name)).map((row) => [row.name, row.refers_to]),
  )
  const ordered: string[] = []
  while (open.size > 0) {
    const free = [...open].filter(([, refersTo]) => refersTo.every((other) => !open.has(other)))
    if (free.length === 0) throw new Error(`these tables refer to each other: ${[...open.keys()].join(', ')}`)
    for (const [name] of free) {
      ordered.push(name)
      open.delete(name)
    }
  }
  return ordered
}

/** The columns of a table whose values are kept and not computed. */
export async function columnsOf(client: Client, schema: string, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`${schema}."${table}"`],
  )
  return rows.map(({ name }) => name)
}

export async function readMigrations(client: Client): Promise<string[]> {
  const [table = ''] = MIGRATION_TABLES
  const { rows } = await client.query<{ name: string }>(`select name from public."${table}" order by name`)
  return rows.map(({ name }) => name)
}

export async function readSequences(client: Client): Promise<{ name: string; last: number }[]> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return rows
}
