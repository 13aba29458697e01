import * as z from 'zod'
import * as entities from './entities.ts'
import * as fields from './fields.ts'
import { page } from './paging.ts'

const id = z.string().min(1).max(64)
const consultFilter = {
  kind: z.enum(['inquiry', 'trial', 'booking']).optional(),
  state: z.enum(['new', 'in_progress', 'done']).optional(),
  search: z.string().max(100).optional(),
}

export const ConsultRecord = z.object({
  consult_id: z.string(),
  kind: z.enum(['inquiry', 'trial', 'booking']),
  created_at: z.iso.datetime(),
  state: z.enum(['new', 'in_progress', 'done']),
  notes: z.string(),
  fields: z.record(z.string(), z.unknown()),
  /** The account that was opened for a trial request. */
  account: z
    .object({
      user_id: z.string(),
      username: z.string(),
      plan: entities.User.shape.plan,
      /** Null for a trial: nobody has entered yet, and its days are not counted. */
      plan_ends_at: z.iso.datetime().nullable(),
      reports_left: z.int().nullable(),
    })
    .nullable(),
})
export type ConsultRecord = z.infer<typeof ConsultRecord>

/** What who sent a request is told of it. `opened`: an account waits for him; `running`, `over`: his trial. */
export const ConsultProgress = z.object({
  kind: ConsultRecord.shape.kind,
  created_at: z.iso.datetime(),
  progress: z.enum(['new', 'in_progress', 'done', 'opened', 'running', 'over']),
  trial_ends_at: z.iso.datetime().nullable(),
})
export type ConsultProgress = z.infer<typeof ConsultProgress>

/** Enquiries, trial requests and bookings, from the form to the account that is opened for a request. */
export const CONSULT_ENDPOINTS = {
  createConsult: {
    method: 'POST',
    path: '/crm/consult',
    access: 'anyone',
    summary: 'Enquiry, trial or demo booking',
    body: fields.Consult,
    data: z.object({ consult_id: z.string() }),
  },
  getConsult: {
    method: 'GET',
    path: '/crm/consult',
    access: 'anyone',
    summary: 'How far a request has come, for who sent it; its id is known to nobody else',
    query: z.object({ consult_id: id }),
    data: ConsultProgress,
  },
  adminListConsults: {
    method: 'GET',
    path: '/admin/consults',
    access: 'admin',
    summary: 'Enquiries and bookings',
    query: z.object({ ...page, ...consultFilter }),
    data: z.object({ items: z.array(ConsultRecord), total: z.int(), page: z.int(), page_size: z.int() }),
  },
  adminUpdateConsult: {
    method: 'PATCH',
    path: '/admin/consults',
    access: 'admin',
    summary: 'State and notes',
    body: z.object({
      consult_id: id,
      state: z.enum(['new', 'in_progress', 'done']),
      notes: z.string().max(4000),
    }),
    data: ConsultRecord,
  },
  adminOpenTrial: {
    method: 'POST',
    path: '/admin/consults/account',
    access: 'admin',
    summary:
      'Open an account for a trial request, or renew its link while nobody has entered; the link is mailed, or answered where no mail is set up',
    body: z.object({ consult_id: id }),
    data: z.object({
      consult: ConsultRecord,
      /** Of the link; null: it was mailed. */
      token: z.string().nullable(),
    }),
  },
  adminExportConsults: {
    method: 'GET',
    path: '/admin/consults/export',
    access: 'admin',
    summary:
      'Those that the filter leaves, as CSV in the language of the request; times in UTC and in `time_zone` (IANA)',
    query: z.object({ ...consultFilter, time_zone: z.string().max(64).optional() }),
    content: 'csv',
  },
} as const
