import {
  Coverage,
  Category,
  DocumentSummary,
  DocumentType,
  Evidence,
  Figure,
  FigureCounts,
  Finding,
  FindingText,
  Location,
  Deduction,
  ReadErrorKey,
  ResultKind,
  Review,
  Scores,
  Unscored,
  Severity,
} from '@tickmark/document'
import * as z from 'zod'
import { Retention } from './retention.ts'
import { TaskType } from './fields.ts'
import { ServedChecklist } from './served-checklist.ts'

const Time = z.iso.datetime()

export const Role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof Role>

export const User = z.object({
  user_id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  role: Role,
  plan: z.enum(['trial', 'basic', 'professional', 'enterprise']),
  /** Reports a month; null: no limit. */
  quota: z.int().nullable(),
  /** When the plan ends; null: it does not, or has not begun. */
  plan_ends_at: Time.nullable(),
  created_at: Time,
  /** A second factor is required and not set up: nothing else can be done before. */
  second_factor_due: z.boolean(),
})
export type User = z.infer<typeof User>

export const Token = z.object({
  token_type: z.string(),
  access_token: z.string(),
  expires_in: z.int(),
})
export type Token = z.infer<typeof Token>

export const TaskStatus = z.enum(['idle', 'running', 'completed', 'cancelled', 'failed'])
export type TaskStatus = z.infer<typeof TaskStatus>

/** The ten steps that a person sees; a task is in the one in which the engine really is. */
export const STEPS = [
  'parse_structure',
  'extract_text',
  'identify_tables',
  'verify_formulas',
  'check_consistency',
  'analyse_logic',
  'check_assumptions',
  'assess_risks',
  'summarise_problems',
  'build_charts',
] as const
export const Step = z.enum(STEPS)
export type Step = z.infer<typeof Step>

export const Progress = z.object({
  step: Step.nullable(),
  pages_done: z.int(),
  pages_total: z.int(),
  /** Seconds until all pages are read, from those that are; null while unknown, and when there is nothing left to read. */
  eta_seconds: z.number().nullable(),
  /**
   * What comes after the last page: review and result files. How many seconds it has taken so far (null before), and how long it took
   * with tasks of this kind and size that this installation finished lately (null while there are too few). Null in lists, and for a
   * task that does not run.
   */
  after_reading: z.object({ seconds: z.number().nullable(), usual_seconds: z.number().nullable() }).nullable(),
  /**
   * The result file that is being written, and how many of the task's are done; null before and after. Also in a task that was
   * ended early, while the files that had been read get their results.
   */
  writing: z.object({ name: z.string(), done: z.int(), total: z.int() }).nullable(),
})
export type Progress = z.infer<typeof Progress>

export const TaskFile = z.object({
  file_id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  pages: z.int().nullable(),
  pages_done: z.int(),
  /** Of a workbook that has been read, whose `pages` are one. */
  sheets: z.int().nullable(),
  /** `cancelled`: the task was ended before this file was read to its end. */
  status: z.enum(['waiting', 'reading', 'read', 'failed', 'cancelled']),
  /** Whether a review of it is there; a task that was ended early has files that were only read. */
  reviewed: z.boolean(),
  error: z.object({ key: ReadErrorKey, message: z.string() }).nullable(),
  /** Pages that could not be read though the file could. */
  failed_pages: z.array(z.int()),
  /** Result files that could not be written of it though it was read. */
  missing_results: z.array(ResultKind),
  /** How the original is shown: a PDF by pdf.js, page images, a grid, or the text alone. */
  view: z.enum(['pdf', 'images', 'grid', 'text']),
  /** The original, for `/task/resource/{id}`; its last segment is the file name. */
  path: z.string(),
})
export type TaskFile = z.infer<typeof TaskFile>

export const ResultFile = z.object({
  result_id: z.string(),
  /** The file it was made from; null: the whole task. */
  file_id: z.string().nullable(),
  name: z.string(),
  kind: ResultKind,
  size: z.int(),
  summary: z.string(),
  /** For `/task/resource/{id}`; its last segment is the file name. */
  path: z.string(),
})
export type ResultFile = z.infer<typeof ResultFile>

/** What somebody may do with a task: see it, decide on its problems, or everything. */
export const TaskRole = z.enum(['owner', 'reviewer', 'viewer'])
export type TaskRole = z.infer<typeof TaskRole>

