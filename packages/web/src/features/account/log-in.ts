import { type LoginRequest } from '@tickmark/contract/fields'
import { request } from '../../api/request.ts'
import { storeToken, storeUser } from '../../session/session.ts'

/** Logs in and keeps who is there; a refusal has been shown by the request. */
export async function logIn(fields: LoginRequest): Promise<void> {
  storeToken(await request('login', { body: fields }))
  storeUser(await request('getCurrentUser'))
}
