import type { ListedTask, TaskFile } from '@tickmark/contract'
import { formatNumber } from '../i18n/format.ts'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'

/** How far the pages of these files are read. A workbook has sheets, which are read at once; a text that flows has neither. */
export function extentOf(t: TasksTexts, files: readonly TaskFile[]): string {
  const paged = files.filter(({ view }) => view === 'pdf' || view === 'images')
  const pages = sum(paged, (file) => file.pages)
  const done = sum(paged, (file) => file.pages_done)
  return join(
    t,
    pages > 0 ? t.progress.pages(done, pages) : '',
    sum(files, ({ sheets }) => sheets),
  )
}

/** What a task of the list holds. */
export const listedExtent = (t: TasksTexts, { pages, sheets }: Pick<ListedTask, 'pages' | 'sheets'>): string =>
  join(t, pages > 0 ? formatNumber(pages) : '', sheets)

const join = (t: TasksTexts, pages: string, sheets: number): string =>
  [pages, sheets > 0 ? t.progress.sheets(sheets) : ''].filter(Boolean).join(' · ')

const sum = (files: readonly TaskFile[], countOf: (file: TaskFile) => number | null): number =>
  files.reduce((count, file) => count + (countOf(file) ?? 0), 0)
