import { SENTENCES_SCHEMA } from '@tickmark/review'
import { findFileOf, findTask } from '../access/find-task.ts'
import { forTask } from '../app/app.ts'
import { hasDocument, hasReview } from '../db/rows.ts'
import { inTime } from '../desk/ask-model.ts'
import { storedDocumentOf } from '../documents/document-store.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { idOf } from '../models/model-file.ts'
import { findEndpointOfTask } from '../models/models.ts'
import { loadReview } from '../reviews/load-review.ts'
import { databaseAnswers } from './answer-store.ts'
import { askOnce } from './ask-once.ts'
import { tokensLeft } from './model-budget.ts'
import { messagesOf } from './plan-questions.ts'

/**
 * Answers a question about a reviewed document by the model of its task, each sentence held against its places. The review stays as it is; the same
 * question of the same document is asked once.
 */
export const askDocument: Handler<'askDocument'> = async (app, { body, user, language, http }) => {
  const { task_id: taskId, file_id: fileId, question } = body
  const task = await findTask(app, user, taskId, 'reviewer')
  const file = await findFileOf(app, user, taskId, fileId)
  if (!hasDocument(file) || !hasReview(file)) throw new AppError('not_found')
  const endpoint = await findEndpointOfTask(app, 'analysis', { taskId, model: task.analysis_model })
  if (!endpoint) throw new AppError('no_analysis_model')
  const { engine } = forTask(app, taskId, user.user_id)
  return inTime(app, file.document_key, http, async (call) => {
    const document = await storedDocumentOf(app.storage, file.document_key)
    const options = { tokens: endpoint.excerptTokens, language }
    const asked = await engine.documentQuestion(file.review, document, { question, options }, call)
    const most = Math.min(endpoint.taskTokens ?? Infinity, await tokensLeft(app, endpoint, taskId))
    if (asked.tokens > most) throw new AppError('model_budget_spent')
    const signal = call.signal ?? http.req.raw.signal
    const { answer, tokens } = await askOnce(
      databaseAnswers(app, taskId),
      endpoint,
      messagesOf(asked.system, asked.text),
      {
        signal,
        schema: SENTENCES_SCHEMA,
      },
    ).catch((error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error
      app.log.warn('an analysis model gave no answer', { model: task.analysis_model, reason: error.message })
      throw new AppError('model_no_answer')
    })
    const review = await loadReview(app, file)
    const checked = await engine.checkAnswer(review, document, { answer, sent: asked.sent }, call)
    return { ...checked, model: idOf(endpoint), host: new URL(endpoint.url).host, tokens }
  })
}
