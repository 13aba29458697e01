import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Log } from '../log/log.ts'

/** The folder of the built website; built now when it is missing or older than its sources. Undefined when there are no sources. */
export async function ensureWebBundle(webFolder: string, log: Log): Promise<string | undefined> {
  const bundle = join(webFolder, 'dist')
  const stamp = join(bundle, '.sources')
  if (!existsSync(join(webFolder, 'src'))) return existsSync(join(bundle, 'index.html')) ? bundle : undefined
  const hash = await hashSources(webFolder)
  const built = existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash
  if (built) return bundle
  log.info('building the website; this happens once after every change of it')
  await build(webFolder)
  await writeFile(stamp, hash)
  return bundle
}

async function hashSources(webFolder: string): Promise<string> {
  const packages = dirname(webFolder)
  const folders = [
    join(webFolder, 'src'),
    join(webFolder, 'public'),
    join(packages, 'contract', 'src'),
    join(packages, 'document', 'src'),
  ]
  const single = ['package.json', 'index.html', 'vite.config.ts', 'build.ts', '../../docs/benchmarks.md'].map((name) =>
    join(webFolder, name),
  )
  const hash = createHash('sha256')
  for (const path of [...single, ...(await Promise.all(folders.map(listFiles))).flat()]) {
    if (existsSync(path)) hash.update(path.slice(packages.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** The web room's own `build` script, run by the Node that we run on. */
async function build(webFolder: string): Promise<void> {
  const script = (JSON.parse(await readFile(join(webFolder, 'package.json'), 'utf8')) as { scripts: { build: string } })
    .scripts.build
  const binaries = join(
    dirname(dirname(createRequire(join(webFolder, 'package.json')).resolve('vite/package.json'))),
    '.bin',
  )
  const PATH = [dirname(process.execPath), binaries, process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(script, {
    cwd: webFolder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, NODE_ENV: 'production' },
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)))
  child.on('error', reject)
  child.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`The website could not be built:\n${words.trim()}`)),
  )
  return promise
}
