import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The API as one person calls it. */
export interface Person {
  token: string
  /** Calls the API; answers the data, throws the message of a refusal. */
  call<Data>(address: string, init?: RequestInit): Promise<Data>
  /** Answers the task. */
  upload(file: File, type: string): Promise<string>
  statusOf(taskId: string): Promise<string>
  /** Waits until the task has ended; throws when it failed. */
  finish(taskId: string): Promise<void>
}

/** A service of its own on this machine, with an administrator who is logged in. */
export interface Service extends Person {
  origin: string
  /** The server's own process; its children have others. */
  pid: number
  /** Its data folder, which goes with it. */
  data: string
  /** Makes another account and logs it in. */
  addPerson(name: string): Promise<Person>
  close(): Promise<void>
}

const account = { username: 'bench', password: 'a-long-enough-phrase-42' }
const HERE = new URL('../..', import.meta.url).pathname

/** A service that is not this one's, or that goes on with a data folder. */
interface Elsewhere {
  /** A checkout with its packages installed. */
  root?: string
  /** It stays when the service ends. */
  data?: string
}

/** `settings`: variables of the environment besides those that every service of a bench has. */
export async function startService(
  port: number,
  settings: NodeJS.ProcessEnv = {},
  { root = HERE, data: kept }: Elsewhere = {},
): Promise<Service> {
  const origin = `http://127.0.0.1:${port}`
  const command = path.join(root, 'packages/tickmark/bin/tickmark.js')
  const data = kept ?? mkdtempSync(path.join(tmpdir(), 'tickmark-bench-'))
  const env = {
    ...process.env,
    PORT: String(port),
    TICKMARK_DATA_DIR: data,
    TICKMARK_ADMIN_USERNAME: account.username,
    TICKMARK_ADMIN_PASSWORD: account.password,
    ...settings,
  }
  const server = spawn(process.execPath, [command, 'serve'], { env, stdio: 'ignore' })
  const close = async (): Promise<void> => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    if (!kept) rmSync(data, { recursive: true, force: true })
  }
  try {
    while (!(await isReady(origin))) await sleep(500)
    return {
      ...(await logIn(origin, account)),
      origin,
      pid: server.pid ?? 0,
      data,
      async addPerson(username) {
        const { password } = account
        const args = [command, 'user', 'create', username, '--password', password]
        await promisify(execFile)(process.execPath, args, { env })
        return logIn(origin, { username, password })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function logIn(origin: string, who: typeof account): Promise<Person> {
  const callAs =
    (headers: Record<string, string>) =>
    async <Data>(address: string, init: RequestInit = {}): Promise<Data> => {
      const answer = await fetch(`${origin}/v1/api${address}`, { ...init, headers: { ...headers, ...init.headers } })
      const { data: content, message } = (await answer.json()) as { data: Data; message: string }
      if (!answer.ok) throw new Error(`${address}: ${message}`)
      return content
    }
  const { token_type, access_token } = await callAs({})<{ token_type: string; access_token: string }>(
    '/gateway/login',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(who) },
  )
  const token = `${token_type} ${access_token}`
  const call = callAs({ Authorization: token })
  const failureOf = async (taskId: string): Promise<string> =>
    JSON.stringify(
      (await call<{ files: { error: unknown }[] }>(`/task/detail?task_id=${taskId}`)).files.map(({ error }) => error),
    )
  const statusOf = async (taskId: string): Promise<string> =>
    (await call<{ status: string }>(`/task/detail?task_id=${taskId}`)).status
  return {
    token,
    call,
    statusOf,
    async upload(file, type) {
      const form = new FormData()
      const fields = {
        name: path.parse(file.name).name,
        type,
        ocr_model: 'PaddlePaddle:PP-OCRv4',
        analysis_model: 'tickmark:rules',
      }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('files', file)
      return (await call<{ task_id: string }>('/task/ocr/start', { method: 'POST', body: form })).task_id
    },
    async finish(taskId) {
      for (let status = ''; status !== 'completed'; status = await statusOf(taskId)) {
        if (status === 'failed') throw new Error(`the task failed: ${await failureOf(taskId)}`)
        await sleep(200)
      }
    },
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
