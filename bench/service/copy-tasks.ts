import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'

/** Members of a firm who own what is left over. */
const OTHERS = 100
const FEW = 1000

interface Copies {
  /** The task that is copied. */
  from: string
  count: number
  /** Names of the accounts of whom the first gets half of all, the second a thousand. */
  owners: readonly [string, string]
}

/**
 * Copies the rows of a task in the embedded database of a service. Answers the ids of the tasks by owner. The copies share the files of the
 * original in the storage.
 */
export async function copyTasks(data: string, { from, count, owners }: Copies): Promise<Map<string, string[]>> {
  const client = new Client({
    host: '127.0.0.1',
    port: Number(readFileSync(path.join(data, 'postgres', 'port'), 'utf8')),
    user: 'tickmark',
    password: readFileSync(path.join(data, 'postgres', 'password'), 'utf8'),
    database: 'postgres',
  })
  await client.connect()
  try {
    await makeOthers(client)
    const people = await ownersOf(client, owners)
    await client.query(
      `create temporary table copies as
       select number, 'copy-' || number as task_id, ($2::text[])[case
         when number % 2 = 0 then 1 when number < $3 then 2 else 3 + number % $4 end] as user_id
       from generate_series(1, $1::int) as number`,
      [count, people, 2 * FEW, OTHERS],
    )
    for (const table of ['tasks', 'files', 'problems', 'results']) await copyRows(client, table, from)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ username: string; ids: string[] }>(
      'select username, array_agg(task_id) as ids from copies join users using (user_id) group by username',
    )
    return new Map(rows.map(({ username, ids }) => [username, ids]))
  } finally {
    await client.end()
  }
}

async function makeOthers(client: Client): Promise<void> {
  await client.query(
    `insert into users (user_id, username, email, phone, username_key, email_key, phone_key, password_hash, role, plan)
     select 'other-' || number, 'other-' || number, number || '@example.com', '+8613' || (100000000 + number),
            'other-' || number, number || '@example.com', '+8613' || (100000000 + number), '', 'user', 'enterprise'
     from generate_series(1, ${OTHERS}) as number`,
  )
}

async function ownersOf(client: Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ user_id: string; username: string }>(
    `select user_id, username from users where username = any($1) or user_id like 'other-%'`,
    [names],
  )
  const named = names.map((name) => rows.find(({ username }) => username === name)?.user_id ?? '')
  return [...named, ...rows.filter(({ username }) => !names.includes(username)).map(({ user_id: id }) => id)]
}

/** Columns whose value is another in each copy, as expressions. */
const OWN: Record<string, string> = {
  task_id: 'copies.task_id',
  user_id: 'copies.user_id',
  name: `left(it.name, 20) || '-' || copies.number`,
  created_at: `it.created_at - copies.number * interval '1 minute'`,
  file_id: `it.file_id || '-' || copies.number`,
  problem_id: `it.problem_id || '-' || copies.number`,
  result_id: `it.result_id || '-' || copies.number`,
}

async function copyRows(client: Client, table: string, from: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const values = columns.map((name) => OWN[name] ?? `it.${name}`)
  // The news of so many tasks would only fill the queue of notices.
  await client.query(`alter table ${table} disable trigger user`)
  await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} as it cross join copies where it.task_id = $1`,
    [from],
  )
  await client.query(`alter table ${table} enable trigger user`)
}
