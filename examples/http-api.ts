/**
 * Reviews a file through a running service: starts a task, follows its events to the end, prints its problems.
 * Usage: TICKMARK_KEY=… node examples/http-api.ts FILE [http://localhost:3000]
 */
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'

const [path, origin = 'http://localhost:3000'] = process.argv.slice(2)
const key = process.env.TICKMARK_KEY
if (!path || !key) throw new Error('name a file, and set TICKMARK_KEY to an API key')

const API = `${origin}/v1/api`
const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' }

interface Answer<Data> {
  success: boolean
  message: string
  data: Data
}

const form = new FormData()
for (const [name, value] of Object.entries({
  // Letters, digits, hyphens and underscores.
  name: 'example',
  type: 'financial_report',
  language: 'auto',
  ocr_model: 'PaddlePaddle:PP-OCRv4',
  analysis_model: 'tickmark:rules',
}))
  form.set(name, value)
form.append('files', await openAsBlob(path), basename(path))

const { task_id: task } = await ask<{ task_id: string }>('/task/ocr/start', { method: 'POST', body: form })
await untilEnd(task)
const { items } = await ask<{ items: { severity: string; text: { title: string; message: string } }[] }>(
  `/task/problems?task_id=${task}`,
)
for (const { severity, text } of items) console.log(`${severity}: ${text.title}: ${text.message}`)

/** Every answer has one shape; a refusal says why in the language that was asked for. */
async function ask<Data>(route: string, init: RequestInit = {}): Promise<Data> {
  const response = await fetch(`${API}${route}`, { ...init, headers })
  const { success, message, data } = (await response.json()) as Answer<Data>
  if (!success) throw new Error(`${response.status}: ${message}`)
  return data
}

/** Server-sent events; the stream ends by itself when the task does. */
async function untilEnd(task: string): Promise<void> {
  const { body } = await fetch(`${API}/task/events?task_id=${task}`, { headers })
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) if (decoder.decode(chunk, { stream: true }).includes('event: end')) return
}
