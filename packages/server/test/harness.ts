import { createHmac } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_BASE, type DataOf, type Envelope, type TaskDetail, type TaskEvent, type User } from '@tickmark/contract'
import type { Config } from '../src/config/config.ts'
import { hashAnswer } from '../src/auth/captcha.ts'
import { startService, type Service } from '../src/serve.ts'
import { SILENT_LOG } from '../src/log/log.ts'

/** A real service with a database of its own in a temporary folder. */
export interface Harness {
  service: Service
  base: string
  admin: Caller
  /** Registers somebody new, as a person does, captcha included. */
  register(name: string, plan?: User['plan']): Promise<Caller>
  caller(token?: string): Caller
  stop(): Promise<void>
}

interface Answer<Data = unknown> extends Envelope<Data> {
  status: number
}

/** What an answer carries; a refusal, which carries nothing, is told with its key. */
export function takeData<Data>({ data, status, error }: Answer<Data>): Data {
  if (data === null) throw new Error(`nothing was sent but ${status} ${error?.key}`)
  return data
}

/** Speaks the API as one user in one language. */
export interface Caller {
  token: string | undefined
  call<Data = unknown>(method: string, path: string, body?: unknown, language?: string): Promise<Answer<Data>>
  raw(path: string, init?: RequestInit): Promise<Response>
  upload(files: (string | File)[], fields?: Record<string, string>): Promise<Answer<{ task_id: string }>>
  waitForEnd(taskId: string): Promise<TaskDetail>
}

const ADMIN_PASSWORD = 'Quill-Lantern-77'
const SECRET = 'a secret of the tests'

export const corpus = (name: string): string =>
  fileURLToPath(new URL(`../../../corpus/server/${name}`, import.meta.url))

/** `kept`: a folder of the test's own, which outlives the service. */
export async function startHarness(kept?: string, settings: Partial<Config> = {}): Promise<Harness> {
  const dataFolder = kept ?? (await mkdtemp(join(tmpdir(), 'server-test-')))
  const service = await startService(
    'all',
    {
      dataFolder,
      port: 0,
      secret: SECRET,
      jobs: 2,
      webhookHosts: ['127.0.0.1'],
      // The website has tests of its own.
      webFolder: join(dataFolder, 'no-website'),
      administrator: { username: 'admin', password: ADMIN_PASSWORD },
      ...settings,
    },
    SILENT_LOG,
  )
  const base = service.url! + API_BASE
  const caller = (token?: string) => createCaller(base, token)
  const logIn = async (username: string, password: string): Promise<Caller> => {
    const data = takeData(await caller().call<DataOf<'login'>>('POST', '/gateway/login', { username, password }))
    return caller(data.access_token)
  }
  const admin = await logIn('admin', ADMIN_PASSWORD)
  return {
    service,
    base,
    admin,
    caller,
    async register(name, plan) {
      const data = takeData(await admin.call<{ codes: [string] }>('POST', '/user/batch/code', { count: 1, plan }))
      const request = await registration(service, caller(), name, data.codes[0])
      await caller().call('POST', '/user/register', request)
      return logIn(name, request.password)
    },
    async stop() {
      await service.close()
      if (!kept) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** What a person fills in, the characters of the picture read. */
export async function registration(service: Service, anyone: Caller, username: string, invitationCode: string) {
  const { captcha_id } = takeData(await anyone.call<DataOf<'getCaptcha'>>('GET', '/gateway/captcha'))
  return {
    username,
    password: `Marble-${username}-Fjord`,
    email: `${username}@example.com`,
    phone: phoneOf(username),
    captcha_id,
    verification_code: await knowAnswer(service, captcha_id),
    invitation_code: invitationCode,
  }
}

function phoneOf(name: string): string {
  const digits = createHmac('sha256', 'phone').update(name).digest().readUInt32BE(0)
  return `+8613${String(digits).padStart(9, '0').slice(-9)}`
}

const ANSWER = 'ACEF'

/** Nobody here can read the picture: the answer that is kept for it is replaced by one that is known. */
async function knowAnswer({ app }: Service, captchaId: string): Promise<string> {
  const hash = hashAnswer(SECRET, captchaId, ANSWER)
  await app.db.updateTable('captchas').set({ answer_hash: hash }).where('captcha_id', '=', captchaId).execute()
  return ANSWER.toLowerCase()
}

function createCaller(base: string, token: string | undefined): Caller {
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(base + path, { ...init, headers: { ...authorization, ...(init.headers as Record<string, string>) } })
  const parse = async <Data>(response: Response): Promise<Answer<Data>> => ({
    ...((await response.json()) as Envelope<Data>),
    status: response.status,
  })
  const call = async <Data>(method: string, path: string, body?: unknown, language = 'en'): Promise<Answer<Data>> =>
    parse<Data>(
      await raw(path, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: { 'Accept-Language': language },
      }),
    )
  return {
    token,
    raw,
    call,
    async upload(files, fields = {}) {
      const form = new FormData()
      const defaults = {
        name: 'task',
        type: 'ocr',
        ocr_model: 'PaddlePaddle:PP-OCRv4',
        analysis_model: 'tickmark:rules',
        language: 'auto',
      }
      for (const [name, value] of Object.entries({ ...defaults, ...fields })) form.append(name, value)
      for (const file of files) {
        if (typeof file === 'string') form.append('files', await openAsBlob(file), basename(file))
        else form.append('files', file)
      }
      return parse(await raw('/task/ocr/start', { method: 'POST', body: form, headers: { 'Accept-Language': 'en' } }))
    },
    async waitForEnd(taskId) {
      for (;;) {
        const { data } = await call<TaskDetail>('GET', `/task/detail?task_id=${taskId}`)
        if (!data || !['idle', 'running'].includes(data.status)) return data!
        await sleep(100)
      }
    },
  }
}

interface ReceivedEvent<Event> {
  id: number
  event: Event
}

/** Reads a task's events until `enough`, then hangs up. */
export const readEvents = (
  caller: Caller,
  taskId: string,
  enough: (events: ReceivedEvent<TaskEvent>[]) => boolean,
  lastEventId?: number,
): Promise<ReceivedEvent<TaskEvent>[]> => readStream(caller, `/task/events?task_id=${taskId}`, enough, lastEventId)

/** Reads a stream of events until `enough`, which is asked after each piece that comes, then hangs up. */
export async function readStream<Event>(
  caller: Caller,
  path: string,
  enough: (events: ReceivedEvent<Event>[]) => boolean,
  lastEventId?: number,
): Promise<ReceivedEvent<Event>[]> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }
  const hangUp = new AbortController()
  const response = await caller.raw(path, { headers, signal: hangUp.signal })
  const events: ReceivedEvent<Event>[] = []
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const id = /^id: (\d+)$/m.exec(part)?.[1]
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (data) events.push({ id: Number(id), event: JSON.parse(data) as Event })
    }
    if (enough(events)) break
  }
  hangUp.abort()
  return events
}
