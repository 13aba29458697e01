import { numberAt } from '@tickmark/document'

/** Second bytes of the pairs that the extension may use before and from the lead byte A1 on: letters first, then what KS X 1001 leaves. */
const LETTERS = [...range(0x41, 0x5a), ...range(0x61, 0x7a)]
const EARLY_TRAILS = [...LETTERS, ...range(0x81, 0xfe)]
const LATE_TRAILS = [...LETTERS, ...range(0x81, 0xa0)]
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

let extension: ReadonlyMap<number, string> | undefined

/**
 * The pairs that Unified Hangul Code (code page 949) adds to EUC-KR: the 8,822 syllables that KS X 1001 lacks, in the order of Unicode,
 * fill the free pairs from 81 41 on.
 */
function extensionPairs(): ReadonlyMap<number, string> {
  if (extension) return extension
  const standard = new Set(range(0xb0, 0xc8).flatMap((lead) => range(0xa1, 0xfe).map((trail) => eucKr([lead, trail]))))
  const added = range(FIRST_SYLLABLE, LAST_SYLLABLE)
    .map((code) => String.fromCodePoint(code))
    .filter((syllable) => !standard.has(syllable))
  const pairs = range(0x81, 0xc6).flatMap((lead) =>
    (lead < 0xa1 ? EARLY_TRAILS : LATE_TRAILS).map((trail) => lead * 256 + trail),
  )
  extension = new Map(added.map((syllable, index) => [numberAt(pairs, index), syllable]))
  return extension
}

function eucKr(bytes: readonly number[] | Uint8Array): string {
  return new TextDecoder('euc-kr').decode(Uint8Array.from(bytes))
}

/** Text in Unified Hangul Code, as Korean Windows programs save it; EUC-KR is a part of it. What is neither becomes U+FFFD. */
export function decodeUhc(bytes: Uint8Array): string {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x81) continue
    const syllable = extensionPairs().get(lead * 256 + (bytes[at + 1] ?? 0))
    if (syllable) {
      parts.push(eucKr(bytes.subarray(start, at)), syllable)
      start = at + 2
    }
    at++
  }
  return parts.join('') + eucKr(bytes.subarray(start))
}
