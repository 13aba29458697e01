import type { Figure } from '@tickmark/document'
import { openFigures, type FigureFilter, type OpenFigures } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { figuresKey } from '../documents/document-store.ts'
import { rememberRecent } from '../documents/remember-recent.ts'
import type { Handler } from '../http/handler.ts'
import { readAll } from '../storage/storage.ts'
import { findTask } from '../access/find-task.ts'

/** The numbers of a task's documents and whether each could be verified. */
export const listFigures: Handler<'listFigures'> = async (app, { query, user }) => {
  const { task_id: taskId, page, page_size: size, state, file_id: fileId, document_page: documentPage } = query
  await findTask(app, user, taskId)
  const filter: FigureFilter = { ...(state && { state }), ...(documentPage && { page: documentPage }) }
  const items: (Figure & { file_id: string })[] = []
  let before = (page - 1) * size
  let total = 0
  for (const file of await findReviewedFiles(app.db, taskId, fileId)) {
    const figures = await openFiguresOf(app, file)
    const count = await figures.count(filter)
    const found = before < count ? await figures.read(filter, before, size - items.length) : []
    items.push(...found.map((figure) => ({ ...figure, file_id: file.file_id })))
    before = Math.max(0, before - count)
    total += count
  }
  return { items, total, page, page_size: size }
}

interface ReviewedFile {
  file_id: string
  document_key: string | null
}

async function findReviewedFiles(db: Database, taskId: string, fileId: string | undefined): Promise<ReviewedFile[]> {
  let files = db.selectFrom('files').where('task_id', '=', taskId).where('review', 'is not', null)
  if (fileId) files = files.where('file_id', '=', fileId)
  return files.select(['file_id', 'document_key']).orderBy('file_id').execute()
}

interface ListedFigures {
  count(filter: FigureFilter): number | Promise<number>
  read(filter: FigureFilter, offset: number, limit: number): Promise<Figure[]>
}

/** Indexes of figures that are kept in memory. */
const RECENT = 20
const remember = rememberRecent<OpenFigures>(RECENT)

async function openFiguresOf({ db, storage }: App, file: ReviewedFile): Promise<ListedFigures> {
  const key = file.document_key && figuresKey(file.document_key)
  const size = key ? await storage.size(key) : undefined
  if (!key || size === undefined) return figuresInTable(db, file)
  // A repeated review writes the same key anew; its size is part of what is remembered.
  return remember(`${key} ${size}`, () =>
    openFigures(size, (start, end) => readAll(storage, key, { start, end: end - 1 })),
  )
}

/** Of reviews of earlier versions, which kept a row for each figure. */
function figuresInTable(db: Database, { file_id: fileId }: ReviewedFile): ListedFigures {
  const wanted = ({ state, page }: FigureFilter) => {
    let found = db.selectFrom('figures').where('file_id', '=', fileId)
    if (state) found = found.where('state', '=', state)
    return page === undefined ? found : found.where('page', '=', page)
  }
  return {
    async count(filter) {
      const counted = wanted(filter).select(({ fn }) => fn.countAll<number>().as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },
    async read(filter, offset, limit) {
      const rows = await wanted(filter).select('figure').orderBy('ordinal').limit(limit).offset(offset).execute()
      return rows.map(({ figure }) => figure as Figure)
    },
  }
}
