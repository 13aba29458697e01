import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReadError } from '@tickmark/document'
import { serveChild, type Handlers } from './serve-child.ts'

/** A child for the pool's tests that does everything a hostile file may make a reader do. */
const handlers: Handlers = {
  echo: (value) => value,
  pid: () => process.pid,
  environment: () => process.env,
  loaded: () => loaded,
  compiledCode() {
    const folder = getCompileCacheDir() ?? ''
    return { files: readdirSync(folder), isChanged: isWritten(join(folder, 'planted')) }
  },
  count: (to: number, { progress }) => {
    for (let i = 1; i <= to; i++) progress(i)
    return to
  },
  rest: (milliseconds: number, { progress }) => {
    progress('begun')
    return sleep(milliseconds)
  },
  fillBuffers: () => {
    const kept: Buffer[] = []
    for (;;) kept.push(Buffer.alloc(32 << 20, 1))
  },
  fillHeap: () => {
    const kept: object[] = []
    for (;;) kept.push({ kept: kept.length, text: [kept.length] })
  },
  hoard: (megabytes: number) => {
    hoarded.push(Buffer.alloc(megabytes << 20, 1))
    return process.pid
  },
  loop: () => {
    for (;;);
  },
  abort: () => process.abort(),
  exit: () => process.exit(7),
  refuse: () => {
    throw new ReadError('ENCRYPTED', 'password')
  },
  fail: () => {
    throw new TypeError('a bug of ours')
  },
  connect: () =>
    new Promise((resolve) => {
      const socket = connect({ host: '192.0.2.1', port: 9, timeout: 1500 })
      socket.once('connect', () => resolve('connected'))
      socket.once('timeout', () => resolve('timeout'))
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    }),
}

const hoarded: Buffer[] = []
const loaded: string[] = []

serveChild(handlers, {
  steps: ['first', 'second'].map((step) => async () => loaded.push(step)),
  slow: [() => sleep(1000), async () => loaded.push('too late')],
})

function isWritten(path: string): boolean {
  try {
    writeFileSync(path, '')
    rmSync(path)
    return true
  } catch {
    return false
  }
}
