import type { TaskDetail } from '@tickmark/contract'
import type { DocumentType } from '@tickmark/document'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { REVIEW_TYPES } from './list-query.ts'
import { recogniseType } from './recognise-type.ts'
import { JUST_STARTED } from './running-task.tsx'

/** Starts the review of documents that were only read so far: what was read is kept, nothing is uploaded or read again. */
export function ReviewReadTask({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const recognised = recogniseType(task.files.map(({ name }) => name))
  const [type, setType] = useState<DocumentType>(recognised === 'ocr' ? 'financial_report' : recognised)
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  if (task.type !== 'ocr' || !task.files.some(({ status }) => status === 'read')) return null
  async function start(): Promise<void> {
    setBusy(true)
    try {
      await request('retryTask', { body: { task_id: task.task_id, type } })
      await queries.invalidateQueries()
      await navigate(`/ocr?task_id=${task.task_id}`, { state: JUST_STARTED })
    } catch {
      setBusy(false)
    }
  }
  return (
    <section className="mb-8 flex flex-wrap items-end gap-x-4 gap-y-3 border-y border-line py-4" data-review-this>
      <div className="min-w-64 flex-1">
        <h2 className="font-serif text-lg">{t.detail.reviewThis.title}</h2>
        <p className="text-table text-ink-2">{t.detail.reviewThis.text}</p>
      </div>
      <SelectField
        label={t.form.type}
        value={type}
        options={REVIEW_TYPES.map((value) => ({ value, label: t.types[value] }))}
        onChange={({ target }) => setType(REVIEW_TYPES.find((name) => name === target.value) ?? type)}
      />
      <Button disabled={busy} onClick={() => void start()}>
        {t.detail.reviewThis.action}
      </Button>
    </section>
  )
}
