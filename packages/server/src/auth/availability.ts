import { Email, Phone, Username, type ErrorKey } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { isErrorKey } from '../http/envelope.ts'
import { codeAsPrinted } from './invitation-codes.ts'
import { identityKey, phoneKeys } from './users.ts'

export type RegistrationField = 'username' | 'email' | 'phone' | 'invitation_code'
const SCHEMAS = { username: Username, email: Email, phone: Phone }

/** Why a value cannot be registered with; undefined when it can. */
export async function findObstacle(app: App, field: RegistrationField, value: string): Promise<ErrorKey | undefined> {
  if (field === 'invitation_code') return (await isUsableCode(app, value)) ? undefined : 'invitation_code_invalid'
  const parsed = SCHEMAS[field].safeParse(value)
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).find(isErrorKey) ?? 'request_error'
  return (await isTaken(app, field, field === 'phone' ? phoneKeys(value) : [identityKey[field](value)]))
    ? `${field}_taken`
    : undefined
}

async function isTaken({ db }: App, field: 'username' | 'email' | 'phone', keys: string[]): Promise<boolean> {
  const taken = await db
    .selectFrom('users')
    .select('user_id')
    .where((where) =>
      where.or([
        where(`${field}_key`, 'in', keys),
        // People log in with a name or a number, so a name must not be the number of somebody else.
        ...(field === 'username'
          ? [
              where(
                'phone_key',
                'in',
                keys.flatMap((key) => phoneKeys(key)),
              ),
            ]
          : []),
        ...(field === 'phone' ? [where('username_key', 'in', keys)] : []),
      ]),
    )
    .executeTakeFirst()
  return taken !== undefined
}

async function isUsableCode({ db, now }: App, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('invitation_codes')
    .select('code')
    .where('code', '=', codeAsPrinted(code))
    .where('revoked', '=', false)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]))
    .where((where) => where('uses', '<', where.ref('max_uses')))
    .executeTakeFirst()
  return found !== undefined
}
