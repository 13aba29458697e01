import * as z from 'zod'
import { TaskRole } from './entities.ts'

// What people say to each other about a task, and with whom it is shared.

const Time = z.iso.datetime()

/** One line of what happened to a problem: a comment, a decision, or whom it was given to. */
export const ProblemNote = z.object({
  note_id: z.string(),
  kind: z.enum(['comment', 'open', 'accepted', 'dismissed', 'assigned']),
  /** User name of who wrote or did it. */
  by: z.string(),
  at: Time,
  /** The comment, the reason, or the name of whom it was given to; empty where there is none. */
  text: z.string(),
  /** User names of whom a comment names as @name. */
  mentions: z.array(z.string()),
})
export type ProblemNote = z.infer<typeof ProblemNote>

/** A comment that names somebody. */
export const Mention = z.object({
  note_id: z.string(),
  task_id: z.string(),
  task_name: z.string(),
  /** Null where a later run of the review no longer finds the problem. */
  problem_id: z.string().nullable(),
  by: z.string(),
  at: Time,
  text: z.string(),
  seen: z.boolean(),
})
export type Mention = z.infer<typeof Mention>

/** Somebody with whom a task is shared; the owner stands first. */
export const TaskMember = z.object({
  user_id: z.string(),
  name: z.string(),
  role: TaskRole,
  /** He sees it as a member of its workspace, not because it was shared with him. */
  by_workspace: z.boolean(),
})
export type TaskMember = z.infer<typeof TaskMember>

/** Somebody in a workspace: owners have members and tasks in hand, reviewers decide and add tasks, viewers look. */
export const WorkspaceMember = z.object({ user_id: z.string(), name: z.string(), role: TaskRole })
export type WorkspaceMember = z.infer<typeof WorkspaceMember>

/** A workspace as a member of it sees it. */
export const Workspace = z.object({
  workspace_id: z.string(),
  name: z.string(),
  /** What the asker may do in it. */
  role: TaskRole,
  members: z.int(),
  tasks: z.int(),
  /** Whether models beyond the operator's own network may read its tasks. */
  remote_models: z.boolean(),
  /** Most tokens that models may be sent in a calendar month (UTC) about its tasks; null: no limit of its own. */
  month_tokens: z.int().nullable(),
  /** Tokens that they were sent this month. */
  sent_tokens: z.int(),
})
export type Workspace = z.infer<typeof Workspace>

/** A workspace in the list of the operator. */
export const ListedWorkspace = z.object({
  workspace_id: z.string(),
  name: z.string(),
  /** User names. */
  owners: z.array(z.string()),
  members: z.int(),
  tasks: z.int(),
  created_at: Time,
})
export type ListedWorkspace = z.infer<typeof ListedWorkspace>

/** A link that shows a task to whoever has it, and lets nothing be changed. */
export const TaskLink = z.object({
  link_id: z.string(),
  created_at: Time,
  expires_at: Time,
  has_password: z.boolean(),
  last_used_at: Time.nullable(),
})
export type TaskLink = z.infer<typeof TaskLink>
