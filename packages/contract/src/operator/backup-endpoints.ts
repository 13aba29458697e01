import * as z from 'zod'

const Time = z.iso.datetime()

/** Names of folders of backups: no path, nothing hidden. */
export const BackupName = z.string().regex(/^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,99}$/)

/** A folder of the backups as it lies there. */
export const KeptBackup = z.object({
  name: z.string(),
  /** `writing`: now; `unfinished`: what wrote it was cut short, it is no backup. */
  state: z.enum(['whole', 'writing', 'unfinished']),
  /** The moment that its tables show; of an unfinished one when it was begun. */
  at: Time,
  /** Of the program that wrote it; null where it is unfinished. */
  version: z.string().nullable(),
  /** Null where it is unfinished. */
  holds: z.object({ rows: z.int(), files: z.int(), bytes: z.int() }).nullable(),
  /** When each of its files was last held against its SHA-256, and the first that is not as it was written. Null: not yet. */
  check: z
    .object({ state: z.enum(['running', 'sound', 'damaged', 'cut_short']), at: Time, damaged: z.string().nullable() })
    .nullable(),
})
export type KeptBackup = z.infer<typeof KeptBackup>

/** Backups that the service writes by itself into the operator's folder. */
export const BACKUP_ENDPOINTS = {
  adminListBackups: {
    method: 'GET',
    path: '/admin/backups',
    access: 'admin',
    summary: 'The folder of the backups on the server, what is free there, and the backups in it, the latest first',
    data: z.object({
      folder: z.string(),
      free_bytes: z.int(),
      /** Whether the folder lies on the disk of the documents: a backup that is lost with them. */
      same_disk: z.boolean(),
      /** One is being written or checked; another has to wait. */
      busy: z.boolean(),
      items: z.array(KeptBackup),
    }),
  },
  adminStartBackup: {
    method: 'POST',
    path: '/admin/backups',
    access: 'admin',
    summary: 'Write a backup while the service runs; answers its name at once',
    body: z.object({}),
    data: z.object({ name: z.string() }),
  },
  adminCheckBackup: {
    method: 'POST',
    path: '/admin/backups/check',
    access: 'admin',
    summary: 'Hold every file of a backup against its SHA-256; the list tells how it went',
    body: z.object({ backup: BackupName }),
    data: z.null(),
  },
  adminDeleteBackup: {
    method: 'DELETE',
    path: '/admin/backups',
    access: 'admin',
    summary: 'Delete a backup, or what is left of one that was cut short',
    query: z.object({ backup: BackupName }),
    data: z.null(),
  },
} as const
