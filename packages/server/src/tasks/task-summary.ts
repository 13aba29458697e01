import type { ServedChecklist, ServedUnscored, TaskSummary } from '@tickmark/contract'
import { ScoreName, SEVERITIES } from '@tickmark/document'
import type { Checklist, FigureCounts, Language, Review, Scores, Severity, Unscored } from '@tickmark/document'
import { describe, describeSummary, describeUnscored } from '@tickmark/review'
import { sql } from 'kysely'
import type { FileWithReview, SeenTask } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { readingInProgress } from '../models/reading-progress.ts'
import { compareDrafts } from '../reviews/revision.ts'
import { scoreAfterReview } from '../reviews/load-review.ts'
import { selectFiles } from '../db/select-files.ts'
import { summarizeFile } from './result-texts.ts'

type Counts = Record<Severity, number>

/** What a task came to: scores, counts and a few sentences, together and by file. */
export async function summarizeTask(
  { db }: App,
  task: SeenTask,
  { userId, language }: { userId: string; language: Language },
): Promise<TaskSummary> {
  const files = await selectFiles(db).where('task_id', '=', task.task_id).orderBy('ordinal').execute()
  const counts = await countProblems(db, task.task_id)
  const reviews = files.flatMap(({ review }) => review ?? [])
  const told = files.map((file) => ({
    file,
    text: file.review ? describeReview(file.review, counts.get(file.file_id), language) : summarizeFile(file, language),
  }))
  const readings = await Promise.all(
    files.map(async ({ file_id: id, review }) => readingInProgress(db, id, review?.engine.reading)),
  )
  const scores = lowestScores(reviews.map((review) => review.scores))
  const reviewed = await Promise.all(files.map((file) => scoreAfterReview(db, file)))
  const isTouched = reviewed.some((one) => one !== undefined)
  return {
    task_id: task.task_id,
    summary: told.flatMap(({ text }) => text || []).join('\n\n'),
    scores,
    unscored: ScoreName.options.flatMap((name) => {
      const reason = reviews.flatMap(({ unscored = [] }) => unscored).find(({ score }) => score === name)
      return reason && scores?.[name] === null ? serveUnscored([reason], language) : []
    }),
    reviewed_scores: isTouched
      ? lowestScores(files.flatMap(({ review }, index) => reviewed[index] ?? review?.scores ?? []))
      : null,
    deductions: reviews.flatMap(({ deductions }) => deductions),
    revision: await compareDrafts(db, {
      taskId: task.task_id,
      previousId: task.previous_task_id,
      userId,
      language,
    }),
    problem_counts: sumCounts([...counts.values()]),
    figure_counts: sumFigures(reviews.map(({ figureCounts }) => figureCounts)),
    files: told.map(({ file, text }, index) => ({
      file_id: file.file_id,
      name: file.name,
      summary: text,
      document: file.review?.summary ?? null,
      scores: file.review?.scores ?? null,
      unscored: serveUnscored(file.review?.unscored ?? [], language),
      coverage: file.review?.coverage ?? null,
      checklists: serveChecklists(file.review?.checklists ?? [], language),
      figure_counts: file.review?.figureCounts ?? null,
      engine: file.review ? { ...file.review.engine, reading: readings[index] } : null,
      looks_like: file.review?.looksLike ?? null,
      put_aside: (file.review?.suppressed ?? []).map(({ finding, reason }) => ({
        text: describe(finding, language),
        location: finding.evidence[0].location,
        reason,
      })),
    })),
  }
}

/** Reasons with their sentences. */
export function serveUnscored(unscored: readonly Unscored[], language: Language): ServedUnscored[] {
  return unscored.map((one) => ({ ...one, text: describeUnscored(one, language) }))
}

/** Checklists with their names in one language. */
export function serveChecklists(lists: readonly Checklist[], language: Language): ServedChecklist[] {
  return lists.map(({ id, names, items }) => ({
    id,
    name: names[language],
    items: items.map(({ names: itemNames, since: _since, ...item }) => ({ ...item, name: itemNames[language] })),
  }))
}

/** The review engine words the summary; it needs the findings only for their grades. */
function describeReview(review: FileWithReview['review'], counts: Counts | undefined, language: Language): string {
  const grades = SEVERITIES.flatMap((severity) => Array.from({ length: counts?.[severity] ?? 0 }, () => ({ severity })))
  const whole = { ...review, findings: grades as Review['findings'], figures: [] }
  return describeSummary(whole.summary, whole, language).join('\n')
}

async function countProblems(db: App['db'], taskId: string): Promise<Map<string, Counts>> {
  const { rows } = await sql<{ file_id: string } & Counts>`
    select file_id, count(*) filter (where severity = 'serious')::int as serious, count(*) filter (where severity = 'warning')::int as warning,
           count(*) filter (where severity = 'suggestion')::int as suggestion
    from problems where task_id = ${taskId} group by file_id`.execute(db)
  return new Map(rows.map(({ file_id: fileId, ...counts }) => [fileId, counts]))
}

/** The scores of a task are the lowest of its documents. */
function lowestScores(scores: Scores[]): Scores | null {
  if (scores.length === 0) return null
  const lowest = (name: keyof Scores) => {
    const given = scores.flatMap((score) => score[name] ?? [])
    return given.length > 0 ? Math.min(...given) : null
  }
  return { trust: lowest('trust'), integrity: lowest('integrity'), compliance: lowest('compliance') }
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const sumCounts = (all: Counts[]): Counts => ({
  serious: sumOf(all.map(({ serious }) => serious)),
  warning: sumOf(all.map(({ warning }) => warning)),
  suggestion: sumOf(all.map(({ suggestion }) => suggestion)),
})
const sumFigures = (all: FigureCounts[]): FigureCounts => ({
  total: sumOf(all.map(({ total }) => total)),
  verified: sumOf(all.map(({ verified }) => verified)),
  contradicted: sumOf(all.map(({ contradicted }) => contradicted)),
  unverified: sumOf(all.map(({ unverified }) => unverified)),
  recomputed: sumOf(all.map(({ recomputed = 0 }) => recomputed)),
})
