import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { SERVER } from './server.ts'

const ANSWER = 'AB12'

/**
 * A machine cannot read the picture, which is what it is for. The tests sit beside the database instead and set the answer of
 * the captcha that the page has just shown.
 */
export async function answerCaptcha(captchaId: string): Promise<string> {
  const folder = path.join(process.env.TICKMARK_E2E_DATA!, 'postgres')
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8').trim()
  const connection = { host: '127.0.0.1', port: Number(read('port')), user: 'tickmark', password: read('password') }
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const hash = createHmac('sha256', SERVER.secret).update(`captcha ${captchaId} ${ANSWER}`).digest('base64url')
    await client.query('update captchas set answer_hash = $1 where captcha_id = $2', [hash, captchaId])
  } finally {
    await client.end()
  }
  return ANSWER
}
