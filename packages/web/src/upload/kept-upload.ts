import type { StartTaskFields } from '@tickmark/contract'
import { STORAGE_KEYS } from '@tickmark/contract/limits'
import { readUser } from '../session/session.ts'

/** An upload in progress, or broken off when the page was left: the fields of its task and the names of its files. */
export interface KeptUpload {
  userId: string | undefined
  fields: StartTaskFields
  files: { name: string; size: number }[]
}

/** Kept as long as the tab lives. The confidential files themselves are not kept in the browser. */
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

/** The upload that was in progress when this person left the page. */
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
    // Storage may be forbidden.
  }
}
