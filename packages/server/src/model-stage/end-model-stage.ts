import type { Finding, ModelReading } from '@tickmark/document'
import type { ExcerptAnswer } from '@tickmark/review'
import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { type FileRow, hasDocument, hasReview } from '../db/rows.ts'
import { storedDocumentOf } from '../documents/document-store.ts'
import type { JobOf } from '../queue/job.ts'
import { loadReview } from '../reviews/load-review.ts'
import { toProblemRow } from '../reviews/problem-row.ts'
import { addUnread, newReading, saveReading } from './file-reading.ts'
import { databaseAnswers } from './answer-store.ts'
import { findEndpointOfTask } from '../models/models.ts'
import { tokensLeft } from './model-budget.ts'
import { nameSources, refuteFindings } from './ask-again.ts'

type EndJob = JobOf<'end-model'>

/** Holds what a model claimed about a file against its document, and adds what is borne out behind the findings of the rules. */
export async function endModelStage(app: App, job: EndJob, signal: AbortSignal): Promise<void> {
  const stage = await app.db
    .selectFrom('model_stages')
    .selectAll()
    .where('file_id', '=', job.fileId)
    .where('run', '=', job.run)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  const files = await app.db.selectFrom('files').selectAll().where('task_id', '=', job.taskId).execute()
  const file = files.find(({ file_id: id }) => id === job.fileId)
  if (!stage || !file || !hasReview(file) || !hasDocument(file)) return
  const { answers, reading } = await gatherAnswers(app.db, job.fileId, stage.model)
  const document = await storedDocumentOf(app.storage, file.document_key)
  const byRules = await loadReview(app, file)
  const findings = byRules.findings.filter(({ source }) => source === 'rule')
  const review = { ...byRules, findings }
  const grounded = await app.engine.groundClaims(
    review,
    document,
    { answers, model: stage.model, tokens: stage.excerpt_tokens },
    { signal },
  )
  // Who has answered nothing so far, or whose time is up, is asked nothing more.
  const isAsked = reading.read > 0 && stage.ends_at > app.now()
  const found = isAsked
    ? await findEndpointOfTask(app, 'analysis', { taskId: job.taskId, model: stage.model })
    : undefined
  const endpoint = found && (await tokensLeft(app, found, job.taskId)) > 0 ? found : undefined
  const asking = { answers: databaseAnswers(app, job.taskId), log: app.log }
  const kept = await refuteFindings(asking, endpoint, grounded, signal)
  const restated = await nameSources(asking, endpoint, grounded, signal)
  await endStage(app, job, { file, files }, kept.findings, {
    ...reading,
    state: 'done',
    claims: grounded.claims,
    shown: kept.findings.length,
    drops: kept.drops,
    refused: kept.refused,
    restated,
  })
}

/** Saves findings and reading, and has the result files written anew where they have more to say. */
async function endStage(
  app: App,
  job: EndJob,
  { file, files }: { file: FileRow; files: readonly FileRow[] },
  findings: readonly Finding[],
  reading: ModelReading,
): Promise<void> {
  const { taskId, run, fileId } = job
  await app.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('model_stages')
      .set({ state: 'done' })
      .where('file_id', '=', fileId)
      .where('run', '=', run)
      .where('state', '=', 'checking')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await saveReading(transaction, fileId, reading)
    const { last } = await transaction
      .selectFrom('problems')
      .select(({ fn }) => fn.max('ordinal').as('last'))
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow()
    const rows = findings.map((finding, index) => toProblemRow(finding, { file, files }, (last ?? -1) + 1 + index))
    if (rows.length > 0) await transaction.insertInto('problems').values(rows).execute()
    await tellWatchers(transaction, taskId)
    if (await isLastToSay(transaction, taskId))
      await app.queue.send(transaction, [
        { kind: 'write-results', taskId, run, again: app.now().toISOString(), priority: -1 },
      ])
  })
}

/** The trigger on the table of tasks tells everybody who watches one that something of it has changed. */
async function tellWatchers(db: Database, taskId: string): Promise<void> {
  await sql`update tasks set writing = writing where task_id = ${taskId}`.execute(db)
}

/** Whether all files of the task have had their turn, and something was added to one of them. */
async function isLastToSay(db: Database, taskId: string): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select not exists (select from model_stages where task_id = ${taskId} and state <> 'done')
      and exists (select from problems where task_id = ${taskId} and finding ->> 'source' = 'model') as last`.execute(
    db,
  )
  return rows[0]?.last ?? false
}

/** The answers of a file in the order of its excerpts, and which excerpts have none. */
async function gatherAnswers(
  db: Database,
  fileId: string,
  model: string,
): Promise<{ answers: ExcerptAnswer[]; reading: ModelReading }> {
  const rows = await db
    .selectFrom('model_questions as question')
    .leftJoin('model_answers as answer', 'answer.key', 'question.key')
    .select(['ordinal', 'first_page', 'last_page', 'state', 'reason', 'answer', 'tokens_sent', 'tokens_answered'])
    .where('question.file_id', '=', fileId)
    .orderBy('ordinal')
    .execute()
  const reading = newReading(model, rows.length)
  const answers: ExcerptAnswer[] = []
  for (const row of rows) {
    if (row.state === 'answered' && row.answer !== null) {
      answers.push({ excerpt: row.ordinal, text: row.answer })
      reading.read++
      reading.tokens.sent += row.tokens_sent ?? 0
      reading.tokens.answered += row.tokens_answered ?? 0
    } else addUnread(reading, row.reason ?? 'bad_answer', pagesOf(row))
  }
  return { answers, reading }
}

const pagesOf = ({ first_page: first, last_page: last }: { first_page: number | null; last_page: number | null }) =>
  first === null || last === null ? undefined : ([first, last] as [number, number])
