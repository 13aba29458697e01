import type { StartTaskFields } from '@tickmark/contract'
import { STORAGE_KEYS } from '@tickmark/contract/limits'
import { readUser } from '../session/session.ts'

/** An upload that is under way, or was when the page was left: what it was to start, and which files it took along. */
export interface KeptUpload {
  userId: string | undefined
  fields: StartTaskFields
  files: { name: string; size: number }[]
}

/** For as long as the tab lives. The files themselves are confidential: a browser is no place to leave them in. */
export function keepUpload(fields: StartTaskFields, files: readonly File[]): void {
  const kept: KeptUpload = {
    userId: readUser()?.user_id,
    fields,
    files: files.map(({ name, size }) => ({ name, size })),
  }
  try {
    sessionStorage.setItem(STORAGE_KEYS.upload, JSON.stringify(kept))
  } catch {
    // Storage may be forbidden or full; the upload works without.
  }
}

/** The upload that this person's page was left with. */
export function readKeptUpload(): KeptUpload | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.upload) ?? 'null') as KeptUpload | null
    return kept?.userId === readUser()?.user_id ? (kept ?? undefined) : undefined
  } catch {
    return undefined
  }
}

export function dropKeptUpload(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.upload)
  } catch {
    // As above.
  }
}
