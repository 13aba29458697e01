import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { PageLink } from '../ui/page-link.tsx'

/** Who has a page of his own. */
export const AUDIENCES = ['auditors', 'investors', 'brokers', 'funds'] as const

/** The pages for each trade, but for the one that is shown. */
export function AudienceLinks({ except }: { except?: (typeof AUDIENCES)[number] }) {
  const t = useTexts(shellCatalogue)
  return (
    <nav aria-label={t.footer.audiences} className="mt-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-table">
        {AUDIENCES.filter((audience) => audience !== except).map((audience) => (
          <li key={audience}>
            <PageLink to={`/${audience}`} className="inline-block py-0.5 text-note underline underline-offset-4">
              {t.titles[audience]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
