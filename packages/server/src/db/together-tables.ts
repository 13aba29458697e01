import type { ProblemNote, SignOffRole, TaskRole } from '@tickmark/contract'
import type { ColumnType } from 'kysely'

// Tables of what several people do with a task: sharing, links, notes and whom they name, signatures.

type Time = ColumnType<Date, Date | string, Date | string>
type MadeTime = ColumnType<Date, Date | string | undefined, Date | string>

export interface TaskMembersTable {
  task_id: string
  user_id: string
  role: 'reviewer' | 'viewer'
  created_at: MadeTime
}

export interface WorkspacesTable {
  workspace_id: string
  name: string
  /** Empty: no letterhead. */
  firm: ColumnType<string, string | undefined, string>
  logo: string | null
  letterhead_at: MadeTime
  /** Whether models beyond the operator's own network may read its tasks. */
  remote_models: ColumnType<boolean, boolean | undefined, boolean>
  /** Most tokens that models may be sent in a calendar month about its tasks; null: no limit of its own. */
  month_tokens: ColumnType<number | null, number | null | undefined, number | null>
  created_at: MadeTime
}

export interface WorkspaceMembersTable {
  workspace_id: string
  user_id: string
  role: TaskRole
  created_at: MadeTime
}

export interface TaskLinksTable {
  link_id: string
  task_id: string
  token_hash: string
  password_hash: string | null
  created_at: MadeTime
  expires_at: Time
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ProblemNotesTable {
  note_id: string
  task_id: string
  /** Of the finding: a new run of the review writes the problem anew. */
  fingerprint: string
  kind: ProblemNote['kind']
  user_id: string
  user_name: string
  text: string
  created_at: MadeTime
}

export interface MentionsTable {
  note_id: string
  user_id: string
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface SignOffsTable {
  sign_off_id: string
  task_id: string
  role: SignOffRole
  user_id: string
  user_name: string
  hash: string
  signed_at: MadeTime
  reopened_by: string | null
  reopened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  reopen_reason: string | null
}
