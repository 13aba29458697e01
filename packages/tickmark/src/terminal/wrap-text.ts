/** East Asian wide and fullwidth characters, which take two columns of a terminal. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{20000}-\u{3FFFD}]/u
const ZERO = /\p{M}|[\u200B-\u200F\uFEFF]/u

/** Columns that a text takes on a terminal; colours must not be in it yet. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}

/** Fills a text with blanks up to `width` columns. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Cuts a text to `width` columns; an ellipsis shows that something is missing. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let cut = ''
  let used = 1
  for (const character of text) {
    used += widthOf(character)
    if (used > width) break
    cut += character
  }
  return `${cut.trimEnd()}…`
}

/** Closing marks never begin a line. */
const CLOSING = /^[、。，．；：！？）》」』】”’,.;:!?)\]%％]/u

/** Opening marks never end one. */
const OPENING = /[（《「『【“‘([]$/u

/** Breaks a text into lines of at most `width` columns: between words, and between any two wide characters. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width))
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of piecesOf(paragraph)) {
    const pieceWidth = widthOf(piece)
    if (used + widthOf(piece.trimEnd()) > width && line.trim() && !CLOSING.test(piece)) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
      used = widthOf(line)
    } else {
      line += piece
      used += pieceWidth
    }
  }
  return [...lines, line.trimEnd()]
}

/** What stays together: a word with the blanks after it, or one wide character with the marks that open before it. */
function piecesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].reduce<string[]>(
    (pieces, { segment }) => {
      const last = pieces.at(-1)
      const joins =
        last !== undefined &&
        (/\s$/.test(segment) ||
          OPENING.test(last) ||
          (!/\s$/.test(last) && !isBreakable(segment) && !isBreakable(last)))
      if (joins) pieces[pieces.length - 1] += segment
      else pieces.push(segment)
      return pieces
    },
    [],
  )
}

/** Korean is written with blanks between words and breaks at these. */
function isBreakable(piece: string): boolean {
  const last = [...piece].at(-1) ?? ''
  return WIDE.test(last) && !/\p{Script=Hangul}/u.test(last)
}
