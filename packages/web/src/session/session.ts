import type { Token, User } from '@tickmark/contract'
import { LIMITS, STORAGE_KEYS } from '@tickmark/contract/limits'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const notify = (): void => listeners.forEach((listener) => listener())

/** The stored `Authorization` value: token type, a space, the access token. */
export const readToken = (): string | null => localStorage.getItem(STORAGE_KEYS.token)

let lent: string | null = null

/** Lends the token of a read-only link while its task is shown; nobody is logged in by it, and it is stored nowhere. */
export function lendToken(token: string | null): void {
  lent = token
}

/** The token that requests carry: that of a link that is open, else of the session. */
export const requestToken = (): string | null => lent ?? readToken()

export function storeToken(token: Token, now: number = Date.now()): void {
  localStorage.setItem(STORAGE_KEYS.token, `${token.token_type} ${token.access_token}`)
  localStorage.setItem(STORAGE_KEYS.refreshTime, String(now))
  notify()
}

export function storeUser(user: User): void {
  localStorage.setItem(STORAGE_KEYS.userInfo, JSON.stringify(user))
  notify()
}

export function clearSession(): void {
  for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.refreshTime, STORAGE_KEYS.userInfo]) localStorage.removeItem(key)
  notify()
}

/** True when a token exists and was fetched more than 20 minutes ago. */
export function needsRefresh(now: number = Date.now()): boolean {
  if (!readToken()) return false
  return now - Number(localStorage.getItem(STORAGE_KEYS.refreshTime) ?? 0) > LIMITS.refreshAfter
}

let parsed: { text: string | null; user: User | null } = { text: null, user: null }

/** The logged-in user as stored; the same object until the stored text changes. */
export function readUser(): User | null {
  const text = readToken() ? localStorage.getItem(STORAGE_KEYS.userInfo) : null
  if (text !== parsed.text) parsed = { text, user: parseUser(text) }
  return parsed.user
}

function parseUser(text: string | null): User | null {
  try {
    return text ? (JSON.parse(text) as User) : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Fires at a login or logout in another tab.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useUser = (): User | null => useSyncExternalStore(subscribe, readUser, () => null)
export const useLoggedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  )