export const Task = z.object({
  task_id: z.string(),
  name: z.string(),
  /** The engagement that it belongs to; empty for none. */
  engagement: z.string(),
  /** The workspace that it belongs to; null: the personal one of its owner. */
  workspace: z.object({ workspace_id: z.string(), name: z.string() }).nullable(),
  /** What the asker may do with it. */
  role: TaskRole,
  /** User name of its owner. */
  owner: z.string(),
  type: TaskType,
  status: TaskStatus,
  ocr_model: z.string(),
  analysis_model: z.string(),
  language: z.string(),
  progress: Progress,
  file_count: z.int(),
  created_at: Time,
  started_at: Time.nullable(),
  finished_at: Time.nullable(),
  error: z.object({ key: z.string(), message: z.string() }).nullable(),
})
export type Task = z.infer<typeof Task>

export const TaskDetail = Task.extend({
  files: z.array(TaskFile),
  results: z.array(ResultFile),
  retention: Retention,
})
export type TaskDetail = z.infer<typeof TaskDetail>

export const ProblemCounts = z.object({ serious: z.int(), warning: z.int(), suggestion: z.int() })
export type ProblemCounts = z.infer<typeof ProblemCounts>

/** A task in the list, with what its review came to; null before there is one. */
export const ListedTask = Task.extend({
  problem_counts: ProblemCounts.nullable(),
  /** Problems that nobody has handled. */
  open_problems: z.int(),
  trust: z.number().nullable(),
  /** Pages of its files that have some, and sheets of its workbooks. */
  pages: z.int(),
  sheets: z.int(),
  /** Files that could not be read; those that could were reviewed without them. */
  failed_files: z.int(),
  /** Pages that could not be read, of files that could. */
  failed_pages: z.int(),
})
export type ListedTask = z.infer<typeof ListedTask>

/** Why a score could not be given, with its sentence in the language of the request. */
export const ServedUnscored = Unscored.extend({ text: z.string() })
export type ServedUnscored = z.infer<typeof ServedUnscored>

export const TaskSummary = z.object({
  task_id: z.string(),
  summary: z.string(),
  /** The lowest of its documents. Null for OCR tasks and until the review is done; a score that no document has is null in it. */
  scores: Scores.nullable(),
  /** Why a score is null. */
  unscored: z.array(ServedUnscored),
  /** The scores without what people dismissed; null where nothing was. */
  reviewed_scores: Scores.nullable(),
  deductions: z.array(Deduction),
  problem_counts: ProblemCounts,
  /** Of a corrected draft: what became of the problems of the draft before; null for any other. */
  revision: z
    .object({
      previous_task_id: z.string(),
      previous_name: z.string(),
      new: z.int(),
      still: z.int(),
      /** Problems of the draft before that this one no longer has. */
      fixed: z.array(z.object({ severity: Severity, text: FindingText })),
    })
    .nullable(),
  figure_counts: FigureCounts,
  files: z.array(
    z.object({
      file_id: z.string(),
      name: z.string(),
      summary: z.string(),
      document: DocumentSummary.nullable(),
      scores: Scores.nullable(),
      unscored: z.array(ServedUnscored),
      /** What was checked and what is left open, by section. */
      coverage: Coverage.nullable(),
      /** What frameworks, forms and the firm ask of it, item by item; empty where none is known to apply. */
      checklists: z.array(ServedChecklist),
      figure_counts: FigureCounts.nullable(),
      /** What reviewed it, and what became of a model's claims. */
      engine: Review.shape.engine.nullable(),
      /** What the document seems to be, where it was reviewed as another type; null where it is what it was taken for. */
      looks_like: DocumentType.nullable(),
      /** Findings that the firm's settings put aside, and why; they count for nothing. */
      put_aside: z.array(z.object({ text: FindingText, location: Location, reason: z.string() })),
    }),
  ),
})
export type TaskSummary = z.infer<typeof TaskSummary>

const ServedEvidence = Evidence.extend({ file_id: z.string() })

/** A finding as served: with its text in the language of the request. */
export const Problem = Finding.extend({
  problem_id: z.string(),
  file_id: z.string(),
  text: FindingText,
  evidence: z.tuple([ServedEvidence], ServedEvidence),
  decision: z.enum(['open', 'accepted', 'dismissed']),
  decision_reason: z.string().nullable(),
  /** User name of who decided; null while it is open. */
  decided_by: z.string().nullable(),
  decided_at: Time.nullable(),
  /** Who is to look at it. */
  assigned_to: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  /** How many comments stand on it. */
  comments: z.int(),
  /** Of a corrected draft: whether the draft before had it; null where there was none before. */
  change: z.enum(['new', 'still']).nullable(),
})
export type Problem = z.infer<typeof Problem>

