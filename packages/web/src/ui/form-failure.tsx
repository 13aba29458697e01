import { CircleAlert } from 'lucide-react'

/**
 * Why a form was refused, in words that stay at its button until it is sent again: a toast is gone before somebody who looks
 * elsewhere has read it. It does not speak; the toast has spoken.
 */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      data-form-failure
      className="flex basis-full items-start gap-2 border-l-3 border-seal bg-seal-soft px-3 py-2 text-table wrap-anywhere"
    >
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-seal" />
      {text}
    </p>
  )
}
