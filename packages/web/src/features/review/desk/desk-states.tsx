import { useQuery } from '@tanstack/react-query'
import type { ModelPlace } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { failureText } from '../../../api/request.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/button.tsx'

export function Working({ text }: { text: string }) {
  return (
    <p role="status" className="animate-pulse py-2 text-ink-3 motion-reduce:animate-none">
      {text}
    </p>
  )
}

/** Why the desk has no answer, and the way to ask again. */
export function DeskFailure({ t, error, onRetry }: { t: ReviewTexts; error: Error; onRetry: () => void }) {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['failure', language, error.message],
    queryFn: async () => (await failureText(error)) ?? '',
  })
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-3 border-warn bg-warn-soft px-3 py-2">
      <span className="min-w-0 flex-1">{data}</span>
      <Button look="secondary" size="small" onClick={onRetry}>
        {t.desk.retry}
      </Button>
    </div>
  )
}

interface LinkProps extends Pick<ModelPlace, 'sheet' | 'cell'> {
  t: ReviewTexts
  label: string
  onGo: (place: ModelPlace) => void
}

/** A cell by its name, with its address, which leads there. */
export function PlaceLink({ t, sheet, cell, label, onGo }: LinkProps) {
  const address = `${sheet}!${cell}`
  return (
    <button
      type="button"
      data-place={address}
      title={t.sheet.goTo(address)}
      className="min-h-6 text-left wrap-anywhere hover:text-note hover:underline"
      onClick={() => onGo({ sheet, cell })}
    >
      {label && <span>{label} </span>}
      <span className="num text-meta whitespace-nowrap text-ink-3">{address}</span>
    </button>
  )
}
