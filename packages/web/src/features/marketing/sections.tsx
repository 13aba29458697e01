import type { ReactNode } from 'react'
import type { ContentSection } from '../../locales/content.ts'

type Item = { title: string; text: string }

interface SectionProps {
  id?: string
  title: string
  lead?: string
  /** The paler ground; sections alternate. */
  raised?: boolean
  children?: ReactNode
}

export function Section({ id, title, lead, raised, children }: SectionProps) {
  return (
    <section id={id} className={raised ? 'border-y border-line bg-surface' : ''}>
      <div className="wrap py-12 md:py-16">
        <h2 className="max-w-3xl font-serif text-h2">{title}</h2>
        {lead && <p className="mt-3 max-w-prose text-lg text-ink-2">{lead}</p>}
        {children && <div className="mt-8">{children}</div>}
      </div>
    </section>
  )
}

/** Entries under ink rules, in two columns where there is room. */
export function RuledList({ items }: { items: readonly Item[] }) {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title} className="border-t border-ink py-5">
          <dt className="text-lg font-semibold">{title}</dt>
          <dd className="mt-1 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Term on the left, text on the right, ruled: for what is read from top to bottom. */
export function LedgerList({ items }: { items: readonly Item[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ title, text }) => (
        <div key={title} className="grid gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[18rem_1fr]">
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-prose text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Faq({ items }: { items: readonly Item[] }) {
  return (
    <div className="max-w-3xl border-b border-line">
      {items.map(({ title, text }) => (
        <details key={title} className="group border-t border-line">
          <summary className="flex list-none items-center justify-between gap-4 py-4 font-semibold">
            {title}
            <span aria-hidden className="text-xl text-ink-3 group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="pb-5 text-ink-2">{text}</p>
        </details>
      ))}
    </div>
  )
}

export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="wrap pt-14 pb-10 md:pt-20">
      <h1 className="max-w-4xl font-serif text-[clamp(2rem,1.4rem+2.4vw,3.25rem)]">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{lead}</p>
      {children}
    </div>
  )
}

/** The sections of a text page, every second one raised. */
export function Sections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map(({ id, title, text, items }, index) => (
    <Section key={id} id={id} title={title} lead={text} raised={index % 2 === 0}>
      {items && (items.length > 4 ? <LedgerList items={items} /> : <RuledList items={items} />)}
    </Section>
  ))
}
