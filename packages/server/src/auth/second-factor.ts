import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { generateSecret, verifySync } from 'otplib'
import type { App } from '../app/app.ts'
import type { UserRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import { forgetLimit, takeFromLimit } from './rate-limits.ts'

const CODE = /^\d{6}$/
/** Seconds by which the clock of a telephone may differ: one code before and one after the current one. */
const CLOCK_TOLERANCE = 30
const RECOVERY_CODES = 10
/** Base32 without letters that look alike; 12 of them are 60 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 12
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Accounts = Pick<App, 'db' | 'config' | 'now'>

/** Whether an account must have a second factor. Who comes in without a password has proven himself to the identity provider. */
export const requiresSecondFactor = ({ secondFactor }: App['config'], user: UserRow): boolean =>
  user.password_hash !== '' &&
  (user.second_factor_required || secondFactor === 'everyone' || (secondFactor === 'admins' && user.role === 'admin'))

/** Whether an account has to set up its second factor before it may do anything else. */
export const owesSecondFactor = (config: App['config'], user: UserRow): boolean =>
  user.second_factor_at === null && requiresSecondFactor(config, user)

/** Keeps a new secret, which counts once it is confirmed, in the place of an unconfirmed one. Answers it in base32. */
export async function keepNewSecret(app: Accounts, userId: string): Promise<string> {
  const secret = generateSecret()
  const row = { user_id: userId, secret: seal(app, secret), last_step: 0 }
  await app.db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret: row.secret, last_step: 0 }))
    .execute()
  return secret
}

/** Lets pass who knows a code of the app or a recovery code. Each serves once. Ten wrong ones close this way in for a quarter of an hour. */
export async function passSecondFactor(app: Accounts, userId: string, given: string | undefined): Promise<void> {
  if (!given) throw new AppError('second_factor_needed', { field: 'code' })
  await takeFromLimit(app, 'second-factor', userId)
  const code = given.replace(/[\s-]/g, '').toLowerCase()
  const right = CODE.test(code) ? await useCode(app, userId, code) : await useRecoveryCode(app, userId, code)
  if (!right) throw new AppError('second_factor_wrong', { field: 'code' })
  await forgetLimit(app, 'second-factor', userId)
}

/** Whether a code of the app is right and was not used yet, nor a later one; it is used up. */
export async function useCode(app: Accounts, userId: string, code: string): Promise<boolean> {
  const kept = await app.db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!kept) return false
  const epoch = Math.floor(app.now().getTime() / 1000)
  const verdict = verifySync({ secret: unseal(app, kept.secret), token: code, epoch, epochTolerance: CLOCK_TOLERANCE })
  if (!verdict.valid || !('timeStep' in verdict)) return false
  // Of two requests with the same code one finds the step taken.
  const { numUpdatedRows } = await app.db
    .updateTable('second_factors')
    .set({ last_step: verdict.timeStep })
    .where('user_id', '=', userId)
    .where('last_step', '<', verdict.timeStep)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function useRecoveryCode(app: Accounts, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await app.db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecovery(app, userId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** New recovery codes in the place of all before; the database holds keyed hashes. */
export async function makeRecoveryCodes(app: Accounts, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode())
  await app.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashRecovery(app, userId, code) }))
  await app.db.insertInto('recovery_codes').values(rows).execute()
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Takes an account's second factor away, secret and recovery codes. */
export async function removeSecondFactor({ db }: Pick<App, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ second_factor_at: null }).where('user_id', '=', userId).execute()
}

/** Letters drawn evenly: bytes beyond the last whole round are drawn again. */
function randomCode(): string {
  let code = ''
  while (code.length < RECOVERY_LENGTH)
    for (const byte of randomBytes(RECOVERY_LENGTH))
      if (byte < 256 - (256 % LETTERS.length) && code.length < RECOVERY_LENGTH) code += LETTERS[byte % LETTERS.length]
  return code
}

const hashRecovery = ({ config }: Accounts, userId: string, code: string): string =>
  createHmac('sha256', config.secret).update(`recovery ${userId} ${code}`).digest('base64url')

/** A copy of the database alone gives nobody codes: secrets are encrypted under a key that is not in it. */
const sealingKey = ({ config }: Accounts): Buffer =>
  createHmac('sha256', config.secret).update('second factor').digest()

function seal(app: Accounts, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(app), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(app: Accounts, text: string): string {
  const bytes = Buffer.from(text, 'base64')
  const cipher = createDecipheriv('aes-256-gcm', sealingKey(app), bytes.subarray(0, NONCE_BYTES))
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
}
