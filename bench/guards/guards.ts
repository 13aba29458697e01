/**
 * What holds the engine up: switches its guards off one at a time, in a copy, and tells which test or drawn document notices.
 *
 *   node bench/guards/guards.ts [--sample 40] [--seed 1] [--only TEXT] [--no-world] [--list] [--out guards.json]
 *
 * A guard is a condition that ends early without a result (`if (…) return`, `if (…) continue`) or one more demand of an `&&` chain.
 * Survivors are those that nothing notices: either no case shows what they are for, or they are for nothing.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findGuards, type Guard } from './find-guards.ts'
import { switchOff } from './switch-off.ts'
import { makeRandom } from '../chance/random.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const FOLDERS = ['review/src/claims', 'review/src/rules', 'review/src/facts', 'review/src/judge', 'workbook/src'].map(
  (name) => `packages/${name}`,
)
const LIMIT_MS = 300_000

const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
const testsOf = (sources: readonly string[]): string[] =>
  [VITEST, 'related'].concat(sources, '--run', '--bail=1', '--reporter=dot')
const WORLD = ['bench/scoreboard/ci.ts', '--exact']

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    'no-world': { type: 'boolean' },
    list: { type: 'boolean' },
    out: { type: 'string' },
  },
})

const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT })).filter(
  (file) => !file.endsWith('.test.ts') && file.includes(values.only),
)
const guards = files.toSorted().flatMap((file) => findGuards(file, readFileSync(path.join(ROOT, file), 'utf8')))
console.log(`${guards.length} guards in ${files.length} files`)
if (values.list) for (const guard of guards) console.log(tell(guard))
else measure(draw(guards, Number(values.sample), Number(values.seed)))

function tell({ file, line, kind, text }: Guard): string {
  return `${file}:${line} ${kind}: ${text.replace(/\s+/g, ' ').slice(0, 120)}`
}

/** So many of them, picked at random; the same seed picks the same. */
function draw(all: readonly Guard[], count: number, seed: number): Guard[] {
  const random = makeRandom(seed)
  return all
    .map((guard) => ({ guard, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ guard }) => guard)
}

/** A copy of the sources whose rooms find each other, and whose other packages are those installed here. */
function copyTree(): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'tickmark-guards-'))
  for (const name of ['packages', 'bench', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'corpus'])
    cpSync(path.join(ROOT, name), path.join(tree, name), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    })
  linkModules(tree)
  return tree
}

function linkModules(tree: string): void {
  const installed = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(tree, 'node_modules/@tickmark'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@tickmark') symlinkSync(path.join(installed, name), path.join(tree, 'node_modules', name))
  for (const room of readdirSync(path.join(installed, '@tickmark')))
    symlinkSync(
      path.join(tree, room === 'bench' || room === 'e2e' ? room : `packages/${room}`),
      path.join(tree, 'node_modules/@tickmark', room),
    )
}

interface Outcome {
  guard: Guard
  noticedBy: 'tests' | 'world' | 'nothing'
}

function measure(sample: readonly Guard[]): void {
  const tree = copyTree()
  try {
    proveSound(tree, sample)
    const outcomes = sample.map((guard, index): Outcome => {
      const noticedBy = tryWithout(tree, guard)
      console.log(`${index + 1} of ${sample.length}: ${noticedBy} · ${tell(guard)}`)
      return { guard, noticedBy }
    })
    report(outcomes)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

function tryWithout(tree: string, guard: Guard): Outcome['noticedBy'] {
  const file = path.join(tree, guard.file)
  const sound = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, switchOff(sound, guard))
    if (!passes(tree, testsOf([guard.file]))) return 'tests'
    if (values['no-world']) return 'nothing'
    return passes(tree, WORLD) ? 'nothing' : 'world'
  } finally {
    writeFileSync(file, sound)
  }
}

/** A run that takes too long has noticed, too: a guard against endless work is one. */
function passes(tree: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: tree, stdio: 'ignore', timeout: LIMIT_MS }).status === 0
}

/** With all guards in place nothing may complain, or everything would be noticed. */
function proveSound(tree: string, sample: readonly Guard[]): void {
  const sources = [...new Set(sample.map(({ file }) => file))]
  if (!passes(tree, testsOf(sources))) throw new Error('the tests of the copy fail as it is')
  if (!values['no-world'] && !passes(tree, WORLD))
    throw new Error('the world of the copy differs from what was recorded')
}

function report(outcomes: readonly Outcome[]): void {
  const survivors = outcomes.filter(({ noticedBy }) => noticedBy === 'nothing')
  console.log(`\n${outcomes.length - survivors.length} of ${outcomes.length} noticed; survivors:`)
  for (const { guard } of survivors) console.log(`  ${tell(guard)}`)
  if (values.out) writeFileSync(values.out, `${JSON.stringify(outcomes, undefined, 1)}\n`)
}
