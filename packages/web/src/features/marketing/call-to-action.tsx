import { homeCatalogue } from '../../locales/home.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { ConsultButton } from './consult-button.tsx'

/** The last words of a page: try it, or see it. */
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
