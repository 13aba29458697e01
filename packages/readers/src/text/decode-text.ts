import { decodeUhc } from './decode-uhc.ts'
import { isFrequentIn, type IsFrequent } from './frequent-characters.ts'

/** Encodings that finance systems of these countries export, and the language that each is for. */
const LEGACY_ENCODINGS: readonly { decode: Decode; isFrequent: IsFrequent }[] = [
  { decode: decoderOf('gb18030'), isFrequent: isFrequentIn.simplifiedChinese },
  { decode: decoderOf('shift_jis'), isFrequent: isFrequentIn.japanese },
  { decode: decodeUhc, isFrequent: isFrequentIn.korean },
  { decode: decoderOf('big5'), isFrequent: isFrequentIn.traditionalChinese },
  { decode: decoderOf('euc-jp'), isFrequent: isFrequentIn.japanese },
]
type Decode = (bytes: Uint8Array) => string

function decoderOf(encoding: string): Decode {
  return (bytes) => new TextDecoder(encoding).decode(bytes)
}

/** Characters that documents in these languages use; a wrong decoding produces others. */
const USUAL =
  /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3\u3000-\u303f\uff00-\uff5e\u2010-\u2030\u2460-\u2473\u25a0-\u25ff€£¥]/u
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/u
/** A wrong decoding of a European text stays below this, a right one of an Asian text above. */
const LEAST_PLAUSIBLE = 0.35
const ESCAPE = 27
/** One zero byte alone is damage, no digit of UTF-16. */
const FEWEST_ZEROS = 3
const SAMPLE = 65_536
const BYTE_ORDER_MARK = 0xfeff
const LAST_CODE = 0x10ffff

/** True for bytes that are text in some encoding: no control characters besides white space. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (utf32Order(bytes) || utf16Order(bytes)) return true
  if (bytes.length < 2) return false
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 12 || byte === ESCAPE)
}

/** Text of a file that does not name its encoding: UTF-32 and UTF-16 by their mark or their zeros, then valid UTF-8, then the most plausible legacy encoding. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf32Order(bytes)
  if (wide) return decodeUtf32(bytes, wide === 'le')
  const order = utf16Order(bytes)
  if (order) return new TextDecoder(order).decode(bytes)
  // ISO-2022-JP is seven bits wide: it would pass for ASCII.
  if (Buffer.from(bytes.subarray(0, SAMPLE)).includes('\x1b$')) return new TextDecoder('iso-2022-jp').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeLegacy(bytes)
  }
}

function decodeLegacy(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE)
  const scored = LEGACY_ENCODINGS.map(({ decode, isFrequent }) => ({
    decode,
    score: plausibility(decode(sample), isFrequent),
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= LEAST_PLAUSIBLE ? best.decode(bytes) : new TextDecoder('windows-1252').decode(bytes)
}

/** 1 when all characters beyond ASCII are frequent ones of the language; below 0 when the bytes are none of the encoding's. */
function plausibility(text: string, isFrequent: IsFrequent): number {
  const characters = [...text].filter((character) => character > '\x7f')
  if (characters.length === 0) return 1
  return characters.reduce((sum, character) => sum + weightOf(character, isFrequent), 0) / characters.length
}

function weightOf(character: string, isFrequent: IsFrequent): number {
  if (isFrequent(character)) return 1
  if (USUAL.test(character)) return 0.2
  if (HALF_WIDTH_KANA.test(character)) return 0.4
  return character === '\ufffd' ? -2 : 0
}

/** UTF-16 by its mark; without one by the zero bytes of its digits and separators, which stand all on one side. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  let [even, odd] = [0, 0]
  const length = Math.min(bytes.length, SAMPLE)
  for (let at = 0; at < length; at++)
    if (bytes[at] === 0) {
      if (at % 2 === 0) even++
      else odd++
    }
  if (Math.max(even, odd) < Math.max(FEWEST_ZEROS, length / 10)) return undefined
  return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : undefined
}

/** UTF-32 by the zeros of its highest bytes, which no other encoding has in every fourth place: no character lies beyond U+10FFFF. */
function utf32Order(bytes: Uint8Array): 'le' | 'be' | undefined {
  const length = Math.min(bytes.length, SAMPLE) & ~3
  if (length < 8) return undefined
  const isHigh = (place: number, middle: number): boolean => {
    for (let at = 0; at < length; at += 4) if (bytes[at + place] !== 0 || (bytes[at + middle] ?? 0) > 0x10) return false
    return true
  }
  return isHigh(3, 2) ? 'le' : isHigh(0, 1) ? 'be' : undefined
}

function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const characters: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    if (code !== BYTE_ORDER_MARK || at > 0) characters.push(code > LAST_CODE ? '\ufffd' : String.fromCodePoint(code))
  }
  return characters.join('')
}
