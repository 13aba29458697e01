import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from './app/app.ts'
import { createInvitationCodes } from './auth/invitation-codes.ts'
import { insertUser } from './auth/users.ts'

export interface FirstCredentials {
  username: string
  /** Undefined when the operator gave it: it is not repeated. */
  password: string | undefined
  invitationCode: string
}

/** On an empty database: an administrator and an invitation code. Undefined at every later start. */
export async function createFirstAccounts(app: App): Promise<FirstCredentials | undefined> {
  const { username, password } = app.config.administrator
  const chosen = password ?? randomBytes(12).toString('base64url')
  const code = await app.db.transaction().execute(async (transaction) => {
    // Of several processes that start together one creates; the others wait here and then find the account.
    await sql`lock table users in share row exclusive mode`.execute(transaction)
    if (await transaction.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) return undefined
    await insertUser(transaction, {
      username,
      password: chosen,
      email: `${username}@localhost`,
      phone: '+10000000000',
      role: 'admin',
      plan: 'enterprise',
    })
    const options = { count: 1, maxUses: 100, note: 'first start', plan: 'enterprise' as const, createdBy: username }
    const [first] = await createInvitationCodes({ db: transaction, now: app.now }, options)
    return first
  })
  return code === undefined ? undefined : { username, password: password ? undefined : chosen, invitationCode: code }
}
