import type { App } from '../app/app.ts'
import { containing } from '../db/like-pattern.ts'
import { AppError } from '../faults/app-error.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import type { Handler } from '../http/handler.ts'
import { receiptFile, toReceipt } from './receipt.ts'

interface Wanted {
  page: number
  size: number
  userId?: string
  search?: string | undefined
}

export const listReceipts: Handler<'listReceipts'> = (app, { query, user }) =>
  pageOfReceipts(app, { page: query.page, size: query.page_size, userId: user.user_id })

export const adminListReceipts: Handler<'adminListReceipts'> = (app, { query }) =>
  pageOfReceipts(app, { page: query.page, size: query.page_size, search: query.search })

async function pageOfReceipts({ db }: App, { page, size, userId, search }: Wanted) {
  let found = db.selectFrom('deletion_receipts')
  if (userId !== undefined) found = found.where('user_id', '=', userId)
  if (search) {
    const pattern = containing(search)
    found = found.where((where) => where.or([where('task_name', 'ilike', pattern), where('owner', 'ilike', pattern)]))
  }
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['content', 'sha256'])
    .orderBy('deleted_at', 'desc')
    .orderBy('receipt_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map(toReceipt), total, page, page_size: size }
}

/** Another's is answered as one that is not there. */
export const getReceipt: Handler<'getReceipt'> = async ({ db }, { query, user }) => {
  const row = await db
    .selectFrom('deletion_receipts')
    .selectAll()
    .where('receipt_id', '=', query.receipt_id)
    .executeTakeFirst()
  const mayRead = row && (row.user_id === user.user_id || user.role === 'admin')
  if (!mayRead || row.sha256 === null) throw new AppError('not_found')
  return new Response(receiptFile(row.content, row.sha256), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', `deletion-receipt-${row.receipt_id}.json`),
    },
  })
}
