// Reads of pictures and of maps over them, and counts in such maps, in loops that keep within the bounds. Each kind of list has a read of its own: one that met
// them all would be several times slower than the bare index, which is why none of these checks it.

/** A sample of a picture: 0–255. */
export function byteAt(samples: Uint8Array | Uint8ClampedArray, index: number): number {
  return samples[index]!
}

/** A value of a map of fractions. */
export function floatAt(values: Float32Array | Float64Array, index: number): number {
  return values[index]!
}

/** A value of a map of counts. */
export function countAt(counts: Uint16Array | Int16Array | Int32Array | Uint32Array, index: number): number {
  return counts[index]!
}

/** Counts one more, or fewer, in a map of counts. */
export function countUp(counts: Uint32Array, index: number, by = 1): void {
  counts[index]! += by
}

/** Adds to a value of a map of fractions. */
export function raise(values: Float32Array | Float64Array, index: number, by: number): void {
  values[index]! += by
}
