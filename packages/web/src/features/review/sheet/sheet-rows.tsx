import type { ServedFigure } from '@tickmark/contract'
import { cellAddress } from '@tickmark/document'
import { useMemo } from 'react'
import type { Mark } from '../pane/marks.ts'
import type { PaneProps } from '../pane/pane.tsx'
import { textWidth } from './column-widths.ts'
import { mergedSpans } from './merged-spans.ts'
import { GridCellView } from './grid-cell.tsx'
import { type CellIndex, cellKey, type SheetInfo, useRows } from './use-rows.ts'

/** A row or column of the window. */
export interface Track {
  index: number
  start: number
  size: number
}

interface Props extends PaneProps {
  sheet: SheetInfo
  stretch: number
  rows: readonly Track[]
  columns: readonly Track[]
  headWidth: number
  /** The column that names the rows, when it is no longer whole in sight: its texts then keep to it, under their pinned copies. */
  label: { column: number; width: number } | undefined
  merges: readonly string[]
  byPlace: ReadonlyMap<string, Mark>
  figures: ReadonlyMap<string, ServedFigure>
  picked: string | undefined
  onPick: (address: string) => void
}

/** The rows of one stretch that are in the window. */
export function SheetRowsView({ rows, columns, byPlace, figures, picked, onPick, ...props }: Props) {
  const { data } = useRows(props, props.sheet.name, props.stretch)
  const cells = data?.byPlace ?? (new Map() as CellIndex)
  const spans = useMemo(() => mergedSpans(props.merges), [props.merges])
  return rows.map((row) => (
    <div key={row.index} className="absolute inset-x-0 flex" style={{ top: row.start, height: row.size }}>
      <span
        className="sticky left-0 z-5 flex shrink-0 items-center justify-center border-r border-b border-line bg-sunken text-meta text-ink-3"
        style={{ width: props.headWidth, height: row.size }}
      >
        {row.index + 1}
      </span>
      {props.label && (
        <span
          aria-hidden
          data-row-label
          className="pointer-events-none sticky z-4 shrink-0 truncate border-r border-b border-line bg-surface px-2 text-ink-2"
          style={{ left: props.headWidth, width: props.label.width, height: row.size, lineHeight: `${row.size}px` }}
        >
          {cells.get(cellKey(row.index, props.label.column))?.text}
        </span>
      )}
      {columns.map((column, at) => {
        const key = cellKey(row.index, column.index)
        const cell = cells.get(key)
        const mark = byPlace.get(key)
        const address = cellAddress(row.index, column.index)
        if (!cell && !mark && picked !== address) return null
        const span = spans.get(key)
        return (
          <GridCellView
            key={column.index}
            {...{ t: props.t, cell, mark, address }}
            left={column.start}
            width={
              cell && column.index !== props.label?.column
                ? widthOf(cell, [column, ...columns.slice(at + 1)], span?.columns, (index) =>
                    cells.has(cellKey(row.index, index)),
                  )
                : column.size
            }
            height={row.size * (span?.rows ?? 1)}
            ticked={figures.get(key)?.state === 'verified'}
            picked={picked === address}
            current={mark?.problem.problem_id === props.selectedId}
            onPick={() => {
              onPick(address)
              if (mark) props.onSelect(mark.problem.problem_id)
            }}
          />
        )
      })}
    </div>
  ))
}

/** A merged cell covers its columns; a text runs over the empty cells to its right as far as it needs. */
function widthOf(
  { type, text }: { type: string; text: string },
  [own, ...others]: readonly [Track, ...Track[]],
  columns: number | undefined,
  isTaken: (columnIndex: number) => boolean,
): number {
  let width = own.size
  if (columns) return others.slice(0, columns - 1).reduce((sum, { size }) => sum + size, width)
  if (type !== 'text') return width
  const needed = textWidth(text)
  for (const { index, size } of others) {
    if (width >= needed || isTaken(index)) break
    width += size
  }
  return width
}
