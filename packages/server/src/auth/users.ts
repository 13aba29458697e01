import type { User } from '@tickmark/contract'
import { LIMITS } from '@tickmark/contract'
import type { Insertable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { UsersTable } from '../db/tables.ts'
import { newId } from '../new-id.ts'
import { hashPassword } from './passwords.ts'
import type { UserRow } from './sessions.ts'

/** What makes two names, addresses or numbers the same. */
export const keyOf = {
  username: (name: string) => name.normalize('NFKC').toLowerCase(),
  email: (address: string) => address.normalize('NFKC').trim().toLowerCase(),
  phone: (number: string) => number.replace(/[\s().-]/g, ''),
}

/** Reports a month that a plan includes; null: no limit. */
const QUOTAS: Record<User['plan'], number | null> = {
  trial: LIMITS.trialReports,
  basic: 0,
  professional: LIMITS.professionalReportsPerMonth,
  enterprise: null,
}

export interface NewUser {
  username: string
  password: string
  email: string
  phone: string
  role: User['role']
  plan: User['plan']
  invitationCode?: string
}

/** Throws PostgreSQL's unique violation when somebody else was faster with the same name, address or number. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const row: Insertable<UsersTable> = {
    user_id: newId(),
    username: user.username.normalize('NFC'),
    email: user.email.trim(),
    phone: user.phone.trim(),
    username_key: keyOf.username(user.username),
    email_key: keyOf.email(user.email),
    phone_key: keyOf.phone(user.phone),
    password_hash: await hashPassword(user.password),
    role: user.role,
    plan: user.plan,
    quota: QUOTAS[user.plan],
    invitation_code: user.invitationCode ?? null,
  }
  return db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow()
}

export function toUser(row: UserRow): User {
  return {
    user_id: row.user_id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    role: row.role,
    plan: row.plan,
    quota: row.quota,
    created_at: row.created_at.toISOString(),
  }
}
