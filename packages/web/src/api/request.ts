import type { EndpointName } from '@tickmark/contract'
import { type Answer, CallError, type CallOptions, createClient } from '@tickmark/contract/client'
import { getLanguage } from '../i18n/language.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { linkEnded, secondFactorDue, sessionLost } from '../session/announcements.ts'
import { clearSession, readToken, readUser, requestToken, storeUser } from '../session/session.ts'
import { toast } from '../ui/toast.ts'
import { counted } from './request-count.ts'

export interface RequestStyle {
  /** Does not raise the loading overlay (polling, refresh, optional calls, whatever has a progress of its own). */
  quiet?: boolean
  /** The caller shows the failure itself. */
  silent?: boolean
}

export const call = createClient({ token: requestToken, language: getLanguage, onUnauthorized: loseSession })

/**
 * Calls the API as a screen does: counted for the overlay, failures as toasts, and thrown. Where the session ends
 * meanwhile, it does not settle: the person is led away from the screen that asked, and told why once.
 */
export async function request<N extends EndpointName>(
  name: N,
  options: CallOptions<N> = {},
  { quiet = false, silent = false }: RequestStyle = {},
): Promise<Answer<N>> {
  const asked = readToken()
  const pending = call(name, options)
  try {
    return await (quiet ? pending : counted(pending))
  } catch (error) {
    if (isUnauthorized(error) && asked && readToken() !== asked) return new Promise<never>(() => {})
    if (tellLinkEnd(error) || tellSecondFactorDue(error)) throw error
    if (!silent) await showFailure(error)
    throw error
  }
}

const isUnauthorized = (error: unknown): boolean => error instanceof CallError && error.kind === 'unauthorized'

/** Tells that a link has ended, if a failure says so and somebody reads by one. */
export function tellLinkEnd(error: unknown): boolean {
  return error instanceof CallError && error.error?.key === 'link_ended' && linkEnded.tell()
}

/** Milliseconds in which of many requests of one screen that are refused one tells. */
const ONE_TELLING = 3000
let toldAt = -Infinity

function tellSecondFactorDue(error: unknown): boolean {
  if (!(error instanceof CallError) || error.error?.key !== 'second_factor_required') return false
  const user = readUser()
  // The screen on which it is set up shows the refusal itself.
  if (!user || location.pathname === '/account') return false
  if (performance.now() - toldAt < ONE_TELLING) return true
  toldAt = performance.now()
  storeUser({ ...user, second_factor_due: true })
  secondFactorDue.tell()
  return true
}

/** A failure as a red toast, whose text it returns: the server's message, else 系统错误; network and time-out have their own words. */
export async function showFailure(error: unknown): Promise<string | undefined> {
  const text = await failureText(error)
  if (text) toast.error(text)
  return text
}

/** The message for a failure; undefined when none is needed (aborted, or already shown). */
export async function failureText(error: unknown): Promise<string | undefined> {
  const texts = await shellCatalogue.load(getLanguage())
  if (!(error instanceof CallError)) return texts.systemError
  if (error.kind === 'aborted' || error.kind === 'unauthorized') return undefined
  if (error.kind === 'network') return texts.networkError
  if (error.kind === 'timeout') return texts.timeout
  return error.message || texts.systemError
}

/** Ends the session and announces it once, however many calls in flight were refused. */
export function loseSession(): void {
  if (!readToken()) return
  sessionLost.tell()
  clearSession()
}
