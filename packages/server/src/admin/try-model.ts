import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { tryModels } from '../models/try-model.ts'

/** Milliseconds after which an operator has the answer "no answer". */
const PATIENCE = 60_000

/** Asks one of the operator's models a question of a few words. */
export const adminTryModel: Handler<'adminTryModel'> = async ({ config }, { body }) => {
  const tried = await tryModels({ ...config }, body.id, AbortSignal.timeout(PATIENCE))
  const own = tried.find(({ kind }) => kind === body.kind)
  if (!own) throw new AppError('not_found')
  const { ok, milliseconds, said } = own
  return { ok, milliseconds, said }
}
