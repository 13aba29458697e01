/**
 * What somebody waits for in a finished review: the first reason behind a tick, one behind another, and a decision on all problems.
 *
 *   node bench/service/waits.ts [--pages 500] [--root CHECKOUT]
 *
 * `--root`: a checkout with its packages installed, to compare with. Where it has no call for many, each problem is a request, four at a time.
 */
import { parseArgs } from 'node:util'
import { makeReport } from '../reviewer-web/make-report.ts'
import { startService } from './start-service.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '500' }, root: { type: 'string' } } })
interface Paged<Item> {
  items: Item[]
}

const PORT = 3231
const AT_ONCE = 4

const service = await startService(PORT, {}, values.root ? { root: values.root } : {})
try {
  const bytes = new Uint8Array(await makeReport(Number(values.pages)))
  const task = await service.upload(new File([bytes], 'report.pdf', { type: 'application/pdf' }), 'financial_report')
  const read = await seconds(() => service.finish(task))
  console.log(`${values.pages} pages read and reviewed: ${read} s`)
  const { items: figures } = await service.call<Paged<{ id: string; file_id: string }>>(
    `/task/figures?task_id=${task}&state=verified&page_size=2`,
  )
  for (const { id, file_id } of figures) {
    const address = `/task/explain?task_id=${task}&file_id=${file_id}&figure_id=${encodeURIComponent(id)}`
    console.log(`a reason behind a tick: ${await seconds(() => service.call(address))} s`)
  }
  const { items: problems } = await service.call<Paged<{ problem_id: string }>>(
    `/task/problems?task_id=${task}&page_size=5000`,
  )
  const ids = problems.map(({ problem_id }) => problem_id)
  console.log(`a decision on ${ids.length} problems: ${await seconds(() => decideOnAll(ids))} s`)

  async function decideOnAll(problem_ids: string[]): Promise<void> {
    const deciding = { task_id: task, decision: 'accepted', reason: 'to be corrected' }
    try {
      await post('/task/problems/decisions', { ...deciding, problem_ids, seen: 'open' })
    } catch {
      const left = [...problem_ids]
      const work = async (): Promise<void> => {
        for (let problem_id = left.pop(); problem_id; problem_id = left.pop())
          await post('/task/problems/decision', { ...deciding, problem_id })
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    }
  }
} finally {
  await service.close()
}

function post(address: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  return service.call(address, { method: 'POST', body: JSON.stringify(body), headers })
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now()
  await work()
  return ((performance.now() - started) / 1000).toFixed(2)
}
