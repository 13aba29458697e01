import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { countBy } from '../state/filter-problems.ts'
import type { ReviewState } from '../state/use-review.ts'
import { SeverityShares } from './severity-shares.tsx'

/** Problems by category and, within each, by grade; a category leads to its problems. */
export function CategoryChart({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const counts = [...countBy(review.all, ({ category }) => category)].toSorted((a, b) => b[1] - a[1])
  const most = counts[0]?.[1] ?? 1
  return (
    <ul className="space-y-2">
      {counts.map(([category, count]) => (
        <li key={category}>
          <button
            type="button"
            className="block w-full text-left hover:underline"
            onClick={() => review.setFilter({ category })}
          >
            <span className="num flex justify-between text-table">
              {t.categories[category]} <span>{count}</span>
            </span>
            <span aria-hidden className="flex h-2.5 gap-px" style={{ width: `${(count / most) * 100}%` }}>
              <SeverityShares problems={review.all.filter((problem) => problem.category === category)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
