import { AdminScreen } from '../features/admin/admin-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function AdminPage() {
  return (
    <>
      <PageTitle page="admin" />
      <AdminScreen />
    </>
  )
}
