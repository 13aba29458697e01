/** One record of a BIFF8 stream (MS-XLS 2.1.4): where it begins, its type, its content. */
export interface BiffRecord {
  at: number
  type: number
  data: Buffer
}

/** Record types (MS-XLS 2.3). */
export const BIFF = {
  FORMULA: 0x06,
  ITERATION: 0x11,
  FONT: 0x31,
  BOUNDSHEET: 0x85,
  PALETTE: 0x92,
  MULRK: 0xbd,
  RSTRING: 0xd6,
  XF: 0xe0,
  LABELSST: 0xfd,
  SUPBOOK: 0x1ae,
  NUMBER: 0x203,
  LABEL: 0x204,
  BOOLERR: 0x205,
  RK: 0x27e,
  BOF: 0x809,
} as const

/** The records of a stream, up to where it stops making sense. */
export function* biffRecords(stream: Buffer): Generator<BiffRecord> {
  for (let at = 0; at + 4 <= stream.length;) {
    const end = at + 4 + stream.readUInt16LE(at + 2)
    if (end > stream.length) return
    yield { at, type: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) }
    at = end
  }
}

/** True for the format of Excel 97 and later; older ones lay their records out otherwise. */
export function isBiff8(stream: Buffer): boolean {
  return stream.length > 8 && stream.readUInt16LE(0) === BIFF.BOF && stream.readUInt16LE(4) === 0x600
}
