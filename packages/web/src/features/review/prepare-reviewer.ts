import type { QueryClient } from '@tanstack/react-query'
import { getLanguage } from '../../i18n/language.ts'
import { proofreadCatalogue } from '../../locales/proofread/catalogue.ts'
import { reviewCatalogue } from '../../locales/review/catalogue.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'
import { isLive, taskQuery } from '../../progress/use-live-task.ts'
import { pagesQuery, problemsQuery, summaryQuery } from './source/review-queries.ts'
import { taskSource } from './source/task-source.ts'

/** The texts of the page of a task, all at once: each part of it would ask for its own only when the one around it has come. */
export function loadReviewTexts(): void {
  const language = getLanguage()
  for (const catalogue of [reviewCatalogue, togetherCatalogue, proofreadCatalogue])
    catalogue.load(language).catch(() => undefined)
}

/** Fetches what a review needs to show its first page, while nothing else is to be done. A failure is met when it is needed. */
export async function prepareReviewer(): Promise<void> {
  loadReviewTexts()
  try {
    await import('./paper/pdf-pane.tsx')
    const { prepareWorker } = await import('../../viewers/pdf-document.ts')
    prepareWorker()
  } catch {
    // Without a connection nothing is prepared.
  }
}

/**
 * Fetches what the review of a task begins with, all at once, as its name is pressed: the page would ask for one thing after the other.
 * Not before the press: what is fetched counts as viewed in the audit log.
 */
export async function prepareTask(queries: QueryClient, taskId: string): Promise<void> {
  try {
    const task = await queries.fetchQuery(taskQuery(taskId))
    if (isLive(task) || !task.files.some(({ reviewed }) => reviewed)) return
    const source = taskSource(task)
    const language = getLanguage()
    void queries.prefetchQuery(problemsQuery(source, language))
    void queries.prefetchQuery(summaryQuery(source, language))
    const [first] = source.files
    if (first?.view !== 'pdf') return
    void queries.prefetchQuery(pagesQuery(source, first.file_id))
    const { preparePdf } = await import('../../viewers/pdf-document.ts')
    preparePdf(source.pdfAddress(first.file_id))
  } catch {
    // Whoever opens the task is told why it cannot be shown.
  }
}
