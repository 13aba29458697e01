import { type ComponentProps, type FormEvent, useRef } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  /** Sends what was typed; true where the form is to be as it was at first afterwards. Shows its failures itself. */
  send: (fields: FormData) => Promise<boolean>
}

/**
 * A form that keeps what was typed until it has been accepted, and is sent once however often its button is pressed.
 * With `action` React empties the fields whatever came of it.
 */
export function SentForm({ send, ...rest }: Props) {
  const isSending = useRef(false)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const form = event.currentTarget
    try {
      if (await send(new FormData(form))) form.reset()
    } finally {
      isSending.current = false
    }
  }
  return <form {...rest} onSubmit={(event) => void submit(event)} />
}
