import type { SecurityTexts } from '../../../locales/security/zh-CN.ts'
import { ATTEMPTS, type Attempt, LEVELS, type Outcome } from './containment.ts'

const NAMES = Object.keys(ATTEMPTS) as Attempt[]

/** What a file that has taken its reader over can do, at each level of isolation; on a phone one attempt below the other. */
export function ContainmentTable({ t }: { t: SecurityTexts['containment'] }) {
  return (
    <table className="w-full border-t border-ink text-left text-table max-md:block">
      <caption className="sr-only">{t.caption}</caption>
      <thead className="text-meta text-ink-3 max-md:sr-only">
        <tr className="border-b border-line align-bottom">
          <th className="py-2 font-medium">{t.attempt}</th>
          {LEVELS.map((level) => (
            <th key={level} scope="col" className="w-32 py-2 pl-4 font-medium">
              <code>{level}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {NAMES.map((name) => (
          <tr
            key={name}
            className="border-b border-line align-baseline max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-3"
          >
            <th
              scope="row"
              className="py-3 pr-4 font-normal max-md:col-span-2 max-md:pt-0 max-md:pb-2 max-md:font-semibold"
            >
              {t.attempts[name]}
            </th>
            {ATTEMPTS[name].map((outcome, index) => (
              <td key={LEVELS[index]} className="py-3 pl-4 whitespace-nowrap max-md:py-1 max-md:pl-0">
                <code className="block text-meta text-ink-3 md:hidden">{LEVELS[index]}</code>
                <Mark outcome={outcome} label={t.outcomes[outcome]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SIGNS: Record<Outcome, { sign: string; look: string }> = {
  no: { sign: '✓', look: 'text-pass' },
  yes: { sign: '▲', look: 'text-warn' },
  asService: { sign: '◆', look: 'text-warn' },
}

function Mark({ outcome, label }: { outcome: Outcome; label: string }) {
  const { sign, look } = SIGNS[outcome]
  return (
    <span className={look}>
      <span aria-hidden className="mr-1.5">
        {sign}
      </span>
      {label}
    </span>
  )
}
