import type { TaskDetail } from '@tickmark/contract'
import { CallError } from '@tickmark/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { request, showFailure } from '../../../api/request.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { togetherCatalogue } from '../../../locales/together/catalogue.ts'
import { linkEnded } from '../../../session/announcements.ts'
import { lendToken } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { LiveTask } from '../../../progress/live-task.tsx'

type State =
  | { is: 'opening' }
  | { is: 'locked'; refused?: string | undefined }
  | { is: 'ended' }
  | { is: 'open'; taskId: string; name: string }

/** A task as a read-only link shows it. What the link says stands behind `#`, which no server is sent. */
export function SharedScreen({ reviewer }: { reviewer: (task: TaskDetail) => ReactNode }) {
  const t = useTexts(togetherCatalogue)
  const { state, open } = useLink(useLocation().hash.slice(1))
  if (state.is === 'opening') return <div className="min-h-[70vh]" aria-busy="true" />
  if (state.is === 'ended')
    return (
      <div className="wrap py-16" data-link-ended>
        <EmptyState title={t.shared.ended} text={t.shared.endedText} />
      </div>
    )
  if (state.is === 'locked') return <AskPassword onGiven={open} refused={state.refused} />
  return (
    <LiveTask taskId={state.taskId}>
      {(task) => (
        <>
          <div className="wrap py-4">
            <p className="text-meta text-ink-2">
              {t.shared.title} · {t.shared.readOnly} · {t.share.owner(task.owner)}
            </p>
            <h1 className="font-serif text-2xl font-semibold wrap-anywhere">{task.name}</h1>
          </div>
          {reviewer(task)}
        </>
      )}
    </LiveTask>
  )
}

/** Opens a link, with a password where it asks for one; while it is open its token is lent to every request. */
function useLink(link: string) {
  const queries = useQueryClient()
  const [state, setState] = useState<State>({ is: 'opening' })
  const open = useCallback(
    async (password = ''): Promise<void> => {
      try {
        const { token, task_id, name } = await request('openLink', { body: { link, password } }, { silent: true })
        lendToken(token)
        setState({ is: 'open', taskId: task_id, name })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.error?.key !== 'link_password') return setState({ is: 'ended' })
        setState({ is: 'locked', refused: password ? await showFailure(error) : undefined })
      }
    },
    [link],
  )
  useEffect(() => {
    void open()
    const stop = linkEnded.on(() => {
      lendToken(null)
      queries.clear()
      setState({ is: 'ended' })
    })
    return () => {
      stop()
      lendToken(null)
      queries.clear()
    }
  }, [open, queries])
  return { state, open }
}

interface AskProps {
  onGiven: (password: string) => Promise<void>
  /** Why the last password did not open it. */
  refused: string | undefined
}

function AskPassword({ onGiven, refused }: AskProps) {
  const t = useTexts(togetherCatalogue)
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (password) void onGiven(password)
  }
  return (
    <form className="wrap max-w-md! space-y-4 py-16" onSubmit={submit}>
      <h1 className="font-serif text-2xl font-semibold">{t.shared.ask}</h1>
      <TextField
        label={t.shared.password}
        type="password"
        required
        autoComplete="off"
        value={password}
        error={refused}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit">{t.shared.open}</Button>
    </form>
  )
}
