import * as z from 'zod'
import * as entities from './entities.ts'
import * as fields from './fields.ts'
import * as together from './together.ts'

const id = z.string().min(1).max(64)
const Nothing = z.null()
/** Rows a page of the audit log, and of its export. */
const MOST_ENTRIES = 1000
const DAYS = 3650

/** Passwords, sessions, keys, and what an administrator does with accounts. */
export const ACCOUNT_ENDPOINTS = {
  changePassword: {
    method: 'POST',
    path: '/user/password',
    access: 'login',
    summary: 'Change my password; every other session of mine ends',
    body: z.object({ current_password: fields.LoginRequest.shape.password, password: fields.Password }),
    data: Nothing,
  },
  forgotPassword: {
    method: 'POST',
    path: '/user/password/forgot',
    access: 'anyone',
    summary: 'Have a link to set a new password sent; the answer is the same whether there is such an account',
    body: z.object({ email: fields.Email }),
    data: Nothing,
  },
  resetPassword: {
    method: 'POST',
    path: '/user/password/reset',
    access: 'anyone',
    summary: 'Set a new password with the token of a link; every session ends',
    body: z.object({ token: z.string().max(100), password: fields.Password }),
    data: Nothing,
  },
  listSessions: {
    method: 'GET',
    path: '/user/sessions',
    access: 'login',
    summary: 'Where I am logged in',
    data: z.array(entities.Session),
  },
  endSessions: {
    method: 'DELETE',
    path: '/user/sessions',
    access: 'login',
    summary: 'End one of my sessions, or all but this one',
    query: z.object({ session_id: id.optional() }),
    data: Nothing,
  },
  listMentions: {
    method: 'GET',
    path: '/user/mentions',
    access: 'login',
    summary:
      'Comments that name me (@user name) on tasks that I may see, the latest 50 first, and how many I have not seen',
    data: z.object({ unseen: z.int(), items: z.array(together.Mention) }),
  },
  seeMentions: {
    method: 'POST',
    path: '/user/mentions/seen',
    access: 'login',
    summary: 'Mark a mention of me as seen, or all of them',
    body: z.object({ note_id: id.optional() }),
    data: Nothing,
  },
  getLetterhead: {
    method: 'GET',
    path: '/user/letterhead',
    access: 'login',
    summary: 'The firm and the logo that stand on the reports of my tasks',
    data: entities.Letterhead,
  },
  setLetterhead: {
    method: 'POST',
    path: '/user/letterhead',
    access: 'login',
    summary: 'Set the firm and the logo on the reports of my tasks; an empty firm takes both away',
    body: entities.Letterhead,
    data: entities.Letterhead,
  },
  listKeys: {
    method: 'GET',
    path: '/keys',
    access: 'login',
    summary: 'My API keys',
    data: z.array(entities.ApiKey),
  },
  createKey: {
    method: 'POST',
    path: '/keys',
    access: 'login',
    summary: 'Make an API key; it is shown this once. A key of scope `read` changes nothing',
    body: z.object({
      name: fields.KeyName,
      scope: entities.KeyScope.default('write'),
      expires_in_days: z.int().min(1).max(DAYS).optional(),
    }),
    data: z.object({ key_id: z.string(), key: z.string() }),
  },
  deleteKey: {
    method: 'DELETE',
    path: '/keys',
    access: 'login',
    summary: 'End an API key',
    query: z.object({ key_id: id }),
    data: Nothing,
  },
  adminResetPassword: {
    method: 'POST',
    path: '/admin/users/reset_password',
    access: 'admin',
    summary: 'Make the token of a link with which a user sets a new password; his sessions end when he does',
    body: z.object({ user_id: id }),
    data: z.object({ token: z.string(), expires_at: z.iso.datetime() }),
  },
  adminSwitchUser: {
    method: 'POST',
    path: '/admin/users/switch',
    access: 'admin',
    summary: 'Switch an account off, at once and with all its sessions and streams, or on again',
    body: z.object({ user_id: id, disabled: z.boolean() }),
    data: Nothing,
  },
  adminChangePlan: {
    method: 'POST',
    path: '/admin/users/plan',
    access: 'admin',
    summary: 'Give an account another plan, more reports or more time; it holds from the next report on',
    body: z.object({
      user_id: id,
      plan: entities.User.shape.plan,
      /** Reports: of a trial in all, else a month; null: no limit. */
      quota: z.int().min(0).max(1_000_000).nullable(),
      /** Null: it does not end. */
      plan_ends_at: z.iso.datetime().nullable(),
    }),
    data: Nothing,
  },
  adminDeleteUser: {
    method: 'DELETE',
    path: '/admin/users',
    access: 'admin',
    summary: 'Delete an account with its tasks, files, results and keys',
    query: z.object({ user_id: id }),
    data: Nothing,
  },
  adminListAudit: {
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'The audit log, the latest entries first; `before`: those before an entry',
    query: z.object({
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(100),
      user_id: id.optional(),
      task_id: id.optional(),
    }),
    data: z.array(entities.AuditEntry),
  },
  adminExportAudit: {
    method: 'GET',
    path: '/admin/audit/export',
    access: 'admin',
    summary: 'The whole audit log as CSV, each entry with its keyed hash',
    content: 'csv',
  },
} as const
