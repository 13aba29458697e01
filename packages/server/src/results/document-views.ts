import { Readable } from 'node:stream'
import type { NotNull } from 'kysely'
import type { Language } from '@tickmark/document'
import { type FileWithDocument, hasDocument } from '../db/rows.ts'
import type { Handler } from '../http/handler.ts'
import { DOCUMENT_POLICY } from '../http/security-headers.ts'
import { type App, forTask } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { readAll } from '../storage/storage.ts'
import { pageImageKey, sourceFileOf, storedDocumentOf, taskPrefix } from '../documents/document-store.ts'
import { drawPage } from './draw-page.ts'
import { openSheetsOf } from '../documents/open-sheets.ts'
import { findFileOf } from '../access/find-task.ts'
import { keepResult } from './keep-result.ts'

/** Sizes of pages, known as soon as each has been read. */
export const getPages: Handler<'getPages'> = async (app, { query, user }) => {
  const file = await findFileOf(app, user, query.task_id, query.file_id)
  const rows = await app.db
    .selectFrom('pages')
    .select(['number', 'width', 'height', 'origin', 'error'])
    .where('file_id', '=', file.file_id)
    .where('width', 'is not', null)
    .where('height', 'is not', null)
    .$narrowType<{ width: NotNull; height: NotNull }>()
    .orderBy('number')
    .execute()
  return rows.map(({ number, width, height, origin, error }) => ({
    number,
    width,
    height,
    origin: origin ?? 'none',
    ...(error ? { error } : {}),
  }))
}

/** Widths are rounded up to these, so that a page is drawn a few times and not for every window size. */
const WIDTHS = [320, 640, 960, 1200, 1600, 2000, 2400, 3000]

/** A page as a picture; drawn once for a width and then kept. */
export const getPageImage: Handler<'getPageImage'> = async (app, { query, user }) => {
  const file = await findFileOf(app, user, query.task_id, query.file_id)
  if (file.pages !== null && query.page > file.pages) throw new AppError('not_found')
  const width = WIDTHS.find((step) => step >= query.width) ?? query.width
  const key = pageImageKey(query.task_id, file.file_id, query.page, width)
  const bytes =
    (await app.storage.size(key)) === undefined
      ? await drawPage(forTask(app, file.task_id, user.user_id), file, { page: query.page, width, key })
      : await readAll(app.storage, key)
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': mediaTypeOf(bytes), 'Cache-Control': 'private, max-age=86400' },
  })
}

const mediaTypeOf = (bytes: Uint8Array): string => (bytes[0] === 0xff ? 'image/jpeg' : 'image/png')

/** A flowing document as a page; made once and then kept. */
export const getFileHtml: Handler<'getFileHtml'> = async (app, { query, user, language }) => {
  const file = await findFileOf(app, user, query.task_id, query.file_id)
  if (!hasDocument(file)) throw new AppError('not_found')
  return answerHtml(app, await documentHtml(app, file, language))
}

/** Where the document lies as a page in this language; made when first wanted. */
export async function documentHtml(app: App, file: FileWithDocument, language: Language): Promise<string> {
  const key = `${taskPrefix(file.task_id)}views/${file.document_key.split('/').at(-1)}-${language}`
  if ((await app.storage.size(key)) !== undefined) return key
  const input = {
    source: await sourceFileOf(app.storage, file),
    document: await storedDocumentOf(app.storage, file.document_key),
    language,
  }
  await keepResult(forTask(app, file.task_id), key, 'html', input)
  return key
}

/** A page made of a user's file, sent as it is read. Its policy lets it be shown and run nothing. */
export async function answerHtml({ storage }: App, key: string): Promise<Response> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': DOCUMENT_POLICY }
  return new Response(Readable.toWeb(await storage.get(key)) as ReadableStream, { headers })
}

/** A stretch of rows of a sheet. */
export const getSheet: Handler<'getSheet'> = async (app, { query, user }) => {
  const file = await findFileOf(app, user, query.task_id, query.file_id)
  const sheets = file.document_key ? await openSheetsOf(app, file.document_key) : undefined
  const found = await sheets?.readRows(query.sheet, query.first_row, query.rows)
  if (!sheets || !found) throw new AppError('not_found')
  return {
    sheets: sheets.heads.map(({ name, visibility, rowCount, columnCount }) => ({
      name,
      visibility,
      row_count: rowCount,
      column_count: columnCount,
    })),
    sheet: found.name,
    cells: found.cells.map(({ address, rowIndex, columnIndex, text, formula, type, bold }) => ({
      address,
      row_index: rowIndex,
      column_index: columnIndex,
      text,
      type,
      ...(formula === undefined ? {} : { formula }),
      ...(bold === undefined ? {} : { bold }),
    })),
    merges: found.merges,
  }
}

/** The map of regions that the review made; empty before the review and for anything but a workbook. */
export const getSheetMaps: Handler<'getSheetMaps'> = async (app, { query, user }) => {
  const file = await findFileOf(app, user, query.task_id, query.file_id)
  const { review } = await app.db
    .selectFrom('files')
    .select('review')
    .where('file_id', '=', file.file_id)
    .executeTakeFirstOrThrow()
  return { sheets: review?.sheetMaps ?? [] }
}
