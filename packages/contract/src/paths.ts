import type { EndpointName, ENDPOINTS } from './endpoints.ts'

type Table = typeof ENDPOINTS

/**
 * Method and path of each endpoint, for the browser: the table itself carries schemas, which a page that only calls need not load.
 * The type makes it agree with the table to the letter.
 */
export const PATHS: { readonly [N in EndpointName]: Pick<Table[N], 'method' | 'path'> } = {
  getCaptcha: { method: 'GET', path: '/gateway/captcha' },
  login: { method: 'POST', path: '/gateway/login' },
  refresh: { method: 'POST', path: '/gateway/refresh' },
  logout: { method: 'POST', path: '/gateway/logout' },
  getCurrentUser: { method: 'GET', path: '/gateway/get_current_user' },
  checkAvailability: { method: 'GET', path: '/user/register' },
  register: { method: 'POST', path: '/user/register' },
  getUserById: { method: 'GET', path: '/user/get_user_by_id' },
  getUserUsage: { method: 'GET', path: '/user/get_user_usage' },
  createCodes: { method: 'POST', path: '/user/batch/code' },
  listTasks: { method: 'GET', path: '/task/list' },
  getTask: { method: 'GET', path: '/task/detail' },
  getTaskSummary: { method: 'GET', path: '/task/summary' },
  startTask: { method: 'POST', path: '/task/ocr/start' },
  cancelTask: { method: 'POST', path: '/task/ocr/cancel' },
  retryTask: { method: 'POST', path: '/task/retry' },
  deleteTask: { method: 'DELETE', path: '/task' },
  getResource: { method: 'GET', path: '/task/resource/{id*}' },
  getResultHtml: { method: 'GET', path: '/task/html/{id*}' },
  getTaskEvents: { method: 'GET', path: '/task/events' },
  listProblems: { method: 'GET', path: '/task/problems' },
  decideProblem: { method: 'POST', path: '/task/problems/decision' },
  listFigures: { method: 'GET', path: '/task/figures' },
  getPages: { method: 'GET', path: '/task/pages' },
  getPageImage: { method: 'GET', path: '/task/page_image' },
  getFileHtml: { method: 'GET', path: '/task/file_html' },
  getSheet: { method: 'GET', path: '/task/sheet' },
  getRulePage: { method: 'GET', path: '/rules/page' },
  listKeys: { method: 'GET', path: '/keys' },
  createKey: { method: 'POST', path: '/keys' },
  deleteKey: { method: 'DELETE', path: '/keys' },
  listWebhooks: { method: 'GET', path: '/webhooks' },
  createWebhook: { method: 'POST', path: '/webhooks' },
  deleteWebhook: { method: 'DELETE', path: '/webhooks' },

  listSamples: { method: 'GET', path: '/demo/samples' },
  startSample: { method: 'POST', path: '/demo/start' },
  createConsult: { method: 'POST', path: '/crm/consult' },
  listCompanyScales: { method: 'GET', path: '/config/company/scale' },
  listIndustries: { method: 'GET', path: '/config/industry/type' },
  listServices: { method: 'GET', path: '/config/service' },
  listModels: { method: 'GET', path: '/config/ai/model' },
  adminListConsults: { method: 'GET', path: '/admin/consults' },
  adminUpdateConsult: { method: 'PATCH', path: '/admin/consults' },
  adminExportConsults: { method: 'GET', path: '/admin/consults/export' },
  adminListCodes: { method: 'GET', path: '/admin/codes' },
  adminRevokeCode: { method: 'POST', path: '/admin/codes/revoke' },
  adminListUsers: { method: 'GET', path: '/admin/users' },
  adminGetSystem: { method: 'GET', path: '/admin/system' },
}
