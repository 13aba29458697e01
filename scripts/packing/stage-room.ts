import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entriesOf } from './make-manifest.ts'
import { PRODUCT, type Room, ROOT } from './rooms.ts'

/** Not part of what runs: sources (built elsewhere), tests and what describes a room to its authors. */
const LEFT_OUT = /\.tsx?$|^(?:test|bin|samples)\/|^(?:package\.json|README\.md|api\.md)$|(?:^|\/)testing\//

/** A room as it is installed: what was built of it as `dist`, and its data files where they lie. */
export function stageRoom(room: Room, built: string, target: string): void {
  mkdirSync(target, { recursive: true })
  cpSync(join(built, 'src'), join(target, 'dist'), { recursive: true })
  const folder = join(ROOT, 'packages', room.folder)
  for (const name of trackedFiles(folder)) {
    if (LEFT_OUT.test(name)) continue
    const copy = join(target, name.replace(/^src\//, 'dist/'))
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(join(folder, name), copy)
  }
  if (room.name === PRODUCT) return
  const { name, version } = room
  // What it depends on is listed once, by the product.
  const manifest = { name, version, license: 'Apache-2.0', type: 'module', exports: entriesOf(room) }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** What stands beside the code: licence, changes, the guide. */
export function stageExtras(stage: string): void {
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['CHANGELOG.md', 'CHANGELOG.md'],
    ['docs/guide/library.md', 'README.md'],
  ] as const)
    cpSync(join(ROOT, from), join(stage, to))
}

function trackedFiles(folder: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  return list.split('\0').filter(Boolean)
}
