import type { DataOf, Mention } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { request } from '../api/request.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'

const KEY = ['mentions']
const QUIET = { quiet: true, silent: true }
const EVERY = 60_000
/** Of the latest, so that the menu stays short; all stand at their problems. */
const SHOWN = 5

/** Comments that name the user; asked for again every minute while the page is looked at. */
export function useMentions(loggedIn: boolean): DataOf<'listMentions'> | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => request('listMentions', {}, QUIET),
    enabled: loggedIn,
    refetchInterval: EVERY,
    staleTime: EVERY / 2,
  })
  return data
}

interface Props {
  t: ShellTexts
  mentions: DataOf<'listMentions'> | undefined
  /** The look of an entry of the menu. */
  item: string
}

/** The latest comments that name the user, unread ones first; choosing one leads to its problem. */
export function Mentions({ t, mentions, item }: Props) {
  const navigate = useNavigate()
  const see = useSee()
  if (!mentions || mentions.items.length === 0) return null
  const shown = mentions.items.toSorted((one, other) => Number(one.seen) - Number(other.seen)).slice(0, SHOWN)
  async function open({ note_id, task_id, problem_id }: Mention): Promise<void> {
    void see(note_id)
    await navigate(`/taskDownload?task_id=${task_id}${problem_id ? `&finding=${problem_id}` : ''}`)
  }
  return (
    <>
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      <DropdownMenu.Group>
        <DropdownMenu.Label className="px-3 py-1.5 text-meta font-medium text-ink-2">
          {t.mentions.label}
        </DropdownMenu.Label>
        {shown.map((mention) => (
          <DropdownMenu.Item key={mention.note_id} className={item} onSelect={() => void open(mention)}>
            <span className={`block truncate ${mention.seen ? 'text-ink-2' : 'font-semibold'}`}>
              {!mention.seen && (
                <span aria-hidden className="mr-1.5 text-seal">
                  ●
                </span>
              )}
              {mention.by} · {mention.task_name}
            </span>
            <span className="line-clamp-2 text-meta wrap-anywhere text-ink-2">{mention.text}</span>
          </DropdownMenu.Item>
        ))}
        {mentions.unseen > 0 && (
          <DropdownMenu.Item className={`${item} text-note`} onSelect={() => void see()}>
            {t.mentions.seeAll}
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Group>
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
    </>
  )
}

/** Marks one mention as read, or all. */
function useSee(): (noteId?: string) => Promise<void> {
  const queries = useQueryClient()
  return async (noteId) => {
    await request('seeMentions', { body: noteId ? { note_id: noteId } : {} }, QUIET).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: KEY })
  }
}
