import type { SignOff, SignOffState, TaskDetail } from '@tickmark/contract'
import { SEVERITIES } from '@tickmark/document'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { request } from '../../../api/request.ts'
import { DownloadButton } from '../../../download/download-button.tsx'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { tasksCatalogue } from '../../../locales/tasks/catalogue.ts'
import { togetherCatalogue } from '../../../locales/together/catalogue.ts'
import type { TogetherTexts } from '../../../locales/together/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUser } from '../../../session/session.ts'

const ROLES = ['preparer', 'reviewer', 'partner'] as const

/** Signatures under the review: who, when, and the state that was signed; while one stands the decisions are locked. */
export function SignOffPanel({ task }: { task: TaskDetail }) {
  const t = useTexts(togetherCatalogue)
  const queries = useQueryClient()
  const key = ['sign-offs', task.task_id]
  const { data: state } = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: () => request('getSignOffs', { query: { task_id: task.task_id } }, { quiet: true }),
  })
  if (!state) return <div className="min-h-60" aria-busy="true" />
  /** A refusal says that something has changed: what would be signed is asked for again. */
  async function change(answer: Promise<SignOffState>, done: string): Promise<void> {
    try {
      queries.setQueryData(key, await answer)
      toast.success(done)
    } catch {
      await queries.invalidateQueries({ queryKey: key })
    }
  }
  const sign = (role: SignOff['role']): void =>
    void change(
      request('signOff', { body: { task_id: task.task_id, role, hash: state.hash } }, { quiet: true }),
      t.signOff.signed,
    )
  const reopen = (reason: string): void =>
    void change(
      request('reopenSignOff', { body: { task_id: task.task_id, reason } }, { quiet: true }),
      t.signOff.reopenDone,
    )
  const mayAct = task.role !== 'viewer'
  return (
    <section data-locked={state.locked}>
      <h2 className="font-serif text-xl">{t.signOff.title}</h2>
      <p className="mt-1 text-table text-ink-2">{t.signOff.lead}</p>
      <p className="num mt-3 text-meta text-ink-3">
        {t.signOff.state} <code className="text-ink">{state.hash}</code>
        {state.locked && <b className="ml-3 text-ink">{t.signOff.locked}</b>}
      </p>
      <Handled {...{ t, state }} />
      <Signatures {...{ t, state }} sign={mayAct ? sign : undefined} />
      <Reports task={task} />
      {state.locked && mayAct && <Reopen t={t} onReopen={reopen} />}
      <TakenBack t={t} state={state} />
    </section>
  )
}

/** What goes out, with the signatures in it: who signs need not look for it among the other files. */
function Reports({ task }: { task: TaskDetail }) {
  const tasks = useTexts(tasksCatalogue)
  const reports = task.results.filter(({ kind }) => kind === 'report_pdf')
  if (reports.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2" data-reports>
      {reports.map((result) => (
        <DownloadButton key={result.result_id} t={tasks} result={result} size="medium">
          <Download aria-hidden className="size-4 shrink-0" />
          {tasks.detail.kinds.report_pdf}
          {reports.length > 1 && (
            <span title={result.name} className="max-w-60 truncate">
              · {result.name}
            </span>
          )}
        </DownloadButton>
      ))}
    </div>
  )
}

/** How much is handled: who signs sees what is left open before the press, not after it. */
function Handled({ t, state: { problems, open_problems: open } }: { t: TogetherTexts; state: SignOffState }) {
  const tasks = useTexts(tasksCatalogue)
  const left = SEVERITIES.filter((grade) => open[grade] > 0)
  const count = left.reduce((sum, grade) => sum + open[grade], 0)
  const grades = left.map((grade) => `${tasks.list.severities[grade]} ${formatNumber(open[grade])}`)
  return (
    <p
      data-open-problems={count}
      className={`num mt-4 border-l-3 px-4 py-2 text-table ${count > 0 ? 'border-warn bg-warn-soft' : 'border-pass bg-pass-soft'}`}
    >
      {count > 0 ? t.signOff.left(count, problems, grades.join(' · ')) : t.signOff.allHandled(problems)}
    </p>
  )
}

function Signatures({
  t,
  state,
  sign,
}: {
  t: TogetherTexts
  state: SignOffState
  sign: ((role: SignOff['role']) => void) | undefined
}) {
  const [asked, setAsked] = useState<SignOff['role']>()
  const me = useUser()?.username
  const { serious } = state.open_problems
  const standing = state.sign_offs.filter(({ reopened }) => !reopened)
  // Whoever prepared a review does not review it: who signs twice is asked, and both signatures say so.
  const mine = standing.filter(({ by }) => by === me).map(({ role }) => t.signOff.roles[role])
  const isTwice = new Set(standing.map(({ by }) => by)).size < standing.length
  const doubts = [
    ...(mine.length > 0 ? [t.signOff.askTwice(mine.join(' · '))] : []),
    ...(serious > 0 ? [t.signOff.askOpen(serious)] : []),
  ]
  return (
    <>
      <ul className="mt-4 border-t-2 border-ink">
        {ROLES.map((role) => {
          const own = standing.find((one) => one.role === role)
          return (
            <li
              key={role}
              data-sign-off={role}
              className="flex min-h-14 flex-wrap items-center gap-4 border-b border-line"
            >
              <span className="w-28 font-medium">{t.signOff.roles[role]}</span>
              <span className="num min-w-0 flex-1 text-table wrap-anywhere text-ink-2">
                {own ? t.signOff.by(own.by, formatDateTime(own.at), own.hash) : t.signOff.unsigned}
              </span>
              {!own && sign && (
                <Button look="secondary" size="small" onClick={() => (doubts.length > 0 ? setAsked(role) : sign(role))}>
                  {t.signOff.sign}
                </Button>
              )}
            </li>
          )
        })}
        {asked && sign && (
          <ConfirmDialog
            open
            look="primary"
            title={t.signOff.ask(t.signOff.roles[asked])}
            text={doubts.join(t.signOff.between)}
            confirm={t.signOff.sign}
            cancel={t.signOff.notYet}
            onConfirm={() => {
              setAsked(undefined)
              sign(asked)
            }}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </ul>
      {isTwice && (
        <p data-signed-twice className="mt-3 border-l-3 border-warn bg-warn-soft px-4 py-2 text-table">
          {t.signOff.twice}
        </p>
      )}
    </>
  )
}

function Reopen({ t, onReopen }: { t: TogetherTexts; onReopen: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (reason.trim()) onReopen(reason)
  }
  return (
    <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={submit}>
      <TextField
        className="min-w-64 flex-1"
        label={t.signOff.reason}
        required
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="secondary">
        {t.signOff.reopen}
      </Button>
    </form>
  )
}

function TakenBack({ t, state }: { t: TogetherTexts; state: SignOffState }) {
  const gone = state.sign_offs.filter(({ reopened }) => reopened)
  if (gone.length === 0) return null
  return (
    <>
      <h3 className="mt-8 font-serif text-lg">{t.signOff.history}</h3>
      <ul className="num text-table text-ink-2">
        {gone.map(({ sign_off_id, role, by, at, hash, reopened }) => (
          <li key={sign_off_id} className="border-t border-line py-2 wrap-anywhere">
            {t.signOff.roles[role]} · {t.signOff.by(by, formatDateTime(at), hash)}
            {reopened && (
              <span className="block">
                {t.signOff.reopened(reopened.by, formatDateTime(reopened.at), reopened.reason)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
