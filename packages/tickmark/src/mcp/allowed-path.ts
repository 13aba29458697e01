import { realpath } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'

/** Opens a path for an agent, or refuses it. */
export type AllowPath = (path: string) => Promise<string>

/**
 * Only what lies in one of the folders: an agent is told paths by strangers' documents as well. Links are followed first, so that one inside
 * cannot lead outside. Relative paths count from the first folder.
 */
export async function allowOnly(roots: readonly string[]): Promise<AllowPath> {
  const folders = await Promise.all(roots.map((root) => realpath(root)))
  return async (path) => {
    const real = await realpath(resolve(folders[0] ?? '.', path)).catch(() => undefined)
    // One answer for both: whether a file outside exists is nobody's business.
    if (real === undefined || !folders.some((folder) => isInside(folder, real)))
      throw new Error(`${path}: no such file in ${folders.join(', ')}`)
    return real
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '' && !way.startsWith('..') && !isAbsolute(way)
}
