import { ContentPage } from '../../features/marketing/content-page.tsx'
import { changelogCatalogue } from '../../locales/changelog/catalogue.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ChangelogPage() {
  return (
    <>
      <PageTitle page="changelog" />
      <ContentPage catalogue={changelogCatalogue} />
    </>
  )
}
