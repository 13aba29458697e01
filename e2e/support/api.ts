import type { APIRequestContext, Page } from '@playwright/test'
import { answerCaptcha } from './captcha.ts'
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
  origin: string = SERVER.origin,
): Promise<Session> {
  const base = `${origin}/v1/api`
  const { token_type, access_token } = await dataOf<{ token_type: string; access_token: string }>(
    await request.post(`${base}/gateway/login`, { data: { username: account.username, password: account.password } }),
  )
  const token = `${token_type} ${access_token}`
  const headers = { Authorization: token }
  return { token, user: await dataOf(await request.get(`${base}/gateway/get_current_user`, { headers })) }
}

export async function createInvitation(request: APIRequestContext): Promise<string> {
  const { token } = await logInByApi(request, SERVER.admin)
  const options = { data: { count: 1, max_uses: 1, note: 'e2e' }, headers: { Authorization: token } }
  return (await dataOf<{ codes: string[] }>(await request.post(`${BASE}/user/batch/code`, options))).codes[0]!
}

let people = 0

/** A person of a test's own, whose list holds nothing but what the test has put there. */
export async function registerPerson(request: APIRequestContext): Promise<Session> {
  const username = `p${process.pid}x${Date.now().toString(36)}${people++}`
  const password = 'a-fine-phrase-77'
  const { captcha_id } = await dataOf<{ captcha_id: string }>(await request.get(`${BASE}/gateway/captcha`))
  const data = {
    username,
    password,
    phone: `+1202${String(Date.now() + people).slice(-7)}`,
    email: `${username}@example.com`,
    captcha_id,
    verification_code: await answerCaptcha(captcha_id),
    invitation_code: await createInvitation(request),
  }
  await dataOf(await request.post(`${BASE}/user/register`, { data }))
  return logInByApi(request, { username, password })
}

/** An enquiry as a visitor sends it. */
export async function writeEnquiry(
  request: APIRequestContext,
  fields: { name: string; company: string; requirements: string },
): Promise<void> {
  const rest = { email: 'visitor@example.com', phone: '13800138000', industry: 'other', company_size: '1000+' }
  const data = { kind: 'inquiry', ...fields, ...rest, services: ['pe_vc_review'], agreement: true }
  await dataOf(await request.post(`${BASE}/crm/consult`, { data }))
}

/** Uploads files and waits for the end of the task. */
export async function runTask(
  request: APIRequestContext,
  { token }: Session,
  fields: { name: string; type: string },
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<string> {
  const headers = { Authorization: token }
  const form = new FormData()
  for (const [name, value] of Object.entries({
    ...fields,
    ocr_model: 'PaddlePaddle:PP-OCRv4',
    analysis_model: 'tickmark:rules',
  }))
    form.append(name, value)
  for (const { name, mimeType, buffer } of files)
    form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const { task_id } = await dataOf<{ task_id: string }>(
    await request.post(`${BASE}/task/ocr/start`, { multipart: form, headers }),
  )
  await waitForEnd(request, headers, task_id)
  return task_id
}

async function waitForEnd(
  request: APIRequestContext,
  headers: Record<string, string>,
  taskId: string,
): Promise<string> {
  for (;;) {
    const { status } = await dataOf<{ status: string }>(
      await request.get(`${BASE}/task/detail?task_id=${taskId}`, { headers }),
    )
    if (status !== 'idle' && status !== 'running') return status
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
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
  if ((await waitForEnd(request, headers, task_id)) !== 'completed') throw new Error('the sample could not be reviewed')
  return task_id
}

/** How many problems of a task there are, all or of those that a query asks for. */
export async function countProblems(
  request: APIRequestContext,
  { token }: Session,
  taskId: string,
  query: Record<string, string | number> = {},
): Promise<number> {
  const params = { task_id: taskId, page_size: 1, ...query }
  const headers = { Authorization: token }
  return (await dataOf<{ total: number }>(await request.get(`${BASE}/task/problems`, { params, headers }))).total
}

/** A page that opens logged in, in a language. */
export async function openAs(page: Page, session: Session | undefined, language = 'zh-CN'): Promise<void> {
  await page.addInitScript(
    ([token, user, lang]) => {
      // A frame that shows a document has no storage, and no business with a session.
      if (window !== top || sessionStorage.getItem('prepared')) return
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

/** Logs a page in or out that has been opened already, without the ways that a person takes. */
export async function changeSession(page: Page, session: Session | undefined, language: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([token, user, time, lang]) => {
      localStorage.setItem('ocr_lang', lang)
      for (const key of ['ocr_token', 'ocr_userInfo', 'ocr_refTokenTime']) localStorage.removeItem(key)
      if (!token) return
      localStorage.setItem('ocr_token', token)
      localStorage.setItem('ocr_userInfo', user)
      localStorage.setItem('ocr_refTokenTime', time)
    },
    [session?.token, JSON.stringify(session?.user ?? null), String(Date.now()), language] as const,
  )
}
