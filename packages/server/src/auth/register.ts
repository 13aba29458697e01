import type { ErrorKey, RegisterRequest } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { findObstacle, type RegistrationField } from './availability.ts'
import { redeemCaptcha } from './captcha.ts'
import { isCommonPassword } from './common-passwords.ts'
import { codeAsPrinted, consumeInvitationCode } from './invitation-codes.ts'
import { takeFromLimit } from './rate-limits.ts'
import { insertUser } from './users.ts'

const FIELDS: readonly RegistrationField[] = ['username', 'phone', 'email', 'invitation_code']

/** Makes an account and uses the invitation code, both or neither. */
export async function registerUser(
  app: App,
  request: RegisterRequest,
  { address, language }: { address: string; language: Language },
): Promise<UserRow> {
  await takeFromLimit(app, 'register', address)
  if (isCommonPassword(request.password, [request.username, request.email]))
    throw new AppError('password_common', { field: 'password' })
  for (const field of FIELDS) {
    const obstacle = await findObstacle(app, field, request[field])
    if (obstacle) throw new AppError(obstacle, { field })
  }
  // The captcha is checked last: it is used up by the attempt, and nobody should have to read a new one because of a taken name.
  const human = await redeemCaptcha(app, request.captcha_id, request.verification_code)
  if (!human) throw new AppError('captcha_wrong', { field: 'verification_code' })
  return insertWithCode(app, request, language)
}

async function insertWithCode(app: App, request: RegisterRequest, language: Language): Promise<UserRow> {
  try {
    return await app.db.transaction().execute(async (transaction) => {
      const plan = await consumeInvitationCode(transaction, request.invitation_code, app.now())
      if (!plan) throw new AppError('invitation_code_invalid', { field: 'invitation_code' })
      return insertUser(transaction, {
        ...request,
        role: 'user',
        plan,
        language,
        invitationCode: codeAsPrinted(request.invitation_code),
      })
    })
  } catch (error) {
    const field = takenField(error)
    if (field) throw new AppError(`${field}_taken` satisfies ErrorKey, { field })
    throw error
  }
}

/** Two people who register the same name at the same moment: the unique index refuses the second. */
function takenField(error: unknown): 'username' | 'email' | 'phone' | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') return undefined
  return (['username', 'email', 'phone'] as const).find((field) => constraint === `users_${field}_key_key`)
}
