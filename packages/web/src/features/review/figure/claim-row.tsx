import type { ServedClaim, ServedFigure } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import { useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { certaintyOf } from '../findings/certainty.ts'
import { splitArithmetic } from '../findings/split-arithmetic.ts'
import { fileNameIn, placeText } from '../source/place-text.ts'
import type { ReviewedFile } from '../source/review-source.ts'

interface Props {
  t: ReviewTexts
  files: readonly ReviewedFile[]
  figure: ServedFigure
  claim: ServedClaim
  onLocation: (fileId: string, location: Location) => void
}

const SIGNS = {
  agrees: ['✓', 'text-pass'],
  weak: ['○', 'text-ink-3'],
  serious: ['✗', 'text-seal'],
  warning: ['✗', 'text-warn'],
  silent: ['○', 'text-ink-3'],
} as const

/** One thing that a figure was held against: what became of it, its arithmetic, what spoke for and against, and its places. */
export function ClaimRow({ t, files, figure, claim, onLocation }: Props) {
  const [sign, look] = SIGNS[claim.outcome]
  const { probability, likelihood, reasons } = claim
  return (
    <li className="border-t border-line py-3 first:border-t-0" data-claim={claim.outcome}>
      <p className="font-semibold">
        <span aria-hidden className={`mr-1.5 ${look}`}>
          {sign}
        </span>
        {claim.kind}
      </p>
      <p className="text-ink-2">{claim.text}</p>
      <ClaimArithmetic {...{ figure, claim, onLocation }} label={t.keyFigures.show} />
      {probability !== undefined && (
        <p className="mt-1.5" title={likelihood}>
          {t.evidence.certainty[certaintyOf(probability)]}
        </p>
      )}
      <Reasons title={t.figure.speaksFor} reasons={reasons.filter(({ speaks }) => speaks === 'for')} />
      <Reasons title={t.figure.speaksAgainst} reasons={reasons.filter(({ speaks }) => speaks === 'against')} />
      <Places {...{ t, files, claim, onLocation }} />
    </li>
  )
}

/** The arithmetic; each number that the document prints leads to where it stands. */
function ClaimArithmetic({
  figure,
  claim,
  label,
  onLocation,
}: Omit<Props, 't' | 'files'> & { label: (of: string) => string }) {
  const { file_id, location, text } = figure
  const evidence = [{ file_id, location, text, label: figure.label }, ...claim.evidence]
  return (
    <p className="num mt-1.5 rounded-sm bg-sunken px-3 py-2 wrap-anywhere">
      {splitArithmetic(claim.arithmetic, evidence).map(({ start, text: part, evidenceIndex }) => {
        const piece = evidenceIndex === undefined ? undefined : evidence[evidenceIndex]
        if (!piece) return <span key={start}>{part}</span>
        return (
          <button
            key={start}
            type="button"
            title={label(piece.label ?? part)}
            onClick={() => onLocation(piece.file_id, piece.location)}
            className="text-note underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            {part}
          </button>
        )
      })}
    </p>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: ServedClaim['reasons'] }) {
  if (reasons.length === 0) return null
  return (
    <div className="mt-1.5 text-meta">
      <p className="text-ink-3">{title}</p>
      <ul className="list-disc pl-5 text-ink-2">
        {reasons.map(({ fact }) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

/** Places shown at first: a total may have forty parts. */
const SHOWN = 5

function Places({ t, files, claim: { evidence }, onLocation }: Omit<Props, 'figure'>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? evidence : evidence.slice(0, SHOWN)
  return (
    <ul className="mt-1.5">
      {shown.map(({ file_id, location, label, value, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two pieces may be alike; their order never changes
        <li key={index} className="border-t border-line first:border-t-0">
          <button
            type="button"
            data-operand={index}
            onClick={() => onLocation(file_id, location)}
            className="num flex w-full flex-wrap items-baseline gap-x-2 py-1.5 text-left hover:bg-sunken"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{label ?? text}</span>
            <span className="font-medium">{value ?? text}</span>
            <span className="w-full text-meta text-note underline underline-offset-2">
              {[fileNameIn(files, file_id), placeText(t, location)].filter(Boolean).join(' · ')}
            </span>
          </button>
        </li>
      ))}
      {shown.length < evidence.length && (
        <li>
          <button
            type="button"
            className="py-1.5 text-note underline underline-offset-4"
            onClick={() => setWhole(true)}
          >
            {t.figure.allPlaces(evidence.length)}
          </button>
        </li>
      )}
    </ul>
  )
}
