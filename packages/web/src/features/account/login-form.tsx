import { zodResolver } from '@hookform/resolvers/zod'
import { LoginRequest } from '@tickmark/contract/fields'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { accountCatalogue } from '../../locales/account/catalogue.ts'
import { safeRedirect } from '../../session/redirect.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountFrame } from './account-frame.tsx'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

export function LoginForm() {
  const t = useTexts(accountCatalogue)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { register, handleSubmit, formState } = useForm<LoginRequest>({ resolver: zodResolver(LoginRequest) })
  const { errors, isSubmitting } = formState

  async function submit(fields: LoginRequest): Promise<void> {
    try {
      await logIn(fields)
    } catch {
      return
    }
    toast.success(t.login.done)
    await navigate(safeRedirect(params.get('redirect')), { replace: true })
  }

  return (
    <AccountFrame t={t} title={t.login.title} lead={t.login.lead}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="space-y-5">
        <TextField
          label={t.login.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          error={errorText(errors.username?.message)}
          {...register('username')}
        />
        <PasswordField
          t={t}
          label={t.login.password}
          autoComplete="current-password"
          error={errorText(errors.password?.message)}
          {...register('password')}
        />
        <Button type="submit" size="large" className="w-full" disabled={isSubmitting}>
          {t.login.submit}
        </Button>
      </form>
      <p className="mt-4 text-table">
        <Link to="/reset" className="text-note underline underline-offset-4">
          {t.login.forgot}
        </Link>
      </p>
      <p className="mt-6 text-table text-ink-2">
        {t.login.noAccount}{' '}
        <Link to={`/register?${params}`} className="text-note underline underline-offset-4">
          {t.login.toRegister}
        </Link>
      </p>
    </AccountFrame>
  )
}
