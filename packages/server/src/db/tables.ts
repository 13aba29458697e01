import type { Language } from '@tickmark/document'
import type { DocumentOutline } from '@tickmark/engine'
import type {
  Box,
  FigureState,
  Finding,
  Figure,
  Review,
  Severity,
  Category,
  ResultKind,
  UnreadReason,
} from '@tickmark/document'
import type { Progress, Role, Step, TaskStatus, TaskType, User } from '@tickmark/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
  MentionsTable,
  ProblemNotesTable,
  SignOffsTable,
  TaskLinksTable,
  TaskMembersTable,
  WorkspaceMembersTable,
  WorkspacesTable,
} from './together-tables.ts'

type Time = ColumnType<Date, Date | string, Date | string>
type MadeTime = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = JSONColumnType<T & object>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface UsersTable {
  user_id: string
  username: string
  email: string
  phone: string
  /** What makes a name, address or number the same as another: case, width and separators do not. */
  username_key: string
  email_key: string
  phone_key: string
  password_hash: string
  role: Role
  plan: User['plan']
  quota: number | null
  /** Null: the plan does not end, or is a trial that begins when its owner sets his password. */
  plan_ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  invitation_code: string | null
  created_at: MadeTime
  /** Since when nobody may come in by this account; null: it is open. */
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Since when a login asks for a code as well; null: it does not. */
  second_factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** An administrator wants a second factor of this account. */
  second_factor_required: Generated<boolean>
}

interface SecondFactorsTable {
  user_id: string
  /** Encrypted, of the authenticator app; it counts from `users.second_factor_at` on. */
  secret: string
  /** The step of time of the last code that was used: no code serves twice. */
  last_step: number
}

interface RecoveryCodesTable {
  user_id: string
  code_hash: string
}

interface IdentitiesTable {
  /** The identity provider, and who somebody is there. */
  issuer: string
  subject: string
  user_id: string
  /** Whether the account was made by the first login with it; its role then follows the provider's groups. */
  made_account: boolean
}

/** A login that went to the identity provider and has not come back yet. */
interface SignOnAttemptsTable {
  state_hash: string
  binding_hash: string
  nonce: string
  verifier: string
  /** Whose account is to be connected; null: somebody logs in. */
  user_id: string | null
  expires_at: Time
}

interface InvitationCodesTable {
  code: string
  max_uses: number
  uses: Generated<number>
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  note: string
  /** The plan that people get who register with the code. */
  plan: User['plan']
  created_by: string
  revoked: Generated<boolean>
  created_at: MadeTime
}

interface CaptchasTable {
  captcha_id: string
  answer_hash: string
  expires_at: Time
}

interface SessionsTable {
  token_hash: string
  /** The same for a token and those that replace it. */
  session_id: string
  address: string
  /** The browser, as it calls itself. */
  agent: string
  used_at: MadeTime
  user_id: string
  created_at: MadeTime
  /** When its person logged in; the same for a token and those that replace it. */
  began_at: MadeTime
  expires_at: Time
}

interface PasswordResetsTable {
  token_hash: string
  user_id: string
  expires_at: Time
}

export interface AuditLogTable {
  entry: number
  at: Time
  /** Null: nobody who is known, as at a login that failed. */
  actor_id: string | null
  actor: string
  action: string
  task_id: string | null
  subject: string | null
  address: string
  outcome: string
  /** Keyed hash of the entry and of the one before it. */
  mac: string
}

interface RateLimitsTable {
  key: string
  uses: number
  resets_at: Time
}

