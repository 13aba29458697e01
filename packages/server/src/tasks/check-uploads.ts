import { UPLOAD_EXTENSIONS } from '@tickmark/contract'
import { ReadError, type ReadErrorKey } from '@tickmark/document'
import type { Inspection } from '@tickmark/document/page'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { sourceFileOf } from '../documents/document-store.ts'
import { extensionOf } from '../documents/file-names.ts'
import type { UploadedFile } from './receive-upload.ts'

/** An uploaded file and what a first look at it told. A damaged file is accepted: it fails on its own later and says why. */
export interface CheckedUpload extends UploadedFile {
  inspection: Inspection | undefined
  error: { key: ReadErrorKey; detail?: string } | undefined
}

/** Looks at every file's content. Refuses the upload for a file of a kind that is not accepted. */
export async function checkUploads(
  app: Pick<App, 'engine' | 'storage'>,
  files: readonly UploadedFile[],
): Promise<CheckedUpload[]> {
  if (files.length === 0) throw new AppError('files_required', { field: 'files' })
  const accepted: readonly string[] = UPLOAD_EXTENSIONS
  for (const { name, size } of files) {
    if (!accepted.includes(extensionOf(name)))
      throw new AppError('file_format_unsupported', { field: 'files', details: { name } })
    if (size === 0) throw new AppError('file_empty', { field: 'files', details: { name } })
  }
  return Promise.all(files.map((file) => checkUpload(app, file)))
}

async function checkUpload(app: Pick<App, 'engine' | 'storage'>, file: UploadedFile): Promise<CheckedUpload> {
  const about = { field: 'files', details: { name: file.name } }
  try {
    const inspection = await app.engine.inspect(
      await sourceFileOf(app.storage, { storage_key: file.storageKey, name: file.name }),
    )
    return { ...file, inspection, error: undefined }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    if (error.key === 'TYPE_MISMATCH') throw new AppError('file_type_mismatch', about)
    if (error.key === 'UNSUPPORTED_FORMAT') throw new AppError('file_format_unsupported', about)
    if (error.key === 'EMPTY_FILE') throw new AppError('file_empty', about)
    return { ...file, inspection: undefined, error: { key: error.key, detail: error.detail } }
  }
}
