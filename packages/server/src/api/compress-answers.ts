import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { MiddlewareHandler } from 'hono'

const compress = promisify(gzip)
const WORTH_IT = 2048

/** Compresses JSON answers of some size. Streams and files are left alone. */
export const compressAnswers: MiddlewareHandler = async (http, next) => {
  await next()
  const { headers, status } = http.res
  const accepts = http.req.header('Accept-Encoding')?.includes('gzip')
  if (!accepts || status !== 200 || !/^(application\/json|text\/html)/.test(headers.get('Content-Type') ?? '')) return
  if (headers.has('Content-Encoding') || headers.has('Content-Range')) return
  const plain = Buffer.from(await http.res.clone().arrayBuffer())
  if (plain.length < WORTH_IT) return
  const body = await compress(plain, { level: 5 })
  const compressed = new Response(body, { status, headers })
  compressed.headers.set('Content-Encoding', 'gzip')
  compressed.headers.set('Vary', 'Accept-Encoding')
  compressed.headers.delete('Content-Length')
  http.res = undefined
  http.res = compressed
}
