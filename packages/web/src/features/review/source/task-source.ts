import { LIMITS, RULE_MODEL } from '@tickmark/contract/limits'
import type { Problem, TaskDetail } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import type { DocumentType, InputChange } from '@tickmark/document'
import { followEvents } from '../../../api/follow-events.ts'
import { request } from '../../../api/request.ts'
import { fetchResource } from '../../../api/resource.ts'
import {
  type Decision,
  FIGURE_PORTION,
  type ModelDesk,
  type ReviewSource,
  type SavedDecisions,
  SHEET_ROWS,
  type Team,
} from './review-source.ts'

const QUIET = { quiet: true, silent: true }
/** The largest page size of the API. */
const PORTION = 5_000

/** A finished task as the reviewer wants it. */
export function taskSource(
  task: Pick<TaskDetail, 'task_id' | 'type' | 'files' | 'finished_at' | 'role' | 'analysis_model'>,
): ReviewSource {
  const { task_id } = task
  const files = task.files.filter(({ status }) => status === 'read')
  const pathOf = (fileId: string): string => files.find(({ file_id }) => file_id === fileId)?.path ?? ''
  return {
    // A retry makes a new review of the same task.
    key: `${task_id}@${task.finished_at}`,
    files,
    unread: task.files.flatMap(({ name, status, error, failed_pages: pages }) =>
      status === 'failed' || pages.length > 0 ? [{ name, reason: error?.message, pages }] : [],
    ),
    // The panel says that they are on their way, while the document can be read already.
    problems: () =>
      readAllPages((page) =>
        request('listProblems', { query: { task_id, page, page_size: PORTION } }, { quiet: true }),
      ),
    summary: () => request('getTaskSummary', { query: { task_id } }, QUIET),
    figures: (file_id, document_page) =>
      readAllPages((page) =>
        request('listFigures', { query: { task_id, file_id, document_page, page, page_size: PORTION } }, QUIET),
      ),
    figuresIn: (state, portion) =>
      request('listFigures', { query: { task_id, state, page: portion + 1, page_size: FIGURE_PORTION } }, QUIET),
    explain: ({ file_id, id }) => request('explainFigure', { query: { task_id, file_id, figure_id: id } }, QUIET),
    pages: (file_id) => request('getPages', { query: { task_id, file_id } }, QUIET),
    pageImage: async (file_id, page, width) =>
      (await fetchResource(addressOf('getPageImage', { query: { task_id, file_id, page, width } }), QUIET)).blob(),
    pdfAddress: (fileId) => addressOf('getResource', { path: { id: pathOf(fileId) } }),
    html: async (file_id) =>
      (await fetchResource(addressOf('getFileHtml', { query: { task_id, file_id } }), QUIET)).text(),
    sheet: (file_id, sheet, first_row) =>
      request('getSheet', { query: { task_id, file_id, sheet, first_row, rows: SHEET_ROWS } }, QUIET),
    sheetMaps: async (file_id) => (await request('getSheetMaps', { query: { task_id, file_id } }, QUIET)).sheets,
    ...(task.role !== 'viewer' &&
      // Rules alone can be asked nothing.
      task.analysis_model !== RULE_MODEL && {
        ask: (file_id: string, question: string) =>
          request('askDocument', { body: { task_id, file_id, question } }, QUIET),
      }),
    model: modelOf(task_id, task.role !== 'viewer'),
    ...(task.role !== 'viewer' && {
      decide: (problem_ids: readonly string[], deciding: { decision: Decision; reason: string; seen: Decision }) =>
        decideInCalls(task_id, problem_ids, deciding),
    }),
    signOffs: () => request('getSignOffs', { query: { task_id } }, QUIET),
    team: teamOf(task_id, task.role !== 'viewer'),
    ...(task.type !== 'ocr' && { type: task.type }),
    ...(task.role === 'owner' && {
      reviewAs: (type: DocumentType) => request('retryTask', { body: { task_id, type } }),
    }),
    followDecisions: (onDecided, signal) =>
      void followEvents('getDecisionEvents', {
        taskId: task_id,
        signal,
        onEvent: ({ problems }) => onDecided(problems),
      }),
  }
}

/** As few calls as the API takes. */
async function decideInCalls(
  task_id: string,
  ids: readonly string[],
  deciding: { decision: Decision; reason: string; seen: Decision },
): Promise<SavedDecisions> {
  const answers: SavedDecisions[] = []
  for (let at = 0; at < ids.length; at += LIMITS.decisionsAtOnce) {
    const problem_ids = ids.slice(at, at + LIMITS.decisionsAtOnce)
    answers.push(await request('decideProblems', { body: { task_id, problem_ids, ...deciding } }, { quiet: true }))
  }
  return {
    problems: answers.flatMap(({ problems }) => problems),
    failed: answers.flatMap(({ failed }) => failed),
  }
}

/** A task's workbooks as models; who only looks on computes nothing. */
function modelOf(task_id: string, takesPart: boolean): ModelDesk {
  return {
    trace: (file_id, { sheet, cell }) => request('traceCell', { query: { task_id, file_id, sheet, cell } }, QUIET),
    ...(takesPart && {
      whatIf: (file_id: string, changes: readonly InputChange[], signal: AbortSignal) =>
        request('computeWhatIf', { body: { task_id, file_id, changes: [...changes] }, signal }, QUIET),
    }),
  }
}

/** The notes of a task; who only looks at it takes no part. */
function teamOf(task_id: string, takesPart: boolean): Team {
  return {
    taskId: task_id,
    notes: ({ problem_id }) => request('listNotes', { query: { task_id, problem_id } }, QUIET),
    ...(takesPart && {
      act: {
        members: () => request('listMembers', { query: { task_id } }, QUIET),
        comment: ({ problem_id }: Problem, text: string) =>
          request('addComment', { body: { task_id, problem_id, text } }, { quiet: true }),
        assign: ({ problem_id }: Problem, user_id: string | null) =>
          request('assignProblem', { body: { task_id, problem_id, user_id } }, { quiet: true }),
      },
    }),
  }
}

/** Reads all pages of a paged endpoint. */
async function readAllPages<Item>(ask: (page: number) => Promise<{ items: Item[]; total: number }>): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page++) {
    const { items: portion, total } = await ask(page)
    items.push(...portion)
    if (portion.length === 0 || items.length >= total) return items
  }
}
