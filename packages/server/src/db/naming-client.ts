import { createHash } from 'node:crypto'
import { Client, type QueryResult } from 'pg'

/** Statements that a connection keeps prepared: more than the service has that are asked again and again. */
const MOST = 150
/** A text that came so often will come again. */
const OFTEN = 3
/** SQLSTATE: a statement was prepared for a table that has other columns by now, since a newer version of the service changed it. */
const TABLE_CHANGED = '0A000'
/** What a search looks for decides how it is best found: such statements are planned anew each time. */
const DEPENDS_ON_VALUES = /\b(?:i?like|strpos)\b/

/** How often each text has come, and under which name it is prepared. Shared by all connections: a name means the same everywhere. */
const known = new Map<string, { count: number; name: string }>()
let generation = 0

/** The name under which a statement is prepared; undefined for one that is not worth it. */
function nameOf(text: string): string | undefined {
  const entry = known.get(text)
  if (entry) return ++entry.count > OFTEN ? entry.name : undefined
  if (known.size < MOST && /^\s*(?:select|with)\b/i.test(text) && !DEPENDS_ON_VALUES.test(text))
    known.set(text, { count: 1, name: `${generation} ${createHash('sha256').update(text).digest('base64url')}` })
  return undefined
}

/** Statements that were prepared are prepared anew, under other names. */
function forgetNames(): void {
  generation++
  known.clear()
}

type Ask = (query: unknown, values?: unknown, done?: unknown) => unknown

/**
 * A connection that has the database parse and plan once what is asked again and again: of the work for one request that is a good half.
 */
export class NamingClient extends Client {
  override query = ((query: unknown, values?: unknown, done?: unknown): unknown => {
    const ask = super.query as Ask
    const name = typeof query === 'string' && Array.isArray(values) && done === undefined ? nameOf(query) : undefined
    if (name === undefined) return ask.call(this, query, values, done)
    const answer = ask.call(this, { name, text: query, values }) as Promise<QueryResult>
    return answer.catch((error: unknown) => {
      if ((error as { code?: string }).code === TABLE_CHANGED) forgetNames()
      throw error
    })
  }) as Client['query']
}
