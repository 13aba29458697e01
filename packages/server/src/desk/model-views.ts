import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { askModel, findWorkbook } from './ask-model.ts'

/** What a workbook holds. */
export const getModel: Handler<'getModel'> = async (app, request) =>
  askModel(app, request, await findWorkbook(app, request.user, request.query), { ask: 'contents' })

/** One step from a cell to what it reads and to what reads it. */
export const traceCell: Handler<'traceCell'> = async (app, request) => {
  const { sheet, cell } = request.query
  const file = await findWorkbook(app, request.user, request.query)
  const trace = await askModel(app, request, file, { ask: 'trace', place: { sheet, cell } })
  if (!trace) throw new AppError('cell_unknown')
  return trace
}

/** What other values of inputs do. Nothing is kept. */
export const computeWhatIf: Handler<'computeWhatIf'> = async (app, request) => {
  const { changes } = request.body
  const file = await findWorkbook(app, request.user, request.body)
  const whatIf = await askModel(app, request, file, { ask: 'whatIf', changes })
  if (!whatIf) throw new AppError('not_an_input')
  return whatIf
}

/** The inputs that feed a result. */
export const listDrivers: Handler<'listDrivers'> = async (app, request) => {
  const { sheet, cell } = request.query
  const file = await findWorkbook(app, request.user, request.query)
  const drivers = await askModel(app, request, file, { ask: 'drivers', output: { sheet, cell } })
  if (!drivers) throw new AppError('not_a_formula')
  return drivers
}

/** A portion of the ranking of a result's inputs. */
export const rankDrivers: Handler<'rankDrivers'> = async (app, request) => {
  const { sheet, cell, drivers, by } = request.body
  const file = await findWorkbook(app, request.user, request.body)
  const ranking = await askModel(app, request, file, { ask: 'ranking', output: { sheet, cell }, drivers, by })
  if (!ranking) throw new AppError('not_a_formula')
  return ranking
}
