import type { Language } from '@tickmark/document'
import { sql } from 'kysely'
import { readersOf, seenIds } from '../access/find-task.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import type { UserRow } from '../db/rows.ts'
import type { Handler } from '../http/handler.ts'
import { namedIn } from './named-in.ts'

/** Mentions that are listed; older ones stand at their problems. */
const LISTED = 50

/** Keeps whom a comment names of those who may see the task, and has them told by mail where the installation sends any. */
export async function keepMentions(
  app: App,
  transaction: Database,
  note: { noteId: string; taskId: string; text: string; by: UserRow; language: Language },
): Promise<void> {
  const { noteId, taskId, text, by, language } = note
  const { rows: members } = await sql<{ user_id: string; name: string }>`
    select user_id, username as name from users where disabled_at is null and user_id <> ${by.user_id} and user_id in
      ${readersOf(taskId)}`.execute(transaction)
  const named = namedIn(
    text,
    members.map(({ name }) => name),
  )
  const mentioned = members.filter(({ name }) => named.includes(name))
  if (mentioned.length === 0) return
  await transaction
    .insertInto('mentions')
    .values(mentioned.map(({ user_id }) => ({ note_id: noteId, user_id })))
    .execute()
  if (!app.config.mail || !app.config.publicUrl) return
  await app.queue.send(
    transaction,
    mentioned.map(({ user_id: userId }) => ({
      kind: 'send-mention' as const,
      noteId,
      userId,
      language,
      patient: true,
    })),
  )
}

/** Mentions of a user in tasks that he may see, the latest first. */
export function selectMentions(db: Database, userId: string) {
  return db
    .selectFrom('mentions')
    .innerJoin('problem_notes', 'problem_notes.note_id', 'mentions.note_id')
    .innerJoin('tasks', 'tasks.task_id', 'problem_notes.task_id')
    .where('mentions.user_id', '=', userId)
    .where('problem_notes.task_id', 'in', seenIds(userId))
}

export const listMentions: Handler<'listMentions'> = async ({ db }, { user }) => {
  const rows = await selectMentions(db, user.user_id)
    .select(['mentions.note_id', 'mentions.seen_at', 'problem_notes.task_id', 'tasks.name as task_name'])
    .select(['problem_notes.user_name', 'problem_notes.text', 'problem_notes.created_at'])
    .select(
      sql<string | null>`(select problem_id from problems where problems.task_id = problem_notes.task_id
        and problems.fingerprint = problem_notes.fingerprint limit 1)`.as('problem_id'),
    )
    .orderBy('problem_notes.created_at', 'desc')
    .limit(LISTED)
    .execute()
  const { unseen } = await selectMentions(db, user.user_id)
    .where('seen_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .executeTakeFirstOrThrow()
  const items = rows.map(({ user_name: by, created_at: at, seen_at: seenAt, ...row }) => ({
    ...row,
    by,
    at: at.toISOString(),
    seen: seenAt !== null,
  }))
  return { unseen, items }
}

/** Marks one of the own mentions as seen, or all of them. */
export const seeMentions: Handler<'seeMentions'> = async ({ db, now }, { user, body }) => {
  let mine = db
    .updateTable('mentions')
    .set({ seen_at: now() })
    .where('user_id', '=', user.user_id)
    .where('seen_at', 'is', null)
  if (body.note_id) mine = mine.where('note_id', '=', body.note_id)
  await mine.execute()
  return null
}
