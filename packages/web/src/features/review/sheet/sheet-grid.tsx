import { cellAddress, columnName, parseAddress } from '@tickmark/document'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useStableCallback } from '../../../ui/use-stable-callback.ts'
import type { PaneProps, Target } from '../pane/pane.tsx'
import type { SheetRows } from '../source/review-source.ts'
import { CellPanel } from './cell-panel.tsx'
import { columnWidths, labelColumnOf } from './column-widths.ts'
import { type HeadRow, headRowsOf, headsAbove } from './head-rows.ts'
import { regionAt } from './region-at.ts'
import { RegionLayer, RegionLegend } from './region-layer.tsx'
import { SheetRowsView, type Track } from './sheet-rows.tsx'
import { cellKey, type SheetInfo, stretchOf } from './use-rows.ts'
import { useFigureCells, useMarkedCells, useSheetMap } from './use-sheet-marks.ts'

const ROW = 30
const HEAD = 48
/** The largest width of the row labels that stay in sight (px), and as a share of the window. */
const LABEL = { most: 200, share: 0.32 }
const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface Props extends PaneProps {
  sheet: SheetInfo
  first: SheetRows
  /** May lie on a sheet that is still on its way. */
  picked: PickedCell | undefined
  onPick: (picked: PickedCell) => void
  onGo: (sheet: string, cell: string) => void
  /** Told each target that this sheet shows, with the grid. */
  onShown: (target: Target, grid: HTMLElement | null) => void
}

/** A cell of a workbook. */
export interface PickedCell {
  sheet: string
  cell: string
}

/** A sheet as a grid: only the rows and columns near the window are rendered, and rows are loaded while scrolling. */
export function SheetGrid(props: Props) {
  const { t, sheet, first, marks, zoom } = props
  const scroller = useRef<HTMLDivElement>(null)
  const widths = useMemo(() => columnWidths(first.cells, Math.max(sheet.column_count, 8)), [first, sheet])
  const labels = useMemo(() => labelColumnOf(first.cells), [first])
  const heads = useMemo(() => headRowsOf(first.cells), [first])
  const { rows, columns, label } = useWindow({ scroller, count: Math.max(sheet.row_count, 30), widths, labels, zoom })
  const map = useSheetMap(props, sheet.name)
  const byPlace = useMarkedCells(marks, sheet.name)
  const figures = useFigureCells(props, sheet.name)
  const { picked, step } = usePicked(props, { scroller, rows, columns, width: widths.length })
  useHeldInView(scroller, rows, picked)
  const items = columns.getVirtualItems()
  // A grid of a few rows, as beside the problem on a phone, has no room for them.
  const isLow = (rows.scrollRect?.height ?? 0) < 6 * ROW
  const top = Math.floor((rows.scrollOffset ?? 0) / (ROW * zoom))
  const visible = rows.getVirtualItems()
  return (
    <>
      <CellPanel
        {...props}
        sheet={props.picked?.sheet ?? sheet.name}
        address={props.picked?.cell}
        region={map && picked ? regionAt(map, picked) : undefined}
        figure={picked === undefined ? undefined : figures.get(keyOf(picked))}
      />
      {props.map && map && <RegionLegend t={t} map={map} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move among the cells of what scrolls */}
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label={`${t.document}: ${sheet.name}`}
        onKeyDown={step}
        className="min-h-0 flex-1 overflow-auto bg-surface"
      >
        <div
          className="relative"
          style={{ height: rows.getTotalSize(), width: columns.getTotalSize(), fontSize: `${0.875 * zoom}rem` }}
        >
          <ColumnHeads
            columns={items}
            heads={isLow ? undefined : headsAbove(heads, top)}
            labelWidth={label?.width ?? 0}
          />
          {props.map && map && (
            <RegionLayer
              t={t}
              map={map}
              rows={visible}
              columns={items}
              edge={{ row: ROW, column: HEAD }}
              zoom={zoom}
              widths={widths}
              height={ROW}
            />
          )}
          {[...new Set(visible.map(({ index }) => stretchOf(index)))].map((stretch) => (
            <SheetRowsView
              key={stretch}
              {...props}
              {...{ stretch, byPlace, figures, picked, columns: items, headWidth: HEAD, label }}
              merges={first.merges}
              rows={visible.filter(({ index }) => stretchOf(index) === stretch)}
              onPick={(cell) => props.onPick({ sheet: sheet.name, cell })}
            />
          ))}
        </div>
      </div>
    </>
  )
}

interface Grid {
  scroller: React.RefObject<HTMLDivElement | null>
  rows: Virtualizer<HTMLDivElement, Element>
  columns: Virtualizer<HTMLDivElement, Element>
  /** Number of columns. */
  width: number
}

function keyOf(address: string): string {
  const place = parseAddress(address)
  return place ? cellKey(place.rowIndex, place.columnIndex) : ''
}