export interface TasksTable {
  task_id: string
  user_id: string
  name: string
  type: TaskType
  /** As people name it; empty for none. */
  engagement: Generated<string>
  /** Null: the personal workspace of its owner. */
  workspace_id: ColumnType<string | null, string | null | undefined, string | null>
  /** When it came to its workspace, or left the last one. */
  placed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The task that reviewed the draft before. */
  previous_task_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Begun with a bundled document, which costs no report. */
  is_sample: Generated<boolean>
  status: TaskStatus
  ocr_model: string
  analysis_model: string
  /** The language of the documents, or `auto`. */
  language: string
  /** The language in which the results are written. */
  result_language: string
  /** Each retry is a new run; work left over from an earlier one finds that it is no longer wanted. */
  run: Generated<number>
  /** A number that a trigger raises with every change; it is the id of events in the stream. */
  version: Generated<number>
  step: Step | null
  writing: NullableJson<Progress['writing'] & object>
  pages_done: Generated<number>
  pages_total: Generated<number>
  file_count: number
  /** Since when nobody may delete it; null: it is not held. */
  held_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  held_by: ColumnType<string | null, string | null | undefined, string | null>
  hold_reason: ColumnType<string | null, string | null | undefined, string | null>
  created_at: MadeTime
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Since when all its files are read. */
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  error_key: string | null
}

type FileStatus = 'waiting' | 'reading' | 'read' | 'failed' | 'cancelled'

export interface FilesTable {
  file_id: string
  task_id: string
  ordinal: number
  name: string
  format: string
  media_type: string
  size: number
  sha256: string
  storage_key: string
  status: FileStatus
  pages: number | null
  pages_done: Generated<number>
  failed_pages: ColumnType<number[], number[] | undefined, number[]>
  error_key: string | null
  error_detail: string | null
  /** What `inspect` told; kept for joining the pages. */
  inspection: NullableJson<unknown>
  document_key: string | null
  /** The review without its findings and figures, which have tables of their own. */
  review: NullableJson<Omit<Review, 'findings' | 'figures'>>
  /** Of the review what is small: without every sum and every region of a sheet. */
  review_head: ColumnType<Omit<Review, 'findings' | 'figures'> | null, never, never>
  /** The review's score of trust. */
  trust: ColumnType<number | null, never, never>
  /** The day (UTC) on whose usage the report of this file is booked; null when none is. */
  booked_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Kinds of result files that could not be written of it. */
  missing_results: ColumnType<ResultKind[], ResultKind[] | undefined, ResultKind[]>
  /** Facts for the one-line summary of a document that was only read. */
  outline: NullableJson<DocumentOutline>
}

/** A page as read: the checkpoint that a restart goes on from. Emptied when the document has been joined. */
interface PagesTable {
  file_id: string
  number: number
  run: number
  attempts: Generated<number>
  width: number | null
  height: number | null
  origin: string | null
  error: string | null
  /** A PageReading: JSON, compressed. */
  reading: Buffer | null
}

export interface ResultsTable {
  result_id: string
  task_id: string
  file_id: string | null
  kind: ResultKind
  name: string
  media_type: string
  size: number
  storage_key: string
  created_at: MadeTime
}

export interface ProblemsTable {
  problem_id: string
  task_id: string
  file_id: string
  ordinal: number
  fingerprint: string
  severity: Severity
  category: Category
  page: number | null
  finding: Json<Finding>
  /** Files of the pieces of evidence, in their order. */
  evidence_files: Json<string[]>
  /** Text and quotes in all languages, lower case. */
  search_text: string
  decision: ColumnType<
    'open' | 'accepted' | 'dismissed',
    'open' | 'accepted' | 'dismissed' | undefined,
    'open' | 'accepted' | 'dismissed'
  >
  decision_reason: string | null
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The user name of who decided; a name outlives its account. */
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  assigned_to: ColumnType<string | null, string | null | undefined, string | null>
}

interface LetterheadsTable {
  user_id: string
  firm: string
  logo: string | null
  updated_at: MadeTime
}

interface CorrectionsTable {
  correction_id: string
  task_id: string
  file_id: string
  page: number
  /** Where it is printed, as shares of the page: by it a correction is made again when the page is read anew. */
  box: Json<Box>
  was: string
  text: string
  user_id: string
  user_name: string
  created_at: MadeTime
}

export interface FiguresTable {
  task_id: string
  file_id: string
  ordinal: number
  state: FigureState
  page: number | null
  figure: Json<Figure>
}

