import type { ServedClaim, ServedFigure } from '@tickmark/contract'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'

interface Props {
  t: ReviewTexts
  figure: ServedFigure
  claims: readonly ServedClaim[]
}

/** Why a figure has no tick: it takes part in what does not come out, what it was held against was too weak, or nothing was found; then what was looked for. */
export function WhyOpen({ t, figure, claims }: Props) {
  const { label, location } = figure
  const inTable = t.figure.triedInTable(label ?? figure.text)
  const inSheet = location.sheet === undefined ? inTable : [t.figure.triedInSheet, ...inTable]
  const tried = location.start === undefined ? inSheet : t.figure.triedInText
  return (
    <div className="pt-3" data-why-open>
      <h3 className="font-semibold">{t.figure.whyOpen}</h3>
      <p className="text-ink-2">{reasonOf(t, claims)}</p>
      <p className="mt-2 text-meta text-ink-3">{t.figure.tried}</p>
      <ul className="list-disc pl-5 text-ink-2">
        {tried.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function reasonOf(t: ReviewTexts, claims: readonly ServedClaim[]): string {
  if (claims.some(({ outcome }) => outcome === 'serious' || outcome === 'warning')) return t.figure.inBroken
  return claims.length > 0 ? t.figure.tooWeak(claims.length) : t.figure.nothing
}
