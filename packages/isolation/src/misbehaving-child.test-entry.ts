import { connect } from 'node:net'
import { ReadError } from '@tickmark/document'
import { serveChild } from './serve-child.ts'

/** A child for the pool's tests that does everything a hostile file may make a reader do. */
serveChild({
  echo: (value) => value,
  pid: () => process.pid,
  environment: () => process.env,
  count: (to: number, { progress }) => {
    for (let i = 1; i <= to; i++) progress(i)
    return to
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
})

const hoarded: Buffer[] = []
