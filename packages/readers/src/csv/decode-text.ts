/** Encodings that finance systems of these countries export, tried in this order after UTF-8. */
const LEGACY_ENCODINGS = ['gb18030', 'shift_jis', 'euc-kr', 'big5'] as const

/** Characters that the languages of a document really use; a wrong decoding produces rare ones. */
const COMMON = /[\p{ASCII}\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3\u3000-\u303f\uff00-\uff5e\u2010-\u2030€£¥]/u

/** True for bytes that are text in some encoding: no control characters besides white space. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (hasUtf16Mark(bytes)) return true
  if (bytes.length < 2) return false
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 12 || byte === 27)
}

/** Text of a file that does not name its encoding: byte order mark, then valid UTF-8, then the most plausible legacy encoding. */
export function decodeText(bytes: Uint8Array): string {
  if (hasUtf16Mark(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeLegacy(bytes)
  }
}

function decodeLegacy(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 65_536)
  const scored = LEGACY_ENCODINGS.map((encoding) => ({
    encoding,
    score: plausibility(new TextDecoder(encoding).decode(sample)),
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return new TextDecoder(best.score > 0.9 ? best.encoding : 'windows-1252').decode(bytes)
}

/** Share of the non-ASCII characters that are common ones. */
function plausibility(text: string): number {
  const characters = [...text].filter((character) => character > '\x7f')
  if (characters.length === 0) return 1
  return characters.filter((character) => COMMON.test(character)).length / characters.length
}

function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}
