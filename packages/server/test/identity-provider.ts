import { createServer } from 'node:http'
import { itemAt } from '@tickmark/document'
import { Provider } from 'oidc-provider'

export interface Person {
  preferred_username?: string
  email?: string
  email_verified?: boolean
  groups?: string[]
}

/** A real provider of OpenID Connect, at which `sitting` has logged in by the time that it asks. */
export interface IdentityProvider {
  issuer: URL
  people: Record<string, Person>
  /** Goes to the provider as the person's browser does. Answers the query with which it leads back. */
  visit(address: string, subject: string): Promise<string>
  close(): void
}

const SCOPE = 'openid profile email'

export async function startIdentityProvider(returnAddress: string): Promise<IdentityProvider> {
  let answer: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => void answer?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the provider has no port')
  const issuer = new URL(`http://127.0.0.1:${address.port}`)
  const people: Record<string, Person> = {}
  let sitting = ''
  const provider = new Provider(issuer.origin, {
    clients: [{ client_id: 'tickmark', client_secret: 'a secret of the client', redirect_uris: [returnAddress] }],
    claims: { openid: ['sub'], profile: ['preferred_username', 'groups'], email: ['email', 'email_verified'] },
    findAccount: (_context, subject) => ({ accountId: subject, claims: () => ({ sub: subject, ...people[subject] }) }),
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the tests'] },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: sitting } })
  }
  return {
    issuer,
    people,
    async visit(start, subject) {
      sitting = subject
      const cookies = new Map<string, string>()
      let url = start
      while (!url.startsWith(returnAddress)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const text of response.headers.getSetCookie()) {
          const [name, value] = itemAt(text.split(';'), 0).split('=')
          cookies.set(name ?? '', value ?? '')
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
        url = new URL(next, url).href
      }
      return new URL(url).search.slice(1)
    },
    close: () => void server.close(),
  }
}
