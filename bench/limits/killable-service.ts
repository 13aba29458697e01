import { itemAt } from '@tickmark/document'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const COMMAND = fileURLToPath(new URL('../../packages/tickmark/bin/tickmark.js', import.meta.url))
const PASSWORD = 'Quill-Lantern-77'
/** So long a call is tried again (ms): the API may be the one that was killed. */
export const PATIENCE = 180_000
const RESTART = 500

export const PARTS = ['api', 'worker-1', 'worker-2'] as const
export type Part = (typeof PARTS)[number]
export type Victim = Part | 'database'

export interface TaskState {
  status: string
  progress: { pages_done: number; pages_total: number }
  results: { kind: string; path: string }[]
}

/** A service in parts, on one data folder, each of which can be killed and comes back. */
export interface KillableService {
  folder: string
  call<Data>(path: string, init?: RequestInit): Promise<Data | null>
  /** Tries again until it works. */
  persist<Data>(work: () => Promise<Data>): Promise<Data>
  logIn(): Promise<void>
  /** `kill -9`; a part that ends, for whatever reason, is started again after half a second. */
  kill(victim: Victim): void
  startTask(file: string, name: string): Promise<string>
  detail(taskId: string): Promise<TaskState>
  readMarkdown(state: TaskState): Promise<string>
  query<Row extends object>(statement: string, values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export function startKillable(port: number, settings: NodeJS.ProcessEnv = {}): KillableService {
  const folder = mkdtempSync(join(tmpdir(), 'kill-test-'))
  const base = `http://127.0.0.1:${port}/v1/api`
  const env = {
    ...process.env,
    TICKMARK_DATA_DIR: folder,
    TICKMARK_ADMIN_PASSWORD: PASSWORD,
    TICKMARK_LOG: 'json',
    TICKMARK_JOBS: '1',
    PORT: String(port),
    ...settings,
  }
  const running = new Map<Part, ChildProcess>()
  const start = (part: Part): void => {
    const args = [COMMAND, itemAt(part.split('-'), 0)]
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    running.set(part, child)
    // As systemd and container runtimes do: whatever ends is started again.
    child.once('exit', () => void (isOpen && setTimeout(() => isOpen && start(part), RESTART)))
  }
  let isOpen = true
  for (const part of PARTS) start(part)
  let token = ''

  async function call<Data>(path: string, init: RequestInit = {}): Promise<Data | null> {
    const answer = await fetch(base + path, { ...init, headers: { Authorization: `Bearer ${token}` } })
    const { data, error } = (await answer.json()) as { data: Data | null; error?: { key: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${error?.key}`)
    return data
  }
  const need = async <Data>(path: string, init?: RequestInit): Promise<Data> => {
    const data = await call<Data>(path, init)
    if (data === null) throw new Error(`${path}: nothing was answered`)
    return data
  }
  return {
    folder,
    call,
    persist,
    async logIn() {
      const body = JSON.stringify({ username: 'admin', password: PASSWORD })
      token = (await need<{ access_token: string }>('/gateway/login', { method: 'POST', body })).access_token
    },
    kill(victim) {
      if (victim === 'database') return killDatabase(folder)
      running.get(victim)?.kill('SIGKILL')
    },
    async startTask(file, name) {
      const form = new FormData()
      const models = { ocr_model: 'PaddlePaddle:PP-OCRv4', analysis_model: 'tickmark:rules' }
      for (const [field, value] of Object.entries({ name, type: 'ocr', ...models, language: 'en' }))
        form.append(field, value)
      form.append('files', await openAsBlob(file), basename(file))
      return (await need<{ task_id: string }>('/task/ocr/start', { method: 'POST', body: form })).task_id
    },
    detail: (taskId) => need(`/task/detail?task_id=${taskId}`),
    async readMarkdown({ results }) {
      const path = results.find(({ kind }) => kind === 'markdown')?.path
      return (await fetch(`${base}/task/resource/${path}`, { headers: { Authorization: `Bearer ${token}` } })).text()
    },
    query: (statement, values) => queryDatabase(folder, statement, values),
    async close() {
      isOpen = false
      for (const child of running.values()) child.kill('SIGTERM')
      await Promise.all(
        [...running.values()].map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
      )
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function persist<Data>(work: () => Promise<Data>): Promise<Data> {
  for (const until = Date.now() + PATIENCE; ; await sleep(200)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** It may be down at the moment, killed just before. */
function killDatabase(folder: string): void {
  try {
    const [pid] = readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  } catch (error) {
    if (!['ESRCH', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

async function queryDatabase<Row extends object>(folder: string, statement: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({
    host: '127.0.0.1',
    port: Number(readFileSync(join(folder, 'postgres', 'port'), 'utf8')),
    user: 'tickmark',
    password: readFileSync(join(folder, 'postgres', 'password'), 'utf8'),
    database: 'postgres',
  })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
