import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What people install, and the scope of the rooms inside it. */
export const PRODUCT = 'tickmark'
const SCOPE = '@tickmark/'
/** Imported by the command when asked for, and not packed: it needs PostgreSQL, S3 and mail. */
const LEFT_OUT = new Set(['@tickmark/server'])

export const ROOT = resolve(import.meta.dirname, '../..')

type Versions = Readonly<Record<string, string>>

export interface Room {
  name: string
  version: string
  /** Below `packages`. */
  folder: string
  /** Entry by subpath, as TypeScript source. */
  exports: Versions
  dependencies: Versions
  optionalDependencies: Versions
}

/** The product and every room that it needs, the product first. */
export function findRooms(): Room[] {
  const found = new Map<string, Room>()
  const add = (name: string): void => {
    if (found.has(name) || LEFT_OUT.has(name)) return
    const room = readRoom(name.replace(SCOPE, ''))
    found.set(name, room)
    for (const needed of Object.keys(room.dependencies)) if (isRoom(needed)) add(needed)
  }
  add(PRODUCT)
  return [...found.values()]
}

export function isRoom(name: string): boolean {
  return name.startsWith(SCOPE)
}

function readRoom(folder: string): Room {
  const file = join(ROOT, 'packages', folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Omit<Room, 'folder'>
  const { name, version, exports = {}, dependencies = {}, optionalDependencies = {} } = manifest
  return { name, version, folder, exports, dependencies, optionalDependencies }
}
