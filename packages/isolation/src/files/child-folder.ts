import { randomInt, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, constants, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** What belongs to one child: what it was given, where it works, what it made. */
export interface ChildFolder {
  root: string
  /** The child reads here and cannot write. */
  given: string
  /** Its temporary files. */
  work: string
  /** What it leaves for its parent. */
  made: string
  /** An empty folder on which the child's view of the files is built. */
  view: string
  /** The user of the child's own to whom this belongs; undefined where it is ours. */
  user: number | undefined
  /** Copies a file, or a folder of files, for the child to read. Answers its path; a copy that is there already serves again. */
  give(path: string): Promise<string>
  /** Moves a file that the child made into a folder that it cannot reach. Throws for anything that is no such file. */
  take(path: string, into: string): string
  remove(): void
}

/** Users that systemd hands out for the time of a process (`DynamicUser`), so that nobody else is called so. */
const USERS = { from: 61_184, to: 65_519 }
const taken = new Set<number>()

function drawUser(): number {
  for (;;) {
    const user = randomInt(USERS.from, USERS.to + 1)
    if (!taken.has(user)) return (taken.add(user), user)
  }
}

/** Makes the folder of one child below `scratch`. */
export function makeChildFolder(scratch: string, ownUser: boolean): ChildFolder {
  const user = ownUser ? drawUser() : undefined
  const root = join(scratch, randomUUID())
  const parts = {
    given: join(root, 'given'),
    work: join(root, 'work'),
    made: join(root, 'made'),
    view: join(root, 'view'),
  }
  for (const path of [root, ...Object.values(parts)]) {
    mkdirSync(path)
    open(path, user, path === parts.work || path === parts.made || path === parts.view)
  }
  const copies = new Map<string, Promise<string>>()
  return {
    root,
    ...parts,
    user,
    async give(path) {
      const { mtimeMs, size } = await stat(path)
      const identity = `${path} ${mtimeMs} ${size}`
      const copy = copies.get(identity) ?? copyInto(join(parts.given, randomUUID()), path, user)
      copies.set(identity, copy)
      copy.catch(() => copies.delete(identity))
      return copy
    },
    take: (path, into) => takeFile(parts.made, path, into),
    remove() {
      if (user !== undefined) taken.delete(user)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Opens a folder to the child's user alone: to write where it is its own, else to read. */
function open(path: string, user: number | undefined, isOwn: boolean): void {
  if (user !== undefined) chownSync(path, isOwn ? user : -1, user)
  chmodSync(path, user === undefined || isOwn ? 0o700 : 0o750)
}

/** Copies share their blocks with the original where the file system can. */
async function copyInto(folder: string, path: string, user: number | undefined): Promise<string> {
  await mkdir(folder)
  const copy = join(folder, basename(path))
  await copyTree(path, copy, user)
  await openCopy(folder, user, 0o750)
  return copy
}

async function copyTree(from: string, to: string, user: number | undefined): Promise<void> {
  if (!(await stat(from)).isDirectory()) {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return openCopy(to, user, 0o640)
  }
  await mkdir(to)
  for (const name of await readdir(from)) await copyTree(join(from, name), join(to, name), user)
  await openCopy(to, user, 0o750)
}

async function openCopy(path: string, user: number | undefined, mode: number): Promise<void> {
  if (user !== undefined) await chown(path, -1, user)
  await chmod(path, user === undefined ? mode & 0o700 : mode)
}

/** What is looked at is what was moved: the child, which may have been taken over, can no longer put something else in its place. */
function takeFile(made: string, path: string, into: string): string {
  const name = basename(path)
  if (path !== join(made, name) || !/^[\w-][\w.-]*$/.test(name)) throw new Error(`not a file of the child: ${name}`)
  const target = join(into, `${randomUUID()}-${name}`)
  renameSync(path, target)
  if (lstatSync(target).isFile()) return target
  rmSync(target, { recursive: true, force: true })
  throw new Error(`not a plain file: ${name}`)
}
