import { phoneReadings } from '@tickmark/contract'
import { sql, type Kysely } from 'kysely'

interface Row {
  user_id: string
  phone: string
}

/**
 * Numbers are kept in E.164, so that one phone is one account however it is written. Where two accounts turn out to have one number, the
 * one that has it so already keeps it, else the elder; the other stays as it is and is found by the number as it was written.
 */
export const phones = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<Row>`select user_id, phone from users order by created_at, user_id`.execute(db)
    const { rows: kept } = await sql<{ phone_key: string }>`select phone_key from users`.execute(db)
    const taken = new Set(kept.map(({ phone_key: key }) => key))
    for (const { user_id: userId, phone } of rows) {
      const [normal] = phoneReadings(phone)
      if (!normal) continue
      if (taken.has(normal) && phone.replace(/[\s().-]/g, '') !== normal) continue
      taken.add(normal)
      await sql`update users set phone = ${normal}, phone_key = ${normal} where user_id = ${userId}`.execute(db)
    }
  },
}
