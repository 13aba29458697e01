import type { DataOf } from '@tickmark/contract'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { storeUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { EnrolApp } from './enrol-app.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type LoginWays = DataOf<'getLoginWays'>
type Asked = 'begin' | 'disable' | 'renew'

interface Props {
  t: ProfileTexts
  ways: LoginWays
  /** Something has changed: what is shown is asked for anew. */
  onChanged: () => Promise<unknown>
}

/** Codes of an authenticator app as the second step of a login. */
export function SecondFactor({ t, ways, onChanged }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const [enrolment, setEnrolment] = useState<DataOf<'beginSecondFactor'>>()
  const [codes, setCodes] = useState<string[]>()
  const t2 = t.secondFactor

  async function prove(password: string): Promise<void> {
    const body = { current_password: password }
    if (asked === 'begin') setEnrolment(await request('beginSecondFactor', { body }, { silent: true }))
    if (asked === 'renew') setCodes((await request('renewRecoveryCodes', { body }, { silent: true })).recovery_codes)
    if (asked === 'disable') {
      await request('disableSecondFactor', { body }, { silent: true })
      toast.success(t2.disabled)
    }
    setAsked(undefined)
    await onChanged()
  }
  async function confirm(code: string): Promise<void> {
    const { recovery_codes: fresh } = await request('confirmSecondFactor', { body: { code } }, { silent: true })
    setEnrolment(undefined)
    setCodes(fresh)
    storeUser(await request('getCurrentUser', {}, { quiet: true }))
    await onChanged()
  }
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="mb-1 font-serif text-xl font-semibold">
        {t2.title}
      </h2>
      <p className="mb-4 max-w-xl text-table text-ink-2">{t2.lead}</p>
      {ways.second_factor_required && !ways.second_factor && (
        <p className="mb-4 max-w-xl border-l-2 border-seal pl-3 text-table">{t2.required}</p>
      )}
      {ways.second_factor && (
        <p className="mb-4 text-table">
          <b className="font-semibold">{t2.on}</b> · {t2.left(formatNumber(ways.recovery_codes_left))}
        </p>
      )}
      {enrolment ? (
        <EnrolApp t={t} enrolment={enrolment} confirm={confirm} onCancel={() => setEnrolment(undefined)} />
      ) : asked ? (
        <PasswordStep
          label={t.password.current}
          submit={t2[asked]}
          cancel={t2.cancel}
          act={prove}
          onCancel={() => setAsked(undefined)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {ways.second_factor ? (
            <>
              <Button look="secondary" onClick={() => setAsked('renew')}>
                {t2.renew}
              </Button>
              {!ways.second_factor_required && (
                <Button look="danger" onClick={() => setAsked('disable')}>
                  {t2.disable}
                </Button>
              )}
            </>
          ) : (
            <Button onClick={() => setAsked('begin')}>{t2.begin}</Button>
          )}
        </div>
      )}
      <RecoveryCodes t={t} codes={codes} onClose={() => setCodes(undefined)} />
    </section>
  )
}
