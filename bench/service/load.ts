/**
 * How many requests a second the service answers when it holds many tasks: one person's list, the details and summary of a task, and a search.
 *
 *   node bench/service/load.ts [--tasks 100000] [--seconds 10] [--connections 20] [--only list,search]
 *
 * One report is reviewed, then its rows are copied: half of the tasks belong to one person, 1,000 to another, the rest to a hundred more.
 * The requests come from this process, on the same two cores as service and database; on a busy machine the CPU of a request (service and
 * database) tells more than the rate.
 */
import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { firstOf, itemAt } from '@tickmark/document'
import { makeRandom } from '../chance/random.ts'
import { copyTasks } from './copy-tasks.ts'
import { cpuOf } from './cpu-of.ts'
import { startService, type Person } from './start-service.ts'

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
})
const PORT = 3245
/** What each kind of request is to reach, in a second. */
const AIMS = { list: 800, detail: 1000, summary: 1000, search: 300 }
type Kind = keyof typeof AIMS
const WORDS = ['total', '合计', 'report 77', 'no such thing', 'cash', '1,2', 'note']
const chance = makeRandom(1)
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) })

const service = await startService(PORT)
try {
  const model = service.upload(new File([report()], 'report.pdf'), 'financial_report')
  await service.finish(await model)
  const [many, some] = [await service.addPerson('many'), await service.addPerson('some')]
  const owned = await copyTasks(service.data, {
    from: await model,
    count: Number(values.tasks),
    owners: ['many', 'some'],
  })
  const kinds = (values.only?.split(',') ?? Object.keys(AIMS)) as Kind[]
  for (const [name, person] of Object.entries({ many, some })) {
    const tasks = owned.get(name) ?? []
    console.log(`${name}: ${tasks.length} of ${values.tasks} tasks`)
    for (const kind of kinds) console.log(`  ${await measure(kind, person, tasks)}`)
  }
} finally {
  agent.destroy()
  await service.close()
}
process.exit()

function report(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../corpus/e2e/footing-error.pdf')))
}

/** Asks over all connections for some seconds. */
async function measure(kind: Kind, person: Person, tasks: readonly string[]): Promise<string> {
  const times: number[] = []
  let failed = 0
  const spent = cpuOf(service)
  const begun = performance.now()
  const end = begun + Number(values.seconds) * 1000
  const askOn = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = performance.now()
      if (!(await isAnswered(addressOf(kind, tasks), person.token))) failed++
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: Number(values.connections) }, askOn))
  const rate = times.length / ((performance.now() - begun) / 1000)
  const cost = (cpuOf(service) - spent) / times.length
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
  return `${kind}: ${rate.toFixed(0)} a second (at least ${AIMS[kind]}), half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ${cost.toFixed(1)} ms of CPU each${failed > 0 ? `, ${failed} FAILED` : ''}`
}

function addressOf(kind: Kind, tasks: readonly string[]): string {
  const task = tasks[Math.floor(chance() * tasks.length)] ?? firstOf(tasks)
  if (kind === 'list') return `/task/list?page=${1 + Math.floor(chance() * 5)}&page_size=20`
  if (kind === 'search')
    return `/task/list?page=1&page_size=20&search=${encodeURIComponent(itemAt(WORDS, Math.floor(chance() * WORDS.length)))}`
  return `/task/${kind}?task_id=${task}`
}

function isAnswered(address: string, token: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const options = { agent, port: PORT, path: `/v1/api${address}`, headers: { Authorization: token } }
    request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode === 200))
    })
      .on('error', reject)
      .end()
  })
}
