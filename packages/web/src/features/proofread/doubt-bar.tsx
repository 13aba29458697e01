import { ChevronDown, ChevronUp } from 'lucide-react'
import { formatNumber } from '../../i18n/format.ts'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { IconButton } from '../../ui/button.tsx'
import type { Proofread } from './use-proofread.ts'
import { countDoubts } from './words.ts'

interface Props {
  t: ProofreadTexts
  proof: Proofread
  /** Pages of the file. */
  count: number
  /** Doubts in the other files of the task. */
  others: number
}

/** Which doubtful word one is at and how many are left, over all pages and files, and the way from one to the next. */
export function DoubtBar({ t, proof, count, others }: Props) {
  // No count is known before the first page has come.
  const { page, pages, step, ordinal } = proof
  const here = pages.find((one) => one.page === page)?.doubtful ?? 0
  const all = countDoubts(pages)
  const corrected = pages.reduce((sum, one) => sum + one.corrected, 0)
  const none = all + others === 0
  const told = ordinal
    ? t.doubtAt(formatNumber(ordinal), formatNumber(all))
    : t.doubts(formatNumber(here), formatNumber(all))
  return (
    <div className="num flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line bg-paper px-3 text-meta text-ink-2">
      <PageChoice t={t} proof={proof} count={count} />
      <p
        aria-live="polite"
        data-doubts={all}
        data-doubt-at={ordinal}
        data-corrected={corrected}
        className="min-w-0 flex-1 py-1"
      >
        {pages.length > 0 && (none ? t.noDoubts : told)}
        {others > 0 && ` · ${t.inOthers(formatNumber(others))}`}
        {corrected > 0 && ` · ${t.corrections(formatNumber(corrected))}`}
      </p>
      <span className="flex">
        <IconButton label={`${t.previous} (K)`} className="size-8!" disabled={none} onClick={() => step(-1)}>
          <ChevronUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`${t.next} (J)`} className="size-8!" disabled={none} onClick={() => step(1)}>
          <ChevronDown aria-hidden className="size-4" />
        </IconButton>
      </span>
    </div>
  )
}

/** The page in view; where several have doubtful words, a choice among them. */
function PageChoice({ t, proof: { page, pages, lookAt }, count }: Omit<Props, 'others'>) {
  const doubtful = pages.filter((one) => one.doubtful > 0)
  if (doubtful.length < 2) return <span className="font-medium text-ink">{t.pageOf(page, count)}</span>
  const shown = doubtful.some((one) => one.page === page)
  return (
    <select
      aria-label={t.jump}
      value={page}
      onChange={({ target }) => lookAt(Number(target.value), 1)}
      className="h-8 max-w-44 rounded-sm border border-line-strong bg-surface px-1 font-medium text-ink"
    >
      {!shown && <option value={page}>{t.pageOf(page, count)}</option>}
      {doubtful.map((one) => (
        <option key={one.page} value={one.page}>
          {`${t.pageOf(one.page, count)} · ${t.fileDoubts(formatNumber(one.doubtful))}`}
        </option>
      ))}
    </select>
  )
}
