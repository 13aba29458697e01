import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { controlClass } from './field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  /** The search in the address. */
  text: string
  onText: (text: string) => void
}

/** Pause after the last key before the search starts (ms). */
const PAUSE = 200

/**
 * A search field whose text is kept in the address. It holds what is being typed as state of its own: the address follows later, and an
 * input method that composes a word must not be given an older text.
 */
export function SearchInput({ label, text, onText, className = '', ...input }: Props) {
  const [typed, setTyped] = useState(text)
  const [sent, setSent] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    // The address changed for another reason than typing: a cleared filter or a link.
    if (text !== sent.trim()) setTyped(text)
  }
  // An effect event, because filters may change during the pause.
  const send = useEffectEvent(() => {
    setSent(typed)
    onText(typed)
  })
  useEffect(() => {
    if (typed.trim() === seen.trim()) return undefined
    const timer = setTimeout(send, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, seen])
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className={`${controlClass} ${className}`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      {...input}
    />
  )
}
