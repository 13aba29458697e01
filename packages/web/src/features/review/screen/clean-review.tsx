import type { FigureState, Location } from '@tickmark/document'
import { formatNumber } from '../../../i18n/format.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { CoverageList } from '../overview/coverage-list.tsx'
import { ShortName } from '../overview/short-name.tsx'
import { fileNameIn } from '../source/place-text.ts'
import type { ReviewState } from '../state/use-review.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
  onWalk: (state: FigureState) => void
  onLocation: (fileId: string, location: Location) => void
}

/** No problem is no proof: what was held against what, section by section, and a way through the figures that nothing was found for. */
export function CleanReview({ t, review: { summary, files }, onWalk, onLocation }: Props) {
  if (!summary) return null
  const { verified, unverified, total } = summary.figure_counts
  const covered = summary.files.flatMap(({ file_id, coverage }) => (coverage ? [{ file_id, coverage }] : []))
  return (
    <div data-clean className="p-4">
      <p className="font-serif text-lg">{t.none.title}</p>
      <p className="mt-1 text-table text-ink-2">
        {summary.scores?.trust === null ? t.none.unchecked : t.none.text(verified, total)}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 text-table empty:hidden">
        {verified > 0 && (
          <WalkButton onPress={() => onWalk('verified')}>{t.none.walkVerified(formatNumber(verified))}</WalkButton>
        )}
        {unverified > 0 && (
          <WalkButton onPress={() => onWalk('unverified')}>{t.none.walkOpen(formatNumber(unverified))}</WalkButton>
        )}
      </p>
      {covered.length > 0 && <h2 className="mt-6 mb-2 font-serif text-lg">{t.checked.title}</h2>}
      {covered.map(({ file_id, coverage }) => (
        <div key={file_id} className="mb-4">
          {files.length > 1 && <ShortName name={fileNameIn(files, file_id)} />}
          <CoverageList {...{ t, coverage }} onShow={(location) => onLocation(file_id, location)} />
        </div>
      ))}
    </div>
  )
}

function WalkButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className="min-h-8 text-left text-note underline underline-offset-4" onClick={onPress}>
      {children}
    </button>
  )
}
