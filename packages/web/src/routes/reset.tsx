import { ResetForm } from '../features/account/reset-form.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function ResetPage() {
  return (
    <>
      <PageTitle page="reset" />
      <ResetForm />
    </>
  )
}
