import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { audiencesCatalogue } from '../../../locales/audiences/catalogue.ts'
import type { AudienceName, AudiencesTexts } from '../../../locales/audiences/zh-CN.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { LedgerList, RuledList, Section } from '../sections.tsx'
import { AudienceLinks } from '../../../shell/audience-links.tsx'
import { caseOf } from './audience-cases.ts'

/** The page for those who use the product in one trade: their document, a finding in it, what is checked, how they work with it. */
export function AudiencePage({ audience }: { audience: AudienceName }) {
  const t = useTexts(audiencesCatalogue)
  const { title, lead, checks, work, limits } = t[audience]
  return (
    <>
      <div className="wrap grid items-center gap-x-12 gap-y-10 pt-14 pb-16 md:pt-20 lg:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="font-serif text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] wrap-anywhere">{title}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-2">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/#sample" size="large">
              {t.common.sample}
            </ButtonLink>
            <PageLink to="/accuracy" className="text-note underline underline-offset-4">
              {t.common.accuracy}
            </PageLink>
          </div>
        </div>
        <Extract t={t} audience={audience} />
      </div>
      <Section title={checks.title} raised>
        <RuledList items={checks.items} />
      </Section>
      <Section title={work.title}>
        <LedgerList items={work.items} />
      </Section>
      <Section title={limits.title} raised>
        <p className="max-w-prose border-t border-ink pt-5 text-lg">{limits.text}</p>
        <AudienceLinks except={audience} />
      </Section>
      <CallToAction />
    </>
  )
}

const LOOKS = {
  serious: { sign: '▲', edge: 'border-l-seal', badge: 'bg-seal-soft text-seal', mark: 'bg-seal-soft outline-seal' },
  warning: { sign: '◆', edge: 'border-l-warn', badge: 'bg-warn-soft text-warn', mark: 'bg-warn-soft outline-warn' },
}

/** A table of theirs as a reviewer leaves it: what agrees is ticked, the wrong figure struck out, its finding below. */
function Extract({ t, audience }: { t: AudiencesTexts; audience: AudienceName }) {
  const { document, unit, rows, check, text, place } = t[audience].extract
  const { figures, wrong, ticked, severity, expected, difference, arithmetic } = caseOf(audience, useLanguage())
  const last = rows.length - 1
  const look = LOOKS[severity]
  const facts = [
    [t.common.printed, figures[wrong]],
    [t.common.expected, expected],
    [t.common.difference, difference],
  ] as const
  return (
    <figure data-extract={audience} className="border border-line bg-surface shadow-sheet">
      <div className="px-5 pt-5 sm:px-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold">{document}</p>
          <p className="text-meta text-ink-3">{unit}</p>
        </div>
        <table className="num mt-3 w-full border-t border-ink text-table">
          <tbody>
            {rows.map((label, index) => (
              <tr key={label} className={index === last ? 'font-semibold' : 'border-b border-line'}>
                <th scope="row" className={`py-2 pr-4 text-left ${index === last ? 'font-semibold' : 'font-normal'}`}>
                  {label}
                </th>
                <td className="py-2 text-right whitespace-nowrap">
                  {index === wrong ? (
                    <span className={`px-1.5 outline-1 ${look.mark}`}>{figures[index]}</span>
                  ) : (
                    figures[index]
                  )}
                </td>
                <td aria-hidden className="w-7 py-2 text-right font-bold">
                  {index === ticked && <span className="text-pass">✓</span>}
                  {index === wrong && <span>✗</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={`mt-3 border-t border-l-4 border-line px-5 py-4 sm:px-7 ${look.edge}`}>
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
      </figcaption>
    </figure>
  )
}
