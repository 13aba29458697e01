import { Queries } from '../../api/queries.tsx'
import { ContactPage } from '../../features/marketing/contact-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ContactRoute() {
  return (
    <>
      <PageTitle page="contact" />
      <Queries>
        <ContactPage />
      </Queries>
    </>
  )
}
