import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { oneRow } from '../db/one-row.ts'
import { AppError } from '../faults/app-error.ts'

/** Guesses of one address at one account that need not wait. */
const FREE = 5
/** Seconds: the longest wait between two guesses; it doubles with each from one second on. */
const LONGEST_WAIT = 60
/** Seconds after which guesses are forgotten. */
const MEMORY = 900
/** Guesses from all addresses together after which an account answers slowly: its owner waits a moment and is not locked out. */
const MANY = 30
const LONGEST_HOLD = 4000

/**
 * Counts a guess at an account's password. Who guesses from one address waits longer each time, refused with the seconds that are left;
 * nobody else has to wait for it. Answers the milliseconds for which the answer is held back, when the account is guessed at from many.
 */
export async function takeGuess(app: App, account: string, address: string): Promise<number> {
  await waitTurn(app, pairKey(account, address))
  const all = await count(app, accountKey(account))
  return all <= MANY ? 0 : Math.min(LONGEST_HOLD, 250 * 2 ** (all - MANY - 1))
}

/** Forgets the guesses of somebody who has logged in. */
export async function forgetGuesses({ db }: App, account: string, address: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', [pairKey(account, address), accountKey(account)])
    .execute()
}

const pairKey = (account: string, address: string): string => `guess ${account} ${address}`
const accountKey = (account: string): string => `guesses ${account}`

/** Counts a guess, or refuses it. One statement decides and counts, so that none of several guesses made at the same moment slips through. */
async function waitTurn({ db, now }: App, key: string): Promise<void> {
  const time = now()
  const { rows } = await sql<{ uses: number }>`
    insert into rate_limits as known (key, uses, resets_at)
    values (${key}, 1, ${after(time, MEMORY)})
    on conflict (key) do update set
      uses = case when known.resets_at < ${time} then 1 else known.uses + 1 end,
      resets_at = ${after(time, MEMORY)}::timestamptz + make_interval(secs => case
        when known.resets_at < ${time} or known.uses < ${FREE} then 0
        else least(${LONGEST_WAIT}, power(2, least(known.uses - ${FREE}, 10))) end)
    where known.resets_at <= ${after(time, MEMORY)}
    returning uses`.execute(db)
  if (rows.length > 0) return
  const known = await db.selectFrom('rate_limits').select('resets_at').where('key', '=', key).executeTakeFirst()
  const open = (known?.resets_at.getTime() ?? 0) - MEMORY * 1000
  throw new AppError('too_many_requests', {
    details: { seconds: Math.max(1, Math.ceil((open - time.getTime()) / 1000)) },
  })
}

async function count({ db, now }: App, key: string): Promise<number> {
  const time = now()
  const { uses } = await oneRow(
    db,
    sql<{ uses: number }>`
      insert into rate_limits as known (key, uses, resets_at) values (${key}, 1, ${after(time, MEMORY)})
      on conflict (key) do update set
        uses = case when known.resets_at < ${time} then 1 else known.uses + 1 end, resets_at = excluded.resets_at
      returning uses`,
  )
  return uses
}

const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000)
