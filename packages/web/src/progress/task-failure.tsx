import { CallError } from '@tickmark/contract/client'
import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { tasksCatalogue } from '../locales/tasks/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'

/** Shown instead of a task that could not be loaded. A missing task, or another person's, offers no retry. */
export function TaskFailure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(tasksCatalogue)
  const shell = useTexts(shellCatalogue)
  if (error instanceof CallError && error.status === 404)
    return (
      <ErrorState whole text={t.detail.missing}>
        <ButtonLink look="secondary" to="/taskList">
          {t.detail.back}
        </ButtonLink>
      </ErrorState>
    )
  return <ErrorState whole text={error.message || shell.systemError} retry={retry} retryLabel={shell.retry} />
}
