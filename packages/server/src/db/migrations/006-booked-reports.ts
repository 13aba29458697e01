import { sql, type Kysely } from 'kysely'

/** A report is booked when its task starts; the day tells from which day's usage it is given back. */
export const bookedReports = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table files add column booked_on date`.execute(db)
    await sql`alter table tasks add column is_sample boolean not null default false`.execute(db)
  },
}
