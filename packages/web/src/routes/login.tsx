import { LoginForm } from '../features/account/login-form.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function LoginPage() {
  return (
    <>
      <PageTitle page="login" />
      <LoginForm />
    </>
  )
}
