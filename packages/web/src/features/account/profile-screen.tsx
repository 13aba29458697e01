import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { profileCatalogue } from '../../locales/profile/catalogue.ts'
import { useUser } from '../../session/session.ts'
import { ChangePassword } from './change-password.tsx'
import { ConnectSignOn } from './connect-sign-on.tsx'
import { KeyList } from './key-list.tsx'
import { LetterheadForm } from './letterhead-form.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

/** What a person may see and change of his account; who has to set up a second factor sees that alone. */
export function ProfileScreen() {
  const t = useTexts(profileCatalogue)
  const isDue = useUser()?.second_factor_due ?? false
  const { data: ways, refetch } = useQuery({
    queryKey: ['login-ways'],
    queryFn: () => request('getLoginWays', {}, { quiet: true }),
  })
  return (
    <div className="wrap py-10">
      <h1 className="font-serif text-h2">{t.title}</h1>
      <p className="mt-2 mb-8 text-ink-2">{t.lead}</p>
      <div className="max-w-4xl space-y-12">
        {!isDue && ways?.password && <ChangePassword t={t} />}
        {ways?.password && <SecondFactor t={t} ways={ways} onChanged={refetch} />}
        {!isDue && (
          <>
            {ways && <ConnectSignOn t={t} ways={ways} onChanged={refetch} />}
            <LetterheadForm t={t} />
            <SessionList t={t} />
            <KeyList t={t} />
            <ReceiptList />
          </>
        )}
      </div>
    </div>
  )
}
