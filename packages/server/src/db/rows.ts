import type { TaskRole } from '@tickmark/contract'
import type { Selectable } from 'kysely'
import type { ConsultsTable, FilesTable, ProblemsTable, ResultsTable, TasksTable, UsersTable } from './tables.ts'

/** Rows as they are read from the tables. */
export type UserRow = Selectable<UsersTable>
export type TaskRow = Selectable<TasksTable>
/** A task as somebody sees it: what he may do with it, its owner's user name, and the name of its workspace. */
export type SeenTask = TaskRow & { role: TaskRole; owner: string; workspace: string | null }
/** `review`: without what is large in it, see `selectFiles`. */
export type FileRow = Omit<Selectable<FilesTable>, 'review_head' | 'trust'>
export type ResultRow = Selectable<ResultsTable>
export type ProblemRow = Selectable<ProblemsTable>
export type ConsultRow = Selectable<ConsultsTable>

/** A file that has been read: its document lies in storage. */
export type FileWithDocument = FileRow & { document_key: string }
export const hasDocument = (file: FileRow): file is FileWithDocument => file.document_key !== null

/** A file whose document has been reviewed. */
export type FileWithReview = FileRow & { review: NonNullable<FileRow['review']> }
export const hasReview = <File extends FileRow>(file: File): file is File & FileWithReview => file.review !== null
