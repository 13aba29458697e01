import { useEffect, useState } from 'react'
import type { PaneProps } from '../pane/pane.tsx'
import { orderClaims } from '../source/order-claims.ts'
import { useExplanation } from '../source/use-explanation.ts'
import type { Sign } from './place-ticks.ts'

/** A pointer that only crosses a figure asks for nothing (ms). */
const RESTED = 180
/** Claims that the tip names; the panel has all. */
const NAMED = 2

/** Under a figure, what it was held against: the first claims in short. */
export function TickTip({ t, source, sign: { figure, target } }: Pick<PaneProps, 't' | 'source'> & { sign: Sign }) {
  const isRested = useRested(figure.id)
  const { data } = useExplanation(source, isRested ? figure : undefined)
  if (!data) return null
  const [left, , right, bottom] = target
  const claims = orderClaims(data.claims, figure).filter(
    ({ outcome }) => figure.state !== 'verified' || outcome === 'agrees',
  )
  const more = data.claims.length - Math.min(NAMED, claims.length)
  // On the right half of a page it opens to the left, so that it stays on the page.
  const side = left + right > 1 ? { right: `${(1 - right) * 100}%` } : { left: `${left * 100}%` }
  return (
    <div
      role="tooltip"
      data-tip
      style={{ ...side, top: `${bottom * 100}%` }}
      className="num pointer-events-none absolute z-10 mt-1.5 w-max max-w-[min(22rem,70%)] rounded-sm bg-[#14203a] px-3 py-1.5 text-meta text-white shadow-sheet"
    >
      {claims.length === 0 && <p>{figure.state === 'verified' ? t.figure.byRule : t.figure.nothing}</p>}
      {claims.slice(0, NAMED).map(({ kind, arithmetic }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two claims may be alike; their order never changes
        <p key={index}>
          {kind}
          <span className="block wrap-anywhere text-white/80">{arithmetic}</span>
        </p>
      ))}
      {claims.length > 0 && more > 0 && <p className="text-white/80">{t.figure.more(more)}</p>}
    </div>
  )
}

function useRested(id: string): boolean {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), RESTED)
    return () => clearTimeout(timer)
  }, [id])
  return rested === id
}
