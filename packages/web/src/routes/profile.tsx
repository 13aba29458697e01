import { ProfileScreen } from '../features/account/profile-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function ProfilePage() {
  return (
    <>
      <PageTitle page="profile" />
      <ProfileScreen />
    </>
  )
}
