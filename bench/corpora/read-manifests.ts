import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORPUS_SETS, type CorpusFile, type CorpusSet } from './corpus-file.ts'

export const manifestOf = (set: CorpusSet): string => path.join(import.meta.dirname, `${set}.json`)

/** The files of a set as its manifest lists them; none where it has no manifest yet. */
export function readManifest(set: CorpusSet): CorpusFile[] {
  const file = manifestOf(set)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CorpusFile[]) : []
}

export const readManifests = (): { set: CorpusSet; files: CorpusFile[] }[] =>
  CORPUS_SETS.map((set) => ({ set, files: readManifest(set) }))

/** Where a file lies in the cache: by its content, with the ending that readers go by. */
export const cachedName = ({ sha256, path: name }: Pick<CorpusFile, 'sha256' | 'path'>): string =>
  `${sha256}${path.extname(name).toLowerCase()}`
