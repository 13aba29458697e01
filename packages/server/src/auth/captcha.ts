import { createHmac, timingSafeEqual } from 'node:crypto'
import { LIMITS } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { newId } from '../db/new-id.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { GLYPHS } from './glyphs.ts'
import { oneOf } from './one-of.ts'

const CHARACTERS = Object.entries(GLYPHS)
const LENGTH = 4

/** A new captcha: its picture, and an id that holds for five minutes and one attempt. */
export async function createCaptcha({ db, config, now }: App): Promise<{ captcha_id: string; image: string }> {
  const chosen = Array.from({ length: LENGTH }, () => oneOf(CHARACTERS))
  const answer = chosen.map(([character]) => character).join('')
  const captchaId = newId()
  const row = {
    captcha_id: captchaId,
    answer_hash: hashAnswer(config.secret, captchaId, answer),
    expires_at: new Date(now().getTime() + LIMITS.captchaLife),
  }
  await db.insertInto('captchas').values(row).execute()
  return { captcha_id: captchaId, image: await drawCaptcha(chosen.map(([, strokes]) => strokes)) }
}

/** Uses the captcha up and tells whether the answer was right. */
export async function redeemCaptcha({ db, config, now }: App, captchaId: string, answer: string): Promise<boolean> {
  const row = await db
    .deleteFrom('captchas')
    .where('captcha_id', '=', captchaId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at < now()) return false
  const given = hashAnswer(config.secret, captchaId, answer)
  return timingSafeEqual(Buffer.from(given), Buffer.from(row.answer_hash))
}

/** What the database holds instead of the answer; case, width, blanks and hyphens do not matter. */
export function hashAnswer(secret: string, captchaId: string, answer: string): string {
  const plain = answer
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  return createHmac('sha256', secret).update(`captcha ${captchaId} ${plain}`).digest('base64url')
}
