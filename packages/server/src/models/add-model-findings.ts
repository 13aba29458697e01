import type { Document, Review } from '@tickmark/document'
import { addClaims } from '@tickmark/review'
import type { App } from '../app.ts'
import { ModelFailure } from './ask-model.ts'
import { askForClaims } from './ask-for-claims.ts'
import { findEndpoint } from './models.ts'

/**
 * The reviews with what the chosen analysis model found besides, as far as the documents bear it out. A model that gives no answer costs
 * nobody the review of the rules: it stands, and says that it stands alone.
 */
export async function addModelFindings(
  app: Pick<App, 'config' | 'log'>,
  modelId: string,
  readDocument: (index: number) => Promise<Document>,
  reviews: readonly Review[],
  signal: AbortSignal,
): Promise<Review[]> {
  const model = await findEndpoint(app.config, 'analysis', modelId)
  if (!model) return [...reviews]
  return Promise.all(
    reviews.map(async (review, index) => {
      const document = await readDocument(index)
      try {
        return addClaims(review, document, await askForClaims(model, document, signal), modelId)
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        app.log.warn('an analysis model gave no answer', { model: modelId, reason: error.message })
        return { ...review, engine: { ...review.engine, modelFailure: error.reason } }
      }
    }),
  )
}
