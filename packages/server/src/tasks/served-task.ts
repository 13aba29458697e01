import {
  ERRORS,
  READ_ERRORS,
  type ErrorKey,
  type ResultFile,
  type Retention,
  type Task,
  type TaskDetail,
  type TaskFile,
} from '@tickmark/contract'
import type { Language, ReadErrorKey } from '@tickmark/document'
import type { FileRow, ResultRow, SeenTask, TaskRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { deletionTime } from '../db/retention-rule.ts'
import { selectFiles } from '../db/select-files.ts'
import { viewOf } from '../documents/file-views.ts'
import { timeAfterReading } from './pace.ts'
import { summarizeResult } from './result-texts.ts'

/** A task as served, texts in the language of the request. */
export function toTask(row: SeenTask, language: Language, now: Date): Task {
  return {
    task_id: row.task_id,
    name: row.name,
    engagement: row.engagement,
    workspace: row.workspace_id === null ? null : { workspace_id: row.workspace_id, name: row.workspace ?? '' },
    role: row.role,
    owner: row.owner,
    type: row.type,
    status: row.status,
    ocr_model: row.ocr_model,
    analysis_model: row.analysis_model,
    language: row.language,
    progress: {
      step: row.step,
      pages_done: row.pages_done,
      pages_total: row.pages_total,
      eta_seconds: secondsLeft(row, now),
      after_reading: null,
      writing: row.writing,
    },
    file_count: row.file_count,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    error: row.error_key ? { key: row.error_key, message: ERRORS[row.error_key as ErrorKey].text[language] } : null,
  }
}

/** Seconds that are left at the pace so far; null before the first page and after the last one, when there is no pace to go by. */
function secondsLeft(
  { status, started_at: startedAt, pages_done: done, pages_total: total }: TaskRow,
  now: Date,
): number | null {
  if (status !== 'running' || !startedAt || done === 0 || done >= total) return null
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000
  return Math.round((elapsed / done) * (total - done))
}

export async function toTaskDetail(app: App, row: SeenTask, language: Language): Promise<TaskDetail> {
  const { db } = app
  const files = await selectFiles(db).where('task_id', '=', row.task_id).orderBy('ordinal').execute()
  const results = await db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', row.task_id)
    .orderBy('created_at')
    .execute()
  const now = app.now()
  const task = toTask(row, language, now)
  return {
    ...task,
    progress: { ...task.progress, after_reading: await timeAfterReading(db, row, now) },
    files: files.map((file) => toTaskFile(file, language)),
    retention: toRetention(app, row),
    results: results.map((result) => toResultFile(result, files, language)),
  }
}

function toRetention({ retention }: App, { finished_at: end, held_at: held, hold_reason: reason }: TaskRow): Retention {
  return {
    deletes_at: held ? null : (deletionTime(retention, end)?.toISOString() ?? null),
    held: held && { at: held.toISOString(), reason: reason ?? '' },
  }
}

function toTaskFile(row: FileRow, language: Language): TaskFile {
  const key = row.error_key as ReadErrorKey | null
  return {
    file_id: row.file_id,
    name: row.name,
    type: row.format,
    size: row.size,
    sha256: row.sha256,
    pages: row.pages,
    pages_done: row.pages_done,
    sheets: viewOf(row) === 'grid' ? (row.outline?.pages ?? null) : null,
    status: row.status,
    reviewed: row.review !== null,
    error: key
      ? {
          key,
          message: `${ERRORS.parse_failed.text[language]}${language === 'en' || language === 'ko' ? ': ' : '：'}${READ_ERRORS[key][language]}`,
        }
      : null,
    failed_pages: row.failed_pages,
    missing_results: row.missing_results,
    view: viewOf(row),
    path: resourcePath(row.task_id, row.file_id, row.name),
  }
}

function toResultFile(row: ResultRow, files: FileRow[], language: Language): ResultFile {
  const file = files.find(({ file_id: id }) => id === row.file_id)
  return {
    result_id: row.result_id,
    file_id: row.file_id,
    name: row.name,
    kind: row.kind,
    size: row.size,
    summary: summarizeResult(row.kind, file, language),
    path: resourcePath(row.task_id, row.result_id, row.name),
  }
}

/** Ready to be put into an address; its last segment is the file name. */
function resourcePath(taskId: string, id: string, name: string): string {
  return `${taskId}/${id}/${encodeURIComponent(name)}`
}
