/**
 * Weight: what an installation takes on the disk, and which packages make most of it. Files that are linked together count once, as `du` does.
 * Usage: node bench/cost/weight.ts [FOLDER]   (that has a node_modules; the workspace when absent)
 */
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SHOWN = 15
const BLOCK = 512
const MEGABYTE = 2 ** 20

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))
const modules = join(folder, 'node_modules')
if (!existsSync(modules)) throw new Error(`${modules} is missing: run npm ci first`)

const seen = new Set<number>()
const weights = packagesOf(modules)
  .map((name) => ({ name, bytes: weigh(join(modules, name)) }))
  .toSorted((a, b) => b.bytes - a.bytes)
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { name, bytes } of weights.slice(0, SHOWN)) print(bytes, name)
print(total, `node_modules, ${weights.length} packages`)
for (const name of ['packages', 'corpus'])
  if (existsSync(join(folder, name))) print(weigh(join(folder, name)), `${name}, files of our own`)

/** Names of packages, those of a scope one by one. */
function packagesOf(path: string): string[] {
  // Caches of what ran since the installation are none of it.
  const names = readdirSync(path).filter((name) => !/^\..*cache$/.test(name))
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(path, name)).map((inner) => `${name}/${inner}`) : [name],
  )
}

/** Bytes on the disk of a file or a folder with all below it; links to other folders are not followed. */
function weigh(path: string): number {
  const { ino, nlink, blocks, size } = lstatSync(path)
  if (nlink > 1 && seen.has(ino)) return 0
  seen.add(ino)
  // Windows tells no blocks.
  const own = blocks === undefined ? size : blocks * BLOCK
  if (!lstatSync(path).isDirectory()) return own
  return readdirSync(path).reduce((sum, name) => sum + weigh(join(path, name)), own)
}

function print(bytes: number, what: string): void {
  process.stdout.write(`${(bytes / MEGABYTE).toFixed(0).padStart(6)} MB  ${what}\n`)
}
