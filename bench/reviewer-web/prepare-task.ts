import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeReport } from './make-report.ts'

interface Prepared {
  origin: string
  taskId: string
  token: string
  close: () => Promise<void>
}

const PORT = 3229
const origin = `http://127.0.0.1:${PORT}`
const account = { username: 'bench', password: 'a-long-enough-phrase-42' }

/** A service of its own with a finished review of a report of so many pages. */
export async function prepareTask(pages: number): Promise<Prepared> {
  const data = mkdtempSync(path.join(tmpdir(), 'tickmark-reviewer-'))
  const command = new URL('../../packages/cli/bin/tickmark.js', import.meta.url).pathname
  const env = {
    ...process.env,
    PORT: String(PORT),
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
  try {
    while (
      !(await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(500)
    const token = await logIn()
    const taskId = await upload(token, await makeReport(pages))
    const started = Date.now()
    while ((await statusOf(token, taskId)) !== 'completed') await sleep(1000)
    console.log(`${pages} pages read and reviewed in ${Math.round((Date.now() - started) / 1000)} s`)
    return { origin, taskId, token, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function call<Data>(address: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(`${origin}/v1/api${address}`, init)
  const { data, message } = (await answer.json()) as { data: Data; message: string }
  if (!answer.ok) throw new Error(`${address}: ${message}`)
  return data
}

async function logIn(): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const { token_type, access_token } = await call<{ token_type: string; access_token: string }>('/gateway/login', {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  return `${token_type} ${access_token}`
}

async function upload(token: string, report: Uint8Array): Promise<string> {
  const form = new FormData()
  const fields = {
    name: 'long-report',
    type: 'financial_report',
    ocr_model: 'PaddlePaddle:PP-OCRv4',
    analysis_model: 'tickmark:rules',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('files', new File([new Uint8Array(report)], 'long-report.pdf', { type: 'application/pdf' }))
  const init = { method: 'POST', headers: { Authorization: token }, body: form }
  return (await call<{ task_id: string }>('/task/ocr/start', init)).task_id
}

async function statusOf(token: string, taskId: string): Promise<string> {
  const init = { headers: { Authorization: token } }
  const { status } = await call<{ status: string }>(`/task/detail?task_id=${taskId}`, init)
  if (status === 'failed') throw new Error('the report could not be reviewed')
  return status
}
