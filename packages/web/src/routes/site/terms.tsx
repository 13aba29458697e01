import { LegalPage } from '../../features/marketing/content-page.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { legalCatalogue } from '../../locales/legal/catalogue.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function TermsPage() {
  const { terms } = useTexts(legalCatalogue)
  return (
    <>
      <PageTitle page="terms" />
      <LegalPage content={terms} />
    </>
  )
}
