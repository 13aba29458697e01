import type { DocumentType } from '@tickmark/document'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { fileNameIn } from '../source/place-text.ts'
import type { ReviewState } from '../state/use-review.ts'

/** Says that a file looks like another type than it was reviewed as, and starts that review from the files that are already here. */
export function TypeNotice({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const { files, summary, type, reviewAs } = review
  const odd = summary?.files.find(({ looks_like }) => looks_like && looks_like !== type)
  if (!odd?.looks_like || !type) return null
  const name = fileNameIn(files, odd.file_id)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 text-table">
      <p className="min-w-40 flex-1">
        {name && <span className="font-semibold">{name}: </span>}
        {t.type.notice(t.type.names[odd.looks_like], t.type.names[type])}
      </p>
      {reviewAs && <ReviewAsButton {...{ t, reviewAs }} type={odd.looks_like} />}
    </div>
  )
}

function ReviewAsButton({
  t,
  type,
  reviewAs,
}: {
  t: ReviewTexts
  type: DocumentType
  reviewAs: (type: DocumentType) => Promise<unknown>
}) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function start(): Promise<void> {
    setBusy(true)
    try {
      await reviewAs(type)
      toast.success(t.type.started)
      await queries.invalidateQueries()
    } catch {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" disabled={busy} onClick={() => void start()}>
      {t.type.action(t.type.names[type])}
    </Button>
  )
}
