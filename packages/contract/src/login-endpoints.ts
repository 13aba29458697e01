import * as z from 'zod'
import * as entities from './entities.ts'
import * as fields from './fields.ts'

const id = z.string().min(1).max(64)
const Nothing = z.null()
const password = fields.LoginRequest.shape.password
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The second step of a login, and logins by the firm's own identity provider. */
export const LOGIN_ENDPOINTS = {
  getLoginWays: {
    method: 'GET',
    path: '/user/login_ways',
    access: 'login',
    summary: 'How I log in: password, second factor, single sign-on',
    data: z.object({
      /** False for an account that single sign-on made. */
      password: z.boolean(),
      second_factor: z.boolean(),
      second_factor_required: z.boolean(),
      recovery_codes_left: z.int(),
      single_sign_on: z.boolean(),
    }),
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/user/second_factor/begin',
    access: 'login',
    summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
    body: z.object({ current_password: password }),
    data: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/user/second_factor/confirm',
    access: 'login',
    summary:
      'Switch the second factor on with a code of the app; recovery codes are shown this once, other sessions end',
    body: z.object({ code: fields.SecondFactorCode }),
    data: RecoveryCodes,
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/user/second_factor/disable',
    access: 'login',
    summary: 'Switch the second factor off',
    body: z.object({ current_password: password }),
    data: Nothing,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/user/second_factor/recovery_codes',
    access: 'login',
    summary: 'New recovery codes in the place of the old ones',
    body: z.object({ current_password: password }),
    data: RecoveryCodes,
  },
  getSingleSignOn: {
    method: 'GET',
    path: '/gateway/single_sign_on',
    access: 'anyone',
    summary: 'Whether people may log in by an identity provider, and what it is called',
    data: z.object({ name: z.string().nullable() }),
  },
  beginSingleSignOn: {
    method: 'POST',
    path: '/gateway/single_sign_on/begin',
    access: 'anyone',
    summary: 'The address of the identity provider to go to; with my password: to connect my account with it',
    body: z.object({ current_password: password.optional() }),
    /** `binding` stays in the browser that began, and is shown when it comes back. */
    data: z.object({ url: z.string(), binding: z.string() }),
  },
  finishSingleSignOn: {
    method: 'POST',
    path: '/gateway/single_sign_on/finish',
    access: 'anyone',
    summary: 'Log in with what the identity provider sent along: the whole query of the address that it led back to',
    body: z.object({ query: z.string().min(1).max(8000), binding: z.string().min(1).max(100) }),
    data: entities.Token,
  },
  disconnectSingleSignOn: {
    method: 'POST',
    path: '/user/single_sign_on/disconnect',
    access: 'login',
    summary: 'Log in by the identity provider no longer; an account without a password cannot',
    body: z.object({ current_password: password }),
    data: Nothing,
  },
  adminRequireSecondFactor: {
    method: 'POST',
    path: '/admin/users/second_factor',
    access: 'admin',
    summary: 'Require a second factor of a user, or no longer',
    body: z.object({ user_id: id, required: z.boolean() }),
    data: Nothing,
  },
  adminResetSecondFactor: {
    method: 'POST',
    path: '/admin/users/second_factor/reset',
    access: 'admin',
    summary: 'Take the second factor of a user away, who has lost it; all his sessions end',
    body: z.object({ user_id: id }),
    data: Nothing,
  },
} as const