/** What a language model is asked about a file, once its review is there. */
interface ModelStagesTable {
  file_id: string
  task_id: string
  run: number
  model: string
  /** Length of the excerpts, by which they can be made again. */
  excerpt_tokens: number
  state: 'asking' | 'checking' | 'done'
  /** What is not answered by then is left out. */
  ends_at: Time
}

interface ModelQuestionsTable {
  file_id: string
  ordinal: number
  /** Identity of the question: model, prompts and text. */
  key: string
  first_page: number | null
  last_page: number | null
  /** An estimate. */
  tokens: number
  /** Null once it needs to be asked no more. */
  text: string | null
  state: 'waiting' | 'answered' | 'failed'
  reason: UnreadReason | null
}

interface ModelAnswersTable {
  key: string
  model: string
  answer: string
  tokens_sent: number
  tokens_answered: number
  created_at: MadeTime
}

/** What a model was sent in a month about the tasks of a workspace; empty: personal ones. */
interface ModelSpendingTable {
  /** Its first day. */
  month: string
  model: string
  workspace_id: string
  tokens_sent: number
}

export interface ConsultsTable {
  consult_id: string
  kind: 'inquiry' | 'trial' | 'booking'
  fields: Json<Record<string, unknown>>
  state: ColumnType<
    'new' | 'in_progress' | 'done',
    'new' | 'in_progress' | 'done' | undefined,
    'new' | 'in_progress' | 'done'
  >
  notes: Generated<string>
  /** The account that was opened for it. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>
  language: Language
  created_at: MadeTime
}

interface RetentionRulesTable {
  since: Time
  /** Days that a task is kept after its end; null: for ever. */
  days: number | null
}

interface DeletionReceiptsTable {
  receipt_id: string
  task_id: string
  task_name: string
  user_id: string
  owner: string
  /** The receipt as JSON, byte for byte as it was hashed. */
  content: string
  /** Of the content; null as long as files are left. */
  sha256: string | null
  /** Its hash stands in the audit log. */
  is_done: Generated<boolean>
  deleted_at: Time
}

interface FileKeysTable {
  /** Of the keys of a task's files in the storage. */
  prefix: string
  /** Under which of the operator's keys it is wrapped. */
  master_id: string
  wrapped: Buffer
  /** Whether no file of the task was stored before it had a key. */
  is_whole: boolean
}

interface UsageTable {
  user_id: string
  day: ColumnType<string, string, string>
  tasks: number
  files: number
  pages: number
  bytes: number
  reports: number
}

interface ApiKeysTable {
  key_id: string
  user_id: string
  name: string
  prefix: string
  key_hash: string
  /** `read`: asks and changes nothing. */
  scope: ColumnType<'read' | 'write', 'read' | 'write' | undefined, 'read' | 'write'>
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: MadeTime
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface WebhooksTable {
  webhook_id: string
  user_id: string
  url: string
  secret: string
  created_at: MadeTime
  last_status: number | null
  last_called_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface Tables {
  audit_log: AuditLogTable
  password_resets: PasswordResetsTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  identities: IdentitiesTable
  sign_on_attempts: SignOnAttemptsTable
  api_keys: ApiKeysTable
  webhooks: WebhooksTable
  users: UsersTable
  invitation_codes: InvitationCodesTable
  captchas: CaptchasTable
  sessions: SessionsTable
  rate_limits: RateLimitsTable
  tasks: TasksTable
  files: FilesTable
  pages: PagesTable
  results: ResultsTable
  problems: ProblemsTable
  problem_notes: ProblemNotesTable
  mentions: MentionsTable
  task_members: TaskMembersTable
  task_links: TaskLinksTable
  workspaces: WorkspacesTable
  workspace_members: WorkspaceMembersTable
  letterheads: LetterheadsTable
  sign_offs: SignOffsTable
  corrections: CorrectionsTable
  figures: FiguresTable
  model_stages: ModelStagesTable
  model_questions: ModelQuestionsTable
  model_answers: ModelAnswersTable
  model_spending: ModelSpendingTable
  consults: ConsultsTable
  usage: UsageTable
  file_keys: FileKeysTable
  retention_rules: RetentionRulesTable
  deletion_receipts: DeletionReceiptsTable
}
