import { join } from 'node:path'
import type { ReviewWithReasons } from '@tickmark/review'
import { writeExplanations } from './stored-explanations.ts'
import { writeFigures, type StoredReview } from './stored-figures.ts'

/** A review as the child that made it leaves it: its figures, and why each is in its state, in files. */
export interface KeptReview {
  review: StoredReview
  /** For `openExplanations`. */
  explanations: { path: string }
}

/** Leaves the figures of reviews and their explanations in a folder, two files a document. Runs in the child. */
export async function keepReviews(reviews: readonly ReviewWithReasons[], folder: string): Promise<KeptReview[]> {
  const kept: KeptReview[] = []
  for (const [index, { review, explained }] of reviews.entries()) {
    const { figures, ...rest } = review
    kept.push({
      review: { ...rest, figures: await writeFigures(figures, join(folder, `figures-${index}`)) },
      explanations: await writeExplanations(explained(), join(folder, `explanations-${index}`)),
    })
  }
  return kept
}
