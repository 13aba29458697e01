import { AccuracyPage } from '../../features/marketing/accuracy-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function AccuracyRoute() {
  return (
    <>
      <PageTitle page="accuracy" />
      <AccuracyPage />
    </>
  )
}
