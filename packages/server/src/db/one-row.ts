import type { RawBuilder } from 'kysely'
import type { Database } from './open-database.ts'

/** The row of a statement that always answers one: a count, a sum, an upsert. */
export async function oneRow<Row>(db: Database, statement: RawBuilder<Row>): Promise<Row> {
  const [row] = (await statement.execute(db)).rows
  if (!row) throw new Error('a statement that answers one row answered none')
  return row
}
