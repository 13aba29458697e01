import { byteAt } from '../bitmap/read-samples.ts'
import { itemAt, lastOf } from '@tickmark/document'
import type { ClearStrip } from '../bitmap/clear-strip.ts'
import type { ReadCharacter } from './read-strip.ts'
import type { MarkedPiece } from '../bitmap/take-piece.ts'
import { takePiece } from '../bitmap/take-piece.ts'
import { matchTriangle } from './match-triangle.ts'
import type { TriangleSearch } from './match-triangle.ts'

/**
 * Grays below which there is ink. The strokes of the mark are thinner than those of its number: in a photograph they are gray
 * and broken, which only further looks see past; in the last ones what stands close together is one.
 */
const INK_LEVELS = [128, 152, 176, 208] as const
/** What is looked at before and behind the middle of a number's first digit, as shares of the strip's height. */
const BEFORE = 1.6
const BEHIND = 0.7
/** A number's ink ends so far behind the middle of its last digit, likewise. */
const BESIDE_LAST = 0.15

/** Gap between the mark and its number, and least height of the mark, as shares of the strip's height. */
const MOST_GAP = 0.4
const LEAST_HEIGHT = 0.22
/** How far a side may be off the straight line from the top to a corner, as a share of the width. */
const CROOKED = 0.27
/** Ink of its square that a hollow triangle has at most, and a filled one at least. */
const HOLLOW = 0.42
const FILLED = 0.45

/** What recognisers of Japanese make of a triangle that stands among letters, as in （△は増加）. Hangul has syllables of its shape. */
const LIKE_TRIANGLE = /^[ムへヘ人入んハ八厶AΔΛ]$/
/** Such letters are words of their own but where a bracket or a number stands beside them. */
const BEFORE_TRIANGLE = /^[(（「]$/
/** Of the row of most ink the rows of print have so much. */
const PRINTED = 0.25
/** The right corner of a broken triangle lies so far from its number at most, as a share of the print's height, and confidence in it. */
const CORNER = { before: 0.45, behind: 0.12 }
const SURE_OF_BROKEN = 0.9
/** A letter read so surely is no filled triangle. */
const SURE_OF_LETTER = 0.8
/** Half of a digit, likewise. */
const DIGIT = 0.35
/** What it is made of lies within it, give or take so much of the strip's height. */
const AROUND = 0.2

/**
 * The triangle before a number makes it negative in Japanese and Korean reports, and the recogniser drops it without a doubt:
 * it is found by its shape. A letter that was made of it gives way. So do those that are made of one in brackets.
 */
export function findTriangles(characters: readonly ReadCharacter[], strip: ClearStrip): ReadCharacter[] {
  return findAmongLetters(findBeforeNumbers(characters, strip), strip)
}

function findAmongLetters(characters: readonly ReadCharacter[], strip: ClearStrip): ReadCharacter[] {
  const found: ReadCharacter[] = []
  for (const [index, character] of characters.entries()) {
    const isFirst = BEFORE_TRIANGLE.test(found.at(-1)?.text ?? '')
    const isNamed = isFirst && characters[index + 1]?.text === 'は' && !/[\d△▲]/.test(character.text)
    const goesOn = found.at(-1)?.text === '△' && BEFORE_TRIANGLE.test(found.at(-2)?.text ?? '')
    const isOpen = isNamed || ((isFirst || goesOn) && LIKE_TRIANGLE.test(character.text))
    const mark = isOpen ? triangleAt(character, strip) : undefined
    // Of one triangle two letters may have been made.
    const isSame = mark && found.at(-1)?.text === '△' && middleOf(mark) < (found.at(-1)?.end ?? 0)
    if (!isSame) found.push(mark ?? character)
  }
  return found
}

/** The hollow triangle that a letter was made of. */
function triangleAt(character: ReadCharacter, strip: ClearStrip): ReadCharacter | undefined {
  const place = middleOf(character) * strip.width
  for (const level of INK_LEVELS) {
    const mark = glyphsBetween(place - strip.height, place + strip.height, strip, level).find(
      ({ left, right }) => left - AROUND * strip.height < place && place < right + AROUND * strip.height,
    )
    if (!mark || triangleOf(mark, strip, level) !== '△') continue
    return { text: '△', start: mark.left / strip.width, end: (mark.right + 1) / strip.width, confidence: 0.95 }
  }
  const rows = printedRows(strip, 0, strip.width)
  const half = (rows.bottom - rows.top) / 2
  return brokenTriangle(strip, { ...rows, from: place + half * 0.5, to: place + half * 1.5 })
}

function brokenTriangle(strip: ClearStrip, search: TriangleSearch): ReadCharacter | undefined {
  const found = matchTriangle(strip, search)
  return (
    found && {
      text: '△',
      start: found.left / strip.width,
      end: (found.right + 1) / strip.width,
      confidence: SURE_OF_BROKEN,
    }
  )
}

/** The rows that print covers between two columns. */
function printedRows({ width, height, gray }: ClearStrip, from: number, to: number): { top: number; bottom: number } {
  const ink = Array.from({ length: height }, (_, row) => {
    let sum = 0
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x += 1)
      sum += 255 - byteAt(gray, row * width + x)
    return sum
  })
  const least = PRINTED * Math.max(...ink)
  return { top: ink.findIndex((sum) => sum > least), bottom: ink.findLastIndex((sum) => sum > least) }
}

