import type { Problem } from '@tickmark/contract'
import { Check, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Decision } from '../source/review-source.ts'

interface Props {
  t: ReviewTexts
  problem: Problem
  decide: (problem: Problem, decision: Decision, reason?: string) => Promise<void>
}

/** Focuses the field and brings its buttons into view: the form appeared because the person asked for it. */
function focusOn(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.form?.scrollIntoView({ block: 'nearest' })
}

export function DecisionBar({ t, problem, decide }: Props) {
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  async function save(decision: Decision, why = ''): Promise<void> {
    try {
      await decide(problem, decision, why)
    } catch {
      return
    }
    setAsking(false)
    toast.success(t.decide.saved)
  }
  if (asking)
    return (
      <form
        className="space-y-2 border-t border-line pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save('dismissed', reason)
        }}
      >
        <TextArea
          label={t.decide.reason}
          hint={t.decide.reasonHint}
          rows={2}
          ref={focusOn}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" size="small">
            {t.decide.dismiss}
          </Button>
          <Button look="secondary" size="small" onClick={() => setAsking(false)}>
            {t.decide.cancel}
          </Button>
        </div>
      </form>
    )
  return (
    <div className="border-t border-line pt-3">
      {problem.decision === 'open' ? (
        <div className="flex gap-2">
          <Button look="secondary" size="small" data-decide="accept" onClick={() => void save('accepted')}>
            <Check aria-hidden className="size-4" />
            {t.decide.accept}
          </Button>
          <Button look="secondary" size="small" data-decide="dismiss" onClick={() => setAsking(true)}>
            <X aria-hidden className="size-4" />
            {t.decide.dismiss}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{t.decisions[problem.decision]}</span>
          {problem.decision_reason && <span className="text-ink-2">{problem.decision_reason}</span>}
          <Button look="quiet" size="small" onClick={() => void save('open')}>
            <RotateCcw aria-hidden className="size-4" />
            {t.decide.reopen}
          </Button>
        </div>
      )}
    </div>
  )
}
