import type { ModelReading, UnreadReason } from '@tickmark/document'
import { PROMPTS_VERSION } from '@tickmark/review'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'

/** Says in the review of a file what a language model read of it. Everything else of the review stays as the rules left it. */
export async function saveReading(db: Database, fileId: string, reading: ModelReading): Promise<void> {
  const failed = reading.state === 'done' && reading.excerpts > 0 && reading.read === 0
  const engine = {
    models: reading.read > 0 ? [reading.model] : [],
    dropped: sumOf(Object.values(reading.drops)),
    ...(failed && { modelFailure: reading.unread[0]?.reason ?? 'bad_answer' }),
    reading,
  }
  await sql`
    update files set review = review || jsonb_build_object('engine', (review -> 'engine') - 'modelFailure' || ${JSON.stringify(engine)}::jsonb)
    where file_id = ${fileId} and review is not null`.execute(db)
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** A reading of which nothing is known yet. */
export function newReading(model: string, excerpts: number): ModelReading {
  return {
    model,
    prompts: PROMPTS_VERSION,
    state: 'asking',
    excerpts,
    read: 0,
    unread: [],
    claims: 0,
    shown: 0,
    drops: {},
    refused: [],
    restated: [],
    tokens: { sent: 0, answered: 0 },
  }
}

/** The reading of a file that could not be begun: nothing was asked. */
export const failedReading = (model: string, reason: UnreadReason): ModelReading => ({
  ...newReading(model, 1),
  state: 'done',
  unread: [{ reason }],
})

/** Neighbours that are unread for the same reason are one stretch. */
export function addUnread(
  { unread }: ModelReading,
  reason: UnreadReason,
  pages: [first: number, last: number] | undefined,
): void {
  const before = unread.at(-1)
  const isSame = before?.reason === reason
  if (!pages) {
    if (!isSame) unread.push({ reason })
  } else if (isSame && before.pages && pages[0] <= before.pages[1] + 1)
    before.pages = [before.pages[0], Math.max(before.pages[1], pages[1])]
  else unread.push({ pages, reason })
}
