import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { accountCatalogue } from '../../locales/account/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { fieldFailure, type FieldFailure } from './field-failure.ts'
import { PasswordField } from './password-field.tsx'

interface Props {
  /** What is done once the password is right. */
  submit: string
  cancel: string
  label: string
  act: (password: string) => Promise<void>
  onCancel: () => void
}

/** The password once more, before something that a stranger at an open screen must not do. */
export function PasswordStep({ submit, cancel, label, act, onCancel }: Props) {
  const account = useTexts(accountCatalogue)
  const [failure, setFailure] = useState<FieldFailure>()
  async function send(form: FormData): Promise<boolean> {
    try {
      await act(String(form.get('current')))
    } catch (error) {
      setFailure(await fieldFailure(error))
    }
    return false
  }
  return (
    <SentForm send={send} className="max-w-md space-y-4">
      <PasswordField t={account} label={label} name="current" autoComplete="current-password" error={failure?.text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{submit}</Button>
        <Button look="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </SentForm>
  )
}
