import { lazyWithQueries } from '../../api/lazy-with-queries.tsx'
import { IntroducePage } from '../../features/marketing/introduce-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { WhenNear } from '../../ui/when-near.tsx'

const RuleCatalogue = lazyWithQueries(() => import('../../features/review/rule-catalogue.tsx'))

const RULES = (
  <WhenNear className="mt-8 min-h-[360px]">
    <RuleCatalogue />
  </WhenNear>
)

export default function IntroduceRoute() {
  return (
    <>
      <PageTitle page="introduce" />
      <IntroducePage rules={RULES} />
    </>
  )
}
