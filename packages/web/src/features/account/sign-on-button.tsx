import { useQuery } from '@tanstack/react-query'
import { request, showFailure } from '../../api/request.ts'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { leaveForSignOn } from './sign-on.ts'

/** The firm's identity provider; undefined while it is not known, null where there is none. */
export function useSignOnName(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['single-sign-on'],
    queryFn: () => request('getSingleSignOn', {}, { quiet: true, silent: true }),
  })
  return data?.name
}

/** The other way in, where the operator has set one up. */
export function SignOnButton({ t, target }: { t: AccountTexts; target: string | null }) {
  const name = useSignOnName()
  if (!name) return null
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Button
        look="secondary"
        size="large"
        className="w-full"
        onClick={() => void leaveForSignOn(target).catch(showFailure)}
      >
        {t.login.signOn(name)}
      </Button>
    </div>
  )
}
