import type { NativePage, NativeTextItem } from '../engine/native-page.ts'
import { mayBeShuffled } from './letter-pairs.ts'

/** Characters that no text has: of private use, replacements, and controls. Soft hyphens at line ends are told as U+0002. */
const BAD =
  /[\ue000-\uf8ff\ufffd\ufff0-\uffff\u0000\u0001\u0003-\u0008\u000e-\u001f\u007f-\u009f]|[\u{f0000}-\u{10ffff}]/gu
/** Of a font's characters on the page, in words of more than one sign: bullets and tick boxes have no other character. */
const BAD_SHARE = 0.25
const FEWEST_BAD = 4

/** Scripts with letters in more than one block of Unicode; others have their own. So many stand together in codes of glyphs alone. */
const WIDE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}|\p{Script=Hangul}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
]
const MANY_SCRIPTS = 4
const SCRIPT_SHARE = 0.03
const FEWEST_LETTERS = 30

/** Numbers that nobody writes: a mark before the first digit or behind the last (but of years and days), two marks, groups of four. */
const BROKEN_NUMBER = /^[,'’]\d|(?!\b(?:19|20)\d\d)\b[\d,]{4,}[,'’]$|[.,'’]{2}|,\d{4}/
const BROKEN_SHARE = 0.2
const FEWEST_NUMBERS = 5

/** What the pictures of earlier pages said of a file's fonts. */
export interface FontVerdicts {
  sound: Set<string>
  wrong: Set<string>
}

/** The name of a text item's font without the mark of its subset: parts of one font are made alike. */
export const fontOf = ({ fontName = '' }: NativeTextItem): string => fontName.replace(/^[A-Z]{6}\+/, '')

/**
 * The text items of a page whose fonts may tell another text than they draw: a font without a character map gives the codes
 * of its glyphs, one with a wrong map other letters or digits. It is a suspicion; what is drawn decides.
 */
export function doubtfulItems(
  { textItems }: Pick<NativePage, 'textItems'>,
  { sound, wrong }: FontVerdicts,
): Set<NativeTextItem> {
  const visible = textItems.filter(({ invisible, fillColor }) => !invisible && !fillColor?.startsWith('00'))
  const byFont = Map.groupBy(visible, fontOf)
  return new Set(
    Array.from(byFont).flatMap(([font, items]) =>
      wrong.has(font) || (!sound.has(font) && isDoubtful(items)) ? items : [],
    ),
  )
}

function isDoubtful(items: readonly NativeTextItem[]): boolean {
  const words = items.flatMap(({ text }) => text.split(' ').filter(Boolean))
  const text = words.join(' ')
  return lacksCharacters(words) || mayBeShuffled(text) || isOfManyScripts(text) || breaksNumbers(items)
}

function lacksCharacters(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > 1).join('')
  const bad = long.match(BAD)?.length ?? 0
  return bad >= FEWEST_BAD && bad > BAD_SHARE * words.join('').length
}

function isOfManyScripts(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < FEWEST_LETTERS) return false
  const counts = Map.groupBy(letters, scriptOf)
  const present = Array.from(counts.values()).filter(({ length }) => length > SCRIPT_SHARE * letters.length)
  return present.length >= MANY_SCRIPTS
}

function scriptOf(letter: string): string {
  const wide = WIDE_SCRIPTS.findIndex((script) => script.test(letter))
  return wide >= 0 ? `script ${wide}` : `block ${(letter.codePointAt(0) ?? 0) >> 8}`
}

/** Numbers in sentences have commas behind them; those of a column have none. */
function breaksNumbers(items: readonly NativeTextItem[]): boolean {
  const numbers = items.map(({ text }) => text.trim()).filter((text) => /^[\d.,'’()%-]*\d{2}[\d.,'’()%-]*$/.test(text))
  const broken = numbers.filter((number) => BROKEN_NUMBER.test(number)).length
  return numbers.length >= FEWEST_NUMBERS && broken > BROKEN_SHARE * numbers.length
}
