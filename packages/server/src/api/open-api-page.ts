import { API_BASE } from '@tickmark/contract'
import { toOpenApi } from '@tickmark/contract/openapi'
import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'

type Operation = { summary: string; description?: string; tags: string[] }

/** The API's description, for programs and, as a plain page without scripts, for people. */
export function addOpenApi(hono: Hono<{ Bindings: HttpBindings }>): void {
  let document: ReturnType<typeof toOpenApi> | undefined
  const describe = () => (document ??= toOpenApi())
  hono.get(`${API_BASE}/openapi.json`, (http) => http.json(describe()))
  hono.get(`${API_BASE}/docs`, (http) => http.html(toPage(describe())))
}

function toPage({ info, paths }: ReturnType<typeof toOpenApi>): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { summary, description = '' } = operation as Operation
      const details = escape(JSON.stringify(operation, null, 2))
      return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(summary)}. ${escape(description)}</p>
        <details><summary>Schema</summary><pre>${details}</pre></details></section>`
    }),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escape(info.title)}</title><style>body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1.5rem;color:#14203A;background:#FAF8F4}
    h2{font-size:1rem;margin:1.5rem 0 0}pre{background:#F1EEE7;padding:1rem;overflow:auto;font-size:.8rem}p{margin:.25rem 0}</style>
    <h1>${escape(info.title)} ${escape(info.version)}</h1><p>${escape(info.description)}</p>
    <p><a href="openapi.json">openapi.json</a></p>${sections.join('')}</html>`
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
