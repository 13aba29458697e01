import { getLanguage } from '../../i18n/language.ts'
import { proofreadCatalogue } from '../../locales/proofread/catalogue.ts'
import { reviewCatalogue } from '../../locales/review/catalogue.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'

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
    const { fetchPdfWorker } = await import('../../viewers/pdf-document.ts')
    await fetchPdfWorker()
  } catch {
    // Without a connection nothing is prepared.
  }
}
