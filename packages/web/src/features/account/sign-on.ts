import { STORAGE_KEYS } from '@tickmark/contract/limits'
import { request } from '../../api/request.ts'
import { storeToken, storeUser } from '../../session/session.ts'

/** What is remembered while the person is at the identity provider; in the storage of the tab. */
interface Journey {
  binding: string
  /** Where to go afterwards, a path of this site; not checked yet. */
  target: string | null
}

/** Leaves for the identity provider. `password`: to connect the account that is logged in. A refusal is thrown, unshown. */
export async function leaveForSignOn(target: string | null, password?: string): Promise<void> {
  const body = password === undefined ? {} : { current_password: password }
  const { url, binding } = await request('beginSingleSignOn', { body }, { silent: true })
  sessionStorage.setItem(STORAGE_KEYS.signOn, JSON.stringify({ binding, target } satisfies Journey))
  window.location.assign(url)
}

/** One return is finished once, however often the screen is drawn. */
let finishing: { query: string; target: Promise<string | null> } | undefined

/** Comes back with what the provider sent along, and logs in. Answers where to go; a refusal has been shown. */
export function finishSignOn(query: string): Promise<string | null> {
  if (finishing?.query !== query) finishing = { query, target: finish(query) }
  return finishing.target
}

async function finish(query: string): Promise<string | null> {
  const { binding, target } = readJourney()
  sessionStorage.removeItem(STORAGE_KEYS.signOn)
  storeToken(await request('finishSingleSignOn', { body: { query, binding } }))
  storeUser(await request('getCurrentUser'))
  return target
}

/** A return that did not begin here is refused by the server. */
function readJourney(): Journey {
  const text = sessionStorage.getItem(STORAGE_KEYS.signOn)
  return text ? (JSON.parse(text) as Journey) : { binding: '-', target: null }
}
