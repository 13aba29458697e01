import { SecurityPage } from '../../features/marketing/security/security-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function SecurityRoute() {
  return (
    <>
      <PageTitle page="security" />
      <SecurityPage />
    </>
  )
}
