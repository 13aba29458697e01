import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import busboy from 'busboy'
import { LIMITS } from '@tickmark/contract'
import { AppError } from '../faults/app-error.ts'
import { newId } from '../db/new-id.ts'
import { isDiskFull } from '../faults/is-disk-full.ts'
import type { Storage } from '../storage/storage.ts'
import { originalKey } from '../documents/document-store.ts'
import { takeTurn } from './take-turns.ts'
import { cleanFileName, extensionOf } from '../documents/file-names.ts'

export interface UploadedFile {
  fileId: string
  name: string
  size: number
  sha256: string
  storageKey: string
}

export interface Upload {
  fields: Record<string, string>
  files: UploadedFile[]
}

/** An upload that stands still for so long has broken off. */
const STALL = 60_000
const MOST_FIELDS = 20
/** Bytes around the files: boundaries, field names. Beyond this an announced length is refused before anything is read. */
const ABSURD_LENGTH = 10 * LIMITS.totalSize

/**
 * Streams a multipart form into storage, never holding a file in memory, and refuses as soon as a limit is passed. After a refusal the rest is
 * read and dropped, so that the sender gets the answer instead of a broken connection; what was stored is for the caller to delete.
 */
export async function receiveUpload(incoming: IncomingMessage, storage: Storage, taskId: string): Promise<Upload> {
  if (Number(incoming.headers['content-length'] ?? 0) > ABSURD_LENGTH)
    throw new AppError('total_size_exceeded', { field: 'files' })
  const form = openForm(incoming)
  const upload: Upload = { fields: {}, files: [] }
  const storing: Promise<void>[] = []
  const total = { bytes: 0, files: 0 }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let refusal: unknown

  const refuse = (error: unknown) => {
    refusal ??= error
  }
  form.on('field', (name, value) => (upload.fields[name] = value))
  form.on('file', (field, stream, { filename }) => {
    // A form that breaks off ends its file with an error, perhaps before anybody reads the file. Without a listener that error would end the process.
    stream.on('error', () => refuse(new AppError('upload_incomplete')))
    // A file input left empty is sent as a part without a name.
    if (!filename || refusal || !/^files?(\[\])?$/.test(field)) return stream.resume()
    if (++total.files > LIMITS.filesPerTask) {
      refuse(new AppError('file_count_exceeded', { field: 'files' }))
      return stream.resume()
    }
    const [fileId, name] = [newId(), cleanFileName(filename)]
    const storageKey = originalKey(taskId, fileId, extensionOf(name))
    const file: UploadedFile = { fileId, name, size: 0, sha256: '', storageKey }
    upload.files.push(file)
    storing.push(
      storeFile(storage, stream, file, total).catch((error: unknown) => (refuse(error), void stream.resume())),
    )
  })
  for (const event of ['partsLimit', 'fieldsLimit'] as const)
    form.on(event, () => refuse(new AppError('request_error')))
  form.on('filesLimit', () => refuse(new AppError('file_count_exceeded', { field: 'files' })))
  form.on('close', resolve)
  form.on('error', reject)

  const stall = watchStall(incoming, () => reject(new AppError('upload_incomplete')))
  incoming.once('close', () => incoming.complete || reject(new AppError('upload_incomplete')))
  void feed(incoming, form)
  try {
    await promise
  } catch (error) {
    refuse(error instanceof AppError ? error : new AppError('upload_incomplete'))
    form.destroy()
    incoming.resume()
  } finally {
    stall.end()
  }
  await Promise.allSettled(storing)
  if (refusal) throw refusal
  return upload
}

/** Passes the request on to the form, piece by piece in turn with other uploads. What is left after a refusal is for the caller to drop. */
async function feed(incoming: IncomingMessage, form: busboy.Busboy): Promise<void> {
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      await takeTurn()
      if (form.destroyed) return
      if (!form.write(chunk)) await readiness(form)
    }
    form.end()
  } catch {
    // A request that breaks off is told by its own events, a form that ends by its own.
  } finally {
    incoming.resume()
  }
}

/** Waits until the form takes more or has ended. What listened for the other goes with the wait: a large upload has many. */
async function readiness(form: busboy.Busboy): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  try {
    await Promise.race([once(form, 'drain', { signal }), once(form, 'close', { signal })])
  } finally {
    over.abort()
  }
}

function openForm(incoming: IncomingMessage): busboy.Busboy {
  try {
    const limits = {
      files: LIMITS.filesPerTask + 1,
      fields: MOST_FIELDS,
      fieldSize: 4096,
      parts: MOST_FIELDS + LIMITS.filesPerTask + 1,
    }
    return busboy({ headers: incoming.headers, limits, defParamCharset: 'utf8' })
  } catch {
    // Not a multipart form, or one without a boundary.
    throw new AppError('request_error')
  }
}

async function storeFile(
  storage: Storage,
  stream: Readable,
  file: UploadedFile,
  total: { bytes: number },
): Promise<void> {
  const hash = createHash('sha256')
  async function* measured(): AsyncGenerator<Buffer> {
    // After a refusal the stream is drained and not destroyed, because the parser waits for its end.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer
      file.size += bytes.length
      total.bytes += bytes.length
      if (file.size > LIMITS.fileSize)
        throw new AppError('file_too_large', { field: 'files', details: { name: file.name } })
      if (total.bytes > LIMITS.totalSize) throw new AppError('total_size_exceeded', { field: 'files' })
      hash.update(bytes)
      yield bytes
    }
  }
  try {
    await storage.put(file.storageKey, Readable.from(measured(), { objectMode: false }))
  } catch (error) {
    if (isDiskFull(error)) throw new AppError('storage_full')
    throw error
  }
  file.sha256 = hash.digest('hex')
}

function watchStall(incoming: IncomingMessage, onStall: () => void): { end(): void } {
  let timer = setTimeout(onStall, STALL)
  const move = () => {
    clearTimeout(timer)
    timer = setTimeout(onStall, STALL)
  }
  incoming.on('data', move)
  return {
    end() {
      clearTimeout(timer)
      incoming.off('data', move)
    },
  }
}
