import type { TaskDetail } from '@tickmark/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { request } from '../../api/request.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { proofreadCatalogue } from '../../locales/proofread/catalogue.ts'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { SelectField } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { DoubtBar } from './doubt-bar.tsx'
import { PageWords } from './page-words.tsx'
import { PagesSide } from './pages-side.tsx'
import { doubtCounts } from './page-text.ts'
import { type FileInTurn, type Proofread, useProofread } from './use-proofread.ts'
import { WordEditor } from './word-editor.tsx'
import { countDoubts, doubtfulFile, type PageWord } from './words.ts'

/** What was read beside the page that it was read from, to be compared and corrected. */
export function ProofreadScreen({ task }: { task: TaskDetail }) {
  const t = useTexts(proofreadCatalogue)
  const files = task.files.filter(({ status, view }) => status === 'read' && (view === 'pdf' || view === 'images'))
  const [turn, setTurn] = useState<Turn>({ fileId: files[0]?.file_id, enter: undefined })
  const counts = useDoubts(task, files)
  const { fileId, enter } = turn
  if (!fileId) return null
  const others = [...counts].reduce((sum, [id, doubts]) => (id === fileId ? sum : sum + doubts), 0)
  const goOn = (by: 1 | -1): boolean => {
    const next = doubtfulFile(counts, fileId, by)
    if (next) setTurn({ fileId: next, enter: by })
    return next !== undefined
  }
  return (
    <>
      {files.length > 1 && (
        <div className="wrap py-2">
          <SelectField
            label={t.file}
            value={fileId}
            options={files.map(({ file_id, name }) => {
              const doubts = counts.get(file_id)
              return { value: file_id, label: doubts ? `${name} · ${t.fileDoubts(formatNumber(doubts))}` : name }
            })}
            onChange={({ target }) => setTurn({ fileId: target.value, enter: undefined })}
          />
        </div>
      )}
      <ProofreadFile key={fileId} t={t} task={task} turn={{ fileId, enter, onEnd: goOn }} others={others} />
    </>
  )
}

interface Turn {
  fileId: string | undefined
  enter: 1 | -1 | undefined
}

/** How many doubtful words each file has, in the order of the files. */
function useDoubts(task: TaskDetail, files: readonly { file_id: string }[]): ReadonlyMap<string, number> {
  const answers = useQueries({ queries: files.map(({ file_id }) => doubtCounts(task, file_id)) })
  return new Map(files.map(({ file_id }, index) => [file_id, countDoubts(answers[index]?.data ?? [])]))
}

interface FileProps {
  t: ProofreadTexts
  task: TaskDetail
  turn: FileInTurn
  /** Doubts in the other files of the task. */
  others: number
}

function ProofreadFile({ t, task, turn, others }: FileProps) {
  const { fileId } = turn
  const proof = useProofread(task, turn)
  const [hovered, setHovered] = useState<PageWord>()
  const field = useRef<HTMLInputElement>(null)
  const { data: sizes = [] } = useQuery({
    queryKey: ['pages', task.task_id, task.finished_at, fileId],
    queryFn: () => request('getPages', { query: { task_id: task.task_id, file_id: fileId } }, { quiet: true }),
    staleTime: Infinity,
  })
  /** Whoever corrects by keyboard goes on writing at the next word. */
  const [typing, setTyping] = useState(false)
  const edit = (): void => {
    field.current?.focus()
    field.current?.select()
  }
  useShortcuts({ j: () => proof.step(1), k: () => proof.step(-1), e: edit, Escape: () => proof.choose(undefined) })
  const { page, text, current } = proof
  const choose = (word: PageWord, on?: number): void => {
    setTyping(false)
    proof.choose(word, on)
  }
  const size = sizes.find(({ number }) => number === page)
  // The editor stands at the lower end, which is below the window while the head of the task is in sight.
  const frame = useRef<HTMLDivElement>(null)
  const isChosen = current !== undefined
  useEffect(() => {
    if (isChosen) frame.current?.scrollIntoView({ block: 'start' })
  }, [isChosen])
  async function save(written: string): Promise<void> {
    if (!current) return
    setTyping(true)
    await proof.correct(current, written)
    if (written !== current.text) toast.success(t.saved)
  }
  return (
    <div
      ref={frame}
      data-proofread
      className="flex h-[calc(100dvh-var(--above))] min-h-120 border-t border-line max-lg:flex-col"
      data-no-print
    >
      <div className="min-h-0 min-w-0 flex-1 max-lg:h-2/5 max-lg:flex-none">
        <PagesSide {...{ t, task, fileId, sizes, proof, hovered }} onWord={choose} />
      </div>
      <section
        aria-label={t.text}
        className="flex min-h-0 min-w-0 flex-col border-l border-line bg-surface max-lg:flex-1 max-lg:border-t max-lg:border-l-0 lg:w-1/2 lg:max-w-[45rem]"
      >
        <DoubtBar {...{ t, proof, others }} count={sizes.length} />
        <div className="min-h-0 flex-1 overflow-y-auto">
          <PageTexts t={t} proof={proof} onWord={(word) => choose(word)} onHover={setHovered} onEdit={edit} />
        </div>
        {current && text && size && (
          <WordEditor
            key={`${current.key} ${current.text}`}
            {...{ t, task, fileId, page, field }}
            shape={size.height / size.width}
            at={current}
            typing={typing}
            correctable={text.correctable}
            onSave={save}
          />
        )}
      </section>
    </div>
  )
}

interface PageTextsProps extends Pick<ComponentProps<typeof PageWords>, 'onWord' | 'onHover' | 'onEdit'> {
  t: ProofreadTexts
  proof: Proofread
}

/** The text of the page in view, or why there is none. */
function PageTexts({ t, proof: { failed, retry, text, words, current }, ...handlers }: PageTextsProps) {
  const shell = useTexts(shellCatalogue)
  if (failed) return <ErrorState text={t.failed} retry={retry} retryLabel={shell.retry} />
  if (!text)
    return (
      <p role="status" className="p-8 text-center text-ink-2">
        {t.loading}
      </p>
    )
  if (words.length === 0) return <p className="p-8 text-center text-ink-2">{t.empty}</p>
  return <PageWords {...{ t, words }} pieces={text.pieces} currentKey={current?.key} {...handlers} />
}
