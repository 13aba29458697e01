import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { controlClass } from './field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  /** As the address says. */
  text: string
  onText: (text: string) => void
}

/** Long enough that quick typing asks once, short enough that nobody waits for it. */
const PAUSE = 200

/**
 * A search whose text stands in the address. It keeps what is being typed itself: the address follows a moment later, and an input
 * method that composes a word letter by letter must not be given back an older one.
 */
export function SearchInput({ label, text, onText, className = '', ...input }: Props) {
  const [typed, setTyped] = useState(text)
  const [sent, setSent] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    // Not the echo of what was typed here, but a filter that was cleared or a link that was followed.
    if (text !== sent.trim()) setTyped(text)
  }
  // What is told at the end of the pause must know of filters that were set during it.
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