export const SignOffRole = z.enum(['preparer', 'reviewer', 'partner'])
export type SignOffRole = z.infer<typeof SignOffRole>

/** A signature under a review as it stood: `hash` is of the files, the findings and the decisions that were signed. */
export const SignOff = z.object({
  sign_off_id: z.string(),
  role: SignOffRole,
  by: z.string(),
  at: Time,
  hash: z.string(),
  /** Who took it back, when and why; null while it holds. */
  reopened: z.object({ by: z.string(), at: Time, reason: z.string() }).nullable(),
})
export type SignOff = z.infer<typeof SignOff>

/** The signatures under a task, and the hash of what one would sign now. */
export const SignOffState = z.object({
  hash: z.string(),
  /** Nothing may be decided while a signature holds. */
  locked: z.boolean(),
  /** What one would sign: all problems, and by grade those that nobody has decided on. */
  problems: z.number().int().min(0),
  open_problems: z.record(Severity, z.number().int().min(0)),
  sign_offs: z.array(SignOff),
})
export type SignOffState = z.infer<typeof SignOffState>

export const ServedFigure = Figure.extend({ file_id: z.string() })
export type ServedFigure = z.infer<typeof ServedFigure>

/** What a figure was held against, in words. */
export const ServedClaim = z.object({
  /**
   * agrees: the figure is ticked for it; weak: it agrees, but by too little to tick for; serious, warning: it disagrees and is told; silent: it
   * disagrees, and is too likely a misreading to be told.
   */
  outcome: z.enum(['agrees', 'weak', 'serious', 'warning', 'silent']),
  /** Whether the figure is what the others should make, or one of them. */
  role: z.enum(['result', 'part']),
  /** What kind of relation it is. */
  kind: z.string(),
  /** What became of it. */
  text: z.string(),
  /** "1,200 + 300 = 1,500 ≠ 1,600", the same in every language. */
  arithmetic: z.string(),
  /** 0–1, of one that disagrees: how likely it is an error of the document. */
  probability: z.number().optional(),
  /** How likely it is an error and from when on it is told. */
  likelihood: z.string().optional(),
  /** What spoke for and against an error, what decides most first. */
  reasons: z.array(z.object({ speaks: z.enum(['for', 'against']), fact: z.string() })),
  /** The other figures that take part. */
  evidence: z.array(Evidence.extend({ file_id: z.string() })),
})
export type ServedClaim = z.infer<typeof ServedClaim>

export const Explanation = z.object({ figure_id: z.string(), claims: z.array(ServedClaim) })
export type Explanation = z.infer<typeof Explanation>

/** Characters of a logo as a data address: some 300 kB of picture. */
const LOGO_CHARACTERS = 400_000

/** In whose name reports go out; `firm` is empty where nothing is set. */
export const Letterhead = z.object({
  firm: z.string().trim().max(120),
  /** A PNG or JPEG as a data address. */
  logo: z
    .string()
    .max(LOGO_CHARACTERS)
    .regex(/^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]*={0,2}$/)
    .nullable(),
})
export type Letterhead = z.infer<typeof Letterhead>

export const Usage = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  reports_used: z.int(),
  reports_left: z.int().nullable(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      tasks: z.int(),
      files: z.int(),
      pages: z.int(),
      bytes: z.int(),
      reports: z.int(),
    }),
  ),
})
export type Usage = z.infer<typeof Usage>

export const Model = z.object({
  /** `manufacturer:model name`. */
  id: z.string(),
  kind: z.enum(['ocr', 'analysis']),
  manufacturer: z.string(),
  name: z.string(),
  label: z.string(),
  languages: z.array(z.string()),
  available: z.boolean(),
  reason: z.string().optional(),
  /** True where choosing it sends the content of documents to an address of the operator's. */
  external: z.boolean().optional(),
  /** That address, without what it is asked by: who starts a task is told where the content goes. */
  host: z.string().optional(),
})
export type Model = z.infer<typeof Model>

export const Choice = z.object({ value: z.string(), label: z.string() })
export type Choice = z.infer<typeof Choice>

/** A key for programs. The key itself is shown once, when it is made. */
/** What a key may do: ask, or change things as well. */
export const KeyScope = z.enum(['read', 'write'])
export type KeyScope = z.infer<typeof KeyScope>

