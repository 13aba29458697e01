import { itemAt } from '@tickmark/document'
import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { ContentSection } from '../../locales/content.ts'
import { introduceCatalogue } from '../../locales/introduce/catalogue.ts'
import type { IntroduceTexts } from '../../locales/introduce/zh-CN.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Command, FigureTable } from './measured/figure-table.tsx'
import { MEASURED, MEASURED_DAYS } from './measured/measured.ts'
import { printDays } from './measured/print-days.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductTour } from './product-tour.tsx'
import { PageHead, Section, TextSection } from './sections.tsx'

/** The product in depth. The catalogue of rules is handed in by the route, since features do not know each other. */
export function IntroducePage({ rules }: { rules: ReactNode }) {
  const t = useTexts(introduceCatalogue)
  const { title, lead, pictures = [], sections } = t.page
  const [first] = pictures
  // The content below the text of a section, by the section's id; other sections have text alone.
  const matter: Record<string, ReactNode> = { rules, measured: <Measured t={t} /> }
  return (
    <>
      <PageHead title={title} lead={lead} />
      {first && <ProductPicture {...first} eager />}
      {sections.map((section, index) => {
        const { id } = section
        if (id === 'steps')
          return (
            <Fragment key={id}>
              <ProductTour tour={t.tour} />
              <Steps section={section} />
            </Fragment>
          )
        return <TextSection key={id} section={section} raised={index % 2 === 0} more={matter[id]} />
      })}
      <CallToAction />
    </>
  )
}

/** The steps of the engine, joined by a line. */
function Steps({ section }: { section: ContentSection }) {
  const { id, title, text, items = [] } = section
  return (
    <Section id={id} title={title} lead={text} wide>
      <ol className="grid gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {items.map((item, index) => (
          <li key={item.title} className="relative border-t border-ink pt-5 pr-6">
            <span
              aria-hidden
              className="num absolute -top-3.5 left-0 flex size-7 items-center justify-center rounded-full border border-ink bg-surface text-meta font-semibold"
            >
              {index + 1}
            </span>
            <h3 className="text-base font-semibold">{item.title}</h3>
            <p className="mt-1 text-table text-ink-2">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Measured({ t: { measured } }: { t: IntroduceTexts }) {
  const { columns, rows, note } = measured
  const figures = rows.map(({ title, text }, index) => {
    const { result, command } = itemAt(MEASURED, index)
    return { what: title, on: text, result, how: <Command>{command}</Command> }
  })
  return (
    <>
      <FigureTable columns={columns} rows={figures} />
      <p className="mt-4 max-w-prose text-meta text-ink-3">
        {linkMethod(note(printDays(MEASURED_DAYS, useLanguage())))}
      </p>
      <PageLink to="/accuracy" className="mt-4 inline-block text-note underline underline-offset-4">
        {measured.more}
      </PageLink>
    </>
  )
}

const METHOD = 'docs/benchmarks.md'

/** Turns the name of the measurement record into a link: the site serves the record as a text file. */
function linkMethod(note: string): ReactNode {
  const [before, after] = note.split(METHOD)
  return (
    <>
      {before}
      <a href="/benchmarks.txt" target="_blank" className="text-note underline underline-offset-2">
        {METHOD}
      </a>
      {after}
    </>
  )
}
