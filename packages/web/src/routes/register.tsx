import { RegisterForm } from '../features/account/register-form.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function RegisterPage() {
  return (
    <>
      <PageTitle page="register" />
      <RegisterForm />
    </>
  )
}
