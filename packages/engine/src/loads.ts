import type { Loads } from '@tickmark/isolation'

/** What the calls of each pool need, the first first. */
export const loads: Loads = {
  pages: [async () => (await import('@tickmark/readers')).loadInspection()],
  documents: [
    () => import('@tickmark/readers'),
    () => import('@tickmark/layout'),
    () => import('./kept/kept-document.ts'),
    () => import('./review-task.ts'),
    () => import('./kept/kept-review.ts'),
    () => import('./write-result.ts'),
  ],
}
