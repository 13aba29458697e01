import { CallError } from '@tickmark/contract/client'
import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { tasksCatalogue } from '../locales/tasks/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'

/** Whether there is no such task for this person: none, another's, or an address that no task can have. */
const isMissing = (error: Error): boolean =>
  error instanceof CallError && (error.status === 404 || (error.status === 400 && error.error?.field === 'task_id'))

/** Shown instead of a task that could not be loaded. A missing one offers no retry. */
export function TaskFailure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(tasksCatalogue)
  const shell = useTexts(shellCatalogue)
  if (isMissing(error))
    return (
      <ErrorState whole text={t.detail.missing}>
        <ButtonLink look="secondary" to="/taskList">
          {t.detail.back}
        </ButtonLink>
      </ErrorState>
    )
  return <ErrorState whole text={error.message || shell.systemError} retry={retry} retryLabel={shell.retry} />
}
