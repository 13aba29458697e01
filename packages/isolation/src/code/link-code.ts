import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildFolder } from '../files/child-folder.ts'

/** The user that a child is inside a user namespace of its own. */
const INNER_ROOT = 0

/**
 * Answers where a child finds compiled code. Node looks for it under the number of the user that it runs as, which for a child is
 * another one than for who compiled it.
 */
export function linkCode(compiled: string, { code, user }: ChildFolder): string {
  for (const name of readdirSync(compiled)) {
    const users = new Set([INNER_ROOT, process.getuid?.(), user])
    for (const number of users)
      if (number !== undefined) symlinkSync(join(compiled, name), join(code, name.replace(/-\d+$/, `-${number}`)))
  }
  return code
}
