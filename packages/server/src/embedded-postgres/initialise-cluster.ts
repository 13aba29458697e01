import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { commandOf, giveTo, type Launcher } from './launcher.ts'
import { databaseProblem } from '@tickmark/contract/operator-problem'

/**
 * Makes the database files once. `initdb` is not atomic, so it works aside and the finished folder is renamed: a machine that fails
 * half-way leaves nothing that looks finished.
 */
export async function initialiseCluster(
  binaries: Binaries,
  launcher: Launcher,
  folder: string,
  password: string,
): Promise<string> {
  const cluster = join(folder, 'cluster')
  if (existsSync(cluster)) {
    giveTo(launcher, cluster)
    return cluster
  }
  for (const entry of readdirSync(folder))
    if (entry.startsWith('init-')) rmSync(join(folder, entry), { recursive: true })
  const aside = join(folder, `init-${process.pid}`)
  const fresh = join(aside, 'cluster')
  const passwordFile = join(aside, 'password')
  mkdirSync(fresh, { recursive: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chmodSync(fresh, 0o700)
  giveTo(launcher, aside)
  // The built-in locale needs no locale files of the system and sorts the same everywhere.
  const locale = [
    '--encoding',
    'UTF8',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--no-instructions',
  ]
  const access = ['--username', 'tickmark', '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  await run(launcher, binaries.initdb, ['--pgdata', fresh, ...access, ...locale])
  renameSync(fresh, cluster)
  rmSync(aside, { recursive: true })
  return cluster
}

async function run(launcher: Launcher, program: string, options: readonly string[]): Promise<void> {
  const { uid, gid, env } = launcher
  const [file, args] = commandOf(launcher, program, options)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(file, args, { uid, gid, env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)))
  child.on('error', reject)
  child.on('exit', (code) => (code === 0 ? resolve() : reject(databaseProblem(words.trim()))))
  return promise
}
