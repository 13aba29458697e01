import {
  CellTrace,
  DocumentAnswer,
  DriverEffects,
  DriverList,
  InputChange,
  ModelContents,
  ModelPlace,
  WhatIf,
} from '@tickmark/document'
import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { VersionComparison } from './version-comparison.ts'

const id = z.string().min(1).max(64)
const file = { task_id: id, file_id: id }
/** As long as a sheet's name, or an address of a range, can be. */
const place = { sheet: ModelPlace.shape.sheet.min(1).max(1000), cell: ModelPlace.shape.cell.min(1).max(40) }
/** Inputs that are changed together. */
const MOST_CHANGES = 200
/** Inputs that one call for a ranking names. */
const MOST_DRIVERS = 500

/** A workbook of a task as a model, and two versions of a document. */
export const MODEL_ENDPOINTS = {
  getModel: {
    method: 'GET',
    path: '/task/model',
    access: 'task',
    summary:
      'What a workbook holds: statistics, flow between sheets, unique formulas, names, links, macros, what was computed and what not',
    query: z.object(file),
    data: ModelContents,
  },
  traceCell: {
    method: 'GET',
    path: '/task/model/trace',
    access: 'task',
    summary: 'What a cell reads and which formulas read it, one step each way; of a range the cells that it holds',
    query: z.object({ ...file, ...place }),
    data: CellTrace,
  },
  computeWhatIf: {
    method: 'POST',
    path: '/task/model/what_if',
    access: 'login',
    summary: 'What other values of inputs do to a model; nothing is kept',
    body: z.object({
      ...file,
      changes: z.array(InputChange.extend(place)).min(1).max(MOST_CHANGES),
    }),
    data: WhatIf,
  },
  listDrivers: {
    method: 'GET',
    path: '/task/model/drivers',
    access: 'task',
    summary: 'The inputs that feed a result, the nearest first',
    query: z.object({ ...file, ...place }),
    data: DriverList,
  },
  rankDrivers: {
    method: 'POST',
    path: '/task/model/ranking',
    access: 'login',
    summary:
      'What a result becomes with each of these inputs lowered and raised; answers as many, from the first, as a few seconds allow',
    body: z.object({
      ...file,
      ...place,
      drivers: z.array(ModelPlace.extend(place)).min(1).max(MOST_DRIVERS),
      /** 0.1: a tenth down, a tenth up. */
      by: z.number().gt(0).max(10).default(0.1),
    }),
    data: DriverEffects,
  },
  askDocument: {
    method: 'POST',
    path: '/task/ask',
    access: 'login',
    summary:
      'A question about a document of the task to its analysis model; each sentence of the answer with its places, and whether they bear it out. Nothing is kept in the review',
    body: z.object({
      ...file,
      question: z.string().trim().min(LIMITS.questionLength.least).max(LIMITS.questionLength.most),
    }),
    data: DocumentAnswer.extend({
      model: z.string(),
      host: z.string(),
      tokens: z.object({ sent: z.int(), answered: z.int() }),
    }),
  },
  compareVersions: {
    method: 'GET',
    path: '/task/versions',
    access: 'login',
    summary:
      'Two reviewed versions of a document compared, of a workbook or of a report: what was changed, what each change does, which problems came and went',
    query: z.object({ ...file, before_task_id: id, before_file_id: id }),
    data: VersionComparison,
  },
} as const
