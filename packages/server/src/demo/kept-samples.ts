import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Document, Language, Review } from '@tickmark/document'
import { engineMark } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import type { SampleEntry } from './samples.ts'

export interface Reviewed {
  document: Document
  review: Review
}

const folderOf = ({ config }: App): string => join(config.dataFolder, 'samples')
const prefixOf = (sample: SampleEntry, language: Language): string => `${sample.sample_id}.${language}.`

/** Named after the program that made it and the bytes that it was made of: another program, or another sample, finds nothing. */
async function nameOf({ config }: App, sample: SampleEntry, language: Language): Promise<string> {
  const bytes = await readFile(join(config.samplesFolder, sample.file[language]))
  const mark = createHash('sha256').update(engineMark()).update(bytes).digest('hex').slice(0, 16)
  return `${prefixOf(sample, language)}${mark}.json.gz`
}

/** What an earlier run of the server made of a sample; undefined where it is not there or cannot be read. */
export async function findKept(app: App, sample: SampleEntry, language: Language): Promise<Reviewed | undefined> {
  try {
    const packed = await readFile(join(folderOf(app), await nameOf(app, sample, language)))
    return JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as Reviewed
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') app.log.warn('a kept sample cannot be read', { error })
    return undefined
  }
}

/** Keeps it for the next start, in the place of what other programs kept. A full disk costs no visitor the sample. */
export async function keepSample(
  app: App,
  sample: SampleEntry,
  { language, reviewed }: { language: Language; reviewed: Reviewed },
): Promise<void> {
  try {
    const folder = folderOf(app)
    const name = await nameOf(app, sample, language)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Renamed when it is whole: a process that is killed leaves no half of it under its name.
    const part = join(folder, `${name}.${process.pid}.part`)
    await writeFile(part, await promisify(gzip)(JSON.stringify(reviewed)), { mode: 0o600 })
    await rename(part, join(folder, name))
    const others = (await readdir(folder)).filter((one) => one.startsWith(prefixOf(sample, language)) && one !== name)
    for (const other of others) await rm(join(folder, other), { force: true })
  } catch (error) {
    app.log.warn('a sample could not be kept', { error })
  }
}
