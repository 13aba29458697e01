import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { serveChild } from './serve-child.ts'

/** What an attacker would look for, as the test laid it out. */
export interface Targets {
  server: number
  secret: string
  databasePassword: string
  dataFolder: string
  otherTask: string
  otherChild: string
  code: string
  port: number
  /** Stands in the environment of the server. */
  marker: string
}

type Question = (targets: Targets) => unknown

/** Does what must not be possible; a question that throws or answers false is answered "no". */
const QUESTIONS: Record<string, Question> = {
  'reads data/secret': ({ secret }) => readFileSync(secret).length > 0,
  'reads the password of the database': ({ databasePassword }) => readFileSync(databasePassword).length > 0,
  'reads files of another task': ({ otherTask }) => readFileSync(otherTask).length > 0,
  'reads the folder of another child': ({ otherChild }) => readdirSync(otherChild).length > 0,
  'reads the memory of the server': ({ server }) => readMemoryOf(server),
  'reads the environment of the server': ({ server, marker }) =>
    readFileSync(`/proc/${server}/environ`, 'latin1').includes(marker),
  'reads files of the server through its descriptors': ({ server }) =>
    readdirSync(`/proc/${server}/fd`).some((fd) => readlinkSync(`/proc/${server}/fd/${fd}`)),
  'writes the data folder': ({ dataFolder }) => writeFileSync(join(dataFolder, 'planted'), 'x') === undefined,
  'writes the code': ({ code }) => accessSync(code, constants.W_OK) === undefined,
  'writes the compiled code': () => isPlanted(getCompileCacheDir()),
  'signals the server': ({ server }) => process.kill(server, 0),
  'sees processes of others': () => othersSeen() > 0,
  'enters the network of the server': ({ server }) => runs('nsenter', `--net=/proc/${server}/ns/net`, 'true'),
  'enters the network of process 1': () => runs('nsenter', '--net=/proc/1/ns/net', 'true') && !isOwnNetwork(),
  'may mount': () => hasCapability(CAP_SYS_ADMIN) || runs('unshare', '--user', '--map-root-user', '--mount', 'true'),
  'makes a user namespace of its own': () => runs('unshare', '--user', '--map-root-user', 'true'),
  'has a capability': () => capabilities() !== 0n,
  'may gain privileges': () => /^NoNewPrivs:\s+0/m.test(readFileSync('/proc/self/status', 'latin1')),
  'calls the system unfiltered': () => /^Seccomp:\s+0/m.test(readFileSync('/proc/self/status', 'latin1')),
  'reaches a service of this machine': ({ port }) => connects('127.0.0.1', port),
  'reaches the network': () => hasRoute(),
}

serveChild({
  async probe(targets: Targets) {
    const answers: Record<string, string> = {}
    for (const [line, ask] of Object.entries(QUESTIONS)) answers[line] = (await isYes(ask, targets)) ? 'YES' : 'no'
    return answers
  },
  made: (folder: string) => writeFileSync(join(folder, 'result'), 'made') ?? join(folder, 'result'),
  folder: () => process.cwd(),
  read: (path: string) => readFileSync(path, 'utf8'),
  write: (path: string) => writeFileSync(path, 'changed'),
  leaveLink({ folder, to }: { folder: string; to: string }) {
    symlinkSync(to, join(folder, 'result'))
    return join(folder, 'result')
  },
  fillScratch: () => {
    for (let i = 0; ; i++) writeFileSync(`fill-${i}`, Buffer.alloc(16 << 20, 1))
  },
  async fork() {
    for (let i = 0; i < 100; i++) spawn('sleep', ['20'], { detached: true, stdio: 'ignore' })
    await new Promise(() => {})
  },
})

async function isYes(ask: Question, targets: Targets): Promise<boolean> {
  try {
    return Boolean(await ask(targets))
  } catch {
    return false
  }
}

const CAP_SYS_ADMIN = 21n

function capabilities(): bigint {
  const held = /^CapEff:\s+([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]
  return BigInt(`0x${held ?? 0}`)
}

/** Asked of the kernel and never tried: where nothing shuts a child in, a mount would be one of the machine that the test runs on. */
function hasCapability(number: bigint): boolean {
  return (capabilities() & (1n << number)) !== 0n
}

/** What others start from; a child that has none of it would make one of its own, which nobody else reads. */
function isPlanted(folder: string | undefined): boolean {
  return folder !== undefined && writeFileSync(join(folder, 'planted'), 'x') === undefined
}

function runs(file: string, ...args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore', timeout: 5000 }).status === 0
}

/** A page that the process has mapped, read through the kernel's window onto it. */
function readMemoryOf(pid: number): boolean {
  const start = /^([0-9a-f]+)-/.exec(readFileSync(`/proc/${pid}/maps`, 'latin1'))?.[1]
  const read = `dd if=/proc/${pid}/mem bs=1 count=16 skip=$((0x${start})) iflag=skip_bytes of=/dev/null 2>/dev/null`
  return start !== undefined && runs('sh', '-c', read)
}

/** Process 1 of a namespace of its own is the wrapper, whose parent nobody here can see. */
function othersSeen(): number {
  const own = new Set(['1', String(process.pid), String(process.ppid)])
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && !own.has(name)).length
}

function isOwnNetwork(): boolean {
  return readlinkSync('/proc/1/ns/net') === readlinkSync('/proc/self/ns/net')
}

async function connects(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host, port, timeout: 1500 })
  socket.once('connect', () => resolve(true))
  for (const event of ['timeout', 'error'] as const) socket.once(event, () => resolve(false))
  return promise.finally(() => socket.destroy())
}

/** A network device other than the loop; whether anybody answers is not ours to say. */
function hasRoute(): boolean {
  return readFileSync('/proc/self/net/dev', 'latin1')
    .split('\n')
    .some((line) => /^\s*(?!lo:)\w+:/.test(line))
}
