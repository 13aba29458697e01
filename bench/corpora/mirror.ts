import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** A file in some commit of a repository. */
export interface MirrorFile {
  commit: string
  path: string
  blob: string
  bytes: number
}

/** Where a folder of mirrors may keep the repository owner/name. */
const PLACES = [
  (owner: string, name: string) => `${owner}+${name}/repo`,
  (owner: string, name: string) => `${owner}+${name}`,
  (owner: string, name: string) => `${owner}/${name}`,
  (owner: string, name: string) => `${owner}/${name}.git`,
  (owner: string, name: string) => name,
]

/** The git directory of a repository in a folder of mirrors or clones; none where it is not there. */
export function findMirror(folder: string, repository: string): string | undefined {
  const [owner, name] = repository.split('/') as [string, string]
  return PLACES.map((place) => path.join(folder, place(owner, name)))
    .flatMap((one) => [path.join(one, '.git'), one])
    .find((one) => existsSync(path.join(one, 'HEAD')) && existsSync(path.join(one, 'objects')))
}

function git(directory: string, args: string[]): string {
  return execFileSync('git', ['-C', directory, '-c', 'core.quotepath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

const listed = new Map<string, MirrorFile[]>()

/** All files in the newest commit of each of the latest branches, each blob once, under the path that comes first in the alphabet. */
export function listMirror(directory: string): MirrorFile[] {
  const known = listed.get(directory) ?? listTips(directory)
  listed.set(directory, known)
  return known
}

/** A mirror of a large project may hold thousands of branches and proposals, most of them with the same files. */
const MOST_TIPS = 40

function listTips(directory: string): MirrorFile[] {
  const branches = git(directory, ['for-each-ref', '--sort=-committerdate', '--format=%(objectname)'])
  const head = git(directory, ['rev-parse', 'HEAD']).trim()
  const tips = [...new Set([head, ...branches.split('\n').filter(Boolean)])].slice(0, MOST_TIPS)
  const byBlob = new Map<string, MirrorFile>()
  for (const commit of tips.toSorted()) {
    for (const line of git(directory, ['ls-tree', '-r', '-l', '-z', commit]).split('\0')) {
      const match = /^\d+ blob ([\da-f]+) +(\d+)\t(.+)$/s.exec(line)
      if (!match) continue
      const [, blob, bytes, name] = match as unknown as [string, string, string, string]
      const known = byBlob.get(blob)
      if (!known || name < known.path) byBlob.set(blob, { commit, path: name, blob, bytes: Number(bytes) })
    }
  }
  return [...byBlob.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The object of a path at a commit, or nothing where the mirror lacks it. */
export function blobAt(directory: string, commit: string, file: string): string | undefined {
  try {
    return git(directory, ['rev-parse', '--verify', `${commit}:${file}`]).trim()
  } catch {
    return undefined
  }
}

/** The bytes of an object; nothing where the mirror lacks it. */
export async function readBlob(directory: string, blob: string): Promise<Buffer | undefined> {
  const child = spawn('git', ['-C', directory, 'cat-file', 'blob', blob], { stdio: ['ignore', 'pipe', 'ignore'] })
  const pieces: Buffer[] = []
  for await (const piece of child.stdout) pieces.push(piece as Buffer)
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once('close', resolve)))
  return code === 0 ? Buffer.concat(pieces) : undefined
}
