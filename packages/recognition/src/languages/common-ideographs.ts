import type { TesseractLanguage } from '../tesseract-network/read-strips.ts'

let japanese: ReadonlySet<string> | undefined

/**
 * Ideographs that a Chinese recogniser may correct in a text of another language: for Japanese the 2,965 common ones of JIS X 0208
 * (level 1, which leaves out the simplified forms), for Korean none, as its ideographs are the traditional ones.
 */
export function commonIdeographs(language: TesseractLanguage): ReadonlySet<string> {
  if (language !== 'jpn') return new Set()
  return (japanese ??= decodeJisLevelOne())
}

function decodeJisLevelOne(): ReadonlySet<string> {
  const decoder = new TextDecoder('euc-jp')
  const characters = new Set<string>()
  // Rows 16 to 47 of the character set.
  for (let row = 0xb0; row <= 0xcf; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(new Uint8Array([row, cell]))
      if (character.length === 1 && character !== '\ufffd') characters.add(character)
    }
  }
  return characters
}
