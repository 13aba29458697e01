import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyWithQueries } from '../../api/lazy-with-queries.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { contactCatalogue } from '../../locales/contact/catalogue.ts'
import { buttonClass } from '../../ui/button.tsx'
import { WhenNear } from '../../ui/when-near.tsx'
import { Channels } from './channels.tsx'
import { ConsultButton } from './consult-button.tsx'
import { Faq, PageHead, RuledList, Section } from './sections.tsx'

// The form loads zod and react-hook-form, so it loads when it is nearly in sight.
const RequestProgress = lazyWithQueries(() => import('./request-progress.tsx'))
const PageEnquiry = lazyWithQueries(() => import('./page-enquiry.tsx'))

/** `/contact?request=ID` tells how far a request has come; `/contact#trial` and `/contact#booking` open their form. */
export function ContactPage() {
  const t = useTexts(contactCatalogue)
  const { search } = useLocation()
  const [asked, setAsked] = useState<string | null>(null)
  // Not at the first rendering, which must equal the page rendered in advance, where no query is known.
  useEffect(() => setAsked(new URLSearchParams(search).get('request')), [search])
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="#enquiry" className={buttonClass('primary', 'large')}>
            {t.form.inquiry}
          </a>
          <ConsultButton kind="trial" anchor="trial" look="secondary" size="large">
            {t.form.trial}
          </ConsultButton>
          <ConsultButton kind="booking" anchor="booking" look="secondary" size="large">
            {t.form.booking}
          </ConsultButton>
        </div>
        {asked && (
          <Suspense fallback={null}>
            <RequestProgress t={t} id={asked} />
          </Suspense>
        )}
      </PageHead>
      <Section title={t.channels.title} raised>
        <Channels t={t} />
      </Section>
      <Section id="enquiry" title={t.form.title}>
        <WhenNear className="min-h-[680px] max-w-3xl sm:min-h-[560px]">
          <PageEnquiry />
        </WhenNear>
      </Section>
      <Section title={t.process.title} raised>
        <RuledList
          items={t.process.items.map(({ title, text }, index) => ({ title: `${index + 1}. ${title}`, text }))}
        />
      </Section>
      <Section title={t.faq.title}>
        <Faq items={t.faq.items} />
      </Section>
    </>
  )
}
