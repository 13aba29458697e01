import type { ReactNode } from 'react'
import type { AudienceName, AudiencesTexts } from '../../../locales/audiences/zh-CN.ts'
import type { AudienceCase } from './audience-cases.ts'

export interface ExtractProps {
  t: AudiencesTexts
  audience: AudienceName
  shown: AudienceCase
}

const LOOKS = {
  serious: { sign: '▲', edge: 'border-seal', badge: 'bg-seal-soft text-seal', mark: 'bg-seal-soft outline-seal' },
  warning: { sign: '◆', edge: 'border-warn', badge: 'bg-warn-soft text-warn', mark: 'bg-warn-soft outline-warn' },
}

/** What the document is and in which unit it speaks. */
export function ExtractHead({ t, audience }: Pick<ExtractProps, 't' | 'audience'>) {
  const { document, unit } = t[audience].extract
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="font-semibold">{document}</p>
      <p className="text-meta text-ink-3">{unit}</p>
    </div>
  )
}

/** The lines of the extract: what agrees is ticked, the wrong figure framed. `beside` draws something of its own in a further column. */
export function ExtractTable({
  t,
  audience,
  shown,
  beside,
  below,
}: ExtractProps & { beside?: (row: number) => ReactNode; below?: (row: number) => ReactNode }) {
  const { rows } = t[audience].extract
  const { figures, wrong, ticked, severity } = shown
  const last = rows.length - 1
  const columns = beside ? 4 : 3
  return (
    <table className="num mt-3 w-full border-t border-ink text-table">
      <tbody>
        {rows.flatMap((label, index) => [
          <tr key={label} className={index === last ? 'font-semibold' : 'border-b border-line'}>
            <th scope="row" className={`py-2 pr-4 text-left ${index === last ? 'font-semibold' : 'font-normal'}`}>
              {label}
            </th>
            {beside && (
              <td aria-hidden className="w-[45%] py-2 max-sm:hidden">
                {beside(index)}
              </td>
            )}
            <td className="py-2 text-right whitespace-nowrap">
              {index === wrong ? (
                <span className={`px-1.5 outline-1 ${LOOKS[severity].mark}`}>{figures[index]}</span>
              ) : (
                figures[index]
              )}
            </td>
            <td aria-hidden className="w-7 py-2 text-right font-bold">
              {index === ticked && <span className="text-pass">✓</span>}
              {index === wrong && <span>✗</span>}
            </td>
          </tr>,
          below && index === wrong && (
            <tr key={`${label} finding`} className="font-normal">
              <td colSpan={columns} className="pb-3">
                {below(index)}
              </td>
            </tr>
          ),
        ])}
      </tbody>
    </table>
  )
}

/** The finding as the product tells it: what is printed, what it should be, how that was reckoned, and where. */
export function ExtractFinding({ t, audience, shown, edge }: ExtractProps & { edge: 'left' | 'top' }) {
  const { check, text, place } = t[audience].extract
  const { figures, wrong, severity, expected, difference, arithmetic } = shown
  const look = LOOKS[severity]
  const facts = [
    [t.common.printed, figures[wrong]],
    [t.common.expected, expected],
    [t.common.difference, difference],
  ] as const
  return (
    <div className={`px-5 py-4 sm:px-7 ${edge === 'left' ? 'border-l-4' : 'border-t-4'} ${look.edge}`}>
      <p className="flex flex-wrap items-center gap-2 text-meta text-ink-3">
        <span className={`rounded-sm px-1.5 font-semibold ${look.badge}`}>
          <span aria-hidden>{look.sign}</span> {t.common[severity]}
        </span>
        {check}
        <span className="ml-auto">{t.common.illustration}</span>
      </p>
      <p className="num mt-2">{text}</p>
      <dl className="num mt-3 grid grid-cols-3 gap-x-4 border-y border-line py-2 text-table">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd className="font-serif text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="num mt-2 text-table text-ink-2">{arithmetic}</p>
      <p className="num mt-1 text-meta text-note">{place}</p>
    </div>
  )
}
