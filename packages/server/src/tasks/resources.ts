import { Readable } from 'node:stream'
import type { App } from '../app.ts'
import type { UserRow } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../http/handler.ts'
import type { ByteRange } from '../storage/storage.ts'
import { readAll } from '../storage/storage.ts'
import { answerHtml, documentHtml } from './document-views.ts'
import { contentDisposition } from './file-names.ts'
import { findTask, type FileRow } from './find-task.ts'

interface Resource {
  id: string
  kind: string
  name: string
  mediaType: string
  size: number
  storageKey: string
  file: FileRow | undefined
}

/** Text results larger than this are downloaded, not shown. */
const SHOWN_AT_MOST = 2 * 1024 * 1024

/** `{task}/{result or file}/{name}`: a result, or an original as it was uploaded. */
async function findResource(app: App, user: UserRow, path: string): Promise<Resource> {
  const [taskId, id] = path.split('/')
  if (!taskId || !id) throw new AppError('download_path_invalid')
  await findTask(app, user, taskId).catch(() => {
    throw new AppError('download_path_invalid')
  })
  const files = await app.db.selectFrom('files').selectAll().where('task_id', '=', taskId).execute()
  const result = await app.db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('result_id', '=', id)
    .executeTakeFirst()
  const file = files.find(({ file_id: fileId }) => fileId === (result?.file_id ?? id))
  const row = result ?? file
  if (!row) throw new AppError('download_path_invalid')
  const kind = result?.kind ?? 'original'
  return { id, kind, name: row.name, mediaType: row.media_type, size: row.size, storageKey: row.storage_key, file }
}

/** Sends a file, or the part of it that was asked for. */
export const getResource: Handler<'getResource'> = async (app, { path, user, http }) => {
  const { id, name, mediaType, size, storageKey } = await findResource(app, user, path)
  const headers = new Headers({
    'Content-Type': mediaType,
    'Content-Disposition': contentDisposition('attachment', name),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=3600',
    ETag: `"${id}"`,
  })
  const range = parseRange(http.req.header('Range'), size)
  if (range === 'invalid') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  const content = await open(app, storageKey, range)
  return new Response(Readable.toWeb(content) as ReadableStream, { status: range ? 206 : 200, headers })
}

async function open(app: App, key: string, range: ByteRange | undefined): Promise<Readable> {
  try {
    return await app.storage.get(key, range)
  } catch (error) {
    app.log.error('a stored file is missing', { key, error })
    throw new AppError('download_failed')
  }
}

/** One range of bytes (RFC 9110, 14.2). Several at once are answered with the whole, as the standard allows. */
function parseRange(header: string | undefined, size: number): ByteRange | 'invalid' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (!match[1] && !match[2])) return undefined
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start <= end && start < size ? { start, end } : 'invalid'
}

/** A result as a page for preview: HTML as it is, text as text, anything else as the document that it was made from. */
export const getResultHtml: Handler<'getResultHtml'> = async (app, { path, user, language }) => {
  const { kind, size, storageKey, file } = await findResource(app, user, path)
  if (kind === 'html') return answerHtml(await readAll(app.storage, storageKey))
  if ((kind === 'json' || kind === 'sarif') && size <= SHOWN_AT_MOST)
    return answerHtml(textPage((await readAll(app.storage, storageKey)).toString('utf8')))
  if (!file?.document_key) throw new AppError('not_found')
  return answerHtml(await documentHtml(app, file, language))
}

function textPage(text: string): Uint8Array {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return Buffer.from(
    `<!doctype html><meta charset="utf-8"><style>pre{font:13px/1.5 monospace;white-space:pre-wrap;word-break:break-word}</style><pre>${escaped}</pre>`,
  )
}
