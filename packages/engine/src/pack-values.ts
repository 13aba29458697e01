/** What a call gave, as it crosses the process boundary. */
export type PackedResult = { json: string } | { value: unknown }

/**
 * Packs a result for the way to the parent. Documents go as JSON text: for the 9 MB of a 300-page report that takes half the
 * time of structured clone. Bytes, which JSON would blow up, go as they are, as does nothing at all.
 */
export function packResult(result: unknown): PackedResult {
  return result === undefined || holdsBytes(result) ? { value: result } : { json: JSON.stringify(result) }
}

export function unpackResult(packed: PackedResult): unknown {
  return 'json' in packed ? JSON.parse(packed.json) : packed.value
}

/** A result of this engine is bytes, holds them one level deep, is a list of such, or is plain data. */
function holdsBytes(result: unknown): boolean {
  if (Array.isArray(result)) return holdsBytes(result[0])
  if (result instanceof Uint8Array) return true
  return typeof result === 'object' && result !== null && 'bytes' in result
}
