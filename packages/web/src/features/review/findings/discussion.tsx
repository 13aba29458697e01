import type { Problem, ProblemNote, TaskMember } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatDateTime } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { togetherCatalogue } from '../../../locales/together/catalogue.ts'
import type { TogetherTexts } from '../../../locales/together/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { useUser } from '../../../session/session.ts'
import type { Team } from '../source/review-source.ts'
import { CommentField } from './comment-field.tsx'
import { splitMentions } from './mention.ts'

interface Props {
  problem: Problem
  team: Team
}

/** What people said and did about a problem, and who is to look at it. */
export function Discussion({ problem, team }: Props) {
  const t = useTexts(togetherCatalogue)
  const [chosen, setOpen] = useState<boolean>()
  // A comment that comes from elsewhere opens it.
  const open = chosen ?? problem.comments > 0
  return (
    <section className="border-t border-line pt-2" data-discussion>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 w-full items-center gap-2 text-meta text-ink-2"
      >
        <ChevronDown aria-hidden className={`size-4 ${open ? '' : '-rotate-90'}`} />
        {problem.comments > 0 ? t.notes.count(problem.comments) : t.notes.title}
        {problem.assigned_to && (
          <span className="ml-auto font-medium text-ink">
            {t.notes.assign}: {problem.assigned_to.name}
          </span>
        )}
      </button>
      {open && <Opened {...{ t, problem, team }} />}
    </section>
  )
}

function Opened({ t, problem, team }: Props & { t: TogetherTexts }) {
  const { data: notes = [] } = useQuery({
    // A decision or a comment, by whomever, is a new line.
    queryKey: ['notes', problem.problem_id, problem.comments, problem.decided_at, problem.assigned_to?.user_id],
    queryFn: () => team.notes(problem),
    staleTime: 0,
  })
  return (
    <div className="space-y-3">
      {notes.length === 0 && <p className="text-meta text-ink-3">{t.notes.none}</p>}
      <ol className="space-y-1.5">
        {notes.map((note) => (
          <NoteLine key={note.note_id} t={t} note={note} />
        ))}
      </ol>
      {team.act && <Act {...{ t, problem, act: team.act, taskId: team.taskId }} />}
    </div>
  )
}

function NoteLine({ t, note: { kind, by, at, text, mentions } }: { t: TogetherTexts; note: ProblemNote }) {
  return (
    <li className="border-l-2 border-line pl-3" data-note={kind}>
      <p className="num text-meta text-ink-3">
        {t.notes.by(by, formatDateTime(at))}
        {kind !== 'comment' && ` · ${t.notes.kinds[kind]}`}
      </p>
      {text && (
        <p className="whitespace-pre-line wrap-anywhere">
          {splitMentions(text, mentions).map((piece, index) => {
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which does not change
            return piece.isName ? <strong key={index}>{piece.text}</strong> : piece.text
          })}
        </p>
      )}
    </li>
  )
}

interface ActProps {
  t: TogetherTexts
  problem: Problem
  taskId: string
  act: NonNullable<Team['act']>
}

function Act({ t, problem, taskId, act }: ActProps) {
  const [text, setText] = useState('')
  const queries = useQueryClient()
  const { data: members = [] } = useQuery({ queryKey: ['members', taskId], queryFn: act.members })
  const me = useUser()?.user_id
  const others = members.flatMap(({ user_id, name }) => (user_id === me ? [] : name))
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!text.trim()) return
    await act.comment(problem, text)
    setText('')
    await queries.invalidateQueries({ queryKey: ['notes', problem.problem_id] })
  }
  return (
    <form className="space-y-2" onSubmit={(event) => void send(event).catch(() => undefined)}>
      <CommentField t={t} value={text} onChange={setText} names={others} />
      <div className="flex flex-wrap items-end gap-3">
        <Button type="submit" look="secondary" size="small">
          {t.notes.send}
        </Button>
        {members.length > 1 && (
          <SelectField
            className="ml-auto min-w-40"
            label={t.notes.assign}
            value={problem.assigned_to?.user_id ?? ''}
            options={[{ value: '', label: t.notes.nobody }, ...members.map(toOption)]}
            onChange={({ target }) => void act.assign(problem, target.value || null).catch(() => undefined)}
          />
        )}
      </div>
    </form>
  )
}

const toOption = ({ user_id, name }: TaskMember) => ({ value: user_id, label: name })
