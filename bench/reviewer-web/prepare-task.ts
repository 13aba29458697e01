import { startService, type Service } from '../service/start-service.ts'
import { makeReport } from './make-report.ts'

interface Prepared extends Pick<Service, 'origin' | 'token' | 'close'> {
  taskId: string
}

const PORT = 3229

/** A service of its own with a finished review of a report of so many pages. */
export async function prepareTask(pages: number): Promise<Prepared> {
  const service = await startService(PORT)
  try {
    const report = new File([new Uint8Array(await makeReport(pages))], 'long-report.pdf', { type: 'application/pdf' })
    const taskId = await service.upload(report, 'financial_report')
    const started = Date.now()
    await service.finish(taskId)
    console.log(`${pages} pages read and reviewed in ${Math.round((Date.now() - started) / 1000)} s`)
    return { ...service, taskId }
  } catch (error) {
    await service.close()
    throw error
  }
}
