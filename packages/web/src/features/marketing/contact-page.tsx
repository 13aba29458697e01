import { contactCatalogue } from '../../locales/contact.ts'
import type { ContactTexts } from '../../locales/contact.zh-CN.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { CHANNELS } from './channels.ts'
import { ConsultButton } from './consult-button.tsx'
import { Faq, PageHead, RuledList, Section } from './sections.tsx'

/** `/contact#trial` and `/contact#booking` open their form. */
export function ContactPage() {
  const t = useTexts(contactCatalogue)
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        <div className="mt-8 flex flex-wrap gap-3">
          <ConsultButton kind="inquiry" size="large">
            {t.form.inquiry}
          </ConsultButton>
          <ConsultButton kind="trial" anchor="trial" look="secondary" size="large">
            {t.form.trial}
          </ConsultButton>
          <ConsultButton kind="booking" anchor="booking" look="secondary" size="large">
            {t.form.booking}
          </ConsultButton>
        </div>
      </PageHead>
      <Section title={t.channels.title} raised>
        <Channels t={t} />
      </Section>
      <Section title={t.process.title}>
        <RuledList
          items={t.process.items.map(({ title, text }, index) => ({ title: `${index + 1}. ${title}`, text }))}
        />
      </Section>
      <Section title={t.faq.title} raised>
        <Faq items={t.faq.items} />
      </Section>
    </>
  )
}

function Channels({ t }: { t: ContactTexts }) {
  const { channels } = t
  const link = 'text-note underline underline-offset-4'
  const entries = [
    {
      title: channels.email,
      value: (
        <a className={link} href={`mailto:${CHANNELS.email}`}>
          {CHANNELS.email}
        </a>
      ),
    },
    {
      title: channels.phone,
      value: (
        <a className={`num ${link}`} href={`tel:${CHANNELS.phone.replaceAll(' ', '')}`}>
          {CHANNELS.phone}
        </a>
      ),
    },
    { title: channels.online, value: channels.onlineText },
    { title: channels.demo, value: channels.demoText },
    { title: channels.hours, value: channels.hoursText },
  ]
  return (
    <dl className="border-b border-line">
      {entries.map(({ title, value }) => (
        <div key={title} className="grid gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[18rem_1fr]">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
