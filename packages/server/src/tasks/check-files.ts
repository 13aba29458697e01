import { OCR_EXTENSIONS, REVIEW_EXTENSIONS, type TaskType } from '@tickmark/contract'
import { ReadError, type ReadErrorKey } from '@tickmark/document'
import type { Inspection } from '@tickmark/readers'
import type { App } from '../app.ts'
import { AppError } from '../errors.ts'
import { sourceFileOf } from './document-store.ts'
import { extensionOf } from './file-names.ts'
import type { UploadedFile } from './receive-upload.ts'

/** What a first look at a file told. A file that is damaged is taken all the same: it fails on its own, and says why. */
export interface CheckedFile extends UploadedFile {
  inspection: Inspection | undefined
  error: { key: ReadErrorKey; detail?: string } | undefined
}

const OCR_FORMATS = new Set(['pdf', 'doc', 'docx', 'ppt', 'pptx', 'image'])

/** Looks at every file's content. Refuses the upload for a file of a kind that is not accepted. */
export async function checkFiles(app: App, type: TaskType, files: readonly UploadedFile[]): Promise<CheckedFile[]> {
  if (files.length === 0) throw new AppError('files_required', { field: 'files' })
  const accepted: readonly string[] = type === 'ocr' ? OCR_EXTENSIONS : REVIEW_EXTENSIONS
  for (const { name, size } of files) {
    if (!accepted.includes(extensionOf(name)))
      throw new AppError('file_format_unsupported', { field: 'files', details: { name } })
    if (size === 0) throw new AppError('file_empty', { field: 'files', details: { name } })
  }
  return Promise.all(files.map((file) => checkFile(app, type, file)))
}

async function checkFile(app: App, type: TaskType, file: UploadedFile): Promise<CheckedFile> {
  const about = { field: 'files', details: { name: file.name } }
  try {
    const inspection = await app.engine.inspect(
      await sourceFileOf(app.storage, { storage_key: file.storageKey, name: file.name }),
    )
    // A workbook that calls itself .doc would otherwise slip into a task that takes no workbooks.
    if (type === 'ocr' && !OCR_FORMATS.has(inspection.format)) throw new AppError('file_format_unsupported', about)
    return { ...file, inspection, error: undefined }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    if (error.key === 'TYPE_MISMATCH') throw new AppError('file_type_mismatch', about)
    if (error.key === 'UNSUPPORTED_FORMAT') throw new AppError('file_format_unsupported', about)
    if (error.key === 'EMPTY_FILE') throw new AppError('file_empty', about)
    return { ...file, inspection: undefined, error: { key: error.key, detail: error.detail } }
  }
}