function findBeforeNumbers(characters: readonly ReadCharacter[], strip: ClearStrip): ReadCharacter[] {
  const found: ReadCharacter[] = []
  for (const [index, character] of characters.entries()) {
    const mark = beginsNumber(characters, index) ? markBefore(characters, index, strip) : undefined
    if (mark) {
      const overlaps = (other: ReadCharacter | undefined) =>
        other && middleOf(other) > mark.start && middleOf(other) < mark.end
      // A letter that fills its square in a blurred picture, as は does, is no mark where it is read surely.
      const isLetter = mark.text === '▲' && overlaps(found.at(-1)) && (found.at(-1)?.confidence ?? 0) > SURE_OF_LETTER
      while (!isLetter && overlaps(found.at(-1))) found.pop()
      if (!isLetter) found.push(mark)
    }
    found.push(character)
  }
  return found
}

/** "20, 000": a comma that a blank was read behind stands within an amount, three digits of which follow. */
const WITHIN = /(?<!\d)\d{1,3}[.,]\s+$/
const GROUP = /^\d{3}(?!\d)/

function beginsNumber(characters: readonly ReadCharacter[], index: number): boolean {
  const told = (from: number, to: number): string =>
    characters
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join('')
  const [before, from] = [told(index - 6, index), told(index, index + 4)]
  return /^\d/.test(from) && !/[\d.,△▲]$/.test(before) && !(WITHIN.test(before) && GROUP.test(from))
}

/** Characters are placed by estimate: the ink nearest to the first digit may be the mark itself. */
function markBefore(characters: readonly ReadCharacter[], at: number, strip: ClearStrip): ReadCharacter | undefined {
  const place = middleOf(itemAt(characters, at)) * strip.width
  for (const level of INK_LEVELS) {
    const glyphs = glyphsBetween(place - BEFORE * strip.height, place + BEHIND * strip.height, strip, level)
    const near = glyphs.findIndex(({ right }) => right >= place - strip.height * 0.15)
    for (const index of [near, near - 1]) {
      const [glyph, next] = [glyphs[index], glyphs[index + 1]]
      if (!glyph || !next || next.left - glyph.right > MOST_GAP * strip.height) continue
      const text = triangleOf(glyph, strip, level)
      if (text === '▲' && (level !== INK_LEVELS[0] || !isBesideDigits(glyph, characters, at, strip))) continue
      if (text) return { text, start: glyph.left / strip.width, end: (glyph.right + 1) / strip.width, confidence: 0.95 }
    }
  }
  return brokenBefore(characters, at, strip)
}

/** A triangle whose strokes are broken, where nothing was read before the number. */
function brokenBefore(characters: readonly ReadCharacter[], at: number, strip: ClearStrip): ReadCharacter | undefined {
  const before = characters[at - 1]
  if (before && before.text.trim() !== '' && !LIKE_TRIANGLE.test(before.text)) return undefined
  const end = characters.findIndex(({ text }, index) => index > at && !/[\d.,]/.test(text))
  const last = itemAt(characters, end < 0 ? characters.length - 1 : end - 1)
  const first = itemAt(characters, at)
  const rows = printedRows(strip, first.start * strip.width, last.end * strip.width)
  const height = rows.bottom - rows.top
  const edge = middleOf(first) * strip.width - DIGIT * height
  return brokenTriangle(strip, { ...rows, from: edge - CORNER.before * height, to: edge + CORNER.behind * height })
}

