import type { TaskDetail } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { request } from '../../api/request.ts'
import { DownloadButton } from '../../download/download-button.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { demoCatalogue } from '../../locales/demo/catalogue.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { isActive, taskKey } from '../../progress/use-live-task.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** What can be done with the demo's task: terminate while it runs; afterwards report, re-analysis, sales, reset. */
export function DemoActions({ task, onReset }: { task: TaskDetail; onReset: () => void }) {
  const t = useTexts(demoCatalogue)
  const tasks = useTexts(tasksCatalogue)
  const queries = useQueryClient()
  const report = task.results.find(({ kind }) => kind === 'analysis_package')
  const act = async (name: 'cancelTask' | 'retryTask', done: string): Promise<void> => {
    try {
      await request(name, { body: { task_id: task.task_id } }, { quiet: true })
      toast.success(done)
    } catch {
      return
    }
    await queries.invalidateQueries({ queryKey: taskKey(task.task_id) })
  }
  if (isActive(task))
    return (
      <Button look="danger" onClick={() => void act('cancelTask', tasks.progress.cancelled)}>
        {tasks.progress.terminate}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {report && (
        <DownloadButton t={tasks} result={report} look="primary" size="medium">
          <Download aria-hidden className="size-4" />
          {t.download}
        </DownloadButton>
      )}
      <ButtonLink look="secondary" to={`/taskDownload?task_id=${task.task_id}&view=results`}>
        {t.allResults}
      </ButtonLink>
      <Button look="secondary" onClick={() => void act('retryTask', tasks.progress.retried)}>
        {t.again}
      </Button>
      <ButtonLink look="secondary" to="/contact">
        {t.sales}
      </ButtonLink>
      <Button look="quiet" onClick={onReset}>
        {t.reset}
      </Button>
    </div>
  )
}
