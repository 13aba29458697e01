import { chmodSync, globSync, renameSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { loadOnly } from './load-only.ts'

/** Loads what the children of an entry may need, and no file of anybody, so that Node keeps it compiled. Arguments: entry, folder, its name when done. */
const [entry, making, made] = process.argv.slice(2)
if (!entry || !making || !made) throw new Error('usage: compile-code ENTRY MAKING MADE')
const load = loadOnly()
await import(entry)
await load()
flushCompileCache()
// Children may be users of their own.
chmodSync(making, 0o755)
for (const path of globSync('**', { cwd: making, withFileTypes: true }))
  chmodSync(join(path.parentPath, path.name), path.isDirectory() ? 0o755 : 0o644)
renameSync(making, made)
process.exit(0)
