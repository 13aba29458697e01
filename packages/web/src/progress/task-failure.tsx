import { CallError } from '@tickmark/contract/client'
import { shellCatalogue } from '../locales/shell.ts'
import { tasksCatalogue } from '../locales/tasks.ts'
import { useTexts } from '../locales/use-texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'

/** In the place of a task that could not be had. One that does not exist, or is somebody else's, will not come by trying again. */
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
