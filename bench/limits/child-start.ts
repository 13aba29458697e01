/**
 * What the start of an enclosed child costs whoever waits for a first look at an uploaded file.
 *
 *   node bench/limits/child-start.ts [--burst 30] [--rounds 9]
 *
 * `reading`: the same look in a child that has looked before, which is what the file itself takes · `spare`: in the child that waits for
 * the next upload · `cold`: in one that has to be started first · `CPU`: processor time of one child's whole life for one look, shut in by
 * nothing · `burst`: so many uploads at once. Medians; all wall times but `CPU`.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createEngine, type Engine } from '@tickmark/engine'
import { createChildPool, isolationLevel } from '@tickmark/isolation'

const { values } = parseArgs({
  options: { burst: { type: 'string', default: '30' }, rounds: { type: 'string', default: '9' } },
})
const rounds = Number(values.rounds)
const corpus = (path: string): string => fileURLToPath(new URL(`../../corpus/${path}`, import.meta.url))
const FILES = [corpus('server/statement.pdf'), corpus('office/report.docx'), corpus('office/model.xlsx')]
/** Milliseconds in which a spare child has certainly started. */
const PATIENCE = 1500
/** Milliseconds: clock ticks are hundredths of a second on every Linux. */
const TICK = 10
/** As the service looks at uploads. */
const VIEWERS = { jobs: 2, guests: 2, looksOnly: true }

await createEngine(VIEWERS).close()
console.log(`level ${isolationLevel()}, median of ${rounds} (milliseconds)`)
console.log('file            reading   spare    cold     CPU')
for (const path of FILES) {
  const [reading, spare, cold] = [await inReader(path), await withSpare(path), await whenCold(path)]
  const cells = [reading, spare, cold, await processorTime(path)].map((value) => value.toFixed(0).padStart(8))
  console.log((path.split('/').at(-1) ?? '').padEnd(15) + cells.join(''))
}
await burst(Number(values.burst))

async function inReader(path: string): Promise<number> {
  const engine = createEngine({ ...VIEWERS, owner: 'bench' })
  await look(engine, path)
  const times = await repeat(() => look(engine, path))
  await engine.close()
  return times
}

async function withSpare(path: string): Promise<number> {
  const engine = createEngine(VIEWERS)
  await look(engine, path)
  const times = await repeat(async () => {
    await sleep(PATIENCE)
    return look(engine, path)
  })
  await engine.close()
  return times
}

async function whenCold(path: string): Promise<number> {
  return repeat(async () => {
    const engine = createEngine(VIEWERS)
    const time = await look(engine, path)
    await engine.close()
    return time
  })
}

async function processorTime(path: string): Promise<number> {
  const entry = new URL('./engine-child.ts', import.meta.resolve('@tickmark/engine'))
  return repeat(async () => {
    const before = childrenTime()
    const pool = createChildPool({ entry, size: 1, enclose: false })
    await pool.run('inspect', JSON.stringify({ file: { path, name: path } }))
    await pool.close()
    // The time of a child counts when it has been buried.
    while (childrenTime() === before) await sleep(20)
    return childrenTime() - before
  })
}

/** Milliseconds of processor time of children that have ended: fields 16 and 17 of /proc/PID/stat. */
function childrenTime(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * TICK
}

async function burst(count: number): Promise<void> {
  const engine = createEngine(VIEWERS)
  await look(engine, FILES[0] ?? '')
  await sleep(PATIENCE)
  const begun = performance.now()
  const files = Array.from({ length: count }, (_, index) => FILES[index % FILES.length] ?? '')
  const times = await Promise.all(files.map((path) => look(engine, path, begun)))
  console.log(
    `burst of ${count}: all after ${(performance.now() - begun).toFixed(0)}, median ${median(times).toFixed(0)}`,
  )
  await engine.close()
}

async function look(engine: Engine, path: string, begun = performance.now()): Promise<number> {
  await engine.inspect({ path, name: path })
  return performance.now() - begun
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) times.push(await measure())
  return median(times)
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN
}
