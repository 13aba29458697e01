import { LIMITS } from '@tickmark/contract/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { servicesCatalogue } from '../../locales/services/catalogue.ts'
import type { ServicesTexts } from '../../locales/services/zh-CN.ts'
import { CallToAction } from './call-to-action.tsx'
import { ConsultButton } from './consult-button.tsx'
import { Faq, LedgerList, PageHead, Section, Sections } from './sections.tsx'

export function ServicesPage() {
  const t = useTexts(servicesCatalogue)
  return (
    <>
      <PageHead title={t.page.title} lead={t.page.lead} />
      <Sections sections={t.page.sections} />
      <Section id="plans" title={t.plans.title} lead={t.plans.lead}>
        <PlanTable t={t} />
        <Calculator t={t} />
      </Section>
      <Section title={t.cases.title} lead={t.cases.note} raised>
        <LedgerList items={t.cases.items} />
      </Section>
      <Section title={t.faq.title}>
        <Faq items={t.faq.items} />
      </Section>
      <CallToAction />
    </>
  )
}

function PlanTable({ t }: { t: ServicesTexts }) {
  return (
    <>
      <div className="border-y-2 border-ink">
        {t.plans.items.map(({ id, name, price, text }) => (
          <div
            key={id}
            className="grid gap-x-8 gap-y-1 border-b border-line py-5 last:border-b-0 md:grid-cols-[11rem_8rem_1fr]"
          >
            <h3 className="font-serif text-xl">{name}</h3>
            <p className="font-semibold">{price}</p>
            <p className="text-ink-2">{text}</p>
          </div>
        ))}
      </div>
      <ConsultButton kind="inquiry" className="mt-6">
        {t.plans.ask}
      </ConsultButton>
    </>
  )
}

/** Up to this many reports a month, paying for each report is recommended. */
const FEW = 10
const MOST = 200

function Calculator({ t }: { t: ServicesTexts }) {
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const [reports, setReports] = useState(20)
  // The page is there before it answers: where the slider was moved meanwhile is where it stands.
  useEffect(() => setReports((known) => Number(slider.current?.value ?? known)), [])
  const quota = LIMITS.professionalReportsPerMonth
  const plan = t.plans.items[reports <= FEW ? 0 : reports <= quota ? 1 : 2]!
  return (
    <div className="mt-12">
      <h3 className="font-serif text-xl">{t.calculator.title}</h3>
      <label htmlFor={id} className="mt-3 flex justify-between text-ink-2">
        {t.calculator.label}
        <output className="num font-serif text-xl text-ink">{reports}</output>
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={MOST}
        value={reports}
        onChange={(event) => setReports(Number(event.target.value))}
        className="mt-2 w-full accent-ink"
      />
      <p aria-live="polite" className="num mt-2">
        {t.calculator.result(reports, plan.name)}{' '}
        <span className="text-ink-2">{t.calculator.share(Math.round((reports / quota) * 100))}</span>
      </p>
    </div>
  )
}
