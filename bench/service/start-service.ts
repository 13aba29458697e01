import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A service of its own on this machine, with an account that is logged in. */
export interface Service {
  origin: string
  token: string
  /** The server's own process; its children have others. */
  pid: number
  /** Answers the task. */
  upload(file: File, type: string): Promise<string>
  statusOf(taskId: string): Promise<string>
  /** Waits until the task has ended; throws when it failed. */
  finish(taskId: string): Promise<void>
  close(): Promise<void>
}

const account = { username: 'bench', password: 'a-long-enough-phrase-42' }

export async function startService(port: number): Promise<Service> {
  const origin = `http://127.0.0.1:${port}`
  const data = mkdtempSync(path.join(tmpdir(), 'tickmark-bench-'))
  const command = new URL('../../packages/tickmark/bin/tickmark.js', import.meta.url).pathname
  const env = {
    ...process.env,
    PORT: String(port),
    TICKMARK_DATA_DIR: data,
    TICKMARK_ADMIN_USERNAME: account.username,
    TICKMARK_ADMIN_PASSWORD: account.password,
  }
  const server = spawn(process.execPath, [command, 'serve'], { env, stdio: 'ignore' })
  const close = async (): Promise<void> => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(data, { recursive: true, force: true })
  }
  const call = async <Data>(address: string, init: RequestInit): Promise<Data> => {
    const answer = await fetch(`${origin}/v1/api${address}`, init)
    const { data: content, message } = (await answer.json()) as { data: Data; message: string }
    if (!answer.ok) throw new Error(`${address}: ${message}`)
    return content
  }
  try {
    while (!(await isReady(origin))) await sleep(500)
    const { token_type, access_token } = await call<{ token_type: string; access_token: string }>('/gateway/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    })
    const token = `${token_type} ${access_token}`
    const headers = { Authorization: token }
    const statusOf = async (taskId: string): Promise<string> =>
      (await call<{ status: string }>(`/task/detail?task_id=${taskId}`, { headers })).status
    return {
      origin,
      token,
      pid: server.pid ?? 0,
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
        return (await call<{ task_id: string }>('/task/ocr/start', { method: 'POST', headers, body: form })).task_id
      },
      statusOf,
      async finish(taskId) {
        for (let status = ''; status !== 'completed'; status = await statusOf(taskId)) {
          if (status === 'failed') throw new Error('the task failed')
          await sleep(1000)
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
