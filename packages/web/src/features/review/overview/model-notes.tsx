import type { Location, ModelReading } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewState } from '../state/use-review.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
  onLocation: (fileId: string, location: Location) => void
}

/** What a model read of one file. */
interface FileReading {
  fileId: string
  reading: ModelReading
}

/** Which analysis models were used, how far they have come, how many of their claims the document did not bear out, and whether one failed. */
export function ModelNotes({ t, review, onLocation }: Props) {
  const files = (review.summary?.files ?? []).flatMap(({ file_id: fileId, engine }): FileReading[] =>
    engine?.reading ? [{ fileId, reading: engine.reading }] : [],
  )
  const engines = review.summary?.files.flatMap(({ engine }) => engine ?? []) ?? []
  const readings = files.map(({ reading }) => reading)
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
      <RestatedFigures t={t} readings={files} onLocation={onLocation} />
      <RefusedClaims t={t} refused={readings.flatMap(({ refused }) => refused)} />
    </>
  )
}

const countOf = (readings: readonly ModelReading[], name: 'read' | 'excerpts'): number =>
  readings.reduce((sum, reading) => sum + reading[name], 0)

function unreadPages(readings: readonly ModelReading[]): string {
  const stretches = readings.flatMap(({ unread }) => unread.flatMap(({ pages }) => (pages ? [pages] : [])))
  return stretches.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** Each claim that is not shown, with the reason: who wants to know what was left out can read it. */
function RefusedClaims({ t, refused }: { t: ReviewTexts; refused: ModelReading['refused'] }) {
  if (refused.length === 0) return null
  const reasons: Record<string, string> = t.model.refusals
  return (
    <details className="text-table">
      <summary className="num cursor-pointer text-note">{t.model.refused(refused.length)}</summary>
      <ul className="mt-2 space-y-2">
        {refused.map(({ reason, title, quote }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two claims may be alike; their order never changes
          <li key={index} className="border-l-2 border-line pl-2 wrap-anywhere">
            <span className="block text-meta text-ink-3">{reasons[reason] ?? reason}</span>
            {[title, quote].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface RestatedProps extends Pick<Props, 't' | 'onLocation'> {
  readings: readonly FileReading[]
}

/** Open figures of the text with the cells that the model says they restate: two places to be held against one another. */
function RestatedFigures({ t, readings, onLocation }: RestatedProps) {
  const all = readings.flatMap(({ fileId, reading }) => reading.restated.map((tick) => ({ fileId, ...tick })))
  if (all.length === 0) return null
  return (
    <details className="text-table">
      <summary className="num cursor-pointer text-note">{t.model.restated(all.length)}</summary>
      <ul className="num mt-2 space-y-2">
        {all.map(({ fileId, figure, source }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two figures may be alike; their order never changes
          <li key={index} className="border-l-2 border-line pl-2 wrap-anywhere">
            {[figure, source].map((place, at) => (
              <button
                key={at === 0 ? 'figure' : 'source'}
                type="button"
                className="mr-2 text-note underline underline-offset-2"
                onClick={() => onLocation(fileId, place.location)}
              >
                {[place.label, place.text].filter(Boolean).join(': ')}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
