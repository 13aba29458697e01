import { join } from 'node:path'
import type { Review } from '@tickmark/document'
import { writeFigures, type StoredReview } from './stored-figures.ts'

/** Leaves the figures of reviews in a folder, one file a document. Runs in the child. */
export async function keepReviews(reviews: readonly Review[], folder: string): Promise<StoredReview[]> {
  const kept: StoredReview[] = []
  for (const [index, { figures, ...review }] of reviews.entries())
    kept.push({ ...review, figures: await writeFigures(figures, join(folder, `figures-${index}`)) })
  return kept
}
