import type { Letterhead } from '@tickmark/report'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Handler } from '../http/handler.ts'

export const getLetterhead: Handler<'getLetterhead'> = async ({ db }, { user }) => {
  const row = await db
    .selectFrom('letterheads')
    .select(['firm', 'logo'])
    .where('user_id', '=', user.user_id)
    .executeTakeFirst()
  return row ?? { firm: '', logo: null }
}

export const setLetterhead: Handler<'setLetterhead'> = async ({ db, now }, { user, body }) => {
  const { firm } = body
  const logo = firm === '' ? null : body.logo
  // A row stays where a firm is taken away: reports that name it are out of date from then on.
  const values = { firm, logo, updated_at: now() }
  await db
    .insertInto('letterheads')
    .values({ user_id: user.user_id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
  return { firm, logo }
}

/** What stands on the reports of a task: the letterhead of its workspace, of a personal one that of its owner. */
export async function loadLetterhead(db: Database, taskId: string): Promise<Letterhead | undefined> {
  const { rows } = await sql<{ firm: string; logo: string | null }>`
    select firm, logo from workspaces join tasks using (workspace_id) where task_id = ${taskId}
    union all select firm, logo from letterheads join tasks using (user_id)
      where task_id = ${taskId} and workspace_id is null`.execute(db)
  const [row] = rows
  if (!row || row.firm === '') return undefined
  const [, kind, base64] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(row.logo ?? '') ?? []
  const mediaType = kind === 'png' ? 'image/png' : 'image/jpeg'
  return { firm: row.firm, ...(base64 !== undefined && { logo: { mediaType, base64 } }) }
}
