import { Tabs } from 'radix-ui'
import { useState } from 'react'
import type { DeskProps } from './desk-props.ts'
import { TracePanel } from './trace-panel.tsx'
import { useWhatIf } from './use-what-if.ts'
import { WhatIfPanel } from './what-if-panel.tsx'

/** The modeller's desk below the grid: where a cell comes from and leads to, and what another input would do. */
export function DeskPanel(props: DeskProps) {
  const { t, desk } = props
  const [tab, setTab] = useState('trace')
  const whatIf = useWhatIf(props)
  return (
    <Tabs.Root
      value={tab}
      onValueChange={setTab}
      data-desk
      className="flex max-h-[55%] [@container(max-height:24rem)]:max-h-[42%] min-h-0 shrink-0 flex-col border-t border-line-strong bg-paper"
    >
      <Tabs.List aria-label={t.desk.title} className="flex shrink-0 gap-1 border-b border-line px-2">
        <Tab value="trace" label={t.desk.trace} />
        {desk.whatIf && <Tab value="what-if" label={t.desk.whatIf} />}
      </Tabs.List>
      <Tabs.Content value="trace" className="min-h-0 overflow-y-auto px-3 py-2 text-table">
        <TracePanel {...props} />
      </Tabs.Content>
      {desk.whatIf && (
        <Tabs.Content value="what-if" className="min-h-0 overflow-y-auto px-3 py-2 text-table">
          <WhatIfPanel {...props} whatIf={whatIf} />
        </Tabs.Content>
      )}
    </Tabs.Root>
  )
}

function Tab({ value, label }: { value: string; label: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-9 border-b-2 border-transparent px-3 text-meta whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink"
    >
      {label}
    </Tabs.Trigger>
  )
}
