import type { NativePage } from './engine/native-page.ts'

/** The placed text is shorter than the plain one by this share, and by so many letters, where some of it was lost. */
const LOST_SHARE = 0.15
const LOST_LETTERS = 60

/** Whether the native engine knows text of a page for which it tells no place: its plain text keeps it. */
export function losesText(page: NativePage): boolean {
  const plain = lettersIn(page.text ?? '')
  const lost = plain - countLetters(page)
  return lost > LOST_LETTERS && lost > LOST_SHARE * plain
}

/** Letters and digits of the text that has a place. */
export function countLetters({ textItems }: NativePage): number {
  return textItems.reduce((sum, { text }) => sum + lettersIn(text), 0)
}

/** Whether two readings of a page do not tell the same digits and plain letters, in whatever order. */
export function differsInLetters(one: NativePage, other: NativePage): boolean {
  const sorted = ({ textItems }: NativePage): string =>
    (
      textItems
        .map(({ text }) => text)
        .join('')
        .match(/[\da-z]/gi) ?? []
    )
      .toSorted()
      .join('')
  return sorted(one) !== sorted(other)
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** Words stand no higher than this many font sizes; some fonts say that all of theirs do. */
const TALLEST = 2
/** Fewest of them that are a font's fault, not one letter's. */
const FEWEST_TALL = 3

/**
 * Whether a font says of its letters that they are several lines high: the native engine takes what lies over one another for
 * one text, joins words of different lines and drops those that say the same.
 */
export function overlapsLines({ textItems }: NativePage): boolean {
  const tall = textItems.filter(
    ({ height, fontHeight = 0, rotation = 0 }) => fontHeight > 0 && rotation < 2 && isTooTall(height, fontHeight),
  )
  return tall.length >= FEWEST_TALL
}

/** Whether a box is higher than words of its font size are: it lies over the lines beside it. */
export function isTooTall(height: number, fontSize: number): boolean {
  return height > TALLEST * fontSize && !statesNoSize(fontSize, height)
}

/** Nobody can read letters below this size, and those that fill a line of this height are no such letters; in points. */
const UNREADABLE = 1
const READABLE_LINE = 4

/** Whether a size cannot be that of letters that stand in boxes of this height: one of glyphs that are drawings. */
export function statesNoSize(fontSize: number, height: number): boolean {
  return fontSize < UNREADABLE && height >= READABLE_LINE
}