/** A place where a person is logged in. */
export const Session = z.object({
  session_id: z.string(),
  address: z.string(),
  /** The browser, as it calls itself. */
  agent: z.string(),
  created_at: Time,
  used_at: Time,
  /** That of this request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** Somebody did something. */
export const AuditEntry = z.object({
  entry: z.int(),
  at: Time,
  actor_id: z.string().nullable(),
  actor: z.string(),
  /** The name of the call. */
  action: z.string(),
  task_id: z.string().nullable(),
  /** What else it was done to: a problem, a file, a user. */
  subject: z.string().nullable(),
  address: z.string(),
  /** `ok`, or the key of the refusal. */
  outcome: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const ApiKey = z.object({
  key_id: z.string(),
  name: z.string(),
  /** Its first characters, to tell keys apart. */
  prefix: z.string(),
  created_at: Time,
  last_used_at: Time.nullable(),
  scope: KeyScope,
  /** Null: it has no end. */
  expires_at: Time.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** An address that is told when a task ends. */
export const Webhook = z.object({
  webhook_id: z.string(),
  url: z.string(),
  created_at: Time,
  /** HTTP status of the last call; null: not called yet, or no answer. */
  last_status: z.int().nullable(),
  last_called_at: Time.nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** The body of such a call. */
export const WebhookEvent = z.object({
  event: z.literal('task.ended'),
  task_id: z.string(),
  name: z.string(),
  type: TaskType,
  status: TaskStatus,
  finished_at: Time,
})
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const InvitationCode = z.object({
  code: z.string(),
  max_uses: z.int(),
  uses: z.int(),
  expires_at: Time.nullable(),
  note: z.string(),
  plan: User.shape.plan,
  revoked: z.boolean(),
  created_at: Time,
  created_by: z.string(),
})
export type InvitationCode = z.infer<typeof InvitationCode>

export const Sample = z.object({
  sample_id: z.string(),
  type: TaskType,
  name: z.string(),
  description: z.string(),
  size: z.int(),
})
export type Sample = z.infer<typeof Sample>

/** A bundled document with its review, made by the engine of this very server; open to visitors. */
export const SampleReview = z.object({
  file: TaskFile.pick({ file_id: true, name: true, view: true }),
  pages: z.array(z.object({ number: z.int(), width: z.number(), height: z.number(), origin: z.string() })),
  problems: z.array(Problem),
  figures: z.array(ServedFigure),
  /** What the document says of itself. */
  document: DocumentSummary.optional(),
  summary: z.object({
    scores: Scores,
    unscored: z.array(ServedUnscored),
    coverage: Coverage,
    checklists: z.array(ServedChecklist),
    deductions: z.array(Deduction),
    problem_counts: ProblemCounts,
    figure_counts: FigureCounts,
  }),
})
export type SampleReview = z.infer<typeof SampleReview>

/** How far the review of a bundled sample is. `pages_total` is 0 before it has begun. */
export const SampleProgress = z.object({ ready: z.boolean(), pages_done: z.int(), pages_total: z.int() })
export type SampleProgress = z.infer<typeof SampleProgress>

/** A line of the catalogue of rules. */
export const RuleLine = z.object({ rule_id: z.string(), title: z.string(), category: Category, severity: Severity })
export type RuleLine = z.infer<typeof RuleLine>

export const RulePage = z.object({ rule_id: z.string(), title: z.string(), markdown: z.string() })
export type RulePage = z.infer<typeof RulePage>

/** One event of a task's stream (server-sent events; `id` resumes). */
export const TaskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('task'), task: TaskDetail }),
  z.object({
    type: z.literal('progress'),
    progress: Progress,
    files: z.array(TaskFile.pick({ file_id: true, pages: true, pages_done: true, status: true })),
  }),
  z.object({ type: z.literal('end'), status: TaskStatus }),
])
export type TaskEvent = z.infer<typeof TaskEvent>

/** What people did about a problem. */
export const DecidedProblem = Problem.pick({
  problem_id: true,
  decision: true,
  decision_reason: true,
  decided_by: true,
  decided_at: true,
  assigned_to: true,
  comments: true,
})
export type DecidedProblem = z.infer<typeof DecidedProblem>

/** One event of the stream of decisions: each problem as it is decided now. */
export const DecisionEvent = z.object({ type: z.literal('decisions'), problems: z.array(DecidedProblem) })
export type DecisionEvent = z.infer<typeof DecisionEvent>

/** What became of a decision on many problems. */
export const DecidedProblems = z.object({
  /** Of those that were asked about and exist, as they stand now. */
  problems: z.array(DecidedProblem),
  /** `decided_meanwhile`: somebody decided otherwise since it was seen; `not_found`: the review holds no such problem. */
  failed: z.array(
    z.object({ problem_id: z.string(), key: z.enum(['decided_meanwhile', 'not_found']), message: z.string() }),
  ),
})
export type DecidedProblems = z.infer<typeof DecidedProblems>
