import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { MiddlewareHandler } from 'hono'

const compress = promisify(gzip)
/** Bytes from which it saves more than it costs. */
const WORTH_IT = 2048

/** Compresses answers of some size: JSON whole, pages as they pass, since those of long documents are many megabytes. */
export const compressAnswers: MiddlewareHandler = async (http, next) => {
  await next()
  const { headers, status } = http.res
  if (!http.req.header('Accept-Encoding')?.includes('gzip') || status !== 200) return
  if (headers.has('Content-Encoding') || headers.has('Content-Range')) return
  const body = await compressed(http.res)
  if (!body) return
  const answer = new Response(body, { status, headers })
  answer.headers.set('Content-Encoding', 'gzip')
  answer.headers.set('Vary', 'Accept-Encoding')
  answer.headers.delete('Content-Length')
  http.res = undefined
  http.res = answer
}

async function compressed(answer: Response): Promise<BodyInit | undefined> {
  const type = answer.headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) return answer.body?.pipeThrough(new CompressionStream('gzip'))
  if (!type.startsWith('application/json')) return undefined
  const plain = Buffer.from(await answer.clone().arrayBuffer())
  return plain.length < WORTH_IT ? undefined : compress(plain, { level: 5 })
}
