import { createHash } from 'node:crypto'
import type { DeletionCause, DeletionReceipt } from '@tickmark/contract'
import type { Database } from '../db/open-database.ts'

/** Why a task is deleted. */
export type Reason =
  | { cause: 'retention'; days: number; since: string }
  | { cause: Exclude<DeletionCause, 'retention'>; by: string }

/** What is left of a task. Names of its keys are part of a file that people keep: they never change. */
export interface ReceiptContent {
  format: 'tickmark-deletion-receipt/1'
  receipt_id: string
  task: { task_id: string; name: string; owner: string; created_at: string; finished_at: string | null }
  reason: Reason
  files: { name: string; bytes: number; sha256: string; pages: number | null }[]
  /** Rows that were deleted with it. */
  rows: { results: number; problems: number; figures: number; notes: number; sign_offs: number; corrections: number }
  rows_deleted_at: string
  /** Originals, documents as read, results and pictures; null as long as some are left. */
  files_deleted_at: string | null
}

/** In the audit log: the receipt and its hash, so that neither can be changed unnoticed. */
export const RECEIPT_ACTION = 'deletionReceipt'
export const receiptSubject = (receiptId: string, sha256: string): string => `${receiptId} ${sha256}`

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

/** The file that people keep. Its hash is that of `receipt` as it stands there, without spaces. */
export const receiptFile = (content: string, sha256: string): string =>
  `{"sha256":${JSON.stringify(sha256)},"receipt":${content}}\n`

/** A receipt as a line of a list. */
export function toReceipt(row: { content: string; sha256: string | null }): DeletionReceipt {
  const { receipt_id, task, reason, files, rows_deleted_at, files_deleted_at } = JSON.parse(
    row.content,
  ) as ReceiptContent
  return {
    receipt_id,
    task_id: task.task_id,
    task_name: task.name,
    owner: task.owner,
    cause: reason.cause,
    days: reason.cause === 'retention' ? reason.days : null,
    by: reason.cause === 'retention' ? null : reason.by,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    deleted_at: rows_deleted_at,
    files_deleted_at,
    sha256: row.sha256,
  }
}

/** What a look at a receipt told: as it was made, changed, or none of this service. */
export type ReceiptVerdict = 'sound' | 'changed' | 'unknown'

/** Whether a file is a receipt of this service, as it was made: its hash stands in the audit log. */
export async function checkReceipt(db: Database, file: string): Promise<ReceiptVerdict> {
  const receipt = readReceipt(file)
  if (!receipt) return 'unknown'
  const entry = db.selectFrom('audit_log').select('subject').where('action', '=', RECEIPT_ACTION)
  const known = await entry.where('subject', 'like', `${receipt.receipt_id} %`).execute()
  if (known.length === 0) return 'unknown'
  const subject = receiptSubject(receipt.receipt_id, hashOf(JSON.stringify(receipt)))
  return known.some((row) => row.subject === subject) ? 'sound' : 'changed'
}

function readReceipt(file: string): { receipt_id: string } | undefined {
  try {
    const { receipt } = JSON.parse(file) as { receipt?: { receipt_id?: unknown } }
    const id = receipt?.receipt_id
    return typeof id === 'string' && /^[0-9a-z]+$/.test(id) ? { ...receipt, receipt_id: id } : undefined
  } catch {
    return undefined
  }
}
