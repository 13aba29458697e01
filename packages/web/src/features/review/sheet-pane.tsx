import { useQuery } from '@tanstack/react-query'
import { columnName } from '@tickmark/document'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cellsOfRange } from './cell-range.ts'
import { NotShown, Opening, type PaneProps } from './pane.tsx'
import type { Mark } from './marks.ts'
import { SHEET_ROWS, type SheetRows } from './review-source.ts'

const ROW = 30
const HEAD = 48

/** A workbook as a grid: rows and columns exist only near the window, and are got as one scrolls. */
export function SheetPane(props: PaneProps) {
  const { t, source, file, target } = props
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    if (target?.location.sheet) setChosen(target.location.sheet)
  }, [target])
  const { data: first, isError } = useRows(props, chosen, 0)
  if (isError) return <NotShown t={t} />
  if (!first) return <Opening t={t} />
  const sheet = first.sheets.find(({ name }) => name === first.sheet)
  return (
    <div className="flex h-full flex-col bg-sunken">
      {sheet && <Grid key={`${source.key}-${file.file_id}-${sheet.name}`} {...props} sheet={sheet} first={first} />}
      <div
        role="tablist"
        aria-label={t.sheet.sheets}
        className="flex shrink-0 gap-1 overflow-x-auto border-t border-line px-2 py-1"
      >
        {first.sheets.map(({ name, visibility }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === first.sheet}
            onClick={() => setChosen(name)}
            className={`rounded-sm px-3 py-1 text-meta whitespace-nowrap ${name === first.sheet ? 'bg-surface font-semibold' : 'text-ink-2 hover:bg-surface'}`}
          >
            {name}
            {visibility !== 'visible' && ` (${t.sheet.hidden})`}
          </button>
        ))}
      </div>
    </div>
  )
}

function useRows({ source, file }: PaneProps, sheet: string | undefined, firstRow: number) {
  return useQuery({
    queryKey: ['sheet', source.key, file.file_id, sheet, firstRow],
    queryFn: () => source.sheet(file.file_id, sheet, firstRow),
    staleTime: Infinity,
    placeholderData: (old) => (firstRow === 0 ? old : undefined),
  })
}

type SheetInfo = SheetRows['sheets'][number]
type SheetCell = SheetRows['cells'][number]

function Grid(props: PaneProps & { sheet: SheetInfo; first: SheetRows }) {
  const { t, sheet, first, marks, selectedId, target, zoom } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<SheetCell>()
  const widths = useMemo(() => columnWidths(first.cells, Math.max(sheet.column_count, 8)), [first, sheet])
  const rows = useVirtualizer({
    count: Math.max(sheet.row_count, 30),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW * zoom,
    overscan: 8,
    paddingStart: ROW,
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index]! * zoom,
    overscan: 3,
    paddingStart: HEAD,
  })
  const byAddress = useMarkedCells(marks, sheet.name)
  useEffect(() => {
    rows.measure()
    columns.measure()
  }, [rows, columns, zoom, widths])
  useEffect(() => {
    if (target?.location.sheet !== sheet.name || !target.location.cell) return
    const cell = cellsOfRange(target.location.cell)[0]
    if (!cell) return
    setPicked(first.cells.find((other) => other.row_index === cell.rowIndex && other.column_index === cell.columnIndex))
    rows.scrollToIndex(cell.rowIndex, { align: 'center' })
    columns.scrollToIndex(cell.columnIndex, { align: 'center' })
  }, [target, sheet, rows, columns, first])
  const visibleRows = rows.getVirtualItems()
  const chunks = [...new Set(visibleRows.map(({ index }) => Math.floor(index / SHEET_ROWS)))]
  return (
    <>
      <p className="num min-h-9 truncate border-b border-line bg-surface px-3 py-1.5 text-meta text-ink-2">
        {picked && (
          <>
            <b>{picked.address}</b> {picked.formula ? `=${picked.formula}` : picked.text}
          </>
        )}
      </p>
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label={`${t.document}: ${sheet.name}`}
        className="min-h-0 flex-1 overflow-auto bg-surface"
      >
        <div
          className="relative"
          style={{ height: rows.getTotalSize(), width: columns.getTotalSize(), fontSize: `${0.875 * zoom}rem` }}
        >
          <ColumnHeads columns={columns.getVirtualItems()} />
          {chunks.map((chunk) => (
            <Rows
              key={chunk}
              {...props}
              firstRow={chunk * SHEET_ROWS}
              rows={visibleRows.filter(({ index }) => Math.floor(index / SHEET_ROWS) === chunk)}
              columns={columns.getVirtualItems()}
              {...{ byAddress, selectedId }}
              onPick={setPicked}
            />
          ))}
        </div>
      </div>
    </>
  )
}

