import type { TaskFile } from '@tickmark/contract'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'

/** How far the pages of these files are read. A workbook has sheets, which are read at once; a text that flows has neither. */
export function extentOf(t: TasksTexts, files: readonly TaskFile[]): string {
  const paged = files.filter(({ view }) => view === 'pdf' || view === 'images')
  const pages = sum(paged, ({ pages: all }) => all)
  const sheets = sum(
    files.filter(({ view }) => view === 'grid'),
    ({ pages: all }) => all,
  )
  const parts = [
    pages > 0
      ? t.progress.pages(
          sum(paged, ({ pages_done: done }) => done),
          pages,
        )
      : '',
    sheets > 0 ? t.progress.sheets(sheets) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

const sum = (files: readonly TaskFile[], countOf: (file: TaskFile) => number | null): number =>
  files.reduce((count, file) => count + (countOf(file) ?? 0), 0)
