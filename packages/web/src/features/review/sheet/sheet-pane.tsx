import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useState } from 'react'
import { NotShown, Opening, type PaneProps, type Target } from '../pane/pane.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { useRows } from './use-rows.ts'

/** A workbook, sheet by sheet. */
export function SheetPane(props: PaneProps) {
  const { t, source, file } = props
  // The latest target, set by a problem or by a reference in a formula.
  const [target, setTarget] = useState<Target | undefined>(props.target)
  const [chosen, setChosen] = useState<string | undefined>(props.target?.location.sheet)
  const go = useCallback((next: Target | undefined): void => {
    setTarget(next)
    if (next?.location.sheet) setChosen(next.location.sheet)
  }, [])
  useEffect(() => go(props.target), [go, props.target])
  const { data: first, isError } = useRows(props, chosen, 0)
  if (isError) return <NotShown t={t} />
  if (!first) return <Opening t={t} />
  const sheet = first.sheets.find(({ name }) => name === first.sheet)
  return (
    <Tabs.Root
      value={first.sheet}
      onValueChange={setChosen}
      className="flex h-full flex-col bg-sunken [container-type:size]"
    >
      <Tabs.Content value={first.sheet} tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {sheet && (
          <SheetGrid
            key={`${source.key}-${file.file_id}-${sheet.name}`}
            {...props}
            {...{ sheet, first, target }}
            onGo={(name, cell) => go({ location: { sheet: name, cell } })}
          />
        )}
      </Tabs.Content>
      <Tabs.List
        aria-label={t.sheet.sheets}
        className="flex shrink-0 gap-1 overflow-x-auto border-t border-line px-2 py-1"
      >
        {first.sheets.map(({ name, visibility }) => (
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
    </Tabs.Root>
  )
}
