/**
 * Lays the files of the manifests into a cache, by content, from copies that are already on this machine; it downloads nothing.
 *
 *   node bench/corpora/fetch-corpus.ts --mirror DIR … --from DIR … [--into DIR] [--set reports]
 *
 * --mirror: a folder of git mirrors or clones (owner+name/repo, owner/name, name); --from: a folder of loose files, found by their hash.
 */
import { parseArgs } from 'node:util'
import { cacheFolder } from './cache-folder.ts'
import { CORPUS_SETS, type CorpusSet } from './corpus-file.ts'
import { fillCache } from './fill-cache.ts'
import { readManifest } from './read-manifests.ts'

const { values } = parseArgs({
  options: {
    mirror: { type: 'string', multiple: true, default: [] },
    from: { type: 'string', multiple: true, default: [] },
    into: { type: 'string', default: cacheFolder() },
    set: { type: 'string', multiple: true, default: [...CORPUS_SETS] },
  },
})
for (const set of values.set as CorpusSet[]) {
  const wanted = readManifest(set)
  const { present, missing } = await fillCache(wanted, {
    mirrors: values.mirror,
    loose: values.from,
    into: values.into,
  })
  console.log(`${set}: ${present} of ${wanted.length} in ${values.into}`)
  const lacking = [...new Set(missing.map(({ repository }) => repository))]
  if (lacking.length > 0) console.log(`  missing from ${lacking.join(', ')}`)
}
