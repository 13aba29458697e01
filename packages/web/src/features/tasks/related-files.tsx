import type { TaskType } from '@tickmark/contract'
import { LIMITS } from '@tickmark/contract/limits'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'

interface Props {
  t: TasksTexts
  files: readonly File[]
  type: TaskType
}

/** Says what another file of the same matter would let the review check: files of one task are held against each other. */
export function RelatedFiles({ t, files, type }: Props) {
  if (files.length >= LIMITS.filesPerTask || type === 'ocr') return null
  return (
    <div className="border-l-3 border-note pl-4 text-table text-ink-2" data-related>
      <p className="font-medium text-ink">{t.form.related.title}</p>
      <ul>
        {t.form.related[type].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
