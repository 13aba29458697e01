import type { ListedTask } from '@tickmark/contract'
import { Download, FolderOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { request, showFailure } from '../../../api/request.ts'
import { download, saveAs } from '../../../api/resource.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { workspacesCatalogue } from '../../../locales/workspaces/catalogue.ts'
import type { TasksTexts } from '../../../locales/tasks/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { MoveTasks } from './move-tasks.tsx'
import { listSheet } from './list-sheet.ts'

interface Props {
  t: TasksTexts
  tasks: readonly ListedTask[]
  /** Whether every task of the page is chosen. */
  all: boolean
  onAll: () => void
  onRemove: (tasks: readonly ListedTask[]) => void
  onDone: () => void
}

/** What is done with several tasks at once. What only an owner may do is offered for his own among them. */
export function SelectedTasks({ t, tasks, all, onAll, onRemove, onDone }: Props) {
  const words = useTexts(workspacesCatalogue)
  const [moving, setMoving] = useState(false)
  const [share, setShare] = useState<string>()
  const own = tasks.filter(({ role }) => role === 'owner')
  const reviewed = tasks.filter(({ problem_counts: counts }) => counts)
  async function saveReports(): Promise<void> {
    try {
      for (const [index, { task_id }] of reviewed.entries()) {
        setShare(`${index + 1} / ${reviewed.length}`)
        const { results } = await request('getTask', { query: { task_id } }, { quiet: true, silent: true })
        const archive = results.find(({ kind }) => kind === 'archive')
        if (archive) await download({ path: archive.path, set: 'deliverables' }, () => undefined)
      }
    } catch (error) {
      await showFailure(error)
    } finally {
      setShare(undefined)
    }
  }
  return (
    <div
      role="toolbar"
      aria-label={t.list.withSelected}
      data-selected={tasks.length}
      className="sticky top-16 z-20 mb-3 flex flex-wrap items-center gap-2 border border-line bg-note-soft px-3 py-2 text-table"
    >
      <span className="num mr-2 font-medium" aria-live="polite">
        {t.list.selected(tasks.length)}
      </span>
      {own.length > 0 && (
        <Button look="secondary" size="small" onClick={() => setMoving(true)}>
          <FolderOpen aria-hidden className="size-4" />
          {t.list.move}
        </Button>
      )}
      {reviewed.length > 0 && (
        <Button look="secondary" size="small" disabled={share !== undefined} onClick={() => void saveReports()}>
          <Download aria-hidden className="size-4" />
          {share ?? t.detail.downloadReview}
        </Button>
      )}
      <Button look="secondary" size="small" onClick={() => saveAs(listSheet(t, tasks, words.label), 'tasks.csv')}>
        <Download aria-hidden className="size-4" />
        {t.list.exportList}
      </Button>
      {own.length > 0 && (
        <Button look="danger" size="small" onClick={() => onRemove(own)}>
          <Trash2 aria-hidden className="size-4" />
          {t.list.removeSelected(own.length)}
        </Button>
      )}
      <span className="ml-auto flex gap-2">
        {!all && (
          <Button look="secondary" size="small" onClick={onAll}>
            {t.list.selectAll}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={onDone}>
          {t.list.selectNone}
        </Button>
      </span>
      {moving && (
        <MoveTasks
          t={t}
          tasks={own}
          onClose={(moved) => {
            setMoving(false)
            if (moved) onDone()
          }}
        />
      )}
    </div>
  )
}
