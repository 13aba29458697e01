import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { TogetherTexts } from '../../../locales/together/zh-CN.ts'
import { TextArea } from '../../../ui/field.tsx'
import { type Begun, begunMention, completeMention, matchingNames } from './mention.ts'

interface Props {
  t: TogetherTexts
  value: string
  onChange: (value: string) => void
  /** User names of the people who may be named. */
  names: readonly string[]
}

/** A comment in which "@" offers the people who may see the task: arrows choose, Enter or Tab takes, Escape closes. */
export function CommentField({ t, value, onChange, names }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const { offered, at, look, take, press, close } = useOffer(names, (begun, name) => {
    const { text, caret } = completeMention(value, begun, name)
    onChange(text)
    // The caret goes behind the name once the field shows it.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  })
  const isOpen = offered.length > 0
  return (
    <div className="relative">
      <TextArea
        ref={area}
        label={t.notes.comment}
        hint={names.length > 0 && t.notes.mentionHint}
        rows={2}
        maxLength={2000}
        value={value}
        aria-autocomplete={names.length > 0 ? 'list' : undefined}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          look(target)
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onKeyDown={press}
        onBlur={close}
      />
      {isOpen && <Offer id={listId} label={t.notes.suggestions(offered.length)} {...{ offered, at, take }} />}
      <p role="status" className="sr-only">
        {isOpen && t.notes.suggestions(offered.length)}
      </p>
    </div>
  )
}

/** Which names are offered for what stands before the caret, and what keys do with them. */
function useOffer(names: readonly string[], onTake: (begun: Begun, name: string) => void) {
  const [begun, setBegun] = useState<Begun>()
  const [active, setActive] = useState(0)
  const offered = begun ? matchingNames(names, begun.name) : []
  const at = Math.min(active, offered.length - 1)
  const close = (): void => setBegun(undefined)

  function look({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const next = selectionStart === selectionEnd ? begunMention(value.slice(0, selectionStart)) : undefined
    if (next?.from === begun?.from && next?.name === begun?.name) return
    setActive(0)
    setBegun(next)
  }
  function take(name: string): void {
    if (begun) onTake(begun, name)
    close()
  }
  function press(event: KeyboardEvent): void {
    const name = offered[at]
    if (name === undefined || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === 'Tab') take(name)
    else if (event.key === 'ArrowDown') setActive((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setActive((at + offered.length - 1) % offered.length)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { offered, at, look, take, press, close }
}

interface OfferProps {
  id: string
  label: string
  offered: readonly string[]
  at: number
  take: (name: string) => void
}

function Offer({ id, label, offered, at, take }: OfferProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute z-20 mt-1 max-h-48 w-full max-w-72 overflow-auto rounded-md border border-line bg-surface p-1 shadow-sheet"
    >
      {offered.map((name, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault()
            take(name)
          }}
          className={`cursor-pointer rounded-sm px-3 py-1.5 text-table wrap-anywhere ${index === at ? 'bg-sunken font-medium' : ''}`}
        >
          @{name}
        </div>
      ))}
    </div>
  )
}
