import { codeAsPrinted, createInvitationCodes } from '../auth/invitation-codes.ts'
import { toUser } from '../auth/users.ts'
import { containing } from '../db/like-pattern.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'

export const createCodes: Handler<'createCodes'> = async (app, { body, user }) => {
  const { count, max_uses: maxUses, expires_in_days: expiresInDays, note, plan } = body
  return {
    codes: await createInvitationCodes(app, { count, maxUses, expiresInDays, note, plan, createdBy: user.username }),
    plan,
  }
}

export const adminListCodes: Handler<'adminListCodes'> = async (app, { query }) => {
  const { page, page_size: size, search } = query
  let found = app.db.selectFrom('invitation_codes')
  if (search) {
    const pattern = containing(search)
    found = found.where((where) => where.or([where('code', 'ilike', pattern), where('note', 'ilike', pattern)]))
  }
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
  return { items, total, page, page_size: size }
}

export const adminRevokeCode: Handler<'adminRevokeCode'> = async (app, { body }) => {
  const { numUpdatedRows } = await app.db
    .updateTable('invitation_codes')
    .set({ revoked: true })
    .where('code', '=', codeAsPrinted(body.code))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_found')
  return null
}

export const adminListUsers: Handler<'adminListUsers'> = async (app, { query }) => {
  const { page, page_size: size, search } = query
  let found = app.db.selectFrom('users')
  if (search) {
    const pattern = containing(search)
    found = found.where((where) =>
      where.or([
        where('username', 'ilike', pattern),
        where('email', 'ilike', pattern),
        where('phone', 'ilike', pattern),
      ]),
    )
  }
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('usage', 'usage.user_id', 'users.user_id')
    .selectAll('users')
    .select(({ fn }) => [
      fn.sum<number | null>('usage.tasks').as('tasks'),
      fn.sum<number | null>('usage.pages').as('pages'),
    ])
    .groupBy('users.user_id')
    .orderBy('users.created_at', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const items = rows.map((row) => ({
    ...toUser(app.config, row),
    disabled: row.disabled_at !== null,
    second_factor: row.second_factor_at !== null,
    second_factor_required: row.second_factor_required,
    tasks: Number(row.tasks),
    pages: Number(row.pages),
  }))
  return { items, total, page, page_size: size }
}
