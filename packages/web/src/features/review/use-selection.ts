import { useEffect, useRef, useState } from 'react'

/** The address follows a choice that has stood for so long (ms): browsers refuse hundreds of changes of it in half a minute. */
const SETTLED = 200

interface Selection {
  chosen: string | null
  /** What the address said when last looked at. */
  addressed: string | null
  /** What the address is about to say because of a choice. */
  written: string | null
}

/** The chosen problem: at once for the eye, and a moment later in the address, from where it also comes. */
export function useSelection(
  addressed: string | null,
  write: (problemId: string | undefined) => void,
): [chosen: string | null, choose: (problemId: string | undefined) => void] {
  const [state, setState] = useState<Selection>({ chosen: addressed, addressed, written: addressed })
  const { chosen, written } = state
  if (addressed !== state.addressed)
    // The address has followed, or it has changed by itself: a link, the way back.
    setState({ chosen: addressed === written ? chosen : addressed, addressed, written: addressed })
  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })
  // The time runs from the choice, whatever else is drawn meanwhile.
  useEffect(() => {
    if (chosen === written) return
    const timer = setTimeout(() => {
      setState((latest) => ({ ...latest, written: chosen }))
      latestWrite.current(chosen ?? undefined)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [chosen, written])
  return [chosen, (problemId) => setState((latest) => ({ ...latest, chosen: problemId ?? null }))]
}
