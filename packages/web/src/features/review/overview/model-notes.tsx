import type { ModelReading } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewState } from '../state/use-review.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
}

/** Which analysis models were used, how far they have come, how many of their claims the document did not bear out, and whether one failed. */
export function ModelNotes({ t, review }: Props) {
  const engines = review.summary?.files.flatMap(({ engine }) => engine ?? []) ?? []
  const readings = engines.flatMap(({ reading }) => reading ?? [])
  const failed = engines.some(({ modelFailure }) => modelFailure)
  const dropped = engines.reduce((sum, engine) => sum + (engine.dropped ?? 0), 0)
  const models = [...new Set(engines.flatMap((engine) => engine.models))].join(', ')
  const [read, all] = [countOf(readings, 'read'), countOf(readings, 'excerpts')]
  const isAsking = readings.some(({ state }) => state === 'asking')
  return (
    <>
      {failed && <p className="border-l-3 border-warn bg-warn-soft px-3 py-2 text-table">{t.model.failed}</p>}
      {isAsking && (
        <p role="status" className="num text-table text-ink-2">
          {t.model.asking(read, all)}
        </p>
      )}
      {!isAsking && !failed && read < all && (
        <p className="num border-l-3 border-warn bg-warn-soft px-3 py-2 text-table">
          {t.model.partial(read, all, unreadPages(readings))}
        </p>
      )}
      {models && <p className="text-table wrap-anywhere text-ink-2">{t.model.used(models, dropped)}</p>}
    </>
  )
}

const countOf = (readings: readonly ModelReading[], name: 'read' | 'excerpts'): number =>
  readings.reduce((sum, reading) => sum + reading[name], 0)

function unreadPages(readings: readonly ModelReading[]): string {
  const stretches = readings.flatMap(({ unread }) => unread.flatMap(({ pages }) => (pages ? [pages] : [])))
  return stretches.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
