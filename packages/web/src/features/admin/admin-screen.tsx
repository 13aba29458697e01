import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { adminCatalogue } from '../../locales/admin/catalogue.ts'
import { AuditList } from './audit-list.tsx'
import { CodeList } from './code-list.tsx'
import { ConsultList } from './consult-list.tsx'
import { ModelList } from './model-list.tsx'
import { BackupList } from './backup-list.tsx'
import { Retention } from './retention.tsx'
import { SystemState } from './system-state.tsx'
import { ToDoList } from './to-do-list.tsx'
import { WorkspaceList } from './workspace-list.tsx'
import { UserList } from './user-list.tsx'

const TABS = {
  consults: ConsultList,
  codes: CodeList,
  users: UserList,
  workspaces: WorkspaceList,
  models: ModelList,
  retention: Retention,
  backups: BackupList,
  audit: AuditList,
  system: SystemState,
}
type Tab = keyof typeof TABS

/** The operator's area. The tab stands in the address. */
export function AdminScreen() {
  const t = useTexts(adminCatalogue)
  const [params, setParams] = useSearchParams()
  const names = Object.keys(TABS) as Tab[]
  const tab = names.find((name) => name === params.get('tab')) ?? 'consults'
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs scroll sideways: the chosen one is brought into view.
  useEffect(() => {
    list.current?.querySelector(`[data-tab=${tab}]`)?.scrollIntoView({ block: 'nearest' })
  }, [tab])
  return (
    <div className="wrap py-10">
      <h1 className="mb-4 font-serif text-h2">{t.title}</h1>
      <ToDoList t={t} />
      <Tabs.Root value={tab} onValueChange={(next) => setParams({ tab: next })}>
        <Tabs.List ref={list} className="mb-6 flex gap-6 overflow-x-auto border-b border-line">
          {names.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              data-tab={name}
              className="-outline-offset-2 -mb-px border-b-2 border-transparent py-2 text-table whitespace-nowrap text-ink-2 data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink"
            >
              {t.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const Panel = TABS[name]
          return (
            <Tabs.Content key={name} value={name}>
              <Panel t={t} />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </div>
  )
}
