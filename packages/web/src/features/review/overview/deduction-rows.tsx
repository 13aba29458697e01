import type { Problem, ServedUnscored } from '@tickmark/contract'
import type { Deduction } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'

interface Props {
  t: ReviewTexts
  score: Deduction['score']
  deductions: readonly Deduction[]
  /** The reasons why scores are absent. */
  unscored: readonly ServedUnscored[]
  /** The problems found: a rule is shown by the title of its problems. */
  problems: readonly Problem[]
  /** Items of the checklists of which nothing was found: they stand beside the score, and are said not to count in it. */
  uncounted: number
}

/** The deductions from one score, the largest first, or the reason why there is no score. */
export function DeductionRows({ t, score, deductions, unscored, problems, uncounted }: Props) {
  const reason = unscored.find((one) => one.score === score)
  if (reason) return <p className="py-1.5 text-table text-ink-2">{reason.text}</p>
  const rows = deductions.filter((row) => row.score === score).toSorted((a, b) => b.points - a.points)
  const titleOf = (ruleId: string): string =>
    problems.find((problem) => problem.ruleId === ruleId)?.text.title ?? ruleId
  return (
    <ul className="num text-table">
      {rows.length === 0 && <li className="py-1.5 text-ink-3">{t.deductions.none}</li>}
      {rows.map(({ ruleId, count, points }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have the same deduction; the order never changes
        <li key={index} className="flex justify-between gap-4 border-b border-line py-1.5">
          <span className="min-w-0 text-ink-2 wrap-anywhere">
            {ruleId ? titleOf(ruleId) : t.deductions.coverage}{' '}
            {ruleId && <span className="text-meta text-ink-3">{t.deductions.times(count)}</span>}
          </span>
          <span className="whitespace-nowrap">{t.deductions.points(String(Math.round(points * 10) / 10))}</span>
        </li>
      ))}
      {uncounted > 0 && (
        <li className="border-b border-line py-1.5 text-meta text-ink-3">{t.checklists.uncounted(uncounted)}</li>
      )}
    </ul>
  )
}
