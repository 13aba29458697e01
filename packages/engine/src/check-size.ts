import { getHeapStatistics } from 'node:v8'
import { ReadError, type Document } from '@tickmark/document'

/** Bytes of the heap that the review of a workbook takes for each of its cells (`bench/limits/large-documents.ts`). */
const BYTES_A_CELL = 1_300

/**
 * Refuses at once what this process has no memory to review, instead of after minutes. Throws `RESOURCE_LIMIT` with the number of cells
 * of all documents together.
 */
export function checkSize(documents: readonly Document[], heapBytes = getHeapStatistics().heap_size_limit): void {
  const cells = documents
    .flatMap(({ workbook }) => workbook?.sheets ?? [])
    .reduce((sum, sheet) => sum + sheet.cells.length, 0)
  if (cells * BYTES_A_CELL > heapBytes) throw new ReadError('RESOURCE_LIMIT', `${cells} cells`)
}
