import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CorpusFile } from './corpus-file.ts'
import { blobAt, findMirror, readBlob } from './mirror.ts'
import { cachedName } from './read-manifests.ts'

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Puts what can be found into the cache and tells how many of the wanted files are there. */
export async function fillCache(
  wanted: readonly CorpusFile[],
  { mirrors, loose, into }: { mirrors: readonly string[]; loose: readonly string[]; into: string },
): Promise<{ present: number; missing: CorpusFile[] }> {
  mkdirSync(into, { recursive: true })
  const byHash = new Map(loose.flatMap((folder) => hashFolder(folder)))
  const missing: CorpusFile[] = []
  for (const file of wanted) {
    const target = path.join(into, cachedName(file))
    if (existsSync(target)) continue
    const bytes = readLoose(byHash, file) ?? (await readFromMirrors(mirrors, file))
    if (bytes && hashOf(bytes) === file.sha256) writeFileSync(target, bytes)
    else missing.push(file)
  }
  return { present: wanted.length - missing.length, missing }
}

function hashFolder(folder: string): [string, string][] {
  return globSync('**/*', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => [hashOf(readFileSync(file)), file])
}

function readLoose(byHash: ReadonlyMap<string, string>, { sha256 }: CorpusFile): Buffer | undefined {
  const file = byHash.get(sha256)
  return file === undefined ? undefined : readFileSync(file)
}

async function readFromMirrors(mirrors: readonly string[], file: CorpusFile): Promise<Buffer | undefined> {
  for (const folder of mirrors) {
    const directory = findMirror(folder, file.repository)
    const blob = directory && blobAt(directory, file.commit, file.path)
    if (directory && blob) return readBlob(directory, blob)
  }
  return undefined
}
