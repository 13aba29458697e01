import { useQuery } from '@tanstack/react-query'
import type { Box, Location } from '@tickmark/document'
import { Maximize2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PaneProps } from '../pane/pane.tsx'
import { figuresQuery } from '../source/figures-query.ts'
import { type Cut, cutNear, readableWidth, type Span } from './cut-near.ts'
import { type Drawn, readInk } from './ink.ts'

interface Props extends Pick<PaneProps, 't' | 'source' | 'file' | 'marks' | 'shown' | 'onWhole'> {
  location: Location & { page: number; box: Box }
  /** Its page as it is drawn behind. */
  drawn: Drawn | undefined
  /** Told whether it covers the page. */
  onCover: (covers: boolean) => void
}

/** Between two pieces of a page (px). */
const SEAM = 6

/**
 * On a phone the figure with the head of its column and the names of its rows, large enough to be read; pressed it gives way to the whole page.
 * Nothing for what stands in a text: there the page itself is shown larger.
 */
export function NearPlace({ t, source, file, marks, shown, onWhole, location, drawn, onCover }: Props) {
  const host = useRef<HTMLButtonElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number }>()
  const { data: figures } = useQuery(figuresQuery(source, file.file_id, location.page))
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (host.current) observer.observe(host.current)
    return () => observer.disconnect()
  }, [])
  const ink = useMemo(() => drawn && readInk(drawn), [drawn])
  const view = useMemo(() => {
    if (!ink || !room || !figures) return undefined
    const others = figures.flatMap(({ location: { box } }) => (box ? [box] : []))
    const near = { ink, figure: location.box, others, room }
    const cut = cutNear({ ...near, room: { width: room.width - SEAM, height: room.height - SEAM } })
    const width = readableWidth(near)
    return cut && { cut, width, height: (width * ink.height) / ink.width }
  }, [ink, room, figures, location])
  const covers = view !== undefined
  useEffect(() => {
    onCover(covers)
    return () => onCover(false)
  }, [covers, onCover])
  const spots: { kind: keyof typeof SPOTS; box: Box }[] = [
    ...(marks.some(({ location: { box } }) => isSame(box, location.box))
      ? []
      : [{ kind: 'shown' as const, box: location.box }]),
    ...(shown?.operands ?? []).flatMap(({ page, box }) =>
      page === location.page && box ? [{ kind: 'operand' as const, box }] : [],
    ),
    ...marks.flatMap(({ kind, location: { page, box } }) => (page === location.page && box ? [{ kind, box }] : [])),
  ]
  return (
    <button
      ref={host}
      type="button"
      data-near={location.page}
      aria-label={`${t.place.page(location.page)}. ${t.toolbar.whole}`}
      onClick={onWhole}
      className={`absolute inset-0 overflow-hidden bg-[#f1eee7] ${view ? '' : 'invisible'}`}
    >
      {view && drawn && (
        <>
          <Pieces {...view} drawn={drawn} />
          {spots.map(({ kind, box }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two marks may share a place; their order never changes
            <Spot key={index} {...view} kind={kind} box={box} />
          ))}
          <span className="absolute right-1 bottom-1 rounded-sm border border-[#8b8577] bg-white p-1.5 text-[#14203a]">
            <Maximize2 aria-hidden className="size-4" />
          </span>
        </>
      )}
    </button>
  )
}

const isSame = (one: Box | undefined, other: Box): boolean => one?.join() === other.join()

interface View {
  cut: Cut
  /** Of the whole page in the cut's scale (px). */
  width: number
  height: number
}

/** Where each span begins in the cut (px). */
const beginnings = (spans: readonly Span[], size: number): number[] => {
  let at = 0
  return spans.map(([from, to]) => {
    const begin = at
    at += (to - from) * size + SEAM
    return begin
  })
}

function Pieces({ cut: { columns, rows }, width, height, drawn }: View & { drawn: Drawn }) {
  const [lefts, tops] = [beginnings(columns, width), beginnings(rows, height)]
  return rows.flatMap((row, y) =>
    columns.map((column, x) => (
      <Piece
        key={`${column[0]} ${row[0]}`}
        {...{ drawn, column, row }}
        style={{
          left: lefts[x],
          top: tops[y],
          width: (column[1] - column[0]) * width,
          height: (row[1] - row[0]) * height,
        }}
      />
    )),
  )
}

interface PieceProps {
  drawn: Drawn
  column: Span
  row: Span
  style: { left: number | undefined; top: number | undefined; width: number; height: number }
}

function Piece({ drawn, column, row, style }: PieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = style
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const full = drawn instanceof HTMLImageElement ? { width: drawn.naturalWidth, height: drawn.naturalHeight } : drawn
    element.width = Math.round(width * devicePixelRatio)
    element.height = Math.round(height * devicePixelRatio)
    context.imageSmoothingQuality = 'high'
    const from = [column[0] * full.width, row[0] * full.height] as const
    const size = [(column[1] - column[0]) * full.width, (row[1] - row[0]) * full.height] as const
    context.drawImage(drawn, ...from, ...size, 0, 0, element.width, element.height)
  }, [drawn, column, row, width, height])
  return <canvas ref={canvas} aria-hidden className="absolute bg-white shadow-sheet" style={style} />
}

const SPOTS = {
  serious: 'border-2 border-[#b3331d] bg-[#b3331d]/12',
  warning: 'border-2 border-[#8a5a00] bg-[#8a5a00]/12',
  suggestion: 'border-2 border-[#2a5a9c] bg-[#2a5a9c]/12',
  operand: 'border border-dashed border-[#14203a] bg-[#14203a]/8',
  shown: 'border-b-3 border-[#14203a]',
}

/** A mark over the pieces, where its middle lies in one of them. */
function Spot({ cut, width, height, kind, box }: View & { kind: keyof typeof SPOTS; box: Box }) {
  const across = placeIn(cut.columns, [box[0], box[2]], width)
  const down = placeIn(cut.rows, [box[1], box[3]], height)
  if (!across || !down) return null
  return (
    <span
      aria-hidden
      data-spot={kind}
      className={`pointer-events-none absolute rounded-xs ${SPOTS[kind]}`}
      style={{ left: across[0] - 2, width: across[1] + 4, top: down[0] - 1, height: down[1] + 2 }}
    />
  )
}

/** Where a span of the page is in the cut (px), as far as its end is to be seen. */
function placeIn(spans: readonly Span[], [from, to]: Span, size: number): [start: number, length: number] | undefined {
  const middle = (from + to) / 2
  const index = spans.findIndex(([first, last]) => first <= middle && middle <= last)
  const span = spans[index]
  const begin = beginnings(spans, size)[index]
  if (!span || begin === undefined) return undefined
  const start = Math.max(from, span[0])
  return [begin + (start - span[0]) * size, (Math.min(to, span[1]) - start) * size]
}
