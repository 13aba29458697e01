import type { Finding, Language } from '@tickmark/document'
import type { App } from '../app/app.ts'
import { type FileWithReview, hasDocument, hasReview } from '../db/rows.ts'
import type { Database } from '../db/open-database.ts'
import { selectFiles } from '../db/select-files.ts'
import { storedDocumentOf } from '../documents/document-store.ts'
import { findEndpointOfTask } from '../models/models.ts'
import type { ModelEndpoint } from '../models/model-protocols.ts'
import type { JobOf } from '../queue/job.ts'
import { failedReading, newReading, saveReading } from './file-reading.ts'
import { tokensLeft } from './model-budget.ts'
import { plannedQuestions } from './plan-questions.ts'

type BeginJob = JobOf<'begin-model'>

/**
 * Writes down what the chosen model is to be asked about each reviewed file, one job a question. The review and its files are complete by then; whatever
 * goes wrong here is said in them and changes nothing else.
 */
export async function beginModelStage(app: App, job: BeginJob, signal: AbortSignal): Promise<void> {
  const task = await app.db
    .selectFrom('tasks')
    .selectAll()
    .where('task_id', '=', job.taskId)
    .where('run', '=', job.run)
    .where('status', '=', 'completed')
    .executeTakeFirst()
  if (!task) return
  const files = await selectFiles(app.db).where('task_id', '=', job.taskId).execute()
  const endpoint = await findEndpointOfTask(app, 'analysis', { taskId: job.taskId, model: task.analysis_model })
  for (const file of files.filter(hasReview)) {
    if (!endpoint) await saveReading(app.db, file.file_id, failedReading(task.analysis_model, 'not_set_up'))
    else await beginFile(app, { job, file, language: task.result_language as Language }, endpoint, signal)
  }
}

interface Asked {
  job: BeginJob
  file: FileWithReview
  language: Language
}

async function beginFile(app: App, asked: Asked, endpoint: ModelEndpoint, signal: AbortSignal): Promise<void> {
  const { job, file, language } = asked
  const known = await app.db
    .selectFrom('model_stages')
    .select('run')
    .where('file_id', '=', file.file_id)
    .executeTakeFirst()
  if (known?.run === job.run || !hasDocument(file)) return
  const document = await storedDocumentOf(app.storage, file.document_key)
  const options = { tokens: endpoint.excerptTokens, language }
  const { documentType, summary } = file.review
  const findings = await findingsOf(app.db, file.file_id)
  const asking = await app.engine.modelQuestions({ documentType, summary, findings }, document, options, { signal })
  const questions = plannedQuestions(asking, endpoint, await tokensLeft(app, endpoint, job.taskId))
  const waiting = questions.filter(({ state }) => state === 'waiting')
  await app.db.transaction().execute(async (transaction) => {
    if (!(await holdTask(transaction, job))) return
    await transaction.deleteFrom('model_stages').where('file_id', '=', file.file_id).execute()
    const { taskId, run } = job
    const model = `${endpoint.manufacturer}:${endpoint.name}`
    const stage = { file_id: file.file_id, task_id: taskId, run, model, excerpt_tokens: endpoint.excerptTokens }
    const ends = new Date(app.now().getTime() + endpoint.taskMinutes * 60_000)
    const state = waiting.length > 0 ? ('asking' as const) : ('checking' as const)
    await transaction
      .insertInto('model_stages')
      .values({ ...stage, state, ends_at: ends })
      .execute()
    for (const question of questions)
      await transaction
        .insertInto('model_questions')
        .values({ ...question, file_id: file.file_id })
        .execute()
    await saveReading(transaction, file.file_id, newReading(model, questions.length))
    const place = { host: new URL(endpoint.url).host, atOnce: endpoint.atOnce }
    const jobs = waiting.map(({ ordinal }) => ({
      kind: 'ask-model' as const,
      taskId,
      run,
      fileId: file.file_id,
      ordinal,
      endpoint: place,
      // The later parts of a long document fall back behind everybody's first ones.
      priority: -Math.floor(ordinal / TURN),
    }))
    await app.queue.send(
      transaction,
      jobs.length > 0 ? jobs : [{ kind: 'end-model', taskId, run, fileId: file.file_id }],
    )
  })
}

/** What the rules found, so that the model need not find it again. */
async function findingsOf(db: Database, fileId: string): Promise<Finding[]> {
  const rows = await db
    .selectFrom('problems')
    .select('finding')
    .where('file_id', '=', fileId)
    .orderBy('ordinal')
    .limit(MOST_FINDINGS)
    .execute()
  return rows.map(({ finding }) => finding as Finding).filter(({ source }) => source === 'rule')
}

/** Findings beyond these are not told to the model: there are too many to be read. */
const MOST_FINDINGS = 500

/** Questions of one file that go out before it is the next one's turn. */
const TURN = 8

/** Holds the row of a task that is still wanted as it is. */
async function holdTask(transaction: Database, { taskId, run }: BeginJob): Promise<boolean> {
  const row = await transaction
    .selectFrom('tasks')
    .select('run')
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', '=', 'completed')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
