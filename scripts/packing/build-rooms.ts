import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Room, ROOT } from './rooms.ts'

/** A path to a module of ours in a string that is no import: the entry of a child process. TypeScript leaves those as they are. */
const ENTRY = /(new URL\((['"])\.{1,2}\/[^'"]*)\.ts\2/g
const SOURCE_PATH = /['"]\.{1,2}\/[^'"]*\.tsx?['"]/

/** JavaScript and types of the rooms, one folder a room in `built`. Throws where the sources do not compile. */
export function buildRooms(rooms: readonly Room[], built: string): void {
  const config = join(built, '..', 'tsconfig.json')
  const sources = (pattern: string) => rooms.map(({ folder }) => join(ROOT, 'packages', folder, 'src', pattern))
  const project = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(ROOT, 'packages'),
      outDir: built,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    include: sources('**/*'),
    exclude: [...sources('**/*.test.ts'), ...sources('**/*.test-entry.ts'), ...sources('**/testing/**')],
  }
  writeFileSync(config, JSON.stringify(project))
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', config], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('the rooms do not compile')
  for (const name of globSync('**/*.js', { cwd: built })) pointToBuilt(join(built, name))
}

/** Node strips no types below node_modules, so nothing that is built may lead back to a source. */
function pointToBuilt(file: string): void {
  const code = readFileSync(file, 'utf8')
  const pointed = code.replace(ENTRY, '$1.js$2')
  const left = SOURCE_PATH.exec(pointed)
  if (left) throw new Error(`${file} leads to a source: ${left[0]}`)
  if (pointed !== code) writeFileSync(file, pointed)
}
