import { createHash } from 'node:crypto'
import type { SignOff, SignOffState } from '@tickmark/contract'
import type { Severity } from '@tickmark/document'
import type { Selectable } from 'kysely'
import type { App } from '../app/app.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../access/find-task.ts'

/** Characters of a hash that are shown and printed: 64 bits tell two states of one review apart. */
const SHOWN = 16

/** A hash of what stands under a signature: files by content, findings and the decisions on them. */
export async function hashReview(db: Database, taskId: string): Promise<string> {
  const files = await db.selectFrom('files').select('sha256').where('task_id', '=', taskId).orderBy('ordinal').execute()
  const problems = await db
    .selectFrom('problems')
    .select(['fingerprint', 'decision', 'decision_reason', 'decided_by'])
    .where('task_id', '=', taskId)
    .orderBy('ordinal')
    .execute()
  const seen = [
    files.map(({ sha256 }) => sha256),
    problems.map((row) => [row.fingerprint, row.decision, row.decision_reason, row.decided_by]),
  ]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, SHOWN)
}

/** Refuses a change of what somebody has signed. */
export async function refuseSigned(db: Database, taskId: string): Promise<void> {
  const standing = await db
    .selectFrom('sign_offs')
    .select('sign_off_id')
    .where('task_id', '=', taskId)
    .where('reopened_at', 'is', null)
    .executeTakeFirst()
  if (standing) throw new AppError('signed_off')
}

export async function readSignOffs(db: Database, taskId: string): Promise<SignOff[]> {
  const rows = await db.selectFrom('sign_offs').selectAll().where('task_id', '=', taskId).orderBy('signed_at').execute()
  return rows.map(toSignOff)
}

function toSignOff(row: Selectable<Tables['sign_offs']>): SignOff {
  const { reopened_at: at, reopened_by: by, reopen_reason: reason } = row
  return {
    sign_off_id: row.sign_off_id,
    role: row.role,
    by: row.user_name,
    at: row.signed_at.toISOString(),
    hash: row.hash,
    reopened: at ? { by: by ?? '', at: at.toISOString(), reason: reason ?? '' } : null,
  }
}

async function stateOf({ db }: App, taskId: string): Promise<SignOffState> {
  const sign_offs = await readSignOffs(db, taskId)
  const locked = sign_offs.some(({ reopened }) => !reopened)
  return { hash: await hashReview(db, taskId), locked, ...(await countProblems(db, taskId)), sign_offs }
}

/** How much of the review is handled: a signature under open problems is one that people want to be told of. */
async function countProblems(db: Database, taskId: string): Promise<Pick<SignOffState, 'problems' | 'open_problems'>> {
  const rows = await db
    .selectFrom('problems')
    .select(['severity', 'decision'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('task_id', '=', taskId)
    .groupBy(['severity', 'decision'])
    .execute()
  const sum = (some: typeof rows): number => some.reduce((total, { count }) => total + Number(count), 0)
  const openOf = (severity: Severity): number =>
    sum(rows.filter((row) => row.severity === severity && row.decision === 'open'))
  return {
    problems: sum(rows),
    open_problems: { serious: openOf('serious'), warning: openOf('warning'), suggestion: openOf('suggestion') },
  }
}

export const getSignOffs: Handler<'getSignOffs'> = async (app, { query, user }) => {
  await findTask(app, user, query.task_id)
  return stateOf(app, query.task_id)
}

export const signOff: Handler<'signOff'> = async (app, { body, user }) => {
  const task = await findTask(app, user, body.task_id, 'reviewer')
  if (task.status !== 'completed') throw new AppError('changed_meanwhile')
  await app.db.transaction().execute(async (transaction) => {
    // Decisions wait for the signature, and the signature for them: what is signed is what was seen.
    await transaction.selectFrom('tasks').select('task_id').where('task_id', '=', body.task_id).forUpdate().execute()
    if ((await hashReview(transaction, body.task_id)) !== body.hash) throw new AppError('changed_meanwhile')
    await transaction
      .insertInto('sign_offs')
      .values({
        sign_off_id: newId(),
        task_id: body.task_id,
        role: body.role,
        user_id: user.user_id,
        user_name: user.username,
        hash: body.hash,
        reopened_by: null,
        reopen_reason: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return stateOf(app, body.task_id)
}

export const reopenSignOff: Handler<'reopenSignOff'> = async (app, { body, user }) => {
  await findTask(app, user, body.task_id, 'reviewer')
  await app.db
    .updateTable('sign_offs')
    .set({ reopened_at: app.now(), reopened_by: user.username, reopen_reason: body.reason })
    .where('task_id', '=', body.task_id)
    .where('reopened_at', 'is', null)
    .execute()
  return stateOf(app, body.task_id)
}
