/**
 * Writes `tickmark-<version>.tgz`: the library and the command, built, for `npm i ./tickmark-*.tgz` in an empty folder on a system like this one.
 * Usage: npm run pack [-- --out DIR]. The service (`@tickmark/server`) and the site are not in it.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildRooms } from './packing/build-rooms.ts'
import { makeManifest } from './packing/make-manifest.ts'
import { findRooms, PRODUCT } from './packing/rooms.ts'
import { stageExtras, stageRoom } from './packing/stage-room.ts'
import { stageVendored } from './packing/vendored.ts'

const { out } = parseArgs({ options: { out: { type: 'string', default: '.' } } }).values
const destination = resolve(out)
mkdirSync(destination, { recursive: true })
const scratch = mkdtempSync(join(tmpdir(), 'tickmark-pack-'))
try {
  const rooms = findRooms()
  const built = join(scratch, 'built')
  const stage = join(scratch, 'stage')
  buildRooms(rooms, built)
  for (const room of rooms) {
    const target = room.name === PRODUCT ? stage : join(stage, 'node_modules', room.name)
    stageRoom(room, join(built, room.folder), target)
  }
  stageVendored(stage)
  stageExtras(stage)
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(makeManifest(rooms), null, 2)}\n`)
  const [file] = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination], {
    cwd: stage,
    encoding: 'utf8',
  }).split('\n')
  process.stdout.write(`${join(destination, file ?? '')}\n`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
