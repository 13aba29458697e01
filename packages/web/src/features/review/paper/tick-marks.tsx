import type { ServedFigure } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { PaneProps } from '../pane/pane.tsx'
import { figuresQuery } from '../source/figures-query.ts'
import type { Ink } from './ink.ts'
import { placeSigns, type Sign } from './place-ticks.ts'
import { TickTip } from './tick-tip.tsx'

interface Props extends Pick<PaneProps, 't' | 'source' | 'shown' | 'onFigure'> {
  fileId: string
  page: number
  /** What is drawn on the page; undefined until it is. */
  ink: Ink | undefined
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The auditor's sign beside each figure that was verified, dots under those that could not be; each says what its figure was held against, and
 * leads to all of it. One of them is reached by Tab, the others from there by the arrow keys.
 */
export function TickMarks({ t, source, fileId, page, ink, shown, onFigure }: Props) {
  const { data } = useQuery(figuresQuery(source, fileId, page))
  const signs = useMemo(() => (data && ink ? placeSigns(data, ink) : []), [data, ink])
  /** Whose tip is shown. */
  const [pointed, setPointed] = useState<ServedFigure>()
  const [reached, setReached] = useState<string>()
  const inReach = [reached, shown?.figure.id, signs[0]?.figure.id].find((id) =>
    signs.some(({ figure }) => figure.id === id),
  )
  const tip = signs.find(({ figure }) => figure.id === pointed?.id)
  const point = (figure: ServedFigure | undefined): void => {
    setPointed(figure)
    if (figure) setReached(figure.id)
  }
  if (signs.length === 0) return null
  return (
    <div role="group" aria-label={t.figure.onPage(page)}>
      {signs.map((sign) => (
        <SignMark
          key={sign.figure.id}
          t={t}
          sign={sign}
          inReach={sign.figure.id === inReach}
          current={sign.figure.id === shown?.figure.id}
          onPoint={point}
          onPress={onFigure}
        />
      ))}
      {tip && <TickTip {...{ t, source }} sign={tip} />}
    </div>
  )
}

const LINES = { line: 'border-[#26694a]', dots: 'border-dotted border-[#5e687e]/60' }

interface SignProps extends Pick<Props, 't'> {
  sign: Sign
  inReach: boolean
  current: boolean
  onPoint: (figure: ServedFigure | undefined) => void
  onPress: (figure: ServedFigure) => void
}

function SignMark({ t, sign, inReach, current, onPoint, onPress }: SignProps) {
  const { figure, kind, target } = sign
  const [left, top, right, bottom] = target
  return (
    <>
      <Drawing sign={sign} />
      <button
        type="button"
        tabIndex={inReach ? 0 : -1}
        data-figure={figure.id}
        data-unverified={kind === 'dots' || undefined}
        aria-current={current || undefined}
        aria-label={kind === 'dots' ? t.noTick(figure.text) : t.tick(figure.text)}
        onMouseEnter={() => onPoint(figure)}
        onMouseLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(figure)}
        onBlur={() => onPoint(undefined)}
        onKeyDown={step}
        onClick={() => onPress(figure)}
        style={{
          left: `${left * 100}%`,
          top: `${top * 100}%`,
          width: `${(right - left) * 100}%`,
          height: `${(bottom - top) * 100}%`,
        }}
        className="absolute rounded-xs outline-offset-2 hover:bg-[#2a5a9c]/12"
      />
    </>
  )
}

/** Moves the focus to the neighbouring sign of the page. */
function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const by = STEPS[event.key]
  if (by === undefined) return
  event.preventDefault()
  const signs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])]
  signs[signs.indexOf(event.currentTarget) + by]?.focus()
}

function Drawing({ sign: { kind, box } }: { sign: Sign }) {
  const [left, top, right, bottom] = box
  const across = { left: `${left * 100}%`, width: `${(right - left) * 100}%` }
  if (kind !== 'tick')
    return (
      <span
        aria-hidden
        data-tick={kind === 'line' || undefined}
        className={`pointer-events-none absolute translate-y-px border-b-2 ${LINES[kind]}`}
        style={{ ...across, top: `${bottom * 100}%` }}
      />
    )
  return (
    <svg
      aria-hidden
      data-tick
      viewBox="0 0 10 10"
      className="pointer-events-none absolute text-[#26694a]"
      style={{ ...across, top: `${top * 100}%`, height: `${(bottom - top) * 100}%` }}
    >
      <path d="M1.5 5.5l2.5 2.8L8.5 2" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  )
}
