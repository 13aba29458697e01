import type { ReactNode } from 'react'
import type { ContentSection } from '../../locales/content.ts'

type Item = { title: string; text: string }

interface SectionProps {
  id?: string
  title: string
  lead?: string
  /** The paler ground; sections alternate. */
  raised?: boolean
  /** The content takes the whole width, below its heading instead of beside it. */
  wide?: boolean
  children?: ReactNode
}

/** The heading in the margin, as in a working paper, and the matter beside it. */
export function Section({ id, title, lead, raised, wide, children }: SectionProps) {
  const columns = wide ? '' : 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-12'
  return (
    <section id={id} className={raised ? 'border-y border-line bg-surface' : ''}>
      <div className={`wrap py-12 md:py-16 ${columns}`}>
        <div className={wide ? 'max-w-3xl' : ''}>
          <h2 className="font-serif text-h2">{title}</h2>
          {lead && <p className={`mt-3 max-w-prose text-ink-2 ${wide ? 'text-lg' : ''}`}>{lead}</p>}
        </div>
        {children && <div className={`min-w-0 ${wide ? 'mt-8' : 'mt-8 lg:mt-1'}`}>{children}</div>}
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

/** Terms on the left, texts on the right, with rules between: for lists that are read from top to bottom. */
export function LedgerList({ items }: { items: readonly Item[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-ink md:grid-cols-[13rem_1fr]"
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-prose text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Faq({ items }: { items: readonly Item[] }) {
  return (
    <div className="border-b border-line">
      {items.map(({ title, text }) => (
        <details key={title} className="group border-t border-line first:border-ink">
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

/** Short lists in two columns, longer ones from top to bottom. */
function Items({ items }: { items: readonly Item[] }) {
  return items.length === 2 || items.length === 4 ? <RuledList items={items} /> : <LedgerList items={items} />
}

/** A section of text. With a list or other content below it, the text becomes its introduction. */
export function TextSection({ section, raised, more }: { section: ContentSection; raised: boolean; more?: ReactNode }) {
  const { id, title, text, items } = section
  if (!items && !more)
    return (
      <Section id={id} title={title} raised={raised}>
        <p className="max-w-prose border-t border-ink pt-5 text-lg">{text}</p>
      </Section>
    )
  return (
    <Section id={id} title={title} lead={text} raised={raised}>
      {items && <Items items={items} />}
      {more}
    </Section>
  )
}

/** The sections of a text page, every second one raised. */
export function Sections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map((section, index) => <TextSection key={section.id} section={section} raised={index % 2 === 0} />)
}
