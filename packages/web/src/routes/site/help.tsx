import { ContentPage } from '../../features/marketing/content-page.tsx'
import { helpCatalogue } from '../../locales/help/catalogue.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function HelpPage() {
  return (
    <>
      <PageTitle page="help" />
      <ContentPage catalogue={helpCatalogue} />
    </>
  )
}
