import { itemAt } from '@tickmark/document'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder } from '../corpora/cache-folder.ts'
import type { CorpusFile } from '../corpora/corpus-file.ts'
import { cachedName, readManifest } from '../corpora/read-manifests.ts'
import { CONDITION_NAMES } from '../world/write/conditions.ts'
import type { Task } from './task.ts'

export type Extent = 'short' | 'full' | 'ci'

/** What is measured, by how long a run may take. A drawn document is read twice, sound and with errors. */
const SIZES = {
  ci: { documents: 10, models: 4, files: 0 },
  short: { documents: 120, models: 60, files: 60 },
  full: { documents: 500, models: 500, files: Infinity },
} as const

/** Documents of this seed are the same in each run; a fresh seed shows whether somebody learned them by heart. */
const FIXED_SEED = 1

export interface Choice {
  extent: Extent
  freshSeed: number
  parts?: readonly string[]
  /** Of all that the extent has. */
  portion?: number
}

/** All that is to be measured; what there are no files for is said aloud. */
export function chooseTasks({ extent, freshSeed, parts, portion = 1 }: Choice): Task[] {
  const whole = SIZES[extent]
  const size = {
    documents: whole.documents * portion,
    models: whole.models * portion,
    files: whole.files * portion,
  }
  const worlds = [
    { column: 'world fixed', seed: FIXED_SEED, share: 1 },
    ...(extent === 'ci' ? [] : [{ column: 'world fresh', seed: freshSeed, share: 0.5 }]),
  ]
  const tasks: Task[] = worlds.flatMap(({ column, seed, share }) => [
    ...upTo(size.documents * share, (index): Task => ({ part: 'world', column, seed, index })),
    ...upTo(size.models * share, (index): Task => ({ part: 'models', column, seed: seed * 100_000 + index })),
  ])
  if (extent !== 'ci') {
    tasks.push(...worlds.flatMap(choosePictures), { part: 'large-model', column: 'world fixed' })
    tasks.push(...chooseFiles(size), ...chooseFirstSight())
  }
  return parts ? tasks.filter(({ part }) => parts.includes(part)) : tasks
}

const upTo = (count: number, make: (index: number) => Task): Task[] =>
  Array.from({ length: Math.floor(count) }, (_, n) => make(n))

/** Manners whose pages are taken as pictures, one after the other: each language that is recognised. */
const PICTURED = ['a-share', 'us', 'japan', 'korea', 'taiwan', 'germany']

/** A page in each condition. */
const choosePictures = ({ column, seed }: { column: string; seed: number }): Task[] =>
  CONDITION_NAMES.map((condition, index): Task => ({
    part: 'pictures',
    column,
    seed,
    index,
    manner: itemAt(PICTURED, (index + seed) % PICTURED.length),
    condition,
  }))

function chooseFiles(size: { files: number }): Task[] {
  const listed = [...readManifest('reports'), ...readManifest('workbooks')]
  const present = listed.filter((file) => existsSync(pathOf(file)))
  if (present.length < listed.length)
    process.stderr.write(
      `corpora: ${present.length} of ${listed.length} files in ${cacheFolder()}; see bench/corpora\n`,
    )
  const columns = [...Map.groupBy(present, ({ split }) => split).entries()]
  return columns.flatMap(([split, files]) => {
    const facts = (file: CorpusFile) => ({
      column: split,
      file: pathOf(file),
      country: file.country,
      language: file.language,
    })
    return [
      ...spread(files, size.files / 2).map((file): Task => ({ part: 'corpora', ...facts(file), kind: file.kind })),
      ...spread(files, size.files / 2).map((file): Task => ({ part: 'planted', ...facts(file), seed: 1 })),
    ]
  })
}

const pathOf = (file: CorpusFile): string => path.join(cacheFolder(), cachedName(file))

/** So many of all, evenly over the list: the short run sees each kind and country that the full one does. */
function spread<T extends object>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: Math.floor(most) }, (_, n) => itemAt(items, Math.floor((n * items.length) / most)))
}

function chooseFirstSight(): Task[] {
  const bench = process.env.TICKMARK_BENCH_DIR
  const folder = bench && path.join(bench, 'first-sight/reports')
  if (!folder || !existsSync(path.join(folder, 'planted'))) {
    process.stderr.write('labelled sets: skipped, TICKMARK_BENCH_DIR names no folder that holds them\n')
    return []
  }
  return readdirSync(path.join(folder, 'planted')).flatMap((name): Task[] => {
    const file = path.join(folder, `P_${path.parse(name).name}.pdf`)
    const plants = path.join(folder, 'planted', name)
    return existsSync(file) ? [{ part: 'first-sight', column: 'first sight', file, plants }] : []
  })
}
