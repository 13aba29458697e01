import type { UnreadReason } from '@tickmark/document'
import { CLAIMS_SCHEMA, SYSTEM_PROMPT } from '@tickmark/review'
import type { App } from '../app/app.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { JobOf } from '../queue/job.ts'
import { databaseAnswers } from './answer-store.ts'
import { askOnce } from './ask-once.ts'
import { findEndpointOfTask } from '../models/models.ts'
import { tokensLeft } from './model-budget.ts'
import { messagesOf } from './plan-questions.ts'

type AskJob = JobOf<'ask-model'>

/** Questions that must fail, with none answered, before the rest of the file is spared them. */
const HOPELESS = 3

/** Asks one question about a file and keeps the answer. A question that fails fails alone. */
export async function askQuestion(app: App, job: AskJob, signal: AbortSignal): Promise<void> {
  const question = await app.db
    .selectFrom('model_questions as question')
    .innerJoin('model_stages as stage', 'stage.file_id', 'question.file_id')
    .select(['question.text', 'question.tokens', 'stage.model', 'stage.ends_at'])
    .where('question.file_id', '=', job.fileId)
    .where('question.ordinal', '=', job.ordinal)
    .where('question.state', '=', 'waiting')
    .where('stage.run', '=', job.run)
    .executeTakeFirst()
  if (question?.text == null) return
  const left = question.ends_at.getTime() - app.now().getTime()
  if (left <= 0) return settleQuestion(app, job, 'deadline')
  const endpoint = await findEndpointOfTask(app, 'analysis', { taskId: job.taskId, model: question.model })
  if (!endpoint) return settleQuestion(app, job, 'not_set_up')
  // Others may have spent meanwhile what was left when this was planned.
  if ((await tokensLeft(app, endpoint, job.taskId)) < question.tokens) return settleQuestion(app, job, 'budget')
  const hopeless = await hopelessReason(app, job)
  if (hopeless) return settleQuestion(app, job, hopeless)
  const late = AbortSignal.timeout(left)
  try {
    const within = AbortSignal.any([signal, late])
    await askOnce(databaseAnswers(app, job.taskId), endpoint, messagesOf(SYSTEM_PROMPT, question.text), {
      signal: within,
      schema: CLAIMS_SCHEMA,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) return settleQuestion(app, job, 'deadline')
    if (!(error instanceof ModelFailure)) throw error
    app.log.warn('an analysis model gave no answer', { model: question.model, reason: error.message })
    return settleQuestion(app, job, error.reason)
  }
  await settleQuestion(app, job)
}

/** Why nothing more needs to be asked: the endpoint has refused everything so far. */
async function hopelessReason({ db }: App, { fileId }: AskJob): Promise<UnreadReason | undefined> {
  const rows = await db
    .selectFrom('model_questions')
    .select(['state', 'reason'])
    .where('file_id', '=', fileId)
    .where('state', '<>', 'waiting')
    .where((where) =>
      where.or([where('reason', 'is', null), where('reason', 'in', ['unreachable', 'refused', 'timeout'])]),
    )
    .execute()
  if (rows.length < HOPELESS || rows.some(({ state }) => state === 'answered')) return undefined
  return rows[0]?.reason ?? undefined
}

/** Writes down that a question is answered, or why it is not; the last one of a file lets its claims be checked. */
export async function settleQuestion(app: App, job: AskJob, reason?: UnreadReason): Promise<void> {
  const { taskId, run, fileId } = job
  await app.db.transaction().execute(async (transaction) => {
    const stage = await transaction
      .selectFrom('model_stages')
      .select('state')
      .where('file_id', '=', fileId)
      .where('run', '=', run)
      .forUpdate()
      .executeTakeFirst()
    if (stage?.state !== 'asking') return
    await transaction
      .updateTable('model_questions')
      .set({ state: reason ? 'failed' : 'answered', reason: reason ?? null, text: null })
      .where('file_id', '=', fileId)
      .where('ordinal', '=', job.ordinal)
      .execute()
    const waiting = await transaction
      .selectFrom('model_questions')
      .select('ordinal')
      .where('file_id', '=', fileId)
      .where('state', '=', 'waiting')
      .limit(1)
      .executeTakeFirst()
    if (waiting) return
    await transaction.updateTable('model_stages').set({ state: 'checking' }).where('file_id', '=', fileId).execute()
    await app.queue.send(transaction, [{ kind: 'end-model', taskId, run, fileId }])
  })
}
