import { useState } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { accountCatalogue } from '../../locales/account/catalogue.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { toast } from '../../ui/toast.ts'
import { fieldFailure, type FieldFailure } from './field-failure.ts'
import { PasswordField } from './password-field.tsx'

export function ChangePassword({ t }: { t: ProfileTexts }) {
  const account = useTexts(accountCatalogue)
  const [failure, setFailure] = useState<FieldFailure>()
  const errorOf = (field: string) => (failure?.field === field ? failure.text : undefined)
  async function change(form: FormData): Promise<boolean> {
    const body = { current_password: String(form.get('current')), password: String(form.get('password')) }
    try {
      await request('changePassword', { body }, { silent: true })
    } catch (error) {
      setFailure(await fieldFailure(error))
      return false
    }
    setFailure(undefined)
    toast.success(t.password.done)
    return true
  }
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="mb-4 font-serif text-xl font-semibold">
        {t.password.title}
      </h2>
      <SentForm send={change} className="max-w-md space-y-5">
        <PasswordField
          t={account}
          label={t.password.current}
          name="current"
          autoComplete="current-password"
          error={errorOf('current_password')}
        />
        <PasswordField
          t={account}
          label={t.password.next}
          hint={t.password.hint}
          name="password"
          autoComplete="new-password"
          error={errorOf('password')}
        />
        <Button type="submit">{t.password.submit}</Button>
      </SentForm>
    </section>
  )
}
