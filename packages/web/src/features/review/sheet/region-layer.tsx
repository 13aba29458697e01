import { parseRange, type RegionKind, type SheetMap } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { Track } from './sheet-rows.tsx'

/** Background and border of each kind; the legend and the panel of the picked cell name the kinds. */
const LOOK: Record<RegionKind, string> = {
  head: 'bg-sunken border-line-strong',
  input: 'bg-note-soft border-note',
  calculation: 'bg-surface border-ink-3',
  output: 'bg-pass-soft border-pass',
  check: 'bg-warn-soft border-warn',
}
const KINDS = Object.keys(LOOK) as RegionKind[]

interface Props {
  t: ReviewTexts
  map: SheetMap
  rows: readonly Track[]
  columns: readonly Track[]
  /** Size of the heads of rows and columns. */
  edge: { row: number; column: number }
  height: number
  widths: readonly number[]
  zoom: number
}

/** The regions behind the cells in the window. Those that depart from their neighbours have a broken red edge. */
export function RegionLayer({ t, map, rows, columns, edge, height, widths, zoom }: Props) {
  const [top, bottom] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0]
  const [left, right] = [columns[0]?.index ?? 0, columns.at(-1)?.index ?? 0]
  const widthOf = (from: number, to: number): number =>
    widths.slice(from, to).reduce((sum, width) => sum + width * zoom, 0)
  return map.regions.map(({ range, kind, expected }) => {
    const ends = parseRange(range)
    if (!ends) return null
    const { from, to } = ends
    if (to.rowIndex < top || from.rowIndex > bottom || to.columnIndex < left || from.columnIndex > right) return null
    return (
      <div
        key={range}
        data-region={kind}
        title={`${range} · ${t.sheet.kinds[kind]}`}
        className={`absolute border ${LOOK[kind]} ${expected ? 'border-2 border-dashed border-seal!' : ''}`}
        style={{
          top: edge.row + from.rowIndex * height * zoom,
          left: edge.column + widthOf(0, from.columnIndex),
          height: (to.rowIndex - from.rowIndex + 1) * height * zoom,
          width: widthOf(from.columnIndex, to.columnIndex + 1),
        }}
      />
    )
  })
}

/** The legend. It is hidden where there is little room for the cells; the panel above the grid names the kind of the picked cell. */
export function RegionLegend({ t, map }: Pick<Props, 't' | 'map'>) {
  return (
    <ul
      aria-label={t.sheet.legend}
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-3 py-1 text-meta text-ink-2 [@container(max-height:24rem)]:hidden"
    >
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span aria-hidden className={`inline-block size-3.5 border ${LOOK[kind]}`} />
          {t.sheet.kinds[kind]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="inline-block size-3.5 border-2 border-dashed border-seal" />
        {t.sheet.departs}
      </li>
      {map.omitted > 0 && <li className="text-ink-3">{t.sheet.omitted(map.omitted)}</li>}
    </ul>
  )
}
