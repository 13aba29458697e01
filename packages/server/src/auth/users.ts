import { randomBytes } from 'node:crypto'
import type { User } from '@tickmark/contract'
import { LIMITS, phoneReadings } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { type Insertable, sql } from 'kysely'
import type { UserRow } from '../db/rows.ts'
import type { Database } from '../db/open-database.ts'
import type { UsersTable } from '../db/tables.ts'
import { newId } from '../db/new-id.ts'
import type { Config } from '../config/config.ts'
import { hashPassword } from './passwords.ts'
import { owesSecondFactor } from './second-factor.ts'

/** A number that nobody has (no country has +999), different for every account. */
export const inventedPhone = (): string =>
  `+999${BigInt('0x' + randomBytes(5).toString('hex'))
    .toString()
    .padStart(12, '0')
    .slice(0, 11)}`

/** What makes two names, addresses or numbers the same. */
export const identityKey = {
  username: (name: string) => name.normalize('NFKC').trim().toLowerCase(),
  email: (address: string) => address.normalize('NFKC').trim().toLowerCase(),
  /** A telephone number in E.164; other text without blanks and signs. */
  phone: (number: string, language?: Language) => phoneReadings(number, language)[0] ?? bare(number),
}

/** Every key under which an account with this number may be kept, the likeliest first. */
export const phoneKeys = (number: string, language?: Language): string[] => [
  bare(number),
  ...phoneReadings(number, language),
]

/** A number as earlier versions stored it. An account whose number another account has as well is still stored so. */
const bare = (number: string): string => number.replace(/[\s().-]/g, '')

const TRIAL = `${LIMITS.trialDays} days`

/** Reports a month that a plan includes; null: no limit. */
const QUOTAS: Record<User['plan'], number | null> = {
  trial: LIMITS.trialReports,
  basic: 0,
  professional: LIMITS.professionalReportsPerMonth,
  enterprise: null,
}

export interface NewUser {
  username: string
  /** Null: nobody logs in by one. */
  password: string | null
  email: string
  phone: string
  role: User['role']
  plan: User['plan']
  invitationCode?: string
  /** The days of a trial are counted from when its owner sets his password, not from now. */
  waits?: boolean
  /** The language of the person who registers; it tells the country of a local number. */
  language?: Language
}

/** Throws PostgreSQL's unique violation when somebody else was faster with the same name, address or number. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const row: Insertable<UsersTable> = {
    user_id: newId(),
    username: user.username.normalize('NFC'),
    email: user.email.trim(),
    phone: identityKey.phone(user.phone, user.language),
    username_key: identityKey.username(user.username),
    email_key: identityKey.email(user.email),
    phone_key: identityKey.phone(user.phone, user.language),
    password_hash: user.password === null ? '' : await hashPassword(user.password),
    role: user.role,
    plan: user.plan,
    quota: QUOTAS[user.plan],
    invitation_code: user.invitationCode ?? null,
  }
  const plan_ends_at = user.plan === 'trial' && !user.waits ? sql<Date>`now() + ${TRIAL}::interval` : null
  return db
    .insertInto('users')
    .values({ ...row, plan_ends_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function toUser(config: Config, row: UserRow): User {
  return {
    user_id: row.user_id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    role: row.role,
    plan: row.plan,
    quota: row.quota,
    plan_ends_at: row.plan_ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    second_factor_due: owesSecondFactor(config, row),
  }
}