/** A filled triangle and a grainy four are alike: the mark is ink that no digit of its number is left for. */
function isBesideDigits(
  mark: MarkedPiece,
  characters: readonly ReadCharacter[],
  at: number,
  strip: ClearStrip,
): boolean {
  const end = characters.findIndex(({ text }, index) => index > at && !/[\d.,]/.test(text))
  const digits = characters.slice(at, end < 0 ? undefined : end).filter(({ text }) => /\d/.test(text))
  const stop = middleOf(lastOf(digits)) * strip.width + BESIDE_LAST * strip.height
  return glyphsBetween(mark.left, stop, strip, INK_LEVELS[0]).length > digits.length
}

/** Connected ink as high as a mark or a digit between two columns, from left to right; specks, commas and rules are lower. */
function glyphsBetween(from: number, to: number, { width, height, gray }: ClearStrip, level: number): MarkedPiece[] {
  const left = Math.max(0, Math.floor(from))
  const [top, bottom] = [Math.round(height * 0.06), Math.floor(height * 0.94)]
  const size = { width: Math.max(0, Math.min(width, Math.ceil(to)) - left), height: bottom - top }
  const map = { ...size, marks: new Uint8Array(size.width * size.height) }
  for (let y = 0, at = 0; y < map.height; y += 1)
    for (let x = 0; x < map.width; x += 1, at += 1)
      if (byteAt(gray, (y + top) * width + x + left) < level) map.marks[at] = 1
  const glyphs: MarkedPiece[] = []
  for (let at = 0; at < map.marks.length; at += 1) {
    if (!map.marks[at]) continue
    const piece = takePiece(at, map, 1)
    if (piece.bottom - piece.top + 1 < LEAST_HEIGHT * height) continue
    glyphs.push({
      ...piece,
      left: piece.left + left,
      right: piece.right + left,
      top: piece.top + top,
      bottom: piece.bottom + top,
    })
  }
  return glyphs.toSorted((a, b) => a.left - b.left)
}

/** Whether a glyph is an upright triangle on its base: △ hollow, ▲ filled. */
function triangleOf(glyph: MarkedPiece, strip: ClearStrip, level: number): '△' | '▲' | undefined {
  const inked = extentsOf(glyph, strip, level)
  // On a slanted page the base is a step of two rows; below that of a triangle nothing is left, as there is of a four.
  const base = Math.max(0, ...inked.map(({ ink }) => ink))
  const rows = inked.slice(0, inked.findLastIndex(({ ink }) => ink > base * 0.9) + 1)
  const width = glyph.right + 1 - glyph.left
  if (inked.length - rows.length > Math.max(2, rows.length * 0.14)) return undefined
  if (rows.length < LEAST_HEIGHT * strip.height || width < rows.length * 0.7 || width > rows.length * 1.6)
    return undefined
  const straight = rows.every(({ from, to }, row) => {
    const half = (width / 2) * Math.min(1, (row + 1) / rows.length)
    const off = Math.max(Math.abs(from - (width / 2 - half)), Math.abs(to - (width / 2 + half)))
    return off <= CROOKED * width
  })
  if (!straight || base < width * 0.75) return undefined
  const ink = rows.reduce((sum, row) => sum + row.ink, 0)
  const share = ink / (width * rows.length)
  return share < HOLLOW ? '△' : share > FILLED ? '▲' : undefined
}

/** Of each row of a glyph: where its ink begins and ends, from the glyph's left, and how much it is. */
function extentsOf(
  { left, right, top, bottom }: MarkedPiece,
  { width, gray }: ClearStrip,
  level: number,
): { from: number; to: number; ink: number }[] {
  return Array.from({ length: bottom - top + 1 }, (_, row) => {
    const line = gray.subarray((row + top) * width + left, (row + top) * width + right + 1)
    const isInk = (value: number) => value < level
    const from = line.findIndex(isInk)
    return { from, to: line.findLastIndex(isInk) + 1, ink: line.reduce((sum, value) => sum + Number(isInk(value)), 0) }
  })
}

function middleOf({ start, end }: ReadCharacter): number {
  return (start + end) / 2
}
