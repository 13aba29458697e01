import type { Catalogue } from '../../i18n/define-catalogue.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Content } from '../../locales/content.ts'
import { CallToAction } from './call-to-action.tsx'
import { PageHead, Sections } from './sections.tsx'

/** A page that consists of text alone. */
export function ContentPage({ catalogue }: { catalogue: Catalogue<Content> }) {
  const content = useTexts(catalogue)
  return (
    <>
      <PageHead title={content.title} lead={content.lead} />
      <Sections sections={content.sections} />
      <CallToAction />
    </>
  )
}

/** A legal page: its text alone, narrow and numbered. */
export function LegalPage({ content }: { content: Content }) {
  return (
    <div className="wrap max-w-3xl! pb-20">
      <div className="-mx-6">
        <PageHead title={content.title} lead={content.lead} />
      </div>
      {content.sections.map(({ id, title, text, items }, index) => (
        <section key={id} id={id} className="border-t border-line py-6">
          <h2 className="font-serif text-xl">
            <span className="num mr-3 text-ink-3">{index + 1}</span>
            {title}
          </h2>
          {text && <p className="mt-2 text-ink-2">{text}</p>}
          {items && (
            <dl className="mt-2 space-y-2">
              {items.map((item) => (
                <div key={item.title}>
                  <dt className="font-semibold">{item.title}</dt>
                  <dd className="text-ink-2">{item.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
}
