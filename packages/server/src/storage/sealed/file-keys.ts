import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/open-database.ts'
import { type MasterKeys, unwrap, wrap } from './master-keys.ts'

/** Keys that are kept in memory, so that not every page asks the database. */
const REMEMBERED = 1000
const KEY_BYTES = 32

/** The keys by which the files of each task are sealed. They lie in the database, each wrapped under a master key that lies nowhere. */
export interface FileKeys {
  /** Of all files below the prefix; made when it has none yet. */
  for(prefix: string): Promise<Buffer>
  /** Nobody can read the files below the prefix again, wherever copies of them are. */
  destroy(prefix: string): Promise<void>
}

export function openFileKeys(db: Database, masters: MasterKeys): FileKeys {
  const known = new Map<string, Buffer>()

  async function find(prefix: string): Promise<Buffer | undefined> {
    const row = await db.selectFrom('file_keys').selectAll().where('prefix', '=', prefix).executeTakeFirst()
    if (!row) return undefined
    const master = masters.find(({ id }) => id === row.master_id)
    if (!master) throw new Error(`the files below ${prefix} are sealed under a key that is not set: ${row.master_id}`)
    return unwrap(master, prefix, row.wrapped)
  }

  async function make(prefix: string): Promise<void> {
    const [master] = masters
    const wrapped = wrap(master, prefix, randomBytes(KEY_BYTES))
    // The files of a task come before the task: one that is there already may have files that lie open.
    const task = await db
      .selectFrom('tasks')
      .select('task_id')
      .where('task_id', '=', prefix.split('/')[1] ?? '')
      .executeTakeFirst()
    // Of two processes that make one at the same moment, the first one's counts.
    await db
      .insertInto('file_keys')
      .values({ prefix, master_id: master.id, wrapped, is_whole: !task })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function findOrMake(prefix: string): Promise<Buffer> {
    for (;;) {
      const key = await find(prefix)
      if (key) return key
      await make(prefix)
    }
  }

  return {
    async for(prefix) {
      const key = known.get(prefix) ?? (await findOrMake(prefix))
      known.delete(prefix)
      known.set(prefix, key)
      for (const oldest of known.keys()) {
        if (known.size <= REMEMBERED) break
        known.delete(oldest)
      }
      return key
    },
    async destroy(prefix) {
      known.delete(prefix)
      await db.deleteFrom('file_keys').where('prefix', '=', prefix).execute()
    },
  }
}

/** Wraps all keys anew under the first master key. Files are not touched. Answers how many were under another. */
export async function rewrapKeys(db: Database, masters: MasterKeys): Promise<number> {
  const [first] = masters
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('file_keys')
      .selectAll()
      .where('master_id', '<>', first.id)
      .forUpdate()
      .execute()
    for (const { prefix, master_id: id, wrapped } of rows) {
      const before = masters.find((master) => master.id === id)
      if (!before) throw new Error(`a key is not set: ${id}`)
      await transaction
        .updateTable('file_keys')
        .set({ master_id: first.id, wrapped: wrap(first, prefix, unwrap(before, prefix, wrapped)) })
        .where('prefix', '=', prefix)
        .execute()
    }
    return rows.length
  })
}
