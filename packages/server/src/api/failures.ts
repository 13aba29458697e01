import { API_BASE, type EndpointName, type ErrorKey, PATHS } from '@tickmark/contract'

/** What to say where a call met a bug of ours: what could not be done tells a person more than "system error". */
const FAILURES: Partial<Record<EndpointName, ErrorKey>> = {
  listTasks: 'history_failed',
  listModels: 'models_failed',
  getTask: 'detail_failed',
  getTaskSummary: 'results_failed',
  listProblems: 'results_failed',
  listFigures: 'results_failed',
  getResultHtml: 'results_failed',
  startTask: 'start_failed',
  startSample: 'start_failed',
  deleteTask: 'remove_failed',
  getResource: 'download_failed',
}

/** The words for a call that failed though nothing was wrong with the request. */
export function failureOf(method: string, path: string): ErrorKey {
  const name = (Object.keys(FAILURES) as EndpointName[]).find((candidate) => {
    const endpoint = PATHS[candidate]
    const [head = '', ...rest] = (API_BASE + endpoint.path).split('{')
    return endpoint.method === method && (rest.length > 0 ? path.startsWith(head) : path === head)
  })
  return (name && FAILURES[name]) ?? 'system_error'
}
