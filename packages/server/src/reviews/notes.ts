import type { ProblemNote } from '@tickmark/contract'
import { firstOf } from '@tickmark/document'
import type { App } from '../app/app.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { UserRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { sql } from 'kysely'
import { keepMentions } from './mentions.ts'
import { findTask } from '../access/find-task.ts'
import { findProblem, serveProblem } from './served-problem.ts'

interface Noted {
  taskId: string
  fingerprint: string
  kind: ProblemNote['kind']
  text: string
}

/** Rows a statement: PostgreSQL takes at most 65,535 parameters. */
const ROWS = 5000

/** Writes down what a person did or said about a problem. */
export async function addNote(db: Database, user: UserRow, noted: Noted): Promise<{ noteId: string }> {
  return firstOf(await addNotes(db, user, [noted]))
}

/** The same about several. */
export async function addNotes(db: Database, user: UserRow, noted: readonly Noted[]): Promise<{ noteId: string }[]> {
  const rows = noted.map(({ taskId, fingerprint, kind, text }) => ({
    note_id: newId(),
    task_id: taskId,
    fingerprint,
    kind,
    text,
    user_id: user.user_id,
    user_name: user.username,
  }))
  for (let at = 0; at < rows.length; at += ROWS)
    await db
      .insertInto('problem_notes')
      .values(rows.slice(at, at + ROWS))
      .execute()
  return rows.map(({ note_id: noteId }) => ({ noteId }))
}

/** User names of whom a comment names. */
const MENTIONED = sql<string[]>`array(select username from mentions join users using (user_id)
  where mentions.note_id = problem_notes.note_id order by username)`

export const listNotes: Handler<'listNotes'> = async (app, { query, user }) => {
  await findTask(app, user, query.task_id)
  const { fingerprint } = await findProblem(app.db, query.task_id, query.problem_id)
  const rows = await app.db
    .selectFrom('problem_notes')
    .selectAll()
    .select(MENTIONED.as('mentions'))
    .where('task_id', '=', query.task_id)
    .where('fingerprint', '=', fingerprint)
    .orderBy('created_at')
    .execute()
  return rows.map(({ note_id, kind, user_name: by, created_at: at, text, mentions }) => ({
    note_id,
    kind,
    by,
    at: at.toISOString(),
    text,
    mentions,
  }))
}

export const addComment: Handler<'addComment'> = async (app, { body, user, language }) => {
  await findTask(app, user, body.task_id, 'reviewer')
  const { fingerprint } = await findProblem(app.db, body.task_id, body.problem_id)
  const { task_id: taskId, text } = body
  await app.db.transaction().execute(async (transaction) => {
    const { noteId } = await addNote(transaction, user, { taskId, fingerprint, kind: 'comment', text })
    await keepMentions(app, transaction, { noteId, taskId, text, by: user, language })
  })
  return serveProblem(await findProblem(app.db, body.task_id, body.problem_id), language)
}

/** Gives a problem to the owner of the task or to somebody with whom it is shared. */
export const assignProblem: Handler<'assignProblem'> = async (app, { body, user, language }) => {
  const { task_id: taskId, problem_id: problemId, user_id: assignee } = body
  const task = await findTask(app, user, taskId, 'reviewer')
  const name = assignee === null ? '' : await nameOfMember(app, task.task_id, assignee)
  await app.db.transaction().execute(async (transaction) => {
    const { fingerprint } = await findProblem(transaction, taskId, problemId)
    await transaction
      .updateTable('problems')
      .set({ assigned_to: assignee })
      .where('task_id', '=', taskId)
      .where('problem_id', '=', problemId)
      .execute()
    await addNote(transaction, user, { taskId, fingerprint, kind: 'assigned', text: name })
  })
  return serveProblem(await findProblem(app.db, taskId, problemId), language)
}

async function nameOfMember(app: App, taskId: string, userId: string): Promise<string> {
  await findTask(app, { user_id: userId }, taskId, 'viewer').catch(() => {
    throw new AppError('colleague_unknown', { field: 'user_id' })
  })
  const { username } = await app.db
    .selectFrom('users')
    .select('username')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new AppError('colleague_unknown', { field: 'user_id' }))
  return username
}
