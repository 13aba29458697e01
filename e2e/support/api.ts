import type { APIRequestContext, Page } from '@playwright/test'
import { SERVER } from './server.ts'

const BASE = `${SERVER.origin}/v1/api`

export interface Session {
  token: string
  user: Record<string, unknown>
}

async function dataOf<T>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
  const { data, message } = (await answer.json()) as { data: T; message: string }
  if (!answer.ok()) throw new Error(`${answer.status()} ${message}`)
  return data
}

export async function logInByApi(
  request: APIRequestContext,
  account: { username: string; password: string },
): Promise<Session> {
  const { token_type, access_token } = await dataOf<{ token_type: string; access_token: string }>(
    await request.post(`${BASE}/gateway/login`, { data: { username: account.username, password: account.password } }),
  )
  const token = `${token_type} ${access_token}`
  const headers = { Authorization: token }
  return { token, user: await dataOf(await request.get(`${BASE}/gateway/get_current_user`, { headers })) }
}

export async function createInvitation(request: APIRequestContext): Promise<string> {
  const { token } = await logInByApi(request, SERVER.admin)
  const options = { data: { count: 1, max_uses: 1, note: 'e2e' }, headers: { Authorization: token } }
  return (await dataOf<{ codes: string[] }>(await request.post(`${BASE}/user/batch/code`, options))).codes[0]!
}

/** Starts the review of a bundled sample and waits for its end. */
export async function reviewSample(
  request: APIRequestContext,
  { token }: Session,
  sampleId = 'financial-report',
  language = 'zh-CN',
): Promise<string> {
  const headers = { Authorization: token, 'Accept-Language': language }
  const { task_id } = await dataOf<{ task_id: string }>(
    await request.post(`${BASE}/demo/start`, { data: { sample_id: sampleId }, headers }),
  )
  for (;;) {
    const task = await dataOf<{ status: string }>(
      await request.get(`${BASE}/task/detail?task_id=${task_id}`, { headers }),
    )
    if (task.status === 'completed') return task_id
    if (task.status === 'failed') throw new Error('the sample could not be reviewed')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** A page that opens logged in, in a language. */
export async function openAs(page: Page, session: Session | undefined, language = 'zh-CN'): Promise<void> {
  await page.addInitScript(
    ([token, user, lang]) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', '1')
      localStorage.setItem('ocr_lang', lang!)
      if (!token) return
      localStorage.setItem('ocr_token', token)
      localStorage.setItem('ocr_userInfo', user!)
      localStorage.setItem('ocr_refTokenTime', String(Date.now()))
    },
    [session?.token, JSON.stringify(session?.user ?? null), language] as const,
  )
}
