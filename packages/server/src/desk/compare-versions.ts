import type { DataOf } from '@tickmark/contract'
import type { Finding, Language } from '@tickmark/document'
import { describe, type Comparison } from '@tickmark/review'
import { findFileOf } from '../access/find-task.ts'
import { forTask, type App } from '../app/app.ts'
import {
  type FileRow,
  type FileWithDocument,
  type FileWithReview,
  hasDocument,
  hasReview,
  type UserRow,
} from '../db/rows.ts'
import { storedDocumentOf } from '../documents/document-store.ts'
import { viewOf } from '../documents/file-views.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { loadReview } from '../reviews/load-review.ts'
import { inTime } from './ask-model.ts'

type Served = DataOf<'compareVersions'>
type Reviewed = FileWithDocument & FileWithReview

/** Changes that one answer tells: a rewritten model has as many as it has cells. */
const MOST_CHANGES = 2000
const MOST_PROBLEMS = 500

/** Two reviewed versions, each of a task that the user may see. */
export const compareVersions: Handler<'compareVersions'> = async (app, { query, user, language, http }) => {
  const after = await findReviewed(app, user, query.task_id, query.file_id)
  const before = await findReviewed(app, user, query.before_task_id, query.before_file_id)
  if ((viewOf(before) === 'grid') !== (viewOf(after) === 'grid')) throw new AppError('versions_differ')
  const { engine } = forTask(app, after.task_id, user.user_id)
  const comparison = await inTime(app, after.document_key, http, async (call) =>
    engine.compare(await versionOf(app, before), await versionOf(app, after), call),
  )
  return { before: headOf(before), after: headOf(after), ...serveComparison(comparison, language) }
}

async function findReviewed(app: App, user: UserRow, taskId: string, fileId: string): Promise<Reviewed> {
  const file = await findFileOf(app, user, taskId, fileId)
  if (!isReviewed(file)) throw new AppError('not_found')
  return file
}

const isReviewed = (file: FileRow): file is Reviewed => hasDocument(file) && hasReview(file)

async function versionOf(app: App, file: Reviewed) {
  return { document: await storedDocumentOf(app.storage, file.document_key), review: await loadReview(app, file) }
}

function headOf({ task_id, file_id, name }: FileRow): Served['before'] {
  return { task_id, file_id, name }
}

/** A comparison as the API tells it: problems in words, cut off at what a screen can use. */
export function serveComparison(
  { sheets, lines, changes, outputs, movedResults, findings, scores }: Comparison,
  language: Language,
): Omit<Served, 'before' | 'after'> {
  const told = changes.slice(0, MOST_CHANGES)
  const problemsOf = (list: readonly Finding[]) =>
    list.slice(0, MOST_PROBLEMS).map((finding) => serveProblem(finding, language))
  return {
    sheets,
    lines,
    changes: told.map(({ oldLocation, effects, ...change }) => ({
      ...change,
      ...(oldLocation && { old_location: oldLocation }),
      ...(effects && { effects }),
    })),
    omitted: changes.length - told.length,
    results: outputs,
    moved_results: movedResults,
    problems: { new: problemsOf(findings.new), mended: problemsOf(findings.mended), still: findings.still },
    scores,
  }
}

function serveProblem(finding: Finding, language: Language): Served['problems']['new'][number] {
  const { title, message } = describe(finding, language)
  return { severity: finding.severity, title, message, location: finding.evidence[0].location }
}
