import type { Loads } from '@tickmark/isolation'

const readers = () => import('@tickmark/readers')
const loadInspection = async () => (await readers()).loadInspection()

/** What the calls of each pool need, the first first. */
export const loads: Loads = {
  looks: [loadInspection],
  pages: [loadInspection, async () => (await readers()).loadPageReading()],
  documents: [
    async () => (await readers()).loadAssembly(),
    () => import('./kept/kept-document.ts'),
    () => import('./review-task.ts'),
    () => import('./kept/kept-review.ts'),
    () => import('./write-result.ts'),
  ],
  // No child waits with these: they are compiled ahead.
  others: [
    async () => (await readers()).loadEverything(),
    () => import('@tickmark/workbook/recalculate'),
    () => import('./preview-result.ts'),
  ],
}
