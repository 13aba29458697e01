import { AudiencePage } from '../../features/marketing/audience/audience-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export const Auditors = () => <AudienceRoute audience="auditors" />
export const Investors = () => <AudienceRoute audience="investors" />
export const Brokers = () => <AudienceRoute audience="brokers" />
export const Funds = () => <AudienceRoute audience="funds" />

function AudienceRoute({ audience }: Parameters<typeof AudiencePage>[0]) {
  return (
    <>
      <PageTitle page={audience} />
      <AudiencePage audience={audience} />
    </>
  )
}
