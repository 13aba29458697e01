import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { audiencesCatalogue } from '../../../locales/audiences/catalogue.ts'
import type { AudienceName, AudiencesTexts } from '../../../locales/audiences/zh-CN.ts'
import { AudienceLinks } from '../../../shell/audience-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { LedgerList, RuledList, Section } from '../sections.tsx'
import { caseOf } from './audience-cases.ts'
import type { ExtractProps } from './extract-parts.tsx'
import { BridgeExtract, GrowthExtract, PortfolioExtract, StatementExtract } from './extracts.tsx'
import { NoteColumns, StepLine, StepPath, TickLegend } from './item-lists.tsx'

type Parts = Pick<AudiencesTexts[AudienceName], 'checks' | 'work'>

/** How a page is put together: around the document of its readers, each in its own way. */
interface Composition {
  head: (words: ReactNode, extract: ReactNode) => ReactNode
  extract: (props: ExtractProps) => ReactNode
  body: (parts: Parts) => ReactNode
}

const COMPOSITIONS: Record<AudienceName, Composition> = {
  // A working paper: the statement, then the legend of its ticks, then the way to the signatures.
  auditors: {
    head: (words, extract) => (
      <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[5fr_6fr]">
        <div>{words}</div>
        {extract}
      </div>
    ),
    extract: StatementExtract,
    body: ({ checks, work }) => (
      <>
        <Section title={checks.title} raised wide>
          <TickLegend items={checks.items} />
        </Section>
        <Section title={work.title} wide>
          <StepLine items={work.items} />
        </Section>
      </>
    ),
  },
  // A deal: the bridge over the whole width, then what is checked beside what is done.
  investors: {
    head: (words, extract) => (
      <>
        <div className="mb-10 max-w-4xl">{words}</div>
        {extract}
      </>
    ),
    extract: BridgeExtract,
    body: ({ checks, work }) => (
      <div className="border-y border-line bg-surface">
        <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[7fr_5fr]">
          <section>
            <h2 className="mb-6 font-serif text-h2">{checks.title}</h2>
            <LedgerList items={checks.items} />
          </section>
          <section>
            <h2 className="mb-6 font-serif text-h2">{work.title}</h2>
            <StepPath items={work.items} />
          </section>
        </div>
      </div>
    ),
  },
  // A research note: its chart first, then columns of text, then how it goes out.
  brokers: {
    head: (words, extract) => (
      <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <div className="lg:order-2">{words}</div>
        {extract}
      </div>
    ),
    extract: GrowthExtract,
    body: ({ checks, work }) => (
      <>
        <Section title={checks.title} raised wide>
          <NoteColumns items={checks.items} />
        </Section>
        <Section title={work.title} wide>
          <StepLine items={work.items} />
        </Section>
      </>
    ),
  },
  // A periodic report: the list over the whole width, its finding within.
  funds: {
    head: (words, extract) => (
      <>
        <div className="mb-10 max-w-4xl">{words}</div>
        {extract}
      </>
    ),
    extract: PortfolioExtract,
    body: ({ checks, work }) => (
      <>
        <Section title={checks.title} raised wide>
          <RuledList items={checks.items} />
        </Section>
        <Section title={work.title}>
          <StepPath items={work.items} />
        </Section>
      </>
    ),
  },
}

/** A heading breaks between for whom and for when, before it breaks within either. */
const AFTER_COLON = /(?<=：|: )/

/** The page for those who use the product in one trade: their document, a finding in it, what is checked, how they work with it. */
export function AudiencePage({ audience }: { audience: AudienceName }) {
  const t = useTexts(audiencesCatalogue)
  const { title, lead, limits } = t[audience]
  const { head, extract: Extract, body } = COMPOSITIONS[audience]
  const shown = caseOf(audience, useLanguage())
  const words = (
    <>
      <h1 className="font-serif text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] wrap-anywhere">
        {title.split(AFTER_COLON).map((part) => (
          <span key={part} className="inline-block whitespace-pre-wrap">
            {part}
          </span>
        ))}
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{lead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to="/#sample" size="large">
          {t.common.sample}
        </ButtonLink>
        <PageLink to="/accuracy" className="text-note underline underline-offset-4">
          {t.common.accuracy}
        </PageLink>
      </div>
    </>
  )
  return (
    <>
      <div className="wrap pt-14 pb-16 md:pt-20">{head(words, <Extract {...{ t, audience, shown }} />)}</div>
      {body(t[audience])}
      <Section title={limits.title} raised={audience !== 'investors'}>
        <p className="max-w-prose border-t border-ink pt-5 text-lg">{limits.text}</p>
        <AudienceLinks except={audience} />
      </Section>
      <CallToAction />
    </>
  )
}
