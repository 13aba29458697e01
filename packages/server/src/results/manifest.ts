import { BRAND, type Language, type ResultKind } from '@tickmark/document'
import { hasReview, type FileRow, type ResultRow } from '../db/rows.ts'
import { purposeOf } from '../tasks/result-texts.ts'

export const MANIFEST_NAME = 'manifest.json'

/** Results with the documents from which they were made. */
export function listResults(
  results: readonly Pick<ResultRow, 'name' | 'kind' | 'size' | 'file_id'>[],
  files: readonly FileRow[],
): Listed[] {
  return results.map(({ name, kind, size, file_id: fileId }) => {
    const file = files.find(({ file_id: id }) => id === fileId)
    return { name, kind, size, source: file && { name: file.name, sha256: file.sha256, isReviewed: hasReview(file) } }
  })
}

interface Listed {
  name: string
  kind: ResultKind
  size: number
  /** The document from which it was made. */
  source: { name: string; sha256: string; isReviewed: boolean } | undefined
}

/** What an archive holds: each file with what it is for, and the document from which it was made. The same results give the same bytes. */
export function writeManifest(
  task: { task_id: string; name: string; type: string },
  files: readonly Listed[],
  language: Language,
): Uint8Array {
  const manifest = {
    producer: BRAND.name[language],
    task: { id: task.task_id, name: task.name, type: task.type },
    language,
    files: files.map(({ name, kind, size, source }) => ({
      name,
      kind,
      purpose: purposeOf(kind, source?.isReviewed ?? false, language),
      bytes: size,
      ...(source && { source: { name: source.name, sha256: source.sha256 } }),
    })),
  }
  return new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`)
}
