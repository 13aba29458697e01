import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The user that a child is inside a user namespace of its own. */
const INNER_ROOT = 0

/**
 * Node looks for compiled code under the number of the user that it runs as, which for a child is another one than for who compiled it.
 * The links stand where they outlive every child: when the folder above them goes while Node starts, it looks for that without end.
 */
export function linkCode(compiled: string, user: number | undefined): void {
  const names = readdirSync(compiled)
  const original = names.find((name) => name.endsWith(`-${process.getuid?.()}`))
  if (!original) return
  for (const number of new Set([INNER_ROOT, user ?? INNER_ROOT])) {
    const name = original.replace(/-\d+$/, `-${number}`)
    if (!names.includes(name)) linkOnce(original, join(compiled, name))
  }
}

function linkOnce(target: string, path: string): void {
  try {
    symlinkSync(target, path)
  } catch {
    // Another process has made it, or nothing can be written: then the child compiles for itself.
  }
}
