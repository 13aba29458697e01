/**
 * Kills processes in the middle of a task (`kill -9`: the API, a worker, the database) and checks that the task is completed all the same, with every
 * page read once and every result written once.
 *
 *     node bench/limits/kill-test.ts [rounds] [file]
 */
import { itemAt } from '@tickmark/document'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const ROUNDS = Number(process.argv[2] ?? 20)
const FILE = process.argv[3] ?? fileURLToPath(new URL('../../corpus/server/scan.pdf', import.meta.url))
const COMMAND = fileURLToPath(new URL('../../packages/tickmark/bin/tickmark.js', import.meta.url))
const PORT = 3125
const BASE = `http://127.0.0.1:${PORT}/v1/api`
const PATIENCE = 180_000

const folder = mkdtempSync(join(tmpdir(), 'kill-test-'))
const environment = {
  ...process.env,
  TICKMARK_DATA_DIR: folder,
  TICKMARK_ADMIN_PASSWORD: 'Quill-Lantern-77',
  TICKMARK_LOG: 'json',
  TICKMARK_JOBS: '1',
  PORT: String(PORT),
}

type Part = 'api' | 'worker-1' | 'worker-2'
const running = new Map<Part, ChildProcess>()

function start(part: Part): void {
  const child = spawn(process.execPath, [COMMAND, itemAt(part.split('-'), 0)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.set(part, child)
}

async function kill(victim: Part | 'database'): Promise<void> {
  if (victim === 'database') {
    const [pid] = readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    return
  }
  running.get(victim)!.kill('SIGKILL')
  await sleep(500)
  start(victim)
}

let token = ''
async function call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const answer = await fetch(BASE + path, { ...init, headers: { Authorization: `Bearer ${token}` } })
  const { data, message } = (await answer.json()) as { data: Data | null; message: string }
  if (data === null) throw new Error(`${path}: ${message}`)
  return data
}

async function logIn(): Promise<void> {
  const body = JSON.stringify({ username: 'admin', password: environment.TICKMARK_ADMIN_PASSWORD })
  token = (await call<{ access_token: string }>('/gateway/login', { method: 'POST', body })).access_token
}

/** The API may be the one that was killed. */
async function persist<Data>(work: () => Promise<Data>): Promise<Data> {
  for (const until = Date.now() + PATIENCE; ; await sleep(200)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

async function startTask(): Promise<string> {
  const form = new FormData()
  const fields = {
    name: 'kill-test',
    type: 'ocr',
    ocr_model: 'PaddlePaddle:PP-OCRv4',
    analysis_model: 'tickmark:rules',
    language: 'en',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('files', await openAsBlob(FILE), basename(FILE))
  return (await call<{ task_id: string }>('/task/ocr/start', { method: 'POST', body: form })).task_id
}

interface Detail {
  status: string
  progress: { pages_done: number; pages_total: number }
  results: { kind: string; path: string }[]
}
const detail = (taskId: string) => call<Detail>(`/task/detail?task_id=${taskId}`)

/** What the database holds of the task's pages: rows, and rows that were read more often than once. */
async function countPages(taskId: string): Promise<{ rows: number; failed: number }> {
  const client = new Client({
    host: '127.0.0.1',
    port: Number(readFileSync(join(folder, 'postgres', 'port'), 'utf8')),
    user: 'tickmark',
    password: readFileSync(join(folder, 'postgres', 'password'), 'utf8'),
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query<{ rows: number; failed: number }>(
    `select count(*)::int as rows, count(error)::int as failed from pages join files using (file_id) where task_id = $1`,
    [taskId],
  )
  await client.end()
  return itemAt(rows, 0)
}

async function readMarkdown({ results }: Detail): Promise<string> {
  const path = results.find(({ kind }) => kind === 'markdown')!.path
  return (await fetch(`${BASE}/task/resource/${path}`, { headers: { Authorization: `Bearer ${token}` } })).text()
}

function firstDifference(text: string, reference: string): string {
  const expected = reference.split('\n')
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => line !== expected[index])
  return `line ${at + 1} is ${JSON.stringify(lines[at])} and was ${JSON.stringify(expected[at])}`
}

/** Runs one task to its end and answers what is wrong with its outcome. */
async function runRound(
  victim: Part | 'database' | undefined,
  reference: string | undefined,
): Promise<{ markdown: string; faults: string[]; seconds: number }> {
  const taskId = await persist(startTask)
  const started = performance.now()
  if (victim) {
    await persist(async () => {
      const { progress, status } = await detail(taskId)
      if (status === 'running' && progress.pages_done < 1) throw new Error('not yet')
    })
    await kill(victim)
  }
  const until = Date.now() + PATIENCE
  let end = await persist(() => detail(taskId))
  while (['idle', 'running'].includes(end.status) && Date.now() < until) {
    await sleep(250)
    end = await persist(() => detail(taskId))
  }
  const seconds = (performance.now() - started) / 1000
  if (end.status !== 'completed') return { markdown: '', faults: [`ended as ${end.status}`], seconds }
  const { progress, results } = end
  const pages = await persist(() => countPages(taskId))
  const markdown = await persist(() => readMarkdown(end))
  const kinds = results.map(({ kind }) => kind)
  const faults = [
    ...(progress.pages_done === progress.pages_total
      ? []
      : [`${progress.pages_done} of ${progress.pages_total} pages counted`]),
    ...(pages.rows === progress.pages_total ? [] : [`${pages.rows} pages kept`]),
    ...(pages.failed === 0 ? [] : [`${pages.failed} pages failed`]),
    ...(new Set(kinds).size === kinds.length ? [] : ['a result is there twice']),
    ...(reference === undefined || markdown === reference
      ? []
      : [`the text differs from that of an undisturbed run: ${firstDifference(markdown, reference)}`]),
  ]
  return { markdown, faults, seconds }
}

let faulty = 0
try {
  for (const part of ['api', 'worker-1', 'worker-2'] as const) start(part)
  await persist(logIn)
  const { markdown: reference, seconds: undisturbed, faults } = await runRound(undefined, undefined)
  console.log(`undisturbed: ${undisturbed.toFixed(1)} s ${faults.join(', ')}`)
  const victims = ['worker-1', 'database', 'api', 'worker-2'] as const
  for (let round = 0; round < ROUNDS; round++) {
    const victim = itemAt(victims, round % victims.length)
    const { faults, seconds } = await runRound(victim, reference)
    if (faults.length > 0) faulty++
    console.log(
      `${round + 1}. killed ${victim}: completed in ${seconds.toFixed(1)} s ${faults.length ? 'FAULT ' + faults.join(', ') : 'ok'}`,
    )
  }
} finally {
  for (const child of running.values()) child.kill('SIGTERM')
  await Promise.all(
    [...running.values()].map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
  )
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${ROUNDS - faulty} of ${ROUNDS} rounds without a fault`)
process.exitCode = faulty > 0 ? 1 : 0
