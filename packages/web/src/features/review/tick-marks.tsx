import type { ServedFigure } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import type { Box } from '@tickmark/document'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import type { ReviewSource } from './review-source.ts'

interface Props {
  t: ReviewTexts
  source: ReviewSource
  fileId: string
  page: number
}

/** The auditor's sign beside each figure that was verified; dots under those that could not be. */
export function TickMarks({ t, source, fileId, page }: Props) {
  const { data } = useQuery({
    queryKey: ['figures', source.key, fileId, page],
    queryFn: () => source.figures(fileId, page),
    staleTime: Infinity,
  })
  const placed = (data ?? []).filter(({ location }) => location.box)
  const line = lineHeightOf(placed)
  return placed.map((figure) =>
    figure.state === 'verified' ? (
      <Tick key={figure.id} t={t} figure={figure} line={line} />
    ) : figure.state === 'unverified' ? (
      <Dots key={figure.id} t={t} figure={figure} />
    ) : null,
  )
}

const heightOf = ([, top, , bottom]: Box): number => bottom - top

/** Height of a line of the page. A figure that is broken over two lines has the box of both, which would make a tick of twice the size. */
function lineHeightOf(figures: readonly ServedFigure[]): number {
  const heights = figures.map(({ location }) => heightOf(location.box!)).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

interface SignProps {
  t: ReviewTexts
  figure: ServedFigure
}

/** In a table beside the cell; in running text raised beside the figure's end, where it covers nothing. */
function Tick({ t, figure, line }: SignProps & { line: number }) {
  const [, top, right, bottom] = figure.location.box!
  const height = Math.min(bottom - top, line * 1.3)
  const raise = figure.location.rowIndex === undefined ? -0.22 : 0.2
  return (
    <svg
      role="img"
      aria-label={t.tick(figure.text)}
      data-tick
      viewBox="0 0 10 10"
      className="pointer-events-none absolute aspect-square text-[#26694a]"
      style={{ left: `${right * 100}%`, top: `${(top + height * raise) * 100}%`, height: `${height * 62}%` }}
    >
      <path d="M1.5 5.5l2.5 2.8L8.5 2" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  )
}

function Dots({ t, figure }: SignProps) {
  const [left, , right, bottom] = figure.location.box!
  return (
    <span
      role="img"
      aria-label={t.noTick(figure.text)}
      data-unverified
      className="pointer-events-none absolute border-b-2 border-dotted border-[#5e687e]/60"
      style={{ left: `${left * 100}%`, width: `${(right - left) * 100}%`, top: `${bottom * 100}%` }}
    />
  )
}
