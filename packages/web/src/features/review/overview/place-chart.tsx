import type { Problem } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewedFile } from '../source/review-source.ts'
import { pageOf } from '../state/filter-problems.ts'
import type { ReviewState } from '../state/use-review.ts'
import { bucketPages } from './bucket-pages.ts'
import { SeverityShares } from './severity-shares.tsx'
import { ShortName } from './short-name.tsx'

interface Props {
  t: ReviewTexts
  review: ReviewState
  onLocation: (fileId: string, location: Location) => void
}

/** Columns that fit beside one another and can still be hit. */
const MOST_COLUMNS = 48

/** Where in each document the problems lie: by pages, or by the sheets of a workbook. */
export function PlaceChart({ t, review, onLocation }: Props) {
  return review.files.map((file) => {
    const problems = review.all.filter(({ evidence }) => evidence[0].file_id === file.file_id)
    const chart =
      file.view === 'grid' ? (
        <SheetBars {...{ t, file, problems, onLocation }} />
      ) : (
        <PageColumns {...{ t, file, problems, review, onLocation }} />
      )
    return (
      <div key={file.file_id} className="mb-4">
        {review.files.length > 1 && <ShortName name={file.name} />}
        {chart}
      </div>
    )
  })
}

interface ChartProps extends Pick<Props, 't' | 'onLocation'> {
  file: ReviewedFile
  problems: readonly Problem[]
}

function PageColumns({ t, file, problems, review, onLocation }: ChartProps & Pick<Props, 'review'>) {
  const pages = file.pages ?? Math.max(0, ...problems.map(pageOf))
  const buckets = bucketPages(problems, pages, MOST_COLUMNS)
  const most = Math.max(1, ...buckets.map((bucket) => bucket.problems.length))
  if (problems.every((problem) => pageOf(problem) === 0)) return null
  return (
    <>
      <div className="flex h-20 items-end gap-px border-b border-ink">
        {buckets.map(({ first, last, problems: some }) => {
          const [problem] = some
          if (!problem) return <span key={first} className="flex-1" />
          const place = t.place.page(first) + (last > first ? ` – ${last}` : '')
          const show = (): void =>
            first === last
              ? review.setFilter({ file: file.file_id, page: String(first) })
              : onLocation(file.file_id, problem.evidence[0].location)
          return (
            <button
              key={first}
              type="button"
              data-column={first}
              aria-label={t.charts.placeBar(place, some.length)}
              title={t.charts.placeBar(place, some.length)}
              onClick={show}
              className="flex h-full min-w-1 flex-1 flex-col justify-end hover:bg-sunken"
            >
              <span
                aria-hidden
                className="flex w-full flex-col-reverse gap-px"
                style={{ height: `${(some.length / most) * 100}%` }}
              >
                <SeverityShares problems={some} />
              </span>
            </button>
          )
        })}
      </div>
      <p aria-hidden className="num flex justify-between text-meta text-ink-3">
        <span>1</span>
        <span>{pages}</span>
      </p>
    </>
  )
}

function SheetBars({ t, file, problems, onLocation }: ChartProps) {
  const sheets = [...Map.groupBy(problems, ({ evidence }) => evidence[0].location.sheet ?? '')]
  const most = Math.max(1, ...sheets.map(([, some]) => some.length))
  return (
    <ul className="space-y-2">
      {sheets.map(([sheet, some]) => {
        const [problem] = some
        return (
          <li key={sheet}>
            <button
              type="button"
              className="block w-full text-left hover:underline"
              aria-label={t.charts.placeBar(sheet || t.place.document, some.length)}
              onClick={() => problem && onLocation(file.file_id, problem.evidence[0].location)}
            >
              <span className="num flex justify-between text-table">
                <span title={sheet} className="truncate">
                  {sheet || t.place.document}
                </span>{' '}
                <span>{some.length}</span>
              </span>
              <span aria-hidden className="flex h-2.5 gap-px" style={{ width: `${(some.length / most) * 100}%` }}>
                <SeverityShares problems={some} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
