import { LegalPage } from '../features/marketing/content-page.tsx'
import { legalCatalogue } from '../locales/legal.ts'
import { useTexts } from '../locales/use-texts.ts'
import { PageTitle } from '../ui/page-title.tsx'

export default function PrivacyPage() {
  const { privacy } = useTexts(legalCatalogue)
  return (
    <>
      <PageTitle page="privacy" />
      <LegalPage content={privacy} />
    </>
  )
}
