import type { Location } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { fileNameIn, placeText } from '../source/place-text.ts'
import type { ReviewedFile, ReviewSummary } from '../source/review-source.ts'

interface Props {
  t: ReviewTexts
  files: readonly ReviewedFile[]
  summary: ReviewSummary
  onLocation: (fileId: string, location: Location) => void
}

/** Findings put aside by the firm's own settings: they do not count, and stay on record with the reason. */
export function PutAside({ t, files, summary, onLocation }: Props) {
  return (
    <>
      <p className="mb-2 text-meta text-ink-3">{t.putAside.text}</p>
      <ul className="text-table" data-put-aside>
        {summary.files.flatMap(({ file_id, put_aside }) =>
          put_aside.map(({ text, location, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be alike; their order never changes
            <li key={`${file_id}-${index}`} className="border-t border-line py-2">
              <p className="font-semibold">{text.title}</p>
              <p className="text-ink-2 wrap-anywhere">{text.message}</p>
              <button
                type="button"
                onClick={() => onLocation(file_id, location)}
                className="num text-meta text-note underline underline-offset-2 wrap-anywhere"
              >
                {[fileNameIn(files, file_id), placeText(t, location)].filter(Boolean).join(' · ')}
              </button>
              <p className="wrap-anywhere">
                <span className="text-ink-3">{t.putAside.reason}: </span>
                {reason}
              </p>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
