import { Readable } from 'node:stream'
import type { Language } from '@tickmark/document'
import { type FileRow, hasDocument, type UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { selectFiles } from '../db/select-files.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import type { ByteRange } from '../storage/storage.ts'
import { answerHtml, documentHtml } from './document-views.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { findTask } from '../access/find-task.ts'
import { deliverables, resultContent, resultPage, type Result, type ResultContent } from './result-content.ts'

/** A result, or an original as it was uploaded. */
type Resource = Result | { row: FileRow; file: FileRow }

const isResult = (resource: Resource): resource is Result => 'task' in resource

/** `{task}/{result or file}/{name}`: a result, or an original as it was uploaded. */
async function findResource(app: App, user: UserRow, path: string): Promise<Resource> {
  const [taskId, id] = path.split('/')
  if (!taskId || !id) throw new AppError('download_path_invalid')
  const task = await findTask(app, user, taskId).catch(() => {
    throw new AppError('download_path_invalid')
  })
  const files = await selectFiles(app.db).where('task_id', '=', taskId).execute()
  const result = await app.db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('result_id', '=', id)
    .executeTakeFirst()
  const file = files.find(({ file_id: fileId }) => fileId === (result?.file_id ?? id))
  if (result) return { task, row: result, file }
  if (!file) throw new AppError('download_path_invalid')
  return { row: file, file }
}

/** Sends a file, or the part of it that was asked for; a result in the language of the request. */
export const getResource: Handler<'getResource'> = async (app, { path, query, user, http, language }) => {
  const resource = await findResource(app, user, path)
  const { media_type: mediaType } = resource.row
  const name = query.set ? resource.row.name.replace(/(?=\.zip$)/, `.${query.set}`) : resource.row.name
  const { storageKey, size, version } = query.set
    ? await deliverables(app, archiveOf(resource), language)
    : await contentOf(app, resource, language)
  const headers = new Headers({
    'Content-Type': mediaType,
    'Content-Disposition': contentDisposition('attachment', name),
    'Accept-Ranges': 'bytes',
    // The content depends on the language and on the decisions, so the browser asks before it uses its copy again.
    'Cache-Control': isResult(resource) ? 'private, no-cache' : 'private, max-age=3600',
    Vary: 'Accept-Language',
    ETag: `"${version}"`,
  })
  if (http.req.header('If-None-Match') === `"${version}"`) return new Response(null, { status: 304, headers })
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

function archiveOf(resource: Resource): Result {
  if (isResult(resource) && resource.row.kind === 'archive') return resource
  throw new AppError('download_path_invalid')
}

async function contentOf(app: App, resource: Resource, language: Language): Promise<ResultContent> {
  if (isResult(resource)) return resultContent(app, resource, language)
  const { storage_key: storageKey, size, file_id: version } = resource.row
  return { storageKey, size, version }
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

/** A result as a web page in the language of the request; of an original the text that was read. */
export const getResultHtml: Handler<'getResultHtml'> = async (app, { path, user, language }) => {
  const resource = await findResource(app, user, path)
  if (isResult(resource)) {
    const { storageKey } = await resultPage(app, resource, language)
    return answerHtml(app, storageKey)
  }
  if (!hasDocument(resource.file)) throw new AppError('not_found')
  return answerHtml(app, await documentHtml(app, resource.file, language))
}
