import type { Catalogue } from '../../locales/catalogue.ts'
import type { Content } from '../../locales/content.ts'
import { useLanguage } from '../../locales/language.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { CallToAction } from './call-to-action.tsx'
import { PageHead, Sections } from './sections.tsx'

/** A page that is text from head to foot. */
export function ContentPage({ catalogue }: { catalogue: Catalogue<Content> }) {
  const content = useTexts(catalogue)
  return (
    <>
      <PageHead title={content.title} lead={content.lead} />
      {content.pictures && <Pictures pictures={content.pictures} />}
      <Sections sections={content.sections} />
      <CallToAction />
    </>
  )
}

/** Screens of the product as it runs, in the reader's language. */
function Pictures({ pictures }: { pictures: NonNullable<Content['pictures']> }) {
  const language = useLanguage()
  return (
    <div className="wrap grid gap-8 pb-14 lg:grid-cols-2">
      {pictures.map(({ id, caption }) => (
        <figure key={id}>
          <img
            src={`/pictures/${id}-${language}.jpg`}
            alt={caption}
            width={1440}
            height={900}
            loading="lazy"
            className="h-auto w-full border border-line shadow-sheet"
          />
          <figcaption className="mt-3 text-meta text-ink-2">{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** A page of law: nothing but its text, narrow and numbered. */
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
