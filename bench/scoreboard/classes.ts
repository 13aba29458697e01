/**
 * What the engine makes of each class of documents: drawn documents that hold one passage, have one trait, or are of one kind or
 * manner, with errors planted (for a passage: in it). Weakest first.
 *
 * Under the table: two of the documents in which something was missed, and two false alarms of each class. The id of a document ends
 * with its seed and its number: npm run world -- --seed SEED --first NUMBER --count 1 --plants 3 [--passage NAME --plant-in NAME] …
 *
 *   node bench/scoreboard/classes.ts [--of passage,trait,kind,manner,error,condition,format] [--only REGEXP] [--count 4] [--seed 1]
 */
import { parseArgs } from 'node:util'
import { KINDS } from '../world/kinds/index.ts'
import { TRAITS } from '../world/layouts/traits.ts'
import { MANNERS } from '../world/manners/index.ts'
import { PASSAGES } from '../world/passages/index.ts'
import { PLANT_KINDS } from '../world/plant/plant.ts'
import { CONDITION_NAMES } from '../world/write/conditions.ts'
import { engineState } from './engine-state.ts'
import { runTasks } from './run-tasks.ts'
import { intervalOf, Tally } from './score-row.ts'
import type { Task } from './task.ts'

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'passage,trait,kind,manner' },
    only: { type: 'string', default: '' },
    count: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})

const NAMES: Record<string, readonly string[]> = {
  passage: PASSAGES.map(({ id }) => id),
  trait: Object.keys(TRAITS),
  kind: Object.keys(KINDS),
  manner: Object.keys(MANNERS),
  error: PLANT_KINDS.map(({ id }) => id),
  condition: CONDITION_NAMES,
  format: ['pdf', 'docx', 'xlsx'],
}
/** Each class draws documents of its own. */
function seedOf(only: string): number {
  return Number(values.seed) * 1000 + (Array.from(only).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 1000)
}

const classes = values.of
  .split(',')
  .flatMap((what) => (NAMES[what] ?? []).map((name) => `${what} ${name}`))
  .filter((name) => new RegExp(values.only).test(name))
const tasks = classes.flatMap((only) =>
  Array.from({ length: Number(values.count) }, (_, index): Task => {
    return { part: 'world', column: only, seed: seedOf(only), index, only }
  }),
)
const results = await runTasks(tasks, { state: engineState() })
const tally = new Tally()
for (const { rows } of results) tally.addAll(rows)
const rows = tally.rows().filter(({ part }) => part === 'world')
const found = (column: string, name: string) =>
  rows.find((row) => row.column === column && row.name === name && row.group === column)

/** The worst that is likely, so that few draws do not make a class look good. */
const weakness = (only: string): number => {
  const [alarms, plants] = [found(only, 'true, of serious alarms'), found(only, 'planted errors found')]
  const share = (row: typeof alarms) => (row && row.of > 0 ? intervalOf(row.value, row.of)[0] : 1)
  return share(alarms) + share(plants)
}
const COLUMNS = [
  'true, of serious alarms',
  'true, of warning alarms',
  'planted errors found',
  'provable figures ticked',
  'wrong figures ticked',
  'neighbouring cells read',
] as const
console.log(`| class | ${COLUMNS.join(' | ')} |\n|---|${COLUMNS.map(() => '---|').join('')}`)
for (const only of classes.toSorted((a, b) => weakness(a) - weakness(b))) {
  const cells = COLUMNS.map((name) => {
    const row = found(only, name)
    return row && row.of > 0 ? `${row.value} of ${row.of} (${Math.round((100 * row.value) / row.of)} %)` : '–'
  })
  console.log(`| ${only} | ${cells.join(' | ')} |`)
}

/** What was missed and what was said wrongly, two examples each. */
function examplesOf(only: string): string[] {
  const own = results.flatMap(({ rows: some, documents = [] }) => (some[0]?.column === only ? documents : []))
  const missed = own.flatMap(({ id, plants }) =>
    plants.flatMap(({ kind, found }) => (found ? [] : [`missed ${kind} in ${id}`])),
  )
  const wrong = own.flatMap(({ id, findings }) =>
    findings.flatMap(({ rule, severity, isTrue }) => (isTrue ? [] : [`false ${severity} ${rule} in ${id}`])),
  )
  return [...new Set(missed)].slice(0, 2).concat([...new Set(wrong)].slice(0, 2))
}

console.log()
for (const only of classes.toSorted((a, b) => weakness(a) - weakness(b))) {
  const examples = examplesOf(only)
  if (examples.length > 0) console.log(`- ${only}: ${examples.join('; ')}`)
}
