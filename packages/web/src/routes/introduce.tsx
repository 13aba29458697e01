import { ContentPage } from '../features/marketing/content-page.tsx'
import { introduceCatalogue } from '../locales/introduce.ts'
import { PageTitle } from '../ui/page-title.tsx'

export default function IntroducePage() {
  return (
    <>
      <PageTitle page="introduce" />
      <ContentPage catalogue={introduceCatalogue} />
    </>
  )
}
