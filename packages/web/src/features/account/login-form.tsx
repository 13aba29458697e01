import { zodResolver } from '@hookform/resolvers/zod'
import { LoginRequest } from '@tickmark/contract/fields'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CallError } from '@tickmark/contract/client'
import { useRefusal } from '../../api/use-refusal.ts'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { accountCatalogue } from '../../locales/account/catalogue.ts'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'
import { safeRedirect } from '../../session/redirect.ts'
import { readUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { toast } from '../../ui/toast.ts'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { AccountFrame } from './account-frame.tsx'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { SignOnButton } from './sign-on-button.tsx'
import { finishSignOn } from './sign-on.ts'

/** Name and password, the code of the second step where the account has one, and the firm's own way in. */
export function LoginForm() {
  const t = useTexts(accountCatalogue)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [asksCode, setAsksCode] = useState(false)
  const refusal = useRefusal()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<LoginRequest>({
    resolver: zodResolver(LoginRequest),
  })
  const { errors, isSubmitting } = formState

  async function enter(target: string | null): Promise<void> {
    toast.success(t.login.done)
    await navigate(readUser()?.second_factor_due ? '/account' : safeRedirect(target), { replace: true })
  }
  async function submit(fields: LoginRequest): Promise<void> {
    refusal.forget()
    try {
      await logIn(fields, { silent: true })
    } catch (error) {
      const { key, field } = (error instanceof CallError && error.error) || {}
      if (!(error instanceof CallError) || field !== 'code') return refusal.tell(error)
      setAsksCode(true)
      if (key !== 'second_factor_needed') setError('code', { message: error.message }, { shouldFocus: true })
      return
    }
    await enter(params.get('redirect'))
  }
  useEffect(() => {
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])
  useSignOnReturn(params, enter)

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
        {asksCode && (
          <TextField
            label={t.login.code}
            hint={t.login.codeHint}
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            error={errorText(errors.code?.message)}
            {...register('code')}
          />
        )}
        <FormFailure text={refusal.text} />
        <Button type="submit" size="large" className="w-full" disabled={isSubmitting}>
          {t.login.submit}
        </Button>
      </form>
      <SignOnButton t={t} target={params.get('redirect')} />
      <OtherWays t={t} query={String(params)} />
    </AccountFrame>
  )
}

function OtherWays({ t, query }: { t: AccountTexts; query: string }) {
  return (
    <>
      <p className="mt-4 text-table">
        <Link to="/reset" className="text-note underline underline-offset-4">
          {t.login.forgot}
        </Link>
      </p>
      <p className="mt-6 text-table text-ink-2">
        {t.login.noAccount}{' '}
        <Link to={`/register?${query}`} className="text-note underline underline-offset-4">
          {t.login.toRegister}
        </Link>
      </p>
    </>
  )
}

/** The identity provider leads back to this screen, with the state that it was given. */
function useSignOnReturn(params: URLSearchParams, enter: (target: string | null) => Promise<void>): void {
  const navigate = useNavigate()
  const query = params.has('state') ? params.toString() : undefined
  const whenIn = useStableCallback(enter)
  useEffect(() => {
    if (query) finishSignOn(query).then(whenIn, () => navigate('/login', { replace: true }))
  }, [query, whenIn, navigate])
}
