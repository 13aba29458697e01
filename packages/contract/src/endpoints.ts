import { Category, DocumentType, FigureState, Language, Severity, SheetMap } from '@tickmark/document'
import * as z from 'zod'
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts'
import * as entities from './entities.ts'
import * as fields from './fields.ts'
import { CONSULT_ENDPOINTS } from './consult-endpoints.ts'
import { BACKUP_ENDPOINTS } from './operator/backup-endpoints.ts'
import { RETENTION_ENDPOINTS } from './retention-endpoints.ts'
import { LOGIN_ENDPOINTS } from './login-endpoints.ts'
import * as together from './together.ts'
import { WORKSPACE_ENDPOINTS } from './workspace-endpoints.ts'
import { TEXT_ENDPOINTS } from './text-endpoints.ts'
import { MODEL_ENDPOINTS } from './model-endpoints.ts'
import { LIMITS } from './limits.ts'
import { INT4, ordinal, page, paged } from './paging.ts'

/** `task`: a person with an account, or whoever has a read-only link to the task that is asked about. */
export type Access = 'anyone' | 'login' | 'task' | 'admin'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/v1/api`. `{name}` is a path parameter; `{id*}` may hold slashes. */
  path: string
  access: Access
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /** The envelope's `data`; absent where the answer is a file or a stream. */
  data?: z.ZodType
  content?: 'json' | 'multipart' | 'file' | 'html' | 'events' | 'csv'
}

const define = <const E extends Record<string, Endpoint>>(table: E): E => table
/** Every date and text of a request is bounded by what the database can hold: its dates, ids of ours. */
const id = z.string().min(1).max(64)
const day = z.iso.date().refine((text) => text >= '1900-01-01')
const taskId = z.object({ task_id: id })
const Nothing = z.null()

/** The HTTP API as one table. */
export const ENDPOINTS = define({
  getCaptcha: {
    method: 'GET',
    path: '/gateway/captcha',
    access: 'anyone',
    summary: 'A new captcha, single use, 5 minutes',
    data: z.object({ captcha_id: z.string(), image: z.string() }),
  },
  login: {
    method: 'POST',
    path: '/gateway/login',
    access: 'anyone',
    summary: 'Log in with user name, email or phone',
    body: fields.LoginRequest,
    data: entities.Token,
  },
  refresh: {
    method: 'POST',
    path: '/gateway/refresh',
    access: 'login',
    summary: 'A fresh token for the current one',
    body: z.object({}),
    data: entities.Token,
  },
  logout: {
    method: 'POST',
    path: '/gateway/logout',
    access: 'login',
    summary: 'End this session',
    body: z.object({}),
    data: Nothing,
  },
  getCurrentUser: {
    method: 'GET',
    path: '/gateway/get_current_user',
    access: 'login',
    summary: 'Who am I',
    data: entities.User,
  },

  checkAvailability: {
    method: 'GET',
    path: '/user/register',
    access: 'anyone',
    summary: 'Is a user name, email, phone or invitation code still free and usable',
    query: z.object({
      field: z.enum(['username', 'email', 'phone', 'invitation_code']),
      value: z.string().max(254),
    }),
    data: z.object({ available: z.boolean(), reason: z.string().optional() }),
  },
  register: {
    method: 'POST',
    path: '/user/register',
    access: 'anyone',
    summary: 'Register with an invitation code',
    body: fields.RegisterRequest,
    data: entities.User,
  },
  getUserById: {
    method: 'GET',
    path: '/user/get_user_by_id',
    access: 'login',
    summary: 'Oneself; an administrator: anyone',
    query: z.object({ user_id: id }),
    data: entities.User,
  },
  getUserUsage: {
    method: 'GET',
    path: '/user/get_user_usage',
    access: 'login',
    summary: 'Usage by day',
    query: z.object({ from: day.optional(), to: day.optional() }),
    data: entities.Usage,
  },
  createCodes: {
    method: 'POST',
    path: '/user/batch/code',
    access: 'admin',
    summary: 'Make invitation codes',
    body: z.object({
      count: z.int().min(1).max(500),
      max_uses: z.int().min(1).max(10_000).default(1),
      expires_in_days: z.int().min(1).max(3650).optional(),
      note: z.string().max(200).default(''),
      /** The plan of those who register with it. */
      plan: entities.User.shape.plan.default('enterprise'),
    }),
    data: z.object({ codes: z.array(z.string()), plan: entities.User.shape.plan }),
  },

  listTasks: {
    method: 'GET',
    path: '/task/list',
    access: 'login',
    summary: 'My tasks and those shared with me, newest first; the search looks at names, files and problems',
    query: z.object({
      ...page,
      search: z.string().max(100).optional(),
      status: entities.TaskStatus.optional(),
      type: fields.TaskType.optional(),
      /** `mine` alone, or those that others have shared. */
      owner: z.enum(['mine', 'shared']).optional(),
      engagement: fields.Engagement.optional(),
      /** The id of one, or `personal`: those that are in none. */
      workspace: z.string().max(64).optional(),
      sort: z
        .enum(['created_at', '-created_at', 'name', '-name', 'status', '-status', 'type', '-type', 'trust', '-serious'])
        .default('-created_at'),
    }),
    data: paged(entities.ListedTask),
  },
  listEngagements: {
    method: 'GET',
    path: '/task/engagements',
    access: 'login',
    summary: 'The engagements of the tasks that I see',
    data: z.array(z.string()),
  },
  setEngagement: {
    method: 'POST',
    path: '/task/engagement',
    access: 'login',
    summary: 'Move a task to an engagement; an empty name takes it out',
    body: taskId.extend({ engagement: fields.Engagement }),
    data: Nothing,
  },
  getTask: {
    method: 'GET',
    path: '/task/detail',
    access: 'task',
    summary: 'A task with its files, results and progress',
    query: taskId,
    data: entities.TaskDetail,
  },
  getTaskSummary: {
    method: 'GET',
    path: '/task/summary',
    access: 'task',
    summary: 'Summary, scores, counts and what was checked',
    query: taskId,
    data: entities.TaskSummary,
  },
  startTask: {
    method: 'POST',
    path: '/task/ocr/start',
    access: 'login',
    summary: 'Upload 1–5 files and start',
    body: fields.StartTaskFields,
    data: taskId,
    content: 'multipart',
  },
  cancelTask: {
    method: 'POST',
    path: '/task/ocr/cancel',
    access: 'login',
    summary: 'Terminate a task',
    body: taskId,
    data: Nothing,
  },
  retryTask: {
    method: 'POST',
    path: '/task/retry',
    access: 'login',
    summary: 'A new run from the stored files; with `type`, a review as another type',
    body: taskId.extend({ type: DocumentType.optional() }),
    data: taskId,
  },
  deleteTask: {
    method: 'DELETE',
    path: '/task',
    access: 'login',
    summary: 'Delete a task with its files and results',
    query: taskId,
    data: Nothing,
  },
  getResource: {
    method: 'GET',
    path: '/task/resource/{id*}',
    access: 'task',
    summary:
      'A result or original file; Range supported. `set=deliverables` of the archive: what people hand on, without what programs read',
    query: z.object({ set: z.enum(['deliverables']).optional() }),
    content: 'file',
  },
  getResultHtml: {
    method: 'GET',
    path: '/task/html/{id*}',
    access: 'task',
    summary: 'A result as safe HTML',
    content: 'html',
  },
  getTaskEvents: {
    method: 'GET',
    path: '/task/events',
    access: 'task',
    summary: 'Progress as server-sent events; resumes with Last-Event-ID',
    query: taskId,
    content: 'events',
  },
  listProblems: {
    method: 'GET',
    path: '/task/problems',
    access: 'task',
    summary: 'The problems of a task',
    query: z.object({
      ...taskId.shape,
      ...page,
      page_size: z.coerce.number().int().min(1).max(5000).default(100),
      severity: Severity.optional(),
      category: Category.optional(),
      file_id: id.optional(),
      document_page: ordinal.optional(),
      search: z.string().max(200).optional(),
    }),
    data: paged(entities.Problem),
  },
  decideProblem: {
    method: 'POST',
    path: '/task/problems/decision',
    access: 'login',
    summary: 'Accept or dismiss a problem',
    body: z.object({
      task_id: id,
      problem_id: id,
      decision: z.enum(['open', 'accepted', 'dismissed']),
      reason: z.string().trim().max(1000).default(''),
    }),
    data: entities.Problem,
  },
  decideProblems: {
    method: 'POST',
    path: '/task/problems/decisions',
    access: 'login',
    summary:
      'The same decision on many problems at once; `seen` is what stood there, and a problem on which somebody decided meanwhile keeps his decision. What was not decided stands in `failed`, each with its reason',
    body: z.object({
      task_id: id,
      problem_ids: z.array(id).min(1).max(LIMITS.decisionsAtOnce),
      decision: z.enum(['open', 'accepted', 'dismissed']),
      reason: z.string().trim().max(1000).default(''),
      seen: z.enum(['open', 'accepted', 'dismissed']).optional(),
    }),
    data: entities.DecidedProblems,
  },
  getDecisionEvents: {
    method: 'GET',
    path: '/task/problems/events',
    access: 'task',
    summary: 'Decisions on the problems of a task as server-sent events: all that were made, then each as it is made',
    query: taskId,
    content: 'events',
  },
  listNotes: {
    method: 'GET',
    path: '/task/problems/notes',
    access: 'task',
    summary: 'What happened to a problem: comments, decisions, assignments, the oldest first',
    query: z.object({ task_id: id, problem_id: id }),
    data: z.array(together.ProblemNote),
  },
  addComment: {
    method: 'POST',
    path: '/task/problems/notes',
    access: 'login',
    summary: 'Comment on a problem',
    body: z.object({ task_id: id, problem_id: id, text: z.string().trim().min(1).max(2000) }),
    data: entities.Problem,
  },
  assignProblem: {
    method: 'POST',
    path: '/task/problems/assignee',
    access: 'login',
    summary: 'Give a problem to somebody with whom the task is shared; null: to nobody',
    body: z.object({ task_id: id, problem_id: id, user_id: id.nullable() }),
    data: entities.Problem,
  },
  listMembers: {
    method: 'GET',
    path: '/task/members',
    access: 'login',
    summary: 'With whom a task is shared, its owner first',
    query: taskId,
    data: z.array(together.TaskMember),
  },
  shareTask: {
    method: 'POST',
    path: '/task/members',
    access: 'login',
    summary: 'Share a task of mine with a colleague, named by user name, email or phone',
    body: z.object({
      task_id: id,
      colleague: z.string().trim().min(1).max(254),
      role: z.enum(['reviewer', 'viewer']),
    }),
    data: z.array(together.TaskMember),
  },
  unshareTask: {
    method: 'DELETE',
    path: '/task/members',
    access: 'login',
    summary: 'End the sharing of a task with somebody; a member may leave it',
    query: z.object({ task_id: id, user_id: id }),
    data: z.array(together.TaskMember),
  },
  listLinks: {
    method: 'GET',
    path: '/task/links',
    access: 'login',
    summary: 'Read-only links to a task of mine that work',
    query: taskId,
    data: z.array(together.TaskLink),
  },
  createLink: {
    method: 'POST',
    path: '/task/links',
    access: 'login',
    summary: 'Make a read-only link to a task of mine; its address is shown this once',
    body: z.object({
      task_id: id,
      days: z.int().min(1).max(365).default(14),
      password: z.string().max(256).default(''),
    }),
    data: z.object({ link_id: z.string(), address: z.string(), expires_at: z.iso.datetime() }),
  },
  revokeLink: {
    method: 'DELETE',
    path: '/task/links',
    access: 'login',
    summary: 'End a link at once',
    query: z.object({ task_id: id, link_id: id }),
    data: Nothing,
  },
  openLink: {
    method: 'POST',
    path: '/task/links/open',
    access: 'anyone',
    summary: 'The task that a link shows, and the token with which it is read; with `password` where the link has one',
    body: z.object({ link: z.string().min(1).max(100), password: z.string().max(256).default('') }),
    data: z.object({ task_id: z.string(), name: z.string(), token: z.string(), expires_at: z.iso.datetime() }),
  },
  getSignOffs: {
    method: 'GET',
    path: '/task/sign_offs',
    access: 'task',
    summary: 'Signatures under a review, and the hash of what would be signed now',
    query: taskId,
    data: entities.SignOffState,
  },
  signOff: {
    method: 'POST',
    path: '/task/sign_offs',
    access: 'login',
    summary:
      'Sign a review as it stands; `hash` says what was seen, and nothing may be decided while a signature holds',
    body: z.object({ task_id: id, role: entities.SignOffRole, hash: z.string().max(64) }),
    data: entities.SignOffState,
  },
  reopenSignOff: {
    method: 'POST',
    path: '/task/sign_offs/reopen',
    access: 'login',
    summary: 'Take back the signatures under a review, with the reason; it stays on record',
    body: z.object({ task_id: id, reason: z.string().trim().min(1).max(1000) }),
    data: entities.SignOffState,
  },
  listFigures: {
    method: 'GET',
    path: '/task/figures',
    access: 'task',
    summary: 'The figures of a task and their states',
    query: z.object({
      ...taskId.shape,
      ...page,
      page_size: z.coerce.number().int().min(1).max(5000).default(1000),
      state: FigureState.optional(),
      file_id: id.optional(),
      document_page: ordinal.optional(),
    }),
    data: paged(entities.ServedFigure),
  },
  explainFigure: {
    method: 'GET',
    path: '/task/explain',
    access: 'task',
    summary: 'Why a figure is verified, contradicted or unverified: all that it was held against',
    query: z.object({ ...taskId.shape, file_id: id, figure_id: z.string().min(1).max(200) }),
    data: entities.Explanation,
  },
  getPages: {
    method: 'GET',
    path: '/task/pages',
    access: 'task',
    summary: 'Sizes of the pages of a file',
    query: z.object({ ...taskId.shape, file_id: id }),
    data: z.array(
      z.object({
        number: z.int(),
        width: z.number(),
        height: z.number(),
        origin: z.string(),
        error: z.string().optional(),
      }),
    ),
  },
  getPageImage: {
    method: 'GET',
    path: '/task/page_image',
    access: 'task',
    summary: 'A page as a picture',
    query: z.object({
      ...taskId.shape,
      file_id: id,
      page: ordinal,
      width: z.coerce.number().int().min(64).max(3000).default(1200),
    }),
    content: 'file',
  },
  getFileHtml: {
    method: 'GET',
    path: '/task/file_html',
    access: 'task',
    summary: 'A flowing document as safe HTML, blocks carrying their ids',
    query: z.object({ ...taskId.shape, file_id: id }),
    content: 'html',
  },
  getSheet: {
    method: 'GET',
    path: '/task/sheet',
    access: 'task',
    summary: 'Cells of a sheet, by rows',
    query: z.object({
      ...taskId.shape,
      file_id: id,
      sheet: z.string().max(1000).optional(),
      first_row: z.coerce.number().int().min(0).max(INT4).default(0),
      rows: z.coerce.number().int().min(1).max(1000).default(200),
    }),
    data: z.object({
      sheets: z.array(
        z.object({
          name: z.string(),
          visibility: z.string(),
          row_count: z.int(),
          column_count: z.int(),
        }),
      ),
      sheet: z.string(),
      cells: z.array(
        z.object({
          address: z.string(),
          row_index: z.int(),
          column_index: z.int(),
          text: z.string(),
          formula: z.string().optional(),
          type: z.string(),
          bold: z.boolean().optional(),
        }),
      ),
      merges: z.array(z.string()),
    }),
  },
  getSheetMaps: {
    method: 'GET',
    path: '/task/sheet_maps',
    access: 'task',
    summary: 'Which cells of a reviewed workbook belong together: heads, inputs, calculations, outputs, checks',
    query: z.object({ ...taskId.shape, file_id: id }),
    data: z.object({ sheets: z.array(SheetMap) }),
  },
  ...MODEL_ENDPOINTS,
  listRules: {
    method: 'GET',
    path: '/rules',
    access: 'anyone',
    summary: 'The catalogue of rules, titled in the language of the request',
    data: z.array(entities.RuleLine),
  },
  getRulePage: {
    method: 'GET',
    path: '/rules/page',
    access: 'anyone',
    summary: 'Why a rule exists and how to resolve its findings',
    query: z.object({ rule_id: z.string().max(100) }),
    data: entities.RulePage,
  },

  ...TEXT_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...LOGIN_ENDPOINTS,
  ...WORKSPACE_ENDPOINTS,
  ...RETENTION_ENDPOINTS,
  ...BACKUP_ENDPOINTS,
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    access: 'login',
    summary: 'My webhooks',
    data: z.array(entities.Webhook),
  },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    access: 'login',
    summary: 'Have an address told when a task ends; the secret that signs the calls is shown this once',
    body: z.object({ url: fields.WebhookUrl }),
    data: z.object({ webhook_id: z.string(), secret: z.string() }),
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/webhooks',
    access: 'login',
    summary: 'End a webhook',
    query: z.object({ webhook_id: id }),
    data: Nothing,
  },

  listSamples: {
    method: 'GET',
    path: '/demo/samples',
    access: 'anyone',
    summary: 'The bundled sample documents',
    data: z.array(entities.Sample),
  },
  startSample: {
    method: 'POST',
    path: '/demo/start',
    access: 'login',
    summary: 'Review a bundled sample as a task of mine',
    body: z.object({ sample_id: z.string().max(100) }),
    data: taskId,
  },

  getSampleReview: {
    method: 'GET',
    path: '/demo/review',
    access: 'anyone',
    summary: 'The review of a bundled sample, in the language of the request',
    query: z.object({ sample_id: z.string().max(100) }),
    data: entities.SampleReview,
  },
  getSampleProgress: {
    method: 'GET',
    path: '/demo/progress',
    access: 'anyone',
    summary: 'How far the review of a bundled sample is, which is made once',
    query: z.object({ sample_id: z.string().max(100) }),
    data: entities.SampleProgress,
  },
  explainSampleFigure: {
    method: 'GET',
    path: '/demo/explain',
    access: 'anyone',
    summary: 'Why a figure of a bundled sample is verified, contradicted or unverified',
    query: z.object({ sample_id: z.string().max(100), figure_id: z.string().min(1).max(200) }),
    data: entities.Explanation,
  },
  getSamplePage: {
    method: 'GET',
    path: '/demo/page',
    access: 'anyone',
    summary: 'A page of a bundled sample as a picture; `language` chooses the variant',
    query: z.object({
      sample_id: z.string().max(100),
      language: Language,
      page: ordinal,
    }),
    content: 'file',
  },

  ...CONSULT_ENDPOINTS,
  listCompanyScales: {
    method: 'GET',
    path: '/config/company/scale',
    access: 'anyone',
    summary: 'Company sizes',
    data: z.array(entities.Choice),
  },
  listIndustries: {
    method: 'GET',
    path: '/config/industry/type',
    access: 'anyone',
    summary: 'Industries',
    data: z.array(entities.Choice),
  },
  listServices: {
    method: 'GET',
    path: '/config/service',
    access: 'anyone',
    summary: 'Services of interest',
    data: z.array(entities.Choice),
  },
  getContact: {
    method: 'GET',
    path: '/config/contact',
    access: 'anyone',
    summary: 'How the operator is reached, as far as that is made public',
    data: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  },
  listModels: {
    method: 'GET',
    path: '/config/ai/model',
    access: 'login',
    summary: 'OCR and analysis models',
    data: z.array(entities.Model),
  },

  adminListCodes: {
    method: 'GET',
    path: '/admin/codes',
    access: 'admin',
    summary: 'Invitation codes',
    query: z.object({ ...page, search: z.string().max(100).optional() }),
    data: paged(entities.InvitationCode),
  },
  adminRevokeCode: {
    method: 'POST',
    path: '/admin/codes/revoke',
    access: 'admin',
    summary: 'Revoke a code',
    body: z.object({ code: z.string().max(64) }),
    data: Nothing,
  },
  adminListUsers: {
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'Users',
    query: z.object({ ...page, search: z.string().max(100).optional() }),
    data: paged(
      entities.User.extend({
        tasks: z.int(),
        pages: z.int(),
        disabled: z.boolean(),
        second_factor: z.boolean(),
        second_factor_required: z.boolean(),
      }),
    ),
  },
  adminGetSystem: {
    method: 'GET',
    path: '/admin/system',
    access: 'admin',
    summary: 'State of the system',
    data: z.object({
      version: z.string(),
      node: z.string(),
      uptime_seconds: z.int(),
      database: z.string(),
      database_is_own: z.boolean(),
      storage: z.string(),
      /** Null where files are stored as they are. */
      encryption: z
        .object({
          /** Of the key for new files. */
          key_id: z.string(),
          /** Tasks all of whose files are encrypted. */
          tasks: z.int(),
          /** Of them under a key that was replaced. */
          earlier_key: z.int(),
          /** Tasks with files that lie open. */
          open: z.int(),
        })
        .nullable(),
      isolation: z.string(),
      tasks: z.record(z.string(), z.int()),
      queued_jobs: z.int(),
      workers: z.int(),
      free_bytes: z.number(),
    }),
  },
  adminTryModel: {
    method: 'POST',
    path: '/admin/models/try',
    access: 'admin',
    summary: 'Ask a model that was set up a question of a few words',
    body: z.object({ id: z.string().max(200), kind: z.enum(['ocr', 'analysis']) }),
    data: z.object({ ok: z.boolean(), milliseconds: z.int(), said: z.string() }),
  },
})

export type EndpointName = keyof typeof ENDPOINTS
type Table = typeof ENDPOINTS
type Of<N extends EndpointName, K extends 'query' | 'body' | 'data'> = Table[N] extends {
  [P in K]: infer S extends z.ZodType
}
  ? S
  : never

/** What a caller gives as `query` and `body` (defaults may be left out) and gets as `data`. */
export type QueryOf<N extends EndpointName> = z.input<Of<N, 'query'>>
export type BodyOf<N extends EndpointName> = z.input<Of<N, 'body'>>
export type DataOf<N extends EndpointName> = z.output<Of<N, 'data'>>
