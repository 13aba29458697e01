import { useTexts } from '../../i18n/use-texts.ts'
import { homeCatalogue } from '../../locales/home/catalogue.ts'
import { ConsultButton } from './consult-button.tsx'

/** The end of a page: links to try the product or to see it. */
export function CallToAction() {
  const { cta } = useTexts(homeCatalogue)
  return (
    <section className="border-t border-line bg-surface">
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-14">
        <div>
          <h2 className="font-serif text-2xl">{cta.title}</h2>
          <p className="mt-2 max-w-prose text-ink-2">{cta.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ConsultButton kind="trial" size="large">
            {cta.trial}
          </ConsultButton>
          <ConsultButton kind="booking" look="secondary" size="large">
            {cta.booking}
          </ConsultButton>
        </div>
      </div>
    </section>
  )
}
