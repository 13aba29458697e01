import { useEffect, useRef, useState } from 'react'
import { useStableCallback } from '../../../ui/use-stable-callback.ts'

/**
 * A choice is written to the address after it has lasted this long (ms): browsers refuse hundreds of changes of the address within half a
 * minute.
 */
const SETTLED = 200

/** The chosen problem. The screen follows a choice at once, the address a moment later; a change of the address is a choice as well. */
export function useSelection(
  addressed: string | null,
  /** Answers whether it could be written: an address that has moved on is left alone. */
  write: (problemId: string | undefined) => boolean,
): [chosen: string | null, choose: (problemId: string | undefined) => void] {
  const [chosen, setChosen] = useState(addressed)
  /** Choices already written whose address has not been rendered yet. It may arrive late, when another problem has long been chosen. */
  const underWay = useRef<(string | null)[]>([])
  useEffect(() => {
    const at = underWay.current.indexOf(addressed)
    underWay.current.splice(0, at < 0 ? underWay.current.length : at + 1)
    // The address changed for another reason: a link, or back.
    if (at < 0) setChosen(addressed)
  }, [addressed])
  const follow = useStableCallback((settled: string | null) => {
    const said = underWay.current.length > 0 ? underWay.current.at(-1) : addressed
    if (settled === said) return
    if (write(settled ?? undefined)) underWay.current.push(settled)
  })
  // The timer depends on the choice alone, so that other renders do not restart it.
  useEffect(() => {
    const timer = setTimeout(() => follow(chosen), SETTLED)
    return () => clearTimeout(timer)
  }, [chosen, follow])
  return [chosen, (problemId) => setChosen(problemId ?? null)]
}
