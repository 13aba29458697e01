import { refuseKey } from '../auth/api-keys.ts'
import type { Handler } from '../http/handler.ts'

export const adminListBackups: Handler<'adminListBackups'> = ({ backups }) => backups.list()

/** A key may begin one, as the operator's own timer does; it may not delete any. */
export const adminStartBackup: Handler<'adminStartBackup'> = async ({ backups }) => ({ name: await backups.start() })

export const adminCheckBackup: Handler<'adminCheckBackup'> = async ({ backups }, { body }) => {
  await backups.check(body.backup)
  return null
}

export const adminDeleteBackup: Handler<'adminDeleteBackup'> = async ({ backups }, { query, token }) => {
  refuseKey(token)
  await backups.remove(query.backup)
  return null
}
