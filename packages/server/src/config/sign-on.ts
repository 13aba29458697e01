import { settingProblem } from '@tickmark/contract/operator-problem'

/** The firm's identity provider, which speaks OpenID Connect. */
export interface SignOnSettings {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  /** What the button calls it. */
  name: string
  scope: string
  /** The claim that holds the groups of a person. */
  groupsClaim: string
  /** Who is in it is an administrator, who is not is none; without it, nobody becomes one by the provider. */
  adminGroup: string | undefined
  /** Who may come in; everybody when absent. Administrators may in any case. */
  userGroup: string | undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Undefined where no provider is set. Throws `OperatorProblem` for one that cannot be used. */
export function readSignOn(env: NodeJS.ProcessEnv): SignOnSettings | undefined {
  const text = env.TICKMARK_OIDC_ISSUER
  if (!text) return undefined
  const issuer = URL.parse(text)
  if (!issuer || !(issuer.protocol === 'https:' || (issuer.protocol === 'http:' && LOOPBACK.has(issuer.hostname))))
    throw settingProblem('TICKMARK_OIDC_ISSUER', 'an address that begins with https:// is needed')
  if (!env.TICKMARK_OIDC_CLIENT_ID)
    throw settingProblem('TICKMARK_OIDC_ISSUER', 'the client is missing; set TICKMARK_OIDC_CLIENT_ID as well')
  if (!env.TICKMARK_PUBLIC_URL)
    throw settingProblem(
      'TICKMARK_OIDC_ISSUER',
      'where people come back to is missing; set TICKMARK_PUBLIC_URL as well',
    )
  return {
    issuer,
    clientId: env.TICKMARK_OIDC_CLIENT_ID,
    clientSecret: env.TICKMARK_OIDC_CLIENT_SECRET || undefined,
    name: env.TICKMARK_OIDC_NAME || issuer.host,
    scope: env.TICKMARK_OIDC_SCOPE || 'openid profile email',
    groupsClaim: env.TICKMARK_OIDC_GROUPS_CLAIM || 'groups',
    adminGroup: env.TICKMARK_OIDC_ADMIN_GROUP || undefined,
    userGroup: env.TICKMARK_OIDC_USER_GROUP || undefined,
  }
}
