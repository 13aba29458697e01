/**
 * Reads reports once and keeps the documents, so that errors can be planted into them and reviewed many times.
 *
 *   node bench/judge/read-documents.ts OUT FILE_OR_FOLDER … [--corpora open] [--country CN] [--most 20]
 *
 * OUT holds one compressed document a file, named COUNTRY_NAME.json.zst; what is there is not read again.
 */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zstdCompressSync } from 'node:zlib'
import { readFile } from '@tickmark/readers'
import { cacheFolder } from '../corpora/cache-folder.ts'
import { cachedName, readManifest } from '../corpora/read-manifests.ts'

interface Source {
  file: string
  name: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpora: { type: 'boolean' },
    country: { type: 'string' },
    repository: { type: 'string' },
    skip: { type: 'string', default: '0' },
    most: { type: 'string', default: '1000' },
  },
})
const [out, ...given] = positionals
if (!out) throw new Error('usage: node bench/judge/read-documents.ts OUT FILE_OR_FOLDER …')
mkdirSync(out, { recursive: true })
const from = Number(values.skip)
for (const source of sources().slice(from, from + Number(values.most))) await keep(source, out)

function sources(): Source[] {
  const loose = given.flatMap((place) =>
    statSync(place).isDirectory() ? readdirSync(place).map((name) => path.join(place, name)) : [place],
  )
  const files = loose
    .filter((file) => /\.(?:pdf|docx|html?)$/i.test(file) && !/^[PU]_/.test(path.basename(file)))
    .map((file) => ({ file, name: path.parse(file).name }))
  return values.corpora ? [...files, ...corpusSources()] : files
}

/** The open reports of the corpora that lie in the cache. Sealed ones are never read here. */
function corpusSources(): Source[] {
  return readManifest('reports')
    .filter(({ split, country, repository }) => {
      const isWanted = !values.country || country === values.country
      return split === 'open' && isWanted && (!values.repository || repository === values.repository)
    })
    .map((entry) => ({
      file: path.join(cacheFolder(), cachedName(entry)),
      name: `${entry.country}_${entry.sha256.slice(0, 10)}`,
    }))
    .filter(({ file }) => /\.(?:pdf|html?)$/i.test(file) && existsSync(file))
}

async function keep({ file, name }: Source, folder: string): Promise<void> {
  const target = path.join(folder, `${name}.json.zst`)
  if (existsSync(target)) return
  const begun = performance.now()
  try {
    const document = await readFile({ path: file, name: path.basename(file) })
    writeFileSync(target, zstdCompressSync(JSON.stringify(document)))
    console.log(`${name}: ${document.blocks.length} blocks, ${Math.round((performance.now() - begun) / 100) / 10} s`)
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
