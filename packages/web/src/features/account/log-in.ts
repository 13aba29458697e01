import { type LoginRequest } from '@tickmark/contract/fields'
import { request, type RequestStyle } from '../../api/request.ts'
import { storeToken, storeUser } from '../../session/session.ts'

/** Logs in and keeps who is there; a refusal has been shown by the request, unless the caller does. */
export async function logIn(fields: LoginRequest, style: RequestStyle = {}): Promise<void> {
  storeToken(await request('login', { body: fields }, style))
  storeUser(await request('getCurrentUser'))
}
