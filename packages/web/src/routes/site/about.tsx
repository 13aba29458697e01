import { ContentPage } from '../../features/marketing/content-page.tsx'
import { aboutCatalogue } from '../../locales/about/catalogue.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function AboutPage() {
  return (
    <>
      <PageTitle page="about" />
      <ContentPage catalogue={aboutCatalogue} />
    </>
  )
}