interface Item {
  index: number
  start: number
  size: number
}

function ColumnHeads({ columns }: { columns: readonly Item[] }) {
  return (
    <div className="sticky top-0 z-10" style={{ height: ROW }}>
      <span
        className="sticky left-0 z-11 block border-r border-b border-line bg-sunken"
        style={{ width: HEAD, height: ROW }}
      />
      {columns.map(({ index, start, size }) => (
        <span
          key={index}
          className="absolute flex items-center justify-center border-r border-b border-line bg-sunken text-meta text-ink-3"
          style={{ left: start, width: size, height: ROW }}
        >
          {columnName(index)}
        </span>
      ))}
    </div>
  )
}

interface RowsProps extends PaneProps {
  sheet: SheetInfo
  firstRow: number
  rows: readonly Item[]
  columns: readonly Item[]
  byAddress: Map<string, Mark>
  onPick: (cell: SheetCell) => void
}

function Rows({ rows, columns, byAddress, onPick, ...props }: RowsProps) {
  const { data } = useRows(props, props.sheet.name, props.firstRow)
  const cells = useMemo(
    () => new Map(data?.cells.map((cell) => [`${cell.row_index},${cell.column_index}`, cell])),
    [data],
  )
  return rows.map((row) => (
    <div key={row.index} className="absolute left-0" style={{ top: row.start, height: row.size }}>
      <span
        className="sticky left-0 z-5 flex items-center justify-center border-r border-b border-line bg-sunken text-meta text-ink-3"
        style={{ width: HEAD, height: row.size }}
      >
        {row.index + 1}
      </span>
      {columns.map((column) => {
        const cell = cells.get(`${row.index},${column.index}`)
        const mark = byAddress.get(`${row.index},${column.index}`)
        if (!cell && !mark) return null
        return (
          <GridCell
            key={column.index}
            {...{ cell, mark, column, height: row.size }}
            current={mark?.problem.problem_id === props.selectedId}
            label={mark && props.t.mark(props.t.severities[mark.problem.severity], mark.problem.text.title)}
            onClick={() => {
              if (cell) onPick(cell)
              if (mark) props.onSelect(mark.problem.problem_id)
            }}
          />
        )
      })}
    </div>
  ))
}

const MARK_LOOK: Record<Mark['kind'], string> = {
  serious: 'bg-seal-soft outline-seal',
  warning: 'bg-warn-soft outline-warn',
  suggestion: 'bg-note-soft outline-note',
  operand: 'bg-note-soft outline-ink-3 outline-dashed',
}

interface CellProps {
  cell: SheetCell | undefined
  mark: Mark | undefined
  column: Item
  height: number
  current: boolean
  label: string | undefined
  onClick: () => void
}

function GridCell({ cell, mark, column, height, current, label, onClick }: CellProps) {
  const number = cell?.type === 'number' || cell?.type === 'date'
  return (
    <button
      type="button"
      tabIndex={mark ? 0 : -1}
      data-mark={mark?.kind}
      data-problem={mark?.problem.problem_id}
      aria-current={current || undefined}
      aria-label={label && `${cell?.address ?? ''} ${cell?.text ?? ''}. ${label}`}
      title={cell?.formula ? `=${cell.formula}` : cell?.text}
      onClick={onClick}
      style={{ left: column.start, width: column.size, height }}
      className={`num absolute top-0 truncate border-r border-b border-line px-2 ${number ? 'text-right' : 'text-left'} ${cell?.bold ? 'font-semibold' : ''} ${mark ? `${MARK_LOOK[mark.kind]} ${current ? 'z-4 outline-2' : 'outline-1'} -outline-offset-1` : ''}`}
    >
      {cell?.text}
    </button>
  )
}

function useMarkedCells(marks: readonly Mark[], sheet: string): Map<string, Mark> {
  return useMemo(() => {
    const cells = new Map<string, Mark>()
    for (const mark of marks)
      if (mark.location.sheet === sheet && mark.location.cell)
        for (const { rowIndex, columnIndex } of cellsOfRange(mark.location.cell))
          if (!cells.has(`${rowIndex},${columnIndex}`) || mark.kind !== 'operand')
            cells.set(`${rowIndex},${columnIndex}`, mark)
    return cells
  }, [marks, sheet])
}

/** As wide as the longest of the first rows' texts, within bounds; a CJK letter takes two. */
function columnWidths(cells: readonly SheetCell[], count: number): number[] {
  const widths = Array.from({ length: count }, () => 80)
  for (const { column_index, text } of cells) {
    const letters = [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0)
    if (column_index < count) widths[column_index] = Math.min(280, Math.max(widths[column_index]!, letters * 7.5 + 20))
  }
  return widths
}
