import type { TaskFile } from '@tickmark/contract'
import { FileText } from 'lucide-react'
import { formatSize } from '../i18n/format.ts'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'
import { extentOf } from './extent.ts'

/** The line of one file: how far it has been read, or why it failed. */
export function FileProgress({ t, file }: { t: TasksTexts; file: TaskFile }) {
  const failed = file.status === 'failed'
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <FileText aria-hidden className="mt-1 size-4.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="text-table font-medium wrap-anywhere">{file.name}</p>
        <p className="num text-meta text-ink-3">
          {[formatSize(file.size), extentOf(t, [file])].filter(Boolean).join(' · ')}
        </p>
        {file.error && <p className="text-meta text-seal">{file.error.message}</p>}
        {file.failed_pages.length > 0 && (
          <p className="text-meta text-warn">{t.progress.failedPages(file.failed_pages.join(', '))}</p>
        )}
      </div>
      <span className={`shrink-0 text-meta font-medium ${failed ? 'text-seal' : 'text-ink-2'}`}>
        {t.progress.fileStates[file.status]}
      </span>
    </li>
  )
}
