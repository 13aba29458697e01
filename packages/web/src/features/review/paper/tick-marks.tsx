import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewSource } from '../source/review-source.ts'
import type { Ink } from './ink.ts'
import { placeSigns, type Sign } from './place-ticks.ts'

interface Props {
  t: ReviewTexts
  source: ReviewSource
  fileId: string
  page: number
  /** What is drawn on the page; undefined until it is. */
  ink: Ink | undefined
}

/** The auditor's sign beside each figure that was verified; dots under those that could not be. */
export function TickMarks({ t, source, fileId, page, ink }: Props) {
  const { data } = useQuery({
    queryKey: ['figures', source.key, fileId, page],
    queryFn: () => source.figures(fileId, page),
    staleTime: Infinity,
  })
  const signs = useMemo(() => (data && ink ? placeSigns(data, ink) : []), [data, ink])
  return signs.map((sign) => <SignMark key={sign.figure.id} t={t} sign={sign} />)
}

const LINES = { line: 'border-[#26694a]', dots: 'border-dotted border-[#5e687e]/60' }

function SignMark({ t, sign: { figure, kind, box } }: { t: ReviewTexts; sign: Sign }) {
  const [left, top, right, bottom] = box
  const across = { left: `${left * 100}%`, width: `${(right - left) * 100}%` }
  if (kind !== 'tick')
    return (
      <span
        role="img"
        aria-label={kind === 'line' ? t.tick(figure.text) : t.noTick(figure.text)}
        data-tick={kind === 'line' || undefined}
        data-unverified={kind === 'dots' || undefined}
        className={`pointer-events-none absolute translate-y-px border-b-2 ${LINES[kind]}`}
        style={{ ...across, top: `${bottom * 100}%` }}
      />
    )
  return (
    <svg
      role="img"
      aria-label={t.tick(figure.text)}
      data-tick
      viewBox="0 0 10 10"
      className="pointer-events-none absolute text-[#26694a]"
      style={{ ...across, top: `${top * 100}%`, height: `${(bottom - top) * 100}%` }}
    >
      <path d="M1.5 5.5l2.5 2.8L8.5 2" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  )
}
