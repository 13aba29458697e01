import type { UserRow } from '../db/rows.ts'

/** A visitor by a link in the place of a user: he has the id of the link and nothing else, so that no row of anybody's is his. */
export const visitorRow = (linkId: string): UserRow => ({
  user_id: linkId,
  username: '',
  email: '',
  phone: '',
  username_key: '',
  email_key: '',
  phone_key: '',
  password_hash: '',
  role: 'user',
  plan: 'basic',
  quota: 0,
  plan_ends_at: null,
  invitation_code: null,
  created_at: new Date(0),
  disabled_at: null,
  second_factor_at: null,
  second_factor_required: false,
})
