import { Client, type ClientConfig } from 'pg'

/** Any number that nothing else of ours locks by. */
const LOCK = 7_204_502

const open = (connection: ClientConfig): Client =>
  new Client({ ...connection, application_name: 'tickmark-backup-lock' }).on('error', () => {})

/**
 * Takes the one turn at backups among all processes of the service; answers how to give it back, or nothing where another has it. It goes
 * with the connection, so that a process that dies gives it back as well.
 */
export async function takeLock(connection: ClientConfig): Promise<(() => Promise<void>) | undefined> {
  const client = open(connection)
  await client.connect()
  const free = (): Promise<void> => client.end().catch(() => undefined)
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  if (rows[0]?.mine) return free
  await free()
  return undefined
}

/** Whether some process has the turn now. */
export async function isLocked(connection: ClientConfig): Promise<boolean> {
  const client = open(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
      [LOCK],
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}
