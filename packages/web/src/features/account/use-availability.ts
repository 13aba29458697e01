import type { QueryOf } from '@tickmark/contract'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'

export type UniqueField = QueryOf<'checkAvailability'>['field']
export type Availability =
  | { state: 'unknown' | 'checking' | 'available' }
  | { state: 'refused'; reason: string | undefined }

const PAUSE = 400

/** Asks the server, when typing pauses, whether a well-formed value may still be used. */
export function useAvailability(field: UniqueField, value: string, wellFormed: boolean): Availability {
  const [answer, setAnswer] = useState<{ value: string; result: Availability } | null>(null)
  useEffect(() => {
    if (!wellFormed) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const query = { field, value }
        const style = { quiet: true, silent: true }
        const { available, reason } = await request('checkAvailability', { query, signal: controller.signal }, style)
        setAnswer({ value, result: available ? { state: 'available' } : { state: 'refused', reason } })
      } catch {
        // This check only informs: the server checks again on submission.
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [field, value, wellFormed])
  if (!wellFormed) return { state: 'unknown' }
  return answer?.value === value ? answer.result : { state: 'checking' }
}
