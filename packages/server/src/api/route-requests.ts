import { API_BASE, type DataOf, ENDPOINTS, type Endpoint, type EndpointName } from '@tickmark/contract'
import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { deedOf, isChange } from '../audit/deeds.ts'
import { findKeyUser, isApiKey } from '../auth/api-keys.ts'
import { owesSecondFactor } from '../auth/second-factor.ts'
import { findSessionUser, tokenOf } from '../auth/sessions.ts'
import { AppError } from '../faults/app-error.ts'
import { findLinkVisitor, isLinkToken } from '../sharing/links.ts'
import { visitorRow } from '../sharing/visitor.ts'
import { checkInput, isUnstorable } from '../http/check-input.ts'
import { clientAddress } from '../http/client-address.ts'
import { answerData } from '../http/envelope.ts'
import type { Handler, HandlerTable, HttpContext, Request } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'

/** Signs of a key that are written down, as many as its owner sees. */
const KEY_SHOWN = 8
const BODY_LIMIT = 1024 * 1024
const PATIENCE = 60_000
/** Milliseconds in which a body of JSON has to be there. */
const BODY_PATIENCE = 15_000

/** Makes a route of every row of the contract. */
export function routeRequests(hono: Hono<{ Bindings: HttpBindings }>, app: App, handlers: HandlerTable): void {
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const endpoint: Endpoint = ENDPOINTS[name]
    const handle = handlers[name] as unknown as Handler<EndpointName>
    const path = API_BASE + endpoint.path.replace(/\{\w+\*\}$/, '*')
    hono.on(endpoint.method, path, async (http) => {
      const request = await readRequest(app, name, http)
      const answer: unknown = await writeDown(app, name, request, () =>
        inTime(endpoint, Promise.resolve(handle(app, request))),
      )
      return answer instanceof Response ? answer : answerData(http, answer)
    })
  }
}

/** Does what is asked and writes it down where it is worth it: what changes something before it is answered, a view meanwhile. */
async function writeDown<Value>(
  app: App,
  name: EndpointName,
  request: Request<EndpointName>,
  act: () => Promise<Value>,
): Promise<Value> {
  const { token } = request
  const asked = { ...request, key: token && isApiKey(token) ? token.slice(0, KEY_SHOWN) : undefined }
  const record = async (outcome: string, answer?: unknown): Promise<void> => {
    const deed = deedOf(name, asked, outcome, answer)
    if (!deed) return
    const written = app.audit.record(deed)
    // What was only looked at is not held up by it; a log that fails has told so.
    await (isChange(name) ? written : void written.catch(() => {}))
  }
  try {
    const answer = await act()
    if (name === 'login' || name === 'finishSingleSignOn')
      asked.user = await findSessionUser(app, (answer as DataOf<'login'>).access_token)
    await record('ok', answer)
    return answer
  } catch (error) {
    await record(error instanceof AppError ? error.key : 'system_error').catch(() => {})
    throw error
  }
}

/** Ends the wait for an answer in JSON after a minute. Uploads, files and streams have no limit here. */
async function inTime<Value>({ content = 'json' }: Endpoint, answer: Promise<Value>): Promise<Value> {
  if (content !== 'json') return answer
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('request_timeout')), PATIENCE)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function readRequest(app: App, name: EndpointName, http: HttpContext): Promise<Request<EndpointName>> {
  const endpoint: Endpoint = ENDPOINTS[name]
  const language = requestLanguage(http.req.header('Accept-Language'))
  const token = tokenOf(http.req.header('Authorization'))
  const user = await identify(app, endpoint, token)
  if (user && !isOpenWithout(name) && owesSecondFactor(app.config, user)) throw new AppError('second_factor_required')
  const query = endpoint.query && checkInput(endpoint.query, http.req.query(), language)
  const bodySchema = endpoint.content === 'multipart' ? undefined : endpoint.body
  const body = bodySchema && checkInput(bodySchema, await readJson(http), language)
  const address = clientAddress(http, app.config.trustProxy)
  return { query, body, user, language, address, token, path: pathRest(endpoint, http), http } as Request<EndpointName>
}

/** What an account may do that has to set up its second factor first: that, and to leave. */
const OPEN_WITHOUT: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'getCurrentUser',
  'refresh',
  'logout',
  'getLoginWays',
  'beginSecondFactor',
  'confirmSecondFactor',
])
const isOpenWithout = (name: EndpointName): boolean =>
  OPEN_WITHOUT.has(name) || (ENDPOINTS[name] as Endpoint).access === 'anyone'

async function identify(
  app: App,
  { access, method }: Endpoint,
  token: string | undefined,
): Promise<UserRow | undefined> {
  if (token && isLinkToken(token)) return identifyVisitor(app, access, token)
  const user = token && (await (isApiKey(token) ? findKeyUser(app, token, method) : findSessionUser(app, token)))
  if (access === 'anyone') return user || undefined
  if (!user) throw new AppError(token ? 'login_again' : 'login_first')
  if (access === 'admin' && user.role !== 'admin') throw new AppError('forbidden')
  return user
}

/** Who reads by a link is nobody: he may ask for what `task` names, and `findTask` binds that to the one task. */
async function identifyVisitor(app: App, access: Endpoint['access'], token: string): Promise<UserRow | undefined> {
  if (access === 'anyone') return undefined
  if (access !== 'task') throw new AppError('forbidden')
  const linkId = await findLinkVisitor(app, token)
  if (!linkId) throw new AppError('link_ended')
  return visitorRow(linkId)
}

async function readJson(http: HttpContext): Promise<unknown> {
  const { req } = http
  const length = Number(req.header('Content-Length') ?? 0)
  if (length > BODY_LIMIT) throw new AppError('request_error')
  const text = await readInTime(req.raw).catch((error: unknown) => {
    // The rest of the body may still arrive and belongs to no request.
    http.header('Connection', 'close')
    throw error instanceof AppError ? error : new AppError('body_incomplete')
  })
  try {
    return text ? (JSON.parse(text) as unknown) : {}
  } catch {
    throw new AppError('request_error')
  }
}

/** Reads a body within its time. A sender that went away or is too slow is refused; it is no failure of the service. */
async function readInTime(request: globalThis.Request): Promise<string> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('body_incomplete')), BODY_PATIENCE)
  return Promise.race([readLimited(request), late]).finally(() => clearTimeout(timer))
}

async function readLimited(request: globalThis.Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > BODY_LIMIT) throw new AppError('request_error')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function pathRest({ path }: Endpoint, { req }: HttpContext): string {
  const start = path.indexOf('{')
  if (start < 0) return ''
  const rest = decode(new URL(req.url).pathname.slice(API_BASE.length + start))
  if (rest === undefined || isUnstorable(rest)) throw new AppError('download_path_invalid')
  return rest
}