/** The picked cell as far as it lies on this sheet: chosen by a problem, a reference, a click or the arrow keys. */
function usePicked(props: Props, { scroller, rows, columns, width }: Grid) {
  const { target, picked, onPick, onShown } = props
  const sheet = props.sheet.name
  const own = picked?.sheet === sheet ? picked.cell : undefined
  const show = useStableCallback((address: string | undefined, align: 'auto' | 'center'): void => {
    const place = address === undefined ? undefined : parseAddress(address)
    if (!place) return
    rows.scrollToIndex(place.rowIndex, { align })
    columns.scrollToIndex(place.columnIndex, { align })
  })
  const showTarget = useStableCallback((at: Target) => {
    show(own, 'center')
    onShown(at, scroller.current)
  })
  useEffect(() => {
    if (target?.location.sheet === sheet) showTarget(target)
  }, [target, sheet, showTarget])
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key]
    const place = picked && parseAddress(picked.cell)
    if (!by || !place) return
    event.preventDefault()
    const [rowIndex, columnIndex] = [place.rowIndex + by[0], place.columnIndex + by[1]]
    if (rowIndex < 0 || columnIndex < 0 || (own && columnIndex >= width)) return
    const cell = cellAddress(rowIndex, columnIndex)
    onPick({ sheet: picked.sheet, cell })
    if (own) show(cell, 'auto')
  }
  return { picked: own, step }
}

/** Keeps the picked cell in sight when the grid shrinks: for its formula above the grid, or for the list of problems on a phone. */
function useHeldInView(
  scroller: React.RefObject<HTMLDivElement | null>,
  rows: Virtualizer<HTMLDivElement, Element>,
  picked: string | undefined,
): void {
  useEffect(() => {
    const element = scroller.current
    const place = picked && parseAddress(picked)
    if (!element || !place) return undefined
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const row = rows.measurementsCache[place.rowIndex]
      const wasSeen = row && row.end > element.scrollTop && row.start < element.scrollTop + height
      height = element.clientHeight
      if (wasSeen) rows.scrollToIndex(place.rowIndex, { align: 'auto' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, rows, picked])
}

interface Window {
  scroller: React.RefObject<HTMLDivElement | null>
  /** Number of rows. */
  count: number
  widths: number[]
  /** The column that names the rows. */
  labels: number | undefined
  zoom: number
}

/** The rows and columns in sight, and the width of the row labels once their own column has begun to scroll out. */
function useWindow({ scroller, count, widths, labels, zoom }: Window) {
  const widthOf = (column: number): number => (widths[column] ?? 0) * zoom
  const room = (scroller.current?.clientWidth ?? 0) * LABEL.share
  const width = labels === undefined ? 0 : Math.min(widthOf(labels), LABEL.most, room)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW * zoom,
    overscan: 8,
    paddingStart: ROW,
    // Below the letters of the columns and their heads.
    scrollPaddingStart: 2 * ROW,
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => scroller.current,
    estimateSize: widthOf,
    overscan: 3,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD + width,
  })
  useEffect(() => {
    rows.measure()
    columns.measure()
  }, [rows, columns, zoom, widths])
  const own = labels === undefined ? undefined : columns.measurementsCache[labels]
  const edge = (columns.scrollOffset ?? 0) + HEAD
  const away = own && edge > own.start
  // What is still in sight of their own column lies under them: it would say the rest of each label once more.
  return { rows, columns, label: away ? { column: own.index, width: Math.max(width, own.end - edge) } : undefined }
}

/** The letters of the columns and, once the row that names them is out of sight, those names. */
function ColumnHeads({
  columns,
  heads,
  labelWidth,
}: {
  columns: readonly Track[]
  heads: HeadRow | undefined
  /** Of the row labels that stay in sight. */
  labelWidth: number
}) {
  return (
    <div className="sticky top-0 z-10" style={{ height: ROW }}>
      <span
        className="sticky left-0 z-11 block border-r border-b border-line bg-sunken"
        style={{ width: HEAD, height: ROW }}
      />
      {columns.map(({ index, start, size }) => (
        <span
          key={index}
          className="absolute top-0 flex items-center justify-center border-r border-b border-line bg-sunken text-meta text-ink-3"
          style={{ left: start, width: size, height: ROW }}
        >
          {columnName(index)}
        </span>
      ))}
      {heads && (
        <div aria-hidden data-pinned-heads={heads.row + 1}>
          <span
            className="sticky left-0 z-11 block border-b border-line-strong bg-paper"
            style={{ width: HEAD + labelWidth, height: ROW }}
          />
          {columns.map(({ index, start, size }) => (
            <span
              key={index}
              title={heads.texts.get(index)}
              className="num absolute truncate border-b border-line-strong bg-paper px-2 text-right text-meta font-semibold"
              style={{ left: start, width: size, top: ROW, height: ROW, lineHeight: `${ROW}px` }}
            >
              {heads.texts.get(index)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
