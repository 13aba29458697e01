import { WorkspacesScreen } from '../features/workspaces/workspaces-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function WorkspacesPage() {
  return (
    <>
      <PageTitle page="workspaces" />
      <WorkspacesScreen />
    </>
  )
}
