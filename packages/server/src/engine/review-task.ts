import type { CallContext } from '@tickmark/readers'
import type { DocumentType, Review } from '@tickmark/document'
import { reviewDocuments } from '@tickmark/review'
import type { ReviewOptions } from '@tickmark/review'
import type { TaskDocument } from './engine.ts'

export interface ReviewTask {
  documents: TaskDocument[]
  type: DocumentType | 'auto'
  tuning?: unknown
}

/** Reviews the documents of one task together. Runs in the child. */
export async function reviewTask({ documents, type, tuning }: ReviewTask, _context: CallContext): Promise<Review[]> {
  return reviewDocuments(
    documents.map(({ document }) => document),
    { type, tuning: tuning as ReviewOptions['tuning'] },
  )
}
