import { useState } from 'react'
import { showFailure } from './request.ts'

interface Refusal {
  /** What the last sending failed for; undefined while there is nothing to tell. */
  text: string | undefined
  /** Tells a failure: as a toast that speaks, and in words that stay. */
  tell: (error: unknown) => Promise<void>
  forget: () => void
}

/** What a form that is sent was refused for, until it is sent again. */
export function useRefusal(): Refusal {
  const [text, setText] = useState<string>()
  return {
    text,
    tell: async (error) => setText(await showFailure(error)),
    forget: () => setText(undefined),
  }
}
