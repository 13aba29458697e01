import * as z from 'zod'

const Time = z.iso.datetime()

/** When a task will be deleted by the operator's rule, or that nobody may delete it. */
export const Retention = z.object({
  /** Null: it is not deleted by itself. */
  deletes_at: Time.nullable(),
  held: z.object({ at: Time, reason: z.string() }).nullable(),
})
export type Retention = z.infer<typeof Retention>

/** Tasks are deleted so many days after they ended, none before a week has passed since the rule came into force. */
export const RetentionRule = z.object({ days: z.int(), since: Time })
export type RetentionRule = z.infer<typeof RetentionRule>

/** A task that has ended, as the administrator sees it: no content. */
export const RetainedTask = z.object({
  task_id: z.string(),
  name: z.string(),
  owner: z.string(),
  finished_at: Time,
  deletes_at: Time.nullable(),
  held: z.object({ at: Time, by: z.string(), reason: z.string() }).nullable(),
})
export type RetainedTask = z.infer<typeof RetainedTask>

/** Why a task was deleted: its time was over, its owner did it, or his account was deleted. */
export const DeletionCause = z.enum(['retention', 'owner', 'account'])
export type DeletionCause = z.infer<typeof DeletionCause>

/** A line of the list of what was deleted. */
export const DeletionReceipt = z.object({
  receipt_id: z.string(),
  task_id: z.string(),
  task_name: z.string(),
  owner: z.string(),
  cause: DeletionCause,
  /** Of the rule; null where somebody did it. */
  days: z.int().nullable(),
  /** User name; null where the rule did it. */
  by: z.string().nullable(),
  files: z.int(),
  bytes: z.int(),
  deleted_at: Time,
  /** Null: the rows are gone, the files are being removed. */
  files_deleted_at: Time.nullable(),
  sha256: z.string().nullable(),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>
