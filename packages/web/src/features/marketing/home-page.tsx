import { FileSearch, GitCompareArrows, Link2, Scale, Sigma } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { homeCatalogue } from '../../locales/home/catalogue.ts'
import type { HomeTexts } from '../../locales/home/zh-CN.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { AudienceLinks } from '../../shell/audience-links.tsx'
import { CallToAction } from './call-to-action.tsx'
import { HeroSheet } from './hero-sheet.tsx'
import { LedgerList, RuledList, Section } from './sections.tsx'
import { Trace } from './trace-figures.tsx'

interface Props {
  /** What the reviewing feature shows of the bundled report; handed in by the route, since features do not know each other. */
  sample: ReactNode
  scores: ReactNode
}

export function HomePage({ sample, scores }: Props) {
  const t = useTexts(homeCatalogue)
  return (
    <>
      <Hero t={t} />
      <Statistics t={t} />
      <Section title={t.checks.title}>
        <Checks items={t.checks.items} />
      </Section>
      <Section title={t.trace.title} lead={t.trace.lead} raised wide>
        <Trace t={t} />
      </Section>
      <Section id="sample" title={t.live.title} lead={t.live.lead} wide>
        {sample}
      </Section>
      <Section title={t.scores.title} lead={t.scores.lead} raised wide>
        {scores}
        {/* In the columns of the scores above, which show the names where they stand side by side. */}
        <dl className="mt-6 grid gap-x-12 md:grid-cols-3">
          {t.scores.items.map(({ title, text }) => (
            <div key={title} className="py-2">
              <dt className="font-semibold md:sr-only">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t.why.title}>
        <LedgerList items={t.why.items} />
      </Section>
      <Section title={t.who.title} raised>
        <LedgerList items={t.who.items} />
        <AudienceLinks />
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

const CHECK_ICONS = [Sigma, GitCompareArrows, Scale, Link2]

function Checks({ items }: { items: HomeTexts['checks']['items'] }) {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {items.map(({ title, text }, index) => {
        const Icon = CHECK_ICONS[index]!
        return (
          <div key={title} className="grid grid-cols-[2rem_1fr] border-t border-ink py-5">
            <Icon aria-hidden strokeWidth={1.5} className="mt-1 size-5 text-ink-2" />
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="col-start-2 mt-1 text-ink-2">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function Statistics({ t }: { t: HomeTexts }) {
  return (
    <section aria-label={t.stats.title} className="border-y border-line bg-surface">
      <dl className="wrap grid grid-cols-2 gap-x-8 gap-y-4 pt-10 pb-4 lg:grid-cols-4">
        {t.stats.items.map(({ value, label }) => (
          <div key={value} className="flex flex-col-reverse justify-end py-3">
            <dt className="text-table text-ink-2">{label}</dt>
            <dd className="num mb-1 font-serif text-3xl font-semibold md:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap pb-8">
        <PageLink to="/accuracy" className="text-meta text-note underline underline-offset-4">
          {t.stats.method}
        </PageLink>
      </p>
    </section>
  )
}
