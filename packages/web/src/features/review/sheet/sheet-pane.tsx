import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DeskPanel } from '../desk/desk-panel.tsx'
import { NotShown, Opening, type PaneProps, type Target } from '../pane/pane.tsx'
import { type PickedCell, SheetGrid } from './sheet-grid.tsx'
import { type SheetInfo, useRows } from './use-rows.ts'

/** A workbook, sheet by sheet. */
export function SheetPane(props: PaneProps) {
  const { t, source, file } = props
  // The latest target, set by a problem or by a reference in a formula.
  const [target, setTarget] = useState<Target | undefined>(props.target)
  const [chosen, setChosen] = useState<string | undefined>(props.target?.location.sheet)
  // Of the whole workbook, so that a key that comes before the sheet of a reference is there goes on from that reference.
  const [picked, setPicked] = useState<PickedCell>()
  // The cell that the desk is about: what is picked in the grid. Going along a trace leaves it where it is.
  const [root, setRoot] = useState<PickedCell>()
  /** The reference that was pressed last. */
  const followed = useRef<Target>(undefined)
  const go = useCallback((next: Target | undefined): PickedCell | undefined => {
    setTarget(next)
    const { sheet: name, cell } = next?.location ?? {}
    if (name === undefined) return undefined
    setChosen(name)
    const [first] = cell?.split(/[:,]/) ?? []
    if (!first) return undefined
    const place = { sheet: name, cell: first.replaceAll('$', '') }
    setPicked(place)
    return place
  }, [])
  useEffect(() => {
    const cell = go(props.target)
    if (cell) setRoot(cell)
  }, [go, props.target])
  const pick = useCallback((cell: PickedCell): void => {
    setPicked(cell)
    setRoot(cell)
    setChosen(cell.sheet)
  }, [])
  const { data: first, isError, isPlaceholderData: isLeft } = useRows(props, chosen, 0)
  if (isError) return <NotShown t={t} />
  if (!first) return <Opening t={t} />
  const sheet = first.sheets.find(({ name }) => name === first.sheet)
  // Chosen at once: until its sheet is there, its tab says so, and the tab of the sheet that is left can be pressed to stay.
  const value = isLeft && chosen !== undefined ? chosen : first.sheet
  return (
    <Tabs.Root
      value={value}
      onValueChange={(name) => {
        setChosen(name)
        setPicked(undefined)
      }}
      className="flex h-full flex-col bg-sunken [container-type:size]"
    >
      {/* Who points at a cell means the sheet that he has chosen: the one that is left takes no presses any more. */}
      <Tabs.Content
        value={value}
        tabIndex={-1}
        aria-busy={isLeft}
        className={`flex min-h-0 flex-1 flex-col transition-opacity ${isLeft ? 'opacity-60 delay-150 **:data-cell:pointer-events-none' : ''}`}
      >
        {sheet && (
          <SheetGrid
            key={`${source.key}-${file.file_id}-${sheet.name}`}
            {...props}
            {...{ sheet, first, target, picked }}
            onShown={(at, grid) => at === followed.current && takeLostFocus(grid)}
            onPick={pick}
            onGo={(name, cell) => {
              followed.current = { location: { sheet: name, cell } }
              setRoot(go(followed.current))
            }}
          />
        )}
      </Tabs.Content>
      {props.desk && source.model && (
        <DeskPanel {...{ t, source, file }} desk={source.model} place={root} onGo={(location) => go({ location })} />
      )}
      <SheetTabs t={t} sheets={first.sheets} />
    </Tabs.Root>
  )
}

function SheetTabs({ t, sheets }: Pick<PaneProps, 't'> & { sheets: readonly SheetInfo[] }) {
  return (
    <Tabs.List
      aria-label={t.sheet.sheets}
      className="flex shrink-0 gap-1 overflow-x-auto border-t border-line px-2 py-1"
    >
      {sheets.map(({ name, visibility }) => (
        <Tabs.Trigger
          key={name}
          value={name}
          className="rounded-sm px-3 py-1 text-meta whitespace-nowrap text-ink-2 hover:bg-surface data-[state=active]:bg-surface data-[state=active]:font-semibold data-[state=active]:text-ink"
        >
          {name}
          {visibility !== 'visible' && ` (${t.sheet.hidden})`}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}

/** Where a pressed reference has gone with its cell, the grid takes the focus, so that the arrow keys go on from there. */
function takeLostFocus(grid: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) grid?.focus({ preventScroll: true })
}
