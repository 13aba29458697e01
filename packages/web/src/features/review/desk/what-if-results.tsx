import type { ModelMove, WhatIf } from '@tickmark/document'
import type { DeskProps } from './desk-props.ts'
import { PlaceLink } from './desk-states.tsx'
import { keyOfPlace } from './trace-step.tsx'

interface Props extends Pick<DeskProps, 't' | 'onGo'> {
  told: WhatIf
}

/** The results that move, before and after, and what is not known. */
export function WhatIfResults({ t, told, onGo }: Props) {
  const { results, omitted, steady, moved, unknown, unsupported, beyondBudget } = told
  return (
    <section aria-label={t.desk.results} className="mt-3" data-what-if-results>
      <p role="status" className="num text-meta text-ink-2">
        {t.desk.summary(moved, steady)}
      </p>
      {unknown > 0 && (
        <p className="num my-1 border-l-3 border-warn bg-warn-soft px-3 py-1.5">
          {[t.desk.unknown(unknown), unsupported.join(', '), beyondBudget > 0 && t.desk.tooDear(beyondBudget)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {results.length > 0 && (
        <table className="num w-full border-collapse">
          <thead>
            <tr className="text-meta text-ink-3">
              <th scope="col" className="py-1 text-left font-normal">
                {t.desk.result}
              </th>
              <th scope="col" className="px-2 text-right font-normal">
                {t.desk.before}
              </th>
              <th scope="col" className="px-2 text-right font-normal">
                {t.desk.after}
              </th>
              <th scope="col" className="text-right font-normal">
                {t.desk.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((move) => (
              <tr key={keyOfPlace(move)} data-result={keyOfPlace(move)} className="border-t border-line align-top">
                <th scope="row" className="py-1 text-left font-normal">
                  <PlaceLink t={t} {...move} onGo={onGo} />
                </th>
                <td className="px-2 py-1 text-right">{move.before}</td>
                <td className="px-2 py-1 text-right font-semibold">{move.after ?? t.desk.notKnown}</td>
                <td className="py-1 text-right">{differenceOf(move)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {omitted > 0 && <p className="text-meta text-ink-3">{t.desk.more(omitted)}</p>}
    </section>
  )
}

const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumSignificantDigits: 6 })
const SHARE = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', style: 'percent', maximumFractionDigits: 1 })

function differenceOf({ by, share }: ModelMove): string {
  if (by === undefined) return ''
  return share === undefined ? SIGNED.format(by) : `${SIGNED.format(by)} (${SHARE.format(share)})`
}
