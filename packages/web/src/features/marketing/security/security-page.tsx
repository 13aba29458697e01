import { useTexts } from '../../../i18n/use-texts.ts'
import { securityCatalogue } from '../../../locales/security/catalogue.ts'
import { CallToAction } from '../call-to-action.tsx'
import { PageHead, Section, TextSection } from '../sections.tsx'
import { ContainmentTable } from './containment-table.tsx'

/** Who sees a file and what a hostile one can do, with the table of what was attempted and with what is not covered. */
export function SecurityPage() {
  const { title, lead, sections, containment } = useTexts(securityCatalogue)
  return (
    <>
      <PageHead title={title} lead={lead}>
        <nav
          aria-label={containment.contents}
          className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-ink pt-3 text-table"
        >
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`} className="py-1 hover:underline">
              {section.title}
            </a>
          ))}
        </nav>
      </PageHead>
      {sections.map((section, index) => {
        const { id, title: heading, text } = section
        if (id !== 'isolation') return <TextSection key={id} section={section} raised={index % 2 === 0} />
        return (
          <Section key={id} id={id} title={heading} lead={text} wide raised={index % 2 === 0}>
            <ContainmentTable t={containment} />
            <p className="mt-4 max-w-prose text-meta text-ink-3">{containment.note}</p>
          </Section>
        )
      })}
      <CallToAction />
    </>
  )
}
