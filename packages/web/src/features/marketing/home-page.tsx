import { FileSearch } from 'lucide-react'
import { homeCatalogue } from '../../locales/home.ts'
import type { HomeTexts } from '../../locales/home.zh-CN.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CallToAction } from './call-to-action.tsx'
import { HeroSheet } from './hero-sheet.tsx'
import { LedgerList, RuledList, Section } from './sections.tsx'

/** The home page. The live sample is handed in by the route, since features do not know each other. */
export function HomePage({ sample }: { sample: React.ReactNode }) {
  const t = useTexts(homeCatalogue)
  return (
    <>
      <Hero t={t} />
      <Statistics t={t} />
      <Section title={t.checks.title}>
        <RuledList items={t.checks.items} />
      </Section>
      <Section title={t.trace.title} lead={t.trace.lead} raised>
        <ol className="grid gap-x-8 md:grid-cols-4">
          {t.trace.steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink py-4">
              <span className="num font-serif text-3xl text-ink-3">{index + 1}</span>
              <h3 className="mt-1 text-lg">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="sample" title={t.live.title} lead={t.live.lead}>
        {sample}
      </Section>
      <Section title={t.scores.title} lead={t.scores.lead} raised>
        <dl className="grid gap-x-12 md:grid-cols-3">
          {t.scores.items.map(({ title, text }) => (
            <div key={title} className="border-t border-ink py-5">
              <dt className="font-serif text-2xl">{title}</dt>
              <dd className="mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t.why.title}>
        <LedgerList items={t.why.items} />
      </Section>
      <Section title={t.who.title} raised>
        <LedgerList items={t.who.items} />
      </Section>
      <Section title={t.review.title}>
        <RuledList items={t.review.items} />
      </Section>
      <Section title={t.data.title} raised>
        <LedgerList items={t.data.items} />
      </Section>
      <CallToAction />
    </>
  )
}

function Hero({ t }: { t: HomeTexts }) {
  return (
    <div className="wrap grid items-center gap-12 pt-10 pb-20 lg:grid-cols-[5fr_6fr] lg:pt-16">
      <div>
        <p className="font-medium text-seal">{t.kicker}</p>
        <h1 className="mt-4 font-serif text-display">
          {t.title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-prose text-lg text-ink-2">{t.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/ocr" size="large">
            <FileSearch aria-hidden className="size-5" />
            {t.upload}
          </ButtonLink>
          <a href="#sample" className={buttonClass('secondary', 'large')}>
            {t.seeSample}
          </a>
        </div>
        <p className="mt-4">
          <PageLink to="/introduce" className="text-note underline underline-offset-4">
            {t.more}
          </PageLink>
        </p>
        <p className="mt-4 max-w-prose text-meta text-ink-3">{t.note}</p>
      </div>
      <HeroSheet t={t.sheet} />
    </div>
  )
}

function Statistics({ t }: { t: HomeTexts }) {
  return (
    <section aria-label={t.stats.title} className="border-y border-line bg-surface">
      <dl className="wrap grid gap-x-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {t.stats.items.map(({ value, label }) => (
          <div key={value} className="flex flex-col-reverse justify-end py-3">
            <dt className="text-table text-ink-2">{label}</dt>
            <dd className="num mb-1 font-serif text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
