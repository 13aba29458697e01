import { lazyWithQueries } from '../../api/lazy-with-queries.tsx'
import { HomePage } from '../../features/marketing/home-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { WhenNear } from '../../ui/when-near.tsx'

const LiveSample = lazyWithQueries(() => import('../../features/review/live-sample.tsx'))
const SampleScores = lazyWithQueries(() => import('../../features/review/sample-scores.tsx'))

// The reviewer is a large chunk: it loads when it is nearly in sight.
const SAMPLE = (
  <WhenNear className="min-h-[680px] border border-line bg-sunken">
    <LiveSample />
  </WhenNear>
)
const SCORES = (
  <WhenNear className="min-h-96 md:min-h-64">
    <SampleScores />
  </WhenNear>
)

export default function HomeRoute() {
  return (
    <>
      <PageTitle page="home" />
      <HomePage sample={SAMPLE} scores={SCORES} />
    </>
  )
}
