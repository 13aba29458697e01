import type { StoredDocument, StoredReview } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import { ModelFailure } from './ask-model.ts'
import { askForClaims } from './ask-for-claims.ts'
import { findEndpoint } from './models.ts'

/**
 * The review of a document with what the chosen analysis model found besides, as far as the document bears it out. Without an answer of
 * the model the review of the rules stands, and says that it stands alone.
 */
export async function addModelFindings(
  app: Pick<App, 'config' | 'engine' | 'log'>,
  modelId: string,
  { review, document }: { review: StoredReview; document: StoredDocument },
  signal: AbortSignal,
): Promise<StoredReview> {
  const model = await findEndpoint(app.config, 'analysis', modelId)
  if (!model) return review
  try {
    const claims = await askForClaims(model, await app.engine.excerpts(document, { signal }), signal)
    return await app.engine.addClaims(review, document, claims, modelId, { signal })
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    app.log.warn('an analysis model gave no answer', { model: modelId, reason: error.message })
    return { ...review, engine: { ...review.engine, modelFailure: error.reason } }
  }
}
