import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { ROOT } from './rooms.ts'

const { platform, arch } = process
const NATIVE = /\.(?:node|so(?:\.\d+)*|dylib|dll)$/

/**
 * Packages of which an installation would carry far more than is loaded (520 MB in all), or whose install script fetches what is not: the ONNX
 * runtime brings its libraries for every system and gets those of NVIDIA's cards (300 MB) besides. They go into the
 * tarball with these files only, without scripts.
 */
const KEPT: Readonly<Record<string, (file: string) => boolean>> = {
  'onnxruntime-node': (file) => file.startsWith('dist/') || file.startsWith(`bin/napi-v6/${platform}/${arch}/`),
  // What draws and parses lies in the package of the system, which is listed instead.
  '@llamaindex/liteparse': (file) => file.startsWith('dist/') || (/^[^/]+$/.test(file) && !NATIVE.test(file)),
  // One build of the four or five that they bring.
  docx: (file) => file === 'dist/index.mjs',
  '@cantoo/pdf-lib': (file) => /^es\/.*\.js$/.test(file),
}
const ALWAYS = /^(?:package\.json|licen[cs]e.*)$/i

const VENDORED: readonly string[] = Object.keys(KEPT)

interface Manifest {
  version: string
  main?: string
  type?: string
  exports?: object
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Copies what is kept of each into the `node_modules` of the stage. */
export function stageVendored(stage: string): void {
  for (const [name, keeps] of Object.entries(KEPT)) {
    const folder = join(ROOT, 'node_modules', name)
    const target = join(stage, 'node_modules', name)
    const isKept = (path: string): boolean => {
      const file = relative(folder, path).replaceAll('\\', '/')
      return ALWAYS.test(file) || keeps(file)
    }
    cpSync(folder, target, { recursive: true, filter: (path) => isFolder(path) || isKept(path) })
    // What they need is listed once, by the product; nothing of them runs when they are installed.
    const { version, main, type, exports } = manifestOf(folder)
    writeFileSync(join(target, 'package.json'), JSON.stringify({ name, version, main, type, exports }, null, 2))
  }
}

/** What only their install scripts, their own commands or a compiler would load. */
const NOT_LOADED = /^(?:adm-zip|global-agent|commander|@types\/.*)$/

/** What the vendored packages need, as installed here; of those for other systems none. */
export function neededByVendored(): Record<string, string> {
  const needed: Record<string, string> = {}
  for (const name of VENDORED) {
    const folder = join(ROOT, 'node_modules', name)
    const { dependencies, optionalDependencies, peerDependencies } = manifestOf(folder)
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = NOT_LOADED.test(other) ? undefined : findPackage(other, folder)
      if (found) needed[other] = manifestOf(found).version
    }
  }
  return needed
}

/** The folder of a package as seen from another, the nearest first. */
function findPackage(name: string, from: string): string | undefined {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  return paths.map((path) => join(path, name)).find((folder) => existsSync(join(folder, 'package.json')))
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory() && !path.endsWith('node_modules')
}

/** Their versions by name. */
export function vendoredVersions(): Record<string, string> {
  return Object.fromEntries(VENDORED.map((name) => [name, manifestOf(join(ROOT, 'node_modules', name)).version]))
}
