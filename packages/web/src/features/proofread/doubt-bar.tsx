import { ChevronDown, ChevronUp } from 'lucide-react'
import { formatNumber } from '../../i18n/format.ts'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { IconButton } from '../../ui/button.tsx'
import type { Proofread } from './use-proofread.ts'

/** How many words are doubtful, here and in all, and the way from one to the next. */
export function DoubtBar({ t, proof, count }: { t: ProofreadTexts; proof: Proofread; count: number }) {
  // No count is known before the first page has come.
  const { page, pages, step } = proof
  const here = pages.find((one) => one.page === page)
  const all = pages.reduce((sum, { doubtful }) => sum + doubtful, 0)
  const corrected = pages.reduce((sum, one) => sum + one.corrected, 0)
  return (
    <div className="num flex min-h-11 items-center gap-2 border-b border-line bg-paper px-3 text-meta text-ink-2">
      <span className="font-medium text-ink">{t.pageOf(page, count)}</span>
      <p aria-live="polite" data-doubts={all} data-corrected={corrected} className="min-w-0 flex-1">
        {pages.length === 0
          ? ''
          : all === 0
            ? t.noDoubts
            : t.doubts(formatNumber(here?.doubtful ?? 0), formatNumber(all))}
        {corrected > 0 && ` · ${t.corrections(formatNumber(corrected))}`}
      </p>
      <IconButton label={`${t.previous} (K)`} className="size-8!" disabled={all === 0} onClick={() => step(-1)}>
        <ChevronUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={`${t.next} (J)`} className="size-8!" disabled={all === 0} onClick={() => step(1)}>
        <ChevronDown aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
