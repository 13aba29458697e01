import type { ModelReading } from '@tickmark/document'
import type { Database } from '../db/open-database.ts'

/** How far a model has come with a file whose questions are out: what stands in its review, with the answers that have come since. */
export async function readingInProgress(
  db: Database,
  fileId: string,
  reading: ModelReading | undefined,
): Promise<ModelReading | undefined> {
  if (reading?.state !== 'asking') return reading
  const { read } = await db
    .selectFrom('model_questions')
    .select(({ fn }) => fn.countAll<number>().as('read'))
    .where('file_id', '=', fileId)
    .where('state', '=', 'answered')
    .executeTakeFirstOrThrow()
  return { ...reading, read }
}
