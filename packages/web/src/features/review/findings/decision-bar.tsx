import { Check, Lock, RotateCcw, Undo2, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { reviewCatalogue } from '../../../locales/review/catalogue.ts'
import { togetherCatalogue } from '../../../locales/together/catalogue.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { similarTo } from '../state/similar-problems.ts'
import type { ReviewState } from '../state/use-review.ts'
import { keepingFocus } from './keep-focus.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
}

/** Decides on the selected problem; it stands below the list, so that it is in sight however long the evidence is. */
export function DecisionBar({ t, review }: Props) {
  const { selected, decide, all } = review
  if (!selected || !decide) return null
  if (review.locked) return <Locked review={review} />
  if (selected.decision !== 'open')
    return (
      <div className="flex flex-wrap items-center gap-x-3 px-3 py-1.5 text-table" data-decision-bar>
        <span className="font-semibold">{t.decisions[selected.decision]}</span>
        <Button
          look="quiet"
          size="small"
          // The request has shown why it was refused.
          onClick={() => void keepingFocus(() => decide([selected], 'open', '').catch(() => undefined))}
        >
          <RotateCcw aria-hidden className="size-4" />
          {t.decide.reopen}
        </Button>
      </div>
    )
  return <OpenDecision key={selected.problem_id} {...{ t, review, similar: similarTo(selected, all) }} />
}

/** Under a signature nothing is decided: why, and where it is taken back, instead of buttons that would be refused. */
function Locked({ review: { selected } }: Pick<Props, 'review'>) {
  const t = useTexts(reviewCatalogue)
  const together = useTexts(togetherCatalogue)
  const [params] = useSearchParams()
  const there = new URLSearchParams(params)
  there.set('view', 'signOff')
  return (
    <p
      className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1.5 text-table"
      data-decision-bar
      data-decision-locked
    >
      {selected && selected.decision !== 'open' && (
        <span className="font-semibold">{t.decisions[selected.decision]}</span>
      )}
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <Lock aria-hidden className="size-4" />
        {together.signOff.locked}
      </span>
      <Link to={{ search: there.toString() }} className="text-note underline underline-offset-4">
        {together.signOff.tab}
      </Link>
    </p>
  )
}

function OpenDecision({ t, review, similar }: Props & { similar: ReturnType<typeof similarTo> }) {
  const { selected, decide } = review
  const [reason, setReason] = useState(selected ? review.refusedReason(selected.problem_id) : '')
  const [asking, setAsking] = useState(false)
  const [alike, setAlike] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asking) field.current?.focus()
  }, [asking])
  async function save(decision: 'accepted' | 'dismissed', why = reason): Promise<void> {
    if (!selected) return
    try {
      await keepingFocus(async () => decide?.([selected, ...(alike ? similar : [])], decision, why))
    } catch {
      return
    }
    toast.success(t.decide.saved)
  }
  /** The first press asks for the reason, a second one goes without. */
  const dismiss = (event?: FormEvent): void => {
    event?.preventDefault()
    if (reason || asking || event) void save('dismissed')
    else setAsking(true)
  }
  return (
    <form className="space-y-1.5 px-3 py-1.5" data-decision-bar onSubmit={dismiss}>
      {similar.length > 0 && (
        <label className="flex items-center gap-2 text-meta text-ink-2">
          <input
            type="checkbox"
            className="size-4 accent-ink"
            checked={alike}
            onChange={() => setAlike((old) => !old)}
          />
          {t.decide.similar(similar.length)}
        </label>
      )}
      {asking && <Reasons t={t} onChoose={(why) => void save('dismissed', why)} />}
      <div className="flex items-center gap-1.5">
        <input
          ref={field}
          aria-label={t.decide.reason}
          title={t.decide.reasonHint}
          placeholder={t.decide.reasonPlaceholder}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            setAsking(false)
            event.currentTarget.blur()
          }}
          className="h-8 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-2 text-meta"
        />
        <Button size="small" data-decide="accept" className="px-2.5!" onClick={() => void save('accepted')}>
          <Check aria-hidden className="size-4" />
          {t.decide.accept}
        </Button>
        <Button look="secondary" size="small" data-decide="dismiss" className="px-2.5!" onClick={() => dismiss()}>
          <X aria-hidden className="size-4" />
          {t.decide.dismiss}
        </Button>
      </div>
    </form>
  )
}

/** Reasons that are given most often, each saved with one press. */
function Reasons({ t, onChoose }: { t: ReviewTexts; onChoose: (reason: string) => void }) {
  return (
    <div role="group" aria-label={t.decide.reason} className="flex flex-wrap gap-1">
      {t.decide.reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          onClick={() => onChoose(reason)}
          className="min-h-7 rounded-sm border border-line-strong bg-surface px-2 text-meta hover:bg-sunken"
        >
          {reason}
        </button>
      ))}
    </div>
  )
}

/** How many problems are handled, and the way back from the last decision. */
export function HandledLine({ t, review }: Props) {
  const { all, decide, undo } = review
  if (!decide || all.length === 0) return null
  const mayUndo = undo && !review.locked
  const handled = all.filter(({ decision }) => decision !== 'open').length
  return (
    <div className="num relative flex items-center gap-2 text-meta text-ink-2">
      <span aria-live="polite" data-handled={handled}>
        {handled === all.length ? t.decide.allHandled(all.length) : t.decide.handled(handled, all.length)}
      </span>
      {mayUndo && (
        <button
          type="button"
          data-undo
          onClick={() =>
            void keepingFocus(undo).then(
              () => toast.info(t.decide.undone),
              // The request has shown the failure; what is not undone can still be.
              () => undefined,
            )
          }
          className="inline-flex min-h-8 items-center gap-1 text-note underline underline-offset-4"
        >
          <Undo2 aria-hidden className="size-4" />
          {t.decide.undo}
        </button>
      )}
    </div>
  )
}
