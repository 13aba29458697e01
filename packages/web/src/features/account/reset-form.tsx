import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { accountCatalogue } from '../../locales/account/catalogue.ts'
import { profileCatalogue } from '../../locales/profile/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountFrame } from './account-frame.tsx'
import { fieldFailure, type FieldFailure } from './field-failure.ts'
import { PasswordField } from './password-field.tsx'

/** Asks for a link; opened by one, whose token stands behind the #, sets the new password. */
export function ResetForm() {
  const account = useTexts(accountCatalogue)
  const t = useTexts(profileCatalogue)
  const { hash, search } = useLocation()
  const token = hash.slice(1)
  const isNew = token !== '' && new URLSearchParams(search).has('new')
  const lead = isNew ? t.reset.welcomeLead : token ? t.reset.choose : t.reset.lead
  return (
    <AccountFrame t={account} title={isNew ? t.reset.welcome : t.reset.title} lead={lead}>
      {token ? <NewPassword token={token} isNew={isNew} /> : <AskForLink />}
      <p className="mt-6 text-table">
        <Link to="/login" className="text-note underline underline-offset-4">
          {t.reset.back}
        </Link>
      </p>
    </AccountFrame>
  )
}

function AskForLink() {
  const t = useTexts(profileCatalogue)
  const [sent, setSent] = useState(false)
  async function send(form: FormData): Promise<boolean> {
    try {
      await request('forgotPassword', { body: { email: String(form.get('email')) } })
      setSent(true)
    } catch {
      // The request has shown the failure.
    }
    return false
  }
  if (sent) return <p role="status">{t.reset.sent}</p>
  return (
    <SentForm send={send} className="space-y-5">
      <TextField label={t.reset.email} name="email" type="email" autoComplete="email" required />
      <Button type="submit" size="large" className="w-full">
        {t.reset.send}
      </Button>
    </SentForm>
  )
}

/** `isNew`: of an account that was opened for somebody, who enters it for the first time. */
function NewPassword({ token, isNew }: { token: string; isNew: boolean }) {
  const account = useTexts(accountCatalogue)
  const t = useTexts(profileCatalogue)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<FieldFailure>()
  async function save(form: FormData): Promise<boolean> {
    try {
      await request('resetPassword', { body: { token, password: String(form.get('password')) } }, { silent: true })
    } catch (error) {
      setFailure(await fieldFailure(error))
      return false
    }
    toast.success(isNew ? t.reset.welcomeDone : t.reset.done)
    await navigate('/login', { replace: true })
    return true
  }
  return (
    <SentForm send={save} className="space-y-5">
      <PasswordField
        t={account}
        label={t.password.next}
        hint={t.password.hint}
        name="password"
        autoComplete="new-password"
        error={failure?.text}
      />
      <Button type="submit" size="large" className="w-full">
        {isNew ? t.reset.welcomeSave : t.reset.save}
      </Button>
    </SentForm>
  )
}
