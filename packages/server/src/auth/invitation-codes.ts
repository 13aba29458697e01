import { randomInt } from 'node:crypto'
import type { User } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'

export interface CodeOptions {
  count: number
  maxUses: number
  expiresInDays?: number
  note: string
  plan: User['plan']
  createdBy: string
}

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const DAY = 24 * 3600 * 1000

/** Three groups of four: 59 bits, and readable over the telephone. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** A code as it was printed, however it was typed: without hyphens, with others, in small letters, with blanks. */
export function codeAsPrinted(typed: string): string {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return signs.match(/.{1,4}/gu)?.join('-') ?? ''
}

export async function createInvitationCodes(app: Pick<App, 'db' | 'now'>, options: CodeOptions): Promise<string[]> {
  const { count, maxUses, expiresInDays, note, plan, createdBy } = options
  const expiresAt = expiresInDays ? new Date(app.now().getTime() + expiresInDays * DAY) : null
  const codes = Array.from({ length: count }, newCode)
  const rows = codes.map((code) => ({
    code,
    max_uses: maxUses,
    expires_at: expiresAt,
    note,
    plan,
    created_by: createdBy,
  }))
  await app.db.insertInto('invitation_codes').values(rows).execute()
  return codes
}

/** Takes one use of a code and answers the plan that it grants; undefined when it is not valid (any more). */
export async function consumeInvitationCode(db: Database, code: string, now: Date): Promise<User['plan'] | undefined> {
  const used = await db
    .updateTable('invitation_codes')
    .set((set) => ({ uses: set('uses', '+', 1) }))
    .where('code', '=', codeAsPrinted(code))
    .where('revoked', '=', false)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .where((where) => where('uses', '<', where.ref('max_uses')))
    .returning('plan')
    .executeTakeFirst()
  return used?.plan
}
