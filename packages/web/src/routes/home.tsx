import { HomePage } from '../features/marketing/home-page.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function HomeRoute() {
  return (
    <>
      <PageTitle page="home" />
      <HomePage sample={null} />
    </>
  )
}
