import { ReadError, itemAt } from '@tickmark/document'
import type { ZipEntry } from './zip-directory.ts'

/**
 * Bounds far above what real office files reach: the largest workbooks seen inflate to some 500 MB at a ratio of 20–60,
 * deflate itself ends at 1,032.
 */
const LIMITS = { entries: 20_000, inflatedBytes: 2 ** 30, ratio: 200, ratioFromBytes: 64 << 20 }

/** Throws `RESOURCE_LIMIT` for a zip file that is a bomb by its own directory; costs microseconds, inflates nothing. */
export function preflightZip(entries: readonly ZipEntry[]): void {
  if (entries.length > LIMITS.entries) refuse(`${entries.length} entries`)
  let inflated = 0
  for (const entry of entries) {
    inflated += entry.inflatedSize
    if (inflated > LIMITS.inflatedBytes) refuse(`inflates to more than ${LIMITS.inflatedBytes >> 20} MB`)
    const ratio = entry.inflatedSize / Math.max(1, entry.compressedSize)
    if (ratio > LIMITS.ratio && entry.inflatedSize > LIMITS.ratioFromBytes)
      refuse(`compression ratio ${Math.round(ratio)}`)
  }
  if (overlaps(entries)) refuse('overlapping entries')
}

function overlaps(entries: readonly ZipEntry[]): boolean {
  const sorted = entries.toSorted((a, b) => a.offset - b.offset)
  return sorted.some(
    (entry, i) => i > 0 && entry.offset < itemAt(sorted, i - 1).offset + itemAt(sorted, i - 1).compressedSize,
  )
}

function refuse(why: string): never {
  throw new ReadError('RESOURCE_LIMIT', `zip: ${why}`)
}
