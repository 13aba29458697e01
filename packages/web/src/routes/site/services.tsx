import { ServicesPage } from '../../features/marketing/services-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ServicesRoute() {
  return (
    <>
      <PageTitle page="services" />
      <ServicesPage />
    </>
  )
}
