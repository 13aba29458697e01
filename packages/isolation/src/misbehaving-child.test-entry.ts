import { readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReadError } from '@tickmark/document'
import { CHANNEL } from './frames.ts'
import { serveChild, type Handlers } from './serve-child.ts'

/** A child for the pool's tests that does everything a hostile file may make a reader do. */
const handlers: Handlers = {
  echo: (value) => value,
  pid: () => process.pid,
  environment: () => ({ ...process.env }),
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
  /** As code does that a file has taken over: it writes to its parent whatever it likes. */
  flood: (piece: Uint8Array) => {
    for (;;) writeAll(piece)
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

/** Past the stream that serves the channel, which a second one would not be let at. */
function writeAll(piece: Uint8Array): void {
  for (let written = 0; written < piece.length;) {
    try {
      written += writeSync(CHANNEL, piece, written)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

function isWritten(path: string): boolean {
  try {
    writeFileSync(path, '')
    rmSync(path)
    return true
  } catch {
    return false
  }
}
