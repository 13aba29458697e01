import { createHmac, randomBytes } from 'node:crypto'
import * as oidc from 'openid-client'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { refuseKey } from './api-keys.ts'
import { connectIdentity, readIdentity, userOfIdentity, type Claims } from './identities.ts'
import { takeFromLimit } from './rate-limits.ts'
import { createSession } from './sessions.ts'
import { provePassword } from './set-password.ts'

/** Milliseconds that a person has for logging in at the provider. */
const PATIENCE = 600_000
/** Where the provider leads back to, below the public address; the screen of the login takes it from there. */
const RETURN_PATH = '/login'

const clients = new WeakMap<App['config'], Promise<oidc.Configuration>>()

/** The provider as it describes itself, asked once; one that does not answer is asked again the next time. */
async function openClient({ config, log }: App): Promise<oidc.Configuration> {
  const { signOn } = config
  if (!signOn) throw new AppError('not_found')
  const known = clients.get(config)
  if (known) return known
  const options = signOn.issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}
  const client = oidc.discovery(
    signOn.issuer,
    signOn.clientId,
    undefined,
    signOn.clientSecret ? oidc.ClientSecretBasic(signOn.clientSecret) : oidc.None(),
    options,
  )
  clients.set(config, client)
  try {
    return await client
  } catch (error) {
    clients.delete(config)
    log.warn('the identity provider does not answer', { error })
    throw new AppError('unavailable')
  }
}

export const getSingleSignOn: Handler<'getSingleSignOn'> = ({ config }) => ({ name: config.signOn?.name ?? null })

/** `binding` ties the way back to the browser that began: nobody can be led into the session of somebody else. */
export const beginSingleSignOn: Handler<'beginSingleSignOn'> = async (app, { body, user, token, address }) => {
  const client = await openClient(app)
  await takeFromLimit(app, 'single-sign-on', address)
  const connects = body.current_password !== undefined
  if (connects) {
    if (!user) throw new AppError('login_first')
    refuseKey(token)
    await provePassword(app, user, body.current_password ?? '', address)
  }
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const binding = randomBytes(32).toString('base64url')
  const row = {
    state_hash: hashOf(app, `state ${state}`),
    binding_hash: hashOf(app, `binding ${binding}`),
    nonce,
    verifier,
    user_id: connects && user ? user.user_id : null,
    expires_at: new Date(app.now().getTime() + PATIENCE),
  }
  await app.db.insertInto('sign_on_attempts').values(row).execute()
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: returnAddress(app),
    scope: app.config.signOn?.scope ?? 'openid',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return { url: url.href, binding }
}

export const finishSingleSignOn: Handler<'finishSingleSignOn'> = async (app, { body, address, http }) => {
  const client = await openClient(app)
  await takeFromLimit(app, 'single-sign-on', address)
  const query = new URLSearchParams(body.query)
  const state = query.get('state') ?? ''
  const attempt = await takeAttempt(app, state, body.binding)
  if (!attempt) throw new AppError('single_sign_on_failed')
  const claims = await redeem(app, client, { query, state, attempt })
  const identity = readIdentity(app.config, claims)
  const user = attempt.user_id
    ? await connectIdentity(app, identity, attempt.user_id)
    : await userOfIdentity(app, identity)
  if (user.disabled_at) throw new AppError('account_disabled')
  return createSession(app, user.user_id, { address, agent: http.req.header('User-Agent') ?? '' })
}

export const disconnectSingleSignOn: Handler<'disconnectSingleSignOn'> = async (
  app,
  { body, user, token, address },
) => {
  refuseKey(token)
  await provePassword(app, user, body.current_password, address)
  await app.db.deleteFrom('identities').where('user_id', '=', user.user_id).execute()
  return null
}

type Attempt = NonNullable<Awaited<ReturnType<typeof takeAttempt>>>

/** An attempt serves once, for the browser that began it. */
const takeAttempt = ({ db, config, now }: App, state: string, binding: string) =>
  db
    .deleteFrom('sign_on_attempts')
    .where('state_hash', '=', hashOf({ config }, `state ${state}`))
    .where('binding_hash', '=', hashOf({ config }, `binding ${binding}`))
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst()

/** Trades the code in. The library checks signature, issuer, audience, times, state, nonce and the proof of the code (PKCE). */
async function redeem(
  app: App,
  client: oidc.Configuration,
  { query, state, attempt }: { query: URLSearchParams; state: string; attempt: Attempt },
): Promise<Claims> {
  const back = new URL(returnAddress(app))
  back.search = query.toString()
  try {
    const tokens = await oidc.authorizationCodeGrant(client, back, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('there is no ID token')
    if (!client.serverMetadata().userinfo_endpoint) return claims
    // Many providers tell email and groups there alone.
    return { ...(await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)), ...claims }
  } catch (error) {
    app.log.warn('single sign-on failed', { error })
    throw new AppError('single_sign_on_failed')
  }
}

/** From the settings alone: a request could name any host. */
const returnAddress = ({ config }: App): string => `${config.publicUrl}${RETURN_PATH}`

const hashOf = ({ config }: Pick<App, 'config'>, text: string): string =>
  createHmac('sha256', config.secret).update(`sign-on ${text}`).digest('base64url')
