import type { DataOf } from '@tickmark/contract'

export type ListedUser = DataOf<'adminListUsers'>['items'][number]

/** What an account may use. */
export const PLANS = ['trial', 'basic', 'professional', 'enterprise'] as const
