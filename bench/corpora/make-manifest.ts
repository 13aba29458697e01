/**
 * Writes the manifests from mirrors of the repositories that selection.json names. Files are hashed, never opened.
 *
 *   node bench/corpora/make-manifest.ts --mirror DIR [--exclude DIR …] [--only owner/name …]
 *
 * --exclude: folders of files that were used before; what has the same content is left out. --only: these repositories alone are gathered
 * anew. Entries of the others, and of those without a mirror here, are kept as they are.
 */
import { itemAt } from '@tickmark/document'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CORPUS_SETS, type CorpusFile, type CorpusSet } from './corpus-file.ts'
import { findMirror, listMirror, readBlob, type MirrorFile } from './mirror.ts'
import { manifestOf, readManifest } from './read-manifests.ts'
import { splitOf } from './split.ts'

/** One kind of files of one repository. */
interface Selection extends Pick<CorpusFile, 'repository' | 'kind' | 'country' | 'language' | 'framework'> {
  set: CorpusSet
  /** Paths that belong to it. */
  match: string
  /** A group of the path that names the issuer; all files of an issuer are one source. */
  issuer?: string
  /** Every file is of another issuer (collections of one report a company). */
  eachFile?: boolean
  /** Countries of single files, where the repository's own listing tells them: paths by country. */
  countries?: Readonly<Record<string, string>>
  /** Kinds of single files, in the same way. */
  kinds?: Readonly<Record<string, string>>
  /** At most so many, spread evenly over the paths. */
  most?: number
  /** Bytes below which a file is a fragment or an example of a feature. */
  least?: number
}

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    exclude: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true },
  },
})
if (!values.mirror)
  throw new Error('usage: node bench/corpora/make-manifest.ts --mirror DIR [--exclude DIR] [--only owner/name]')
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** So many of them, as far apart as can be. */
function spread<T extends object | string>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => itemAt(items, Math.floor((index * items.length) / most)))
}

function sourceOf({ repository, issuer, eachFile }: Selection, file: MirrorFile): string {
  if (eachFile) return `${repository}#${path.basename(file.path)}`
  const name = issuer && new RegExp(issuer, 'u').exec(file.path)?.[1]
  return name ? `${repository}#${name.toLowerCase()}` : repository
}

/** What the repository's listing tells of a path, if it does. */
const toldOf = (paths: Readonly<Record<string, string>> = {}, name: string): string | undefined =>
  Object.entries(paths).find(([, pattern]) => new RegExp(pattern, 'u').test(name))?.[0]

async function select(selection: Selection, directory: string, taken: Set<string>): Promise<CorpusFile[]> {
  const { match, most = 1000, least = 4000 } = selection
  const pattern = new RegExp(match, 'i')
  const fitting = listMirror(directory).filter(({ path: name, bytes }) => pattern.test(name) && bytes >= least)
  const files: CorpusFile[] = []
  for (const file of spread(fitting, most)) {
    const bytes = await readBlob(directory, file.blob)
    const sha256 = bytes && hashOf(bytes)
    if (!sha256 || taken.has(sha256)) continue
    taken.add(sha256)
    const source = sourceOf(selection, file)
    files.push({
      repository: selection.repository,
      commit: file.commit,
      path: file.path,
      sha256,
      bytes: file.bytes,
      kind: toldOf(selection.kinds, file.path) ?? selection.kind,
      country: toldOf(selection.countries, file.path) ?? selection.country,
      language: selection.language,
      framework: selection.framework,
      source,
      split: splitOf(source),
    })
  }
  return files
}

/** An entry that is kept, with what is known of it by now. */
const retold = ({ kinds, countries }: Selection, file: CorpusFile): CorpusFile => ({
  ...file,
  kind: toldOf(kinds, file.path) ?? file.kind,
  country: toldOf(countries, file.path) ?? file.country,
  split: splitOf(file.source),
})

const used = values.exclude.flatMap((folder) =>
  globSync('**/*', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => hashOf(readFileSync(file))),
)
const usedBefore: ReadonlySet<string> = new Set(used)
const taken = new Set(used)
const selections = JSON.parse(readFileSync(path.join(import.meta.dirname, 'selection.json'), 'utf8')) as Selection[]
if (values.only)
  for (const file of CORPUS_SETS.flatMap((set) => readManifest(set)))
    if (!values.only.includes(file.repository)) taken.add(file.sha256)
for (const set of CORPUS_SETS) {
  const chosen: CorpusFile[] = []
  const kept = new Set<string>()
  for (const selection of selections.filter((one) => one.set === set)) {
    const { repository } = selection
    const wanted = values.only?.includes(repository) ?? true
    const directory = wanted ? findMirror(values.mirror, repository) : undefined
    const files = directory
      ? await select(selection, directory, taken)
      : readManifest(set)
          .filter((file) => file.repository === repository && !kept.has(file.sha256) && !usedBefore.has(file.sha256))
          .map((file) => retold(selection, file))
    for (const { sha256 } of files) kept.add(sha256)
    console.error(`${set} ${repository} ${selection.kind}: ${files.length}`)
    chosen.push(...files)
  }
  const lines = chosen.map((file) => `  ${JSON.stringify(file)}`)
  writeFileSync(manifestOf(set), `[\n${lines.join(',\n')}\n]\n`)
}
