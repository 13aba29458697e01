import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/**
 * Rows of files without what is large in them: whoever watches a task, and each batch of its pages, asks for them again and again. Of a
 * review, `loadReview` gives the whole; of the inspection there is nothing.
 */
export function selectFiles(db: Database) {
  return db
    .selectFrom('files')
    .select([
      'file_id',
      'task_id',
      'ordinal',
      'name',
      'format',
      'media_type',
      'size',
      'sha256',
      'storage_key',
      'status',
      'pages',
      'pages_done',
      'failed_pages',
      'missing_results',
      'error_key',
      'error_detail',
      'document_key',
      'booked_on',
      'outline',
    ])
    .select(['review_head as review', sql<null>`null`.as('inspection')])
}
