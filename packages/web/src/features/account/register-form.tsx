import { zodResolver } from '@hookform/resolvers/zod'
import { CallError } from '@tickmark/contract/client'
import { Email, Phone, RegisterRequest, Username } from '@tickmark/contract/fields'
import { useQuery } from '@tanstack/react-query'
import { type FieldPath, useForm, type UseFormReturn } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { request } from '../../api/request.ts'
import { useRefusal } from '../../api/use-refusal.ts'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { accountCatalogue } from '../../locales/account/catalogue.ts'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'
import { safeRedirect } from '../../session/redirect.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountFrame } from './account-frame.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { CheckedField } from './checked-field.tsx'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

const EMPTY: RegisterRequest = {
  username: '',
  password: '',
  phone: '',
  email: '',
  verification_code: '',
  captcha_id: '',
  invitation_code: '',
}

export function RegisterForm() {
  const t = useTexts(accountCatalogue)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const captcha = useCaptcha()
  const refusal = useRefusal()
  const form = useForm<RegisterRequest>({
    resolver: zodResolver(RegisterRequest),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })

  async function submit(fields: RegisterRequest): Promise<void> {
    refusal.forget()
    try {
      await request('register', { body: fields }, { silent: true })
    } catch (error) {
      // The server accepts a captcha once, whether the answer was right or wrong.
      void captcha.renew()
      form.setValue('verification_code', '')
      const field = error instanceof CallError ? error.error?.field : undefined
      if (!field || !(field in EMPTY)) return refusal.tell(error)
      const at = field === 'captcha_id' ? 'verification_code' : (field as FieldPath<RegisterRequest>)
      return form.setError(at, { message: (error as CallError).message }, { shouldFocus: true })
    }
    // Who has just chosen a name and a password is not asked for them again.
    const { username, password } = fields
    const isIn = await logIn({ username, password }).then(
      () => true,
      () => false,
    )
    if (isIn) toast.success(t.register.done)
    await navigate(isIn ? safeRedirect(params.get('redirect')) : `/login?${params}`, { replace: isIn })
  }

  return (
    <AccountFrame t={t} title={t.register.title} lead={t.register.lead}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          form.setValue('captcha_id', captcha.id)
          void form.handleSubmit(submit)(event)
        }}
      >
        <RegisterFields t={t} form={form} captcha={captcha} />
        <FormFailure text={refusal.text} />
        <Button type="submit" size="large" className="w-full" disabled={form.formState.isSubmitting}>
          {t.register.submit}
        </Button>
      </form>
      <OtherWays t={t} params={params} />
    </AccountFrame>
  )
}

interface FieldsProps {
  t: AccountTexts
  form: UseFormReturn<RegisterRequest>
  captcha: ReturnType<typeof useCaptcha>
}

function RegisterFields({ t, form, captcha }: FieldsProps) {
  const values = form.watch()
  const fieldError = (name: FieldPath<RegisterRequest>) => errorText(form.formState.errors[name]?.message)
  return (
    <>
      <CheckedField
        t={t}
        field="username"
        label={t.register.username}
        hint={t.register.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        current={values.username}
        wellFormed={Username.safeParse(values.username).success}
        error={fieldError('username')}
        {...form.register('username')}
      />
      <PasswordField
        t={t}
        label={t.register.password}
        hint={t.register.passwordHint}
        autoComplete="new-password"
        error={fieldError('password')}
        {...form.register('password')}
      />
      <CheckedField
        t={t}
        field="phone"
        label={t.register.phone}
        hint={t.register.phoneHint}
        type="tel"
        autoComplete="tel"
        current={values.phone}
        wellFormed={Phone.safeParse(values.phone).success}
        error={fieldError('phone')}
        {...form.register('phone')}
      />
      <CheckedField
        t={t}
        field="email"
        label={t.register.email}
        type="email"
        autoComplete="email"
        current={values.email}
        wellFormed={Email.safeParse(values.email).success}
        error={fieldError('email')}
        {...form.register('email')}
      />
      <CaptchaField
        t={t}
        image={captcha.image}
        onRenew={() => void captcha.renew()}
        error={fieldError('verification_code') ?? fieldError('captcha_id')}
        {...form.register('verification_code')}
      />
      <CheckedField
        t={t}
        field="invitation_code"
        label={t.register.invitation}
        autoComplete="off"
        current={values.invitation_code.trim()}
        wellFormed={values.invitation_code.trim().length >= 4}
        error={fieldError('invitation_code')}
        {...form.register('invitation_code')}
      />
    </>
  )
}

function OtherWays({ t, params }: { t: AccountTexts; params: URLSearchParams }) {
  const link = 'text-note underline underline-offset-4'
  return (
    <div className="mt-6 space-y-1 text-table text-ink-2">
      <p>
        {t.register.haveAccount}{' '}
        <Link to={`/login?${params}`} className={link}>
          {t.register.toLogin}
        </Link>
      </p>
      <p>
        {t.register.noCode}{' '}
        <Link to="/contact#trial" className={link}>
          {t.register.askTrial}
        </Link>
      </p>
    </div>
  )
}

function useCaptcha() {
  const query = useQuery({
    queryKey: ['captcha'],
    queryFn: () => request('getCaptcha', {}, { quiet: true }),
    gcTime: 0,
    staleTime: 0,
  })
  return { id: query.data?.captcha_id ?? '', image: query.data?.image, renew: () => query.refetch() }
}
