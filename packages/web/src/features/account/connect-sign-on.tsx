import type { DataOf } from '@tickmark/contract'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordStep } from './password-step.tsx'
import { useSignOnName } from './sign-on-button.tsx'
import { leaveForSignOn } from './sign-on.ts'

interface Props {
  t: ProfileTexts
  ways: DataOf<'getLoginWays'>
  onChanged: () => Promise<unknown>
}

/** An account with a password of its own is connected with the identity provider, or no longer. */
export function ConnectSignOn({ t, ways, onChanged }: Props) {
  const name = useSignOnName()
  const [isAsked, setAsked] = useState(false)
  const texts = t.signOn
  if (!name) return null

  async function prove(password: string): Promise<void> {
    if (!ways.single_sign_on) return leaveForSignOn('/account', password)
    await request('disconnectSingleSignOn', { body: { current_password: password } }, { silent: true })
    setAsked(false)
    toast.success(texts.disconnected)
    await onChanged()
  }
  const deed = ways.single_sign_on ? texts.disconnect : texts.connect(name)
  return (
    <section aria-labelledby="sign-on">
      <h2 id="sign-on" className="mb-1 font-serif text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="mb-4 max-w-xl text-table text-ink-2">
        {ways.single_sign_on ? texts.connected(name) : texts.lead(name)}
      </p>
      {!ways.password ? null : isAsked ? (
        <PasswordStep
          label={t.password.current}
          submit={deed}
          cancel={t.secondFactor.cancel}
          act={prove}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <Button look="secondary" onClick={() => setAsked(true)}>
          {deed}
        </Button>
      )}
    </section>
  )
}
