import { useEffect, useRef, useState } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

/** The address follows a choice that has stood for so long (ms): browsers refuse hundreds of changes of it in half a minute. */
const SETTLED = 200

/** The chosen problem: at once for the eye, and a moment later in the address, from where it also comes. */
export function useSelection(
  addressed: string | null,
  write: (problemId: string | undefined) => void,
): [chosen: string | null, choose: (problemId: string | undefined) => void] {
  const [chosen, setChosen] = useState(addressed)
  /** What the address is about to say because of choices. It may come late, when another problem has been chosen long since. */
  const underWay = useRef<(string | null)[]>([])
  useEffect(() => {
    const at = underWay.current.indexOf(addressed)
    underWay.current.splice(0, at < 0 ? underWay.current.length : at + 1)
    // It has changed by itself: a link, the way back.
    if (at < 0) setChosen(addressed)
  }, [addressed])
  const follow = useStableCallback((settled: string | null) => {
    const said = underWay.current.length > 0 ? underWay.current.at(-1) : addressed
    if (settled === said) return
    underWay.current.push(settled)
    write(settled ?? undefined)
  })
  // The time runs from the choice, whatever else is drawn meanwhile.
  useEffect(() => {
    const timer = setTimeout(() => follow(chosen), SETTLED)
    return () => clearTimeout(timer)
  }, [chosen, follow])
  return [chosen, (problemId) => setChosen(problemId ?? null)]
}
